import Foundation
import MVVMRuntime

#if canImport(UIKit)
  import UIKit
#endif

final class PackingListController: UITableViewController {
  private let viewModel: PackingListViewModel
  private let nameField = UITextField()
  private let problemLabel = UILabel()
  private var rows: [ThingRow] = []

  init(viewModel: PackingListViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("a packing list needs its view model")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    tableView.backgroundView = problemLabel
    navigationItem.titleView = nameField
    bindInputs()
    bindOutputs()
  }

  private func bindInputs() {
    let viewModel = viewModel
    nameField.addAction(
      UIAction { [unowned nameField] _ in viewModel.newName.value = nameField.text ?? "" },
      for: .editingChanged)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in viewModel.add() })
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { _ in viewModel.reload() }, for: .valueChanged)
    refreshControl = refresh
  }

  private func bindOutputs() {
    viewModel.newName.bind(nameField) { field, name in
      // Not while the user is in the middle of it.
      if field.text != name { field.text = name }
    }
    viewModel.rows.bind(self) { $0.show($1) }
    viewModel.packed.bind(navigationItem) { $0.prompt = $1 }
    viewModel.problem.bind(problemLabel) { $0.text = $1 }
    viewModel.canAdd.bind(self) { $0.navigationItem.rightBarButtonItem?.isEnabled = $1 }
    viewModel.isLoading.bind(self) { $0.show(isLoading: $1) }
    viewModel.alert.bind(self) { $0.tell($1) }
  }

  private func show(_ rows: [ThingRow]) {
    self.rows = rows
    tableView.reloadData()
  }

  private func show(isLoading: Bool) {
    if isLoading {
      refreshControl?.beginRefreshing()
    } else {
      refreshControl?.endRefreshing()
    }
  }

  private func tell(_ text: String) {
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = rows[indexPath.row].title
    content.secondaryText = rows[indexPath.row].mark
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.toggle(id: rows[indexPath.row].id)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { viewModel.remove(id: rows[indexPath.row].id) }
  }
}
