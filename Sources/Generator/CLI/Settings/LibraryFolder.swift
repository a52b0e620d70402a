import MVVMGenPipeline
import MVVMGenSpec
import MVVMGenWriting

/// A folder with libraries of another module.
struct LibraryFolder: Equatable {
  var module: String
  var path: String
}

/// The modules of libraries, as the configuration and then the arguments say it.
func libraryModules(_ options: GenerateOptions, _ configuration: Configuration) -> LibraryModules {
  var modules = LibraryModules()
  let folders = libraryFolders(options, configuration)
  guard !folders.isEmpty else { return modules }
  let start = currentFolder()
  for folder in folders { modules.add(folder.module, in: folder.path, from: start) }
  return modules
}

/// The folders of both.
func libraryFolders(
  _ options: GenerateOptions, _ configuration: Configuration
) -> [LibraryFolder] {
  guard !configuration.imports.isEmpty else { return options.imports }
  return configuration.imports.sorted { $0.key < $1.key }
    .map { LibraryFolder(module: $0.key, path: $0.value.value) } + options.imports
}
