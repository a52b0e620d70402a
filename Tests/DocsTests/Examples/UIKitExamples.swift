#if !canImport(UIKit)
  import Foundation
  import MVVMRuntime
  import Testing

  /// The Swift of `Docs/UIKit.md`, driven as UIKit does.
  @MainActor
  @Suite struct UIKitExamples {
    private let bag = MockBagService()

    private var tent: Thing { Thing(id: 1, name: "Tent", isPacked: false) }

    @Test func list() async throws {
      bag.onThings.returns([tent])
      let viewModel = PackingListViewModel(bag: bag)
      let controller = PackingListController(viewModel: viewModel)
      controller.loadViewIfNeeded()
      let refresh = try #require(controller.refreshControl)
      #expect(refresh.isRefreshing)
      await viewModel.settle()
      #expect(!refresh.isRefreshing)
      #expect(controller.navigationItem.prompt == "0 of 1 packed")
      #expect(shown(by: controller) == ["Tent "])
      bag.onUpdate.returns()
      let first = IndexPath(row: 0, section: 0)
      controller.tableView(controller.tableView, didSelectRowAt: first)
      #expect(shown(by: controller) == ["Tent ✓"])
      bag.onRemove.returns()
      controller.tableView(controller.tableView, commit: .delete, forRowAt: first)
      await viewModel.settle()
      #expect(shown(by: controller) == [])
      bag.onThings.fails(with: .offline)
      refresh.sendActions(for: .valueChanged)
      await viewModel.settle()
      let problem = controller.tableView.backgroundView as? UILabel
      #expect(problem?.text == "You are offline")
    }

    @Test func adding() async throws {
      bag.onThings.returns([])
      let viewModel = PackingListViewModel(bag: bag)
      let controller = PackingListController(viewModel: viewModel)
      controller.loadViewIfNeeded()
      await viewModel.settle()
      let field = try #require(controller.navigationItem.titleView as? UITextField)
      let add = try #require(controller.navigationItem.rightBarButtonItem)
      #expect(!add.isEnabled)
      field.text = "Tent"
      field.sendActions(for: .editingChanged)
      #expect(add.isEnabled)
      add.performPrimaryAction()
      #expect(field.text == "")
      await bag.onAdd.nextCall().fail(with: .full)
      await viewModel.settle()
      #expect(field.text == "Tent")
      let alert = controller.presentedViewController as? UIAlertController
      #expect(alert?.message == "The bag is full")
    }

    @Test func nothingHoldsTheController() async {
      bag.onThings.returns([tent])
      var viewModel: PackingListViewModel? = PackingListViewModel(bag: bag)
      weak let gone = viewModel
      var controller = viewModel.map { PackingListController(viewModel: $0) }
      weak let goneController = controller
      controller?.loadViewIfNeeded()
      await viewModel?.settle()
      viewModel = nil
      #expect(gone != nil)
      controller = nil
      #expect(goneController == nil)
      #expect(gone == nil)
    }

    @Test func staticForm() throws {
      let controller = GreetingController()
      controller.loadViewIfNeeded()
      let views = try #require(controller.view as? UIStackView).arrangedSubviews
      let field = try #require(views[0] as? UITextField)
      let button = try #require(views[1] as? UIButton)
      let label = try #require(views[2] as? UILabel)
      field.text = "Ficow Shen"
      field.sendActions(for: .editingChanged)
      #expect(label.text == "")
      button.sendActions(for: .primaryActionTriggered)
      #expect(label.text == "Hello Ficow Shen!")
    }

    private func shown(by controller: PackingListController) -> [String] {
      let rows = controller.tableView(controller.tableView, numberOfRowsInSection: 0)
      return (0..<rows).map { row in
        let path = IndexPath(row: row, section: 0)
        let content = controller.tableView(controller.tableView, cellForRowAt: path)
          .contentConfiguration
        return "\(content?.text ?? "") \(content?.secondaryText ?? "")"
      }
    }
  }
#endif
