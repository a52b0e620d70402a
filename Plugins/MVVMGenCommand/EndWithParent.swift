import Foundation

/// Ends this when SwiftPM is gone: one that is killed tells nobody, and what it started would watch
/// for good. The timer has to be kept.
func endingWithParent() -> any DispatchSourceTimer {
  let parent = getppid()
  let timer = DispatchSource.makeTimerSource()
  timer.setEventHandler { if getppid() != parent { exit(1) } }
  timer.schedule(deadline: .now(), repeating: .seconds(1), leeway: .seconds(1))
  timer.activate()
  return timer
}
