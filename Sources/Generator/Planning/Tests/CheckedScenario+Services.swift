import MVVMGenChecking

extension CheckedScenario {
  /// The services that it speaks of.
  var services: [String] {
    given.answers.map { $0.service }
      + steps.flatMap { located -> [String] in
        switch located.step {
        case .reply(let reply): [reply.service]
        case .expectCalls(let expectations): expectations.map({ $0.service })
        case .send, .set, .advance, .expect, .expectChanges, .expectEvents: []
        }
      }
  }
}
