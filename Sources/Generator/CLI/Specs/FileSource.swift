import MVVMGenDiagnostics
import MVVMGenPaths
import MVVMGenPipeline
import MVVMGenPlanning
import MVVMGenReading
import MVVMGenWriting

/// Reads the files that specs use from the disk.
struct FileSource: SpecSource {
  /// Notes what is asked for, also what is not there.
  var log: ReadLog?
  /// What the specs of a run share.
  var cache: RunCache?
  /// Whether it runs for a build system, which runs Swift in the same folder and knows what a spec
  /// uses, but not who uses the spec.
  var isOfBuild = false

  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
    guard !path.hasPrefix("/") else {
      throw SpecSourceError("the path has to be relative to the spec")
    }
    guard !path.holds("://") else {
      throw SpecSourceError("only files of the project are read")
    }
    let full = normalized(folder(of: file.name) + path)
    // What is wrong with a file is shown with its lines, so a spec must not choose any file.
    let project = cache.map { $0.project(of: file.name) } ?? projectFolder(of: file.name)
    let place = cache?.resolved(full) ?? resolvedPath(full)
    if let project, !place.hasPrefix(withSlash(project)) {
      throw SpecSourceError("it leads out of the project, which is the folder \(project)")
    }
    let name = cache?.name(of: full) ?? full
    log?.paths.append(name)
    guard path.hasSuffix(".yaml") || isSpec(path) || FileKind(at: name) != .file else {
      throw SpecSourceError("it is no spec, as these end in .yaml")
    }
    if let known = cache?.spec(at: name) { return known }
    do throws(FileProblem) {
      return try Self.read(name)
    } catch {
      let nearest = Self.nearest(to: path, at: full, usedBy: file)
      throw SpecSourceError(error.reason, nearest: nearest ?? elsewhere(path, usedBy: file))
    }
  }

  /// A spec beside a file that is not there, as the path of one that is.
  private static func nearest(
    to path: String, at full: String, usedBy file: SourceFile
  ) -> String? {
    let kind = FileKind(at: full)
    if kind == .folder {
      let specs = ((try? names(in: full)) ?? []).filter(isSpec)
      return specs.count == 1 ? withSlash(path) + specs[0] : nil
    }
    guard kind == .missing else { return nil }
    let place = folder(of: full)
    let others = ((try? names(in: place)) ?? []).filter { isSpec($0) && place + $0 != file.name }
    let name = String(full.dropFirst(place.count))
    // The endings are alike in any case, and count for nothing.
    let stem = baseName(of: name)
    let nearest = didYouMean(stem, among: others.map(baseName))
    let meant = others.first { baseName(of: $0) == stem || baseName(of: $0) == nearest }
    return meant.map { folder(of: path) + $0 }
  }

  /// A spec of that name in a folder further up, or of the run in any other folder, as the path to
  /// it.
  private func elsewhere(_ path: String, usedBy file: SourceFile) -> String? {
    guard !isOfBuild else { return nil }
    let place = folder(of: file.name)
    let levels = place.utf8.count { $0 == UInt8(ascii: "/") }
    let above = (0..<levels).map {
      normalized(place + String(repeating: "../", count: $0 + 1) + path)
    }
    if let found = above.first(where: { isSpec($0) && FileKind(at: $0) == .file }) {
      return way(to: found, from: place)
    }
    if let found = inFolderAround(place, fileName(of: path), not: file.name) { return found }
    let stem = baseName(of: path).lowercased()
    return cache?.pathsOfRun.filter { baseName(of: $0).lowercased() == stem && $0 != file.name }
      .compactMap { way(to: $0, from: place) }.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// A spec of that name in a folder that stands in the spec's own, or beside that.
  private func inFolderAround(_ place: String, _ name: String, not own: String) -> String? {
    guard isSpec(name) else { return nil }
    for up in ["", "../"] {
      let around = place + up
      for folder in (try? names(in: around)) ?? [] where FileKind(at: around + folder) == .folder {
        let path = normalized("\(around)\(folder)/\(name)")
        if path != own, FileKind(at: path) == .file { return way(to: path, from: place) }
      }
    }
    return nil
  }

  func specs(beside file: SourceFile) -> [SourceFile] {
    directSpecs(in: folder(of: file.name)).filter { $0 != file.name }
      .compactMap { try? Self.read($0) }.seen(from: file)
  }

  func specs(
    beside file: SourceFile, declaring names: Set<String>, screens limit: Int
  ) -> [SourceFile] {
    guard let cache else {
      return DeclaredNames(specs(beside: file)).specs(declaring: names, screens: limit)
    }
    return cache.specs(beside: file, declaring: names, screens: limit).seen(from: file)
  }

  func specs(naming file: SourceFile) -> [SourceFile]? {
    if isOfBuild { return nil }
    guard let cache else { return NamedFiles(specs(beside: file)).specs(naming: file) }
    let specs = cache.specs(naming: file)
    log?.users += specs
    return specs
  }

  /// The path from the package, in whose folder SwiftPM runs Swift: so a terminal makes a link of
  /// what Swift says of a spec, a debugger finds it, and what is committed is the same everywhere.
  /// Nil where there is no package: nobody knows where Swift runs then.
  func placeForSwift(of file: SourceFile) -> String? {
    // What a build makes stays there. Editors take the place of a failure for a whole path, which a
    // plugin has; where the path is relative it is a build system's, whose sandbox may lack the
    // Package.swift.
    if isOfBuild { return file.name }
    let folder = folder(of: file.name)
    let place = cache.map { $0.place(of: folder) } ?? placeInPackage(of: folder)
    return place.map { $0 + fileName(of: file.name) }
  }

  static func read(_ path: String) throws(FileProblem) -> SourceFile {
    SourceFile(name: path, bytes: try readFile(path, limit: ReadingLimits.default.bytes))
  }
}

extension FileSource {
  func library(_ file: SourceFile, at id: FileID) -> LoadedLibrary? {
    let library = cache?.library(file, at: id)
    if let library { log?.paths += library.files.dropFirst().map { $0.name } }
    return library
  }

  func keep(_ library: () -> LoadedLibrary) { cache?.keep(library()) }
}

extension [SourceFile] {
  /// Those to which a way leads from a spec, by their paths from there.
  fileprivate func seen(from file: SourceFile) -> [SourceFile] {
    let place = folder(of: file.name)
    return compactMap { spec in
      way(to: spec.name, from: place).map { SourceFile(name: $0, bytes: spec.bytes) }
    }
  }
}

/// The specs in a folder, which ends with its slash, without those in its folders.
func directSpecs(in folder: String) -> [String] {
  ((try? names(in: folder)) ?? []).filter(isSpec).map { folder + $0 }
}
