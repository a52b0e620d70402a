/// What is written by hand stands beside what is generated, in extensions: nothing that is
/// generated is ever edited.
extension PhotoListViewModel {
  /// What the view shows above the list.
  var title: String {
    let count = output.numberOfCells.value
    return count == 1 ? "1 photo" : "\(count) photos"
  }
}
