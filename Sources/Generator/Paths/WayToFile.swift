/// The way from a folder to a file, where both paths start at the same place; nil where that can't
/// be told from their paths.
public func way(to file: String, from folder: String) -> String? {
  let (start, end) = (parts(of: folder), parts(of: file))
  let shared = zip(start, end).prefix { $0 == $1 }.count
  guard !start[shared...].contains(".."), folder.hasPrefix("/") == file.hasPrefix("/") else {
    return nil
  }
  return joined(end[shared...], behind: String(repeating: "../", count: start.count - shared))
}
