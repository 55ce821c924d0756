// A compiled program together with the class library: makes Worlds in which it has been started.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "checkpoint/journal.h"
#include "checkpoint/sandbox.h"
#include "junit/tests.h"
#include "lang/compiler.h"
#include "vm/base/diagnostics.h"
#include "vm/base/source.h"
#include "vm/bytecode/image_file.h"
#include "vm/world.h"

namespace heddle::cli {

// The class library that is embedded in the binary; and as the compiler sees it.
const bytecode::ImageDirectory& library_images();
// What files that belong to the program at a path (program_path.h) are called: "SplitSync", "AccountTest.deposits".
std::string file_stem(const std::string& path);
std::unique_ptr<lang::LibraryProvider> embedded_library();
u64 library_hash();

// The path of a source file as people where they stand find it (and terminals open it): relative if it is below the
// current folder. Place::file has it so.
std::string shown_path(const std::string& path);

class Program {
 public:
  // Compiles `path` (a .java file; .hasm: bytecode assembly). Problems are rendered into *errors.
  // It may name more than a file: cli/program_path.h.
  static std::unique_ptr<Program> load(const std::string& path, std::string* errors);

  // The same of a text that stands in no file.
  static std::unique_ptr<Program> compile(const std::string& name, const std::string& text, std::string* errors);

  const std::vector<bytecode::ClassImage>& images() const { return images_; }
  const std::string& path() const { return path_; }
  std::string file_name() const;  // "SplitSync.java", "AccountTest.java#deposits"
  std::string stem() const;       // file_stem of its path
  // The tests that stand in its source file; `wanted`: that one, too (junit::tests_of).
  std::vector<junit::Test> tests(const std::string& wanted = "") const;
  const std::string& main_class() const { return main_class_; }  // its binary name; empty: there is no main method
  u64 hash() const { return hash_; }
  // `file`: its name, or its path as Place::file has it.
  std::string source_line(const std::string& file, u32 line) const;
  const base::SourceFiles& sources() const { return *sources_; }

  // A World with the program started; null with *error. Worlds that explore share one journal: the
  // outside is asked once, and answers each of them the same. A plain run has the real world.
  std::unique_ptr<vm::World> start(const vm::RunOptions& options, std::string* error) const;
  // From now on all Worlds of the program find this class, too: a debugger has made it.
  void add_class(bytecode::ClassImage image) const;
  const bytecode::ClassImage* find_class(std::string_view binary_name) const;  // of the program; null: none
  // The same World before anything has been started in it.
  std::unique_ptr<vm::World> connected_world(const vm::RunOptions& options) const;
  // From now on plain runs keep a journal of what the outside answers, too; what they do to files is done for real.
  // `stop`: set by a signal; then nobody waits for input any longer.
  void record(const volatile int* stop);
  // What the outside has answered to the Worlds that explore or are recorded.
  const vm::OutsideFacts& outside_facts() const { return journal_->facts(); }
  vm::OutsideFacts take_outside_facts() { return journal_->take_facts(); }  // for when nobody asks any more
  bool input_ended() const { return journal_->input_ended(); }
  // Starts with the answers that another process was given; only what goes beyond them is asked of the real world.
  void know(vm::OutsideFacts facts, bool input_ended) { journal_->know(std::move(facts), input_ended); }
  // From now on the answers that a schedule brings along are all there are, and the real world is not asked. The result
  // tells what the Worlds made by start() have asked for and not found among these.
  std::shared_ptr<vm::KnownOutside> replay_outside(vm::OutsideFacts facts);
  // Which files RunOptions::sandbox has kept from the Worlds: a line for standard error, or "".
  std::string sandbox_note() const { return sandbox_->note(); }
  // From now on nobody waits for input any longer once this is not 0 (a signal's handler sets it).
  void stop_at(const volatile int* stop) { stop_ = stop; }

 private:
  void point_to_name(const std::string& file, junit::Test* test) const;
  struct Provider;
  void take_main_of(const std::vector<std::string>& files);
  bool become_test(const std::string& name, std::string* errors);
  void finish();  // when the images are there
  std::string path_;
  std::string main_class_;
  std::vector<bytecode::ClassImage> images_;
  std::vector<std::string> main_file_classes_;  // binary names of the file's top-level classes
  std::shared_ptr<base::SourceFiles> sources_;
  std::shared_ptr<Provider> provider_;
  std::shared_ptr<checkpoint::Journal> journal_;
  bool recorded_ = false;
  std::shared_ptr<checkpoint::Sandbox> sandbox_;
  const volatile int* stop_ = nullptr;
  std::shared_ptr<vm::KnownOutside> known_;  // in place of the journal, for a replay
  u64 hash_ = 0;
};

// A program that can be run: it has a main method. Null: a message has been printed.
std::unique_ptr<Program> load_program(const std::string& path);

}  // namespace heddle::cli
