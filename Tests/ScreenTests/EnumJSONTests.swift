import Foundation
import Testing

struct EnumJSONTests {
  @Test func anErrorIsTheNameOfItsCase() throws {
    let data = try JSONEncoder().encode(WeatherError.allCases)
    let names = WeatherError.allCases.map { "\"\($0)\"" }.joined(separator: ",")
    #expect(String(decoding: data, as: UTF8.self) == "[\(names)]")
    #expect(try JSONDecoder().decode([WeatherError].self, from: data) == WeatherError.allCases)
  }
}
