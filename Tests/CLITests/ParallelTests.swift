import Foundation
import Testing

@testable import mvvmgen

@Suite struct ParallelTests {
  @Test(arguments: [1, 2, 7]) func outputsComeInTheOrderOfInputs(threads: Int) {
    let inputs = Array(0..<500)
    var outputs: [Int] = []
    inParallel(inputs, threads: threads) {
      $0 * 2
    } take: {
      outputs.append($0)
    }
    #expect(outputs == inputs.map { $0 * 2 })
  }

  @Test func oneInputDoesNotKeepTheOthersWaiting() {
    let isSecondDone = DispatchSemaphore(value: 0)
    var outputs: [Bool] = []
    inParallel([0, 1], threads: 2) { input in
      if input == 1 {
        isSecondDone.signal()
        return true
      }
      // Without a second thread this would wait in vain.
      return isSecondDone.wait(timeout: .now() + 60) == .success
    } take: {
      outputs.append($0)
    }
    #expect(outputs == [true, true])
  }

  @Test func manySpecsAtOnceGiveWhatEachGivesAlone() throws {
    let numbers = 100..<140
    var specs: [String: String] = [:]
    for number in numbers {
      // Every third is wrong.
      let target = number.isMultiple(of: 3) ? "nothing" : "shown"
      specs["Specs/screen_\(number).yaml"] = """
        screen: Screen\(number)
        inputs: { text: String, go: {} }
        outputs: { shown: String }
        bindings:
          - when: go
            do: [ { set: { \(target): =text } } ]
        """
    }
    try Tool.inFolder(specs) { tool in
      let all = try tool.run("Specs", "-o", "All", "--quiet")
      let each = try numbers.map {
        try tool.run("Specs/screen_\($0).yaml", "-o", "Each").errors
      }
      let errors = each.filter { !$0.isEmpty }.joined(separator: "\n")
      #expect(all.errors == errors)
      #expect(errors.contains("screen_102.yaml"))
      #expect(all.status == 1)
      let names = try tool.names(in: "All")
      #expect(names.count == 27)
      #expect(try names == tool.names(in: "Each"))
      for name in names + [".mvvmgen-files"] {
        #expect(try tool.read("All/\(name)") == tool.read("Each/\(name)"))
      }
    }
  }
}
