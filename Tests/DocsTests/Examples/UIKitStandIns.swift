#if !canImport(UIKit)
  import Foundation

  // What the examples use of UIKit, where there is none.

  extension IndexPath {
    init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    var row: Int { self[1] }
  }

  @MainActor
  final class UIAction {
    fileprivate let handler: (UIAction) -> Void

    init(handler: @escaping (UIAction) -> Void) {
      self.handler = handler
    }
  }

  @MainActor
  class UIView {}

  final class UIStackView: UIView {
    let arrangedSubviews: [UIView]

    init(arrangedSubviews views: [UIView]) {
      arrangedSubviews = views
    }
  }

  final class UILabel: UIView {
    var text: String?
  }

  class UIControl: UIView {
    enum Event {
      case editingChanged, primaryActionTriggered, valueChanged
    }

    private var actions: [(action: UIAction, event: Event)] = []

    func addAction(_ action: UIAction, for event: Event) {
      actions.append((action, event))
    }

    func removeAction(_ action: UIAction, for event: Event) {
      actions.removeAll { $0.action === action && $0.event == event }
    }

    func sendActions(for event: Event) {
      for action in actions where action.event == event { action.action.handler(action.action) }
    }
  }

  final class UIButton: UIControl {
    enum ButtonType {
      case system
    }

    init(type: ButtonType) {}
  }

  final class UITextField: UIControl {
    var text: String? = ""
  }

  final class UIRefreshControl: UIControl {
    private(set) var isRefreshing = false

    func beginRefreshing() {
      isRefreshing = true
    }

    func endRefreshing() {
      isRefreshing = false
    }
  }

  @MainActor
  final class UIBarButtonItem {
    enum SystemItem {
      case add
    }

    var isEnabled = true
    var primaryAction: UIAction?

    init(systemItem: SystemItem, primaryAction: UIAction?) {
      self.primaryAction = primaryAction
    }

    /// As a tap on it does.
    func performPrimaryAction() {
      if isEnabled, let primaryAction { primaryAction.handler(primaryAction) }
    }
  }

  @MainActor
  final class UINavigationItem {
    var titleView: UIView?
    var prompt: String?
    var rightBarButtonItem: UIBarButtonItem?
  }

  @MainActor
  class UIViewController {
    var view: UIView!
    let navigationItem = UINavigationItem()
    private(set) var presentedViewController: UIViewController?

    init() {}

    required init?(coder: NSCoder) {}

    func loadView() {
      view = UIView()
    }

    func viewDidLoad() {}

    func loadViewIfNeeded() {
      guard view == nil else { return }
      loadView()
      viewDidLoad()
    }

    func present(_ controller: UIViewController, animated: Bool) {
      presentedViewController = controller
    }
  }

  final class UIAlertAction {
    enum Style {
      case `default`
    }

    init(title: String?, style: Style) {}
  }

  final class UIAlertController: UIViewController {
    enum Style {
      case alert
    }

    let message: String?

    init(title: String?, message: String?, preferredStyle: Style) {
      self.message = message
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    func addAction(_ action: UIAlertAction) {}
  }

  struct UIListContentConfiguration {
    var text: String?
    var secondaryText: String?

    static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  }

  final class UITableViewCell: UIView {
    enum EditingStyle {
      case delete
    }

    var contentConfiguration: UIListContentConfiguration?
  }

  final class UITableView: UIView {
    enum Style {
      case plain
    }

    var backgroundView: UIView?
    private(set) var reloads = 0

    func register(_ cell: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {}

    func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell()
    }

    func reloadData() {
      reloads += 1
    }

    func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  }

  class UITableViewController: UIViewController {
    let tableView: UITableView! = UITableView()
    var refreshControl: UIRefreshControl?

    init(style: UITableView.Style) {
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }
#endif
