// A compiled program together with the class library: makes Worlds in which it has been started.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "vm/base/diagnostics.h"
#include "vm/base/source.h"
#include "vm/bytecode/image_file.h"
#include "vm/world.h"

namespace heddle::cli {

// The class library that is embedded in the binary.
const bytecode::ImageDirectory& library_images();

class Program {
 public:
  // Compiles `path` (a .java file; .hasm: bytecode assembly). Problems are rendered into *errors.
  static std::unique_ptr<Program> load(const std::string& path, std::string* errors);

  const std::vector<bytecode::ClassImage>& images() const { return images_; }
  const std::string& path() const { return path_; }
  std::string file_name() const;          // "SplitSync.java"
  const std::string& main_class() const { return main_class_; }  // empty: none
  u64 hash() const { return hash_; }
  std::string source_line(const std::string& file, u32 line) const;
  const base::SourceFiles& sources() const { return *sources_; }

  // A World with the program started; null with *error. Standard input is shared by all Worlds: read
  // once for real, and the same for each.
  std::unique_ptr<vm::World> start(const vm::RunOptions& options, std::string* error) const;
  // Input that a schedule brings along: nothing is read from the real stream.
  void set_input(std::string text);
  const std::string& input_read() const { return input_->text; }

 private:
  struct Provider;
  std::string path_;
  std::string main_class_;
  std::vector<bytecode::ClassImage> images_;
  std::shared_ptr<base::SourceFiles> sources_;
  std::shared_ptr<Provider> provider_;
  std::shared_ptr<vm::InputJournal> input_;
  u64 hash_ = 0;
};

}  // namespace heddle::cli
