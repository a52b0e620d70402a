import Foundation
import Testing

struct DefaultsInJSONTests {
  @Test func aFieldWithADefaultMayBeMissing() throws {
    let data = Data(
      #"[{"name": "Rye", "price": 2}, {"name": "Rye", "price": 2, "crust": null}]"#.utf8)
    let rye = Bread(name: "Rye", price: 2)
    #expect(try JSONDecoder().decode([Bread].self, from: data) == [rye, rye])
  }
}
