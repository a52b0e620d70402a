extension Screen {
  /// Sets values as one step: all is stored, derived values are brought up to date, and only then
  /// the observers are told, once each.
  @inlinable
  public func transaction(_ body: () -> Void) {
    open()
    body()
    close()
  }

  /// A transaction for code written by hand, and then its events. It does nothing in a run that is
  /// over.
  @MainActor
  public func update(_ body: () -> Void) {
    // A run of another screen may have led here, by way of what it delivers.
    let run = Run.current.flatMap { $0.screen === self ? $0 : nil }
    if run?.isOver == true { return }
    Run.apart {
      let outer = emitted
      emitted = []
      transaction(body)
      let events = emitted ?? []
      emitted = outer
      // An update inside another one is a part of it.
      guard depth == 0 else {
        emitted?.append(contentsOf: events)
        return
      }
      for event in events where run?.isOver != true { event() }
    }
  }

  /// What is done when a transaction is closed, before the observers are told: the owner brings
  /// derived values up to date, calls ``notify()``, and then starts what the changes set off.
  @MainActor
  public func onCommit<Owner: AnyObject>(
    of owner: Owner,
    _ commit: @escaping @MainActor (Owner) -> Void
  ) {
    // Boxes that belong to a screen are set on the main actor only: to look at each transaction
    // whether that is so would cost more than the transaction.
    let commit = unsafeBitCast(commit, to: ((Owner) -> Void).self)
    self.commit = { [weak owner] in
      if let owner { commit(owner) }
    }
  }

  /// Tells the observers of all that was set, in the order in which the boxes were made.
  public func notify() {
    depth = 0
    if staged.count < 2 {
      if let source = staged.popLast(), source.isPending { source.notification(source) }
      return
    }
    var list = staged
    staged = spare
    spare = []
    list.sortByOrder()
    for source in list where source.isPending { source.notification(source) }
    list.removeAll(keepingCapacity: true)
    spare = list
  }

  @usableFromInline
  func open() {
    if depth == 0 { transactionNumber &+= 1 }
    depth += 1
  }

  @usableFromInline
  func close() {
    guard depth == 1 else {
      depth -= 1
      return
    }
    if let commit {
      let number = transactionNumber
      commit()
      if depth == 1, number == transactionNumber { notify() }
    } else {
      notify()
    }
  }

  /// The number of the transaction that is open now.
  @usableFromInline var openTransaction: Int? { depth > 0 ? transactionNumber : nil }

  /// Something was set: as a part of the open transaction, or of one of its own. A screen without
  /// anything to do at a commit needs none: then it stages nothing.
  @inlinable
  @inline(__always)
  func stages(_ source: StagedSource) -> Bool {
    if depth == 0, commit == nil { return false }
    stage(source)
    return true
  }

  @usableFromInline
  func stage(_ source: StagedSource) {
    if depth > 0 { return add(source) }
    open()
    add(source)
    close()
  }

  private func add(_ source: StagedSource) {
    // Who was bound since it was set last does not know this value.
    if source.isDisturbed { source.forgetUpToDate() }
    guard source.transaction != transactionNumber else { return }
    source.transaction = transactionNumber
    source.isPending = true
    staged.append(source)
  }
}

extension ContiguousArray<StagedSource> {
  /// By insertion: boxes are nearly always set in the order in which they were made.
  fileprivate mutating func sortByOrder() {
    var place = 1
    while place < count {
      var hole = place
      while hole > 0, self[hole - 1].order > self[hole].order {
        swapAt(hole - 1, hole)
        hole -= 1
      }
      place += 1
    }
  }
}
