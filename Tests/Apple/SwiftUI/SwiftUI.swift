// Of SwiftUI what the documentation's views use, as Apple's SDK declares it. Nothing of it runs.

@_exported import Combine
@_exported import Observation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view of the library's own.
public protocol StandInView: View where Body == Never {}

extension StandInView {
  public var body: Never { fatalError() }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
}

public struct EmptyView: StandInView {}
public struct TupleView<Views>: StandInView {}

public struct Text: StandInView {
  public init<Content: StringProtocol>(_ content: Content) {}
}

public struct Form<Content: View>: StandInView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Button<Label: View>: StandInView {}

extension Button where Label == Text {
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {}
}

public struct TextField<Label: View>: StandInView {}

extension TextField where Label == Text {
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}
}

public struct Toggle<Label: View>: StandInView {}

extension Toggle where Label == Text {
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {}
}

public struct Stepper<Label: View>: StandInView {}

extension Stepper where Label == Text {
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>
  ) {}
}

public struct Slider<Label: View, ValueLabel: View>: StandInView {}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value>)
  where Value.Stride: BinaryFloatingPoint {}
}

public struct Picker<Label: View, Selection: Hashable, Content: View>: StandInView {}

extension Picker where Label == Text {
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {}
}

public struct ForEach<Elements: RandomAccessCollection, ID: Hashable, Content: View>: StandInView {
  public init(
    _ elements: Elements, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Elements.Element) -> Content
  ) {}
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public subscript<Member>(
    dynamicMember path: WritableKeyPath<Value, Member>
  ) -> Binding<Member> { fatalError() }
}

@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value { fatalError() }
}

extension Bindable where Value: AnyObject {
  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> { fatalError() }
}

extension Bindable where Value: Observable {
  public init(_ wrappedValue: Value) { fatalError() }
}

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init() where Value: ExpressibleByNilLiteral {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<Object: ObservableObject> {
  nonisolated public init(wrappedValue make: @autoclosure @escaping () -> Object) {}
  public var wrappedValue: Object { fatalError() }
}

extension View {
  nonisolated public func disabled(_ isDisabled: Bool) -> some View { self }
  nonisolated public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  nonisolated public func task(
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
}
