#include "cli/saved_world.h"

#include <cstdio>

#include "checkpoint/world_image.h"
#include "cli/commands.h"
#include "cli/plain_run.h"

namespace heddle::cli {
namespace {

// What stands in front of the World's own image.
struct SavedRun {
  std::string program;
  vm::RunOptions run;
  u64 seed = 0, max_steps = 0;
  interp::PlainState state;
  template <typename A>
  friend void serialise(A& archive, SavedRun& s) {
    archive(s.program, s.run, s.seed, s.max_steps, s.state);
  }
};

int fail(const std::string& path, const std::string& error) {
  std::fprintf(stderr, "vm: %s %s\n", path.c_str(), error.c_str());
  return 2;
}

// The paused run into the file of --save-world.
int save(const Options& options, const Program& program, const vm::World& world, const SavedRun& saved) {
  checkpoint::ArchiveWriter writer;
  writer(saved);
  checkpoint::save_world(writer, world);
  const std::string bytes =
      checkpoint::archive_bytes({checkpoint::ArchiveKind::World, program.hash(), library_hash(), writer.take()});
  std::string error;
  if (!checkpoint::replace_file(options.save_file, bytes, &error, true)) {
    std::fprintf(stderr, "vm: %s; the world was not saved\n", error.c_str());
    return 1;
  }
  std::fprintf(stderr, "vm: saved after %llu steps; to go on: vm --load-world %s\n",
               static_cast<unsigned long long>(saved.state.steps), options.save_file.c_str());
  return 0;
}

// Runs until the end or until --at, and saves there.
int run_on(const Options& options, const Program& program, vm::World& world, SavedRun& saved, bool from_saved) {
  interp::PlainRunOptions plain;
  plain.seed = saved.seed;
  plain.max_steps = saved.max_steps;
  if (!options.save_file.empty()) plain.pause_at = options.save_at;
  const interp::PlainState from = saved.state;
  plain.from = from_saved ? &from : nullptr;
  const PlainRun done = run_plainly(world, options, plain);
  saved.state = done.state;
  if (options.save_file.empty()) return done.exit_status;
  if (done.paused) return done.exit_status != 0 ? done.exit_status : save(options, program, world, saved);
  std::fprintf(stderr, "vm: the program ended after %llu steps; nothing was saved\n",
               static_cast<unsigned long long>(done.state.steps));
  return done.exit_status;
}

}  // namespace

int run_and_save_world(const Options& options, const Program& program) {
  SavedRun saved;
  saved.program = options.words[0];
  saved.run = options.run;
  saved.run.arguments.assign(options.words.begin() + 1, options.words.end());
  saved.seed = options.seed;
  saved.max_steps = options.plain_max_steps;
  std::string error;
  const std::unique_ptr<vm::World> world = program.start(saved.run, &error);
  if (!world) {
    std::fprintf(stderr, "vm: %s\n", error.c_str());
    return 2;
  }
  return run_on(options, program, *world, saved, false);
}

int load_world_and_run(const Options& options) {
  const std::string& path = options.load_file;
  checkpoint::Archive archive;
  std::string error;
  if (!checkpoint::read_archive(path, checkpoint::ArchiveKind::World, &archive, &error)) return fail(path, error);
  if (archive.library_hash != library_hash())
    return fail(path, "was written by another vm: its class library is not this one's");
  checkpoint::ArchiveReader reader(archive.payload);
  SavedRun saved;
  reader(saved);
  const u64 heap = saved.run.max_heap_bytes;
  if (!reader.ok() || saved.run.exploring || heap < (1u << 20) || heap > (15ull << 30))
    return fail(path, "is damaged (what it holds is no world)");
  if (!options.words.empty()) saved.program = options.words[0];  // it has moved
  std::string errors;
  const std::unique_ptr<Program> program = Program::load(saved.program, &errors);
  if (!program) {
    std::fputs(errors.c_str(), stderr);
    return 2;
  }
  if (program->hash() != archive.program_hash) return fail(path, "is of another version of " + saved.program);
  const std::unique_ptr<vm::World> world = program->connected_world(saved.run);
  if (!checkpoint::load_world(reader, *world, &error)) return fail(path, error);
  if (saved.state.current >= world->threads.size()) return fail(path, "is damaged (what it holds is no world)");
  return run_on(options, *program, *world, saved, true);
}

}  // namespace heddle::cli
