#include "cli/saved_world.h"

#include <fmt/format.h>

#include <cstdio>

#include "checkpoint/digest.h"
#include "checkpoint/schedule_archive.h"
#include "checkpoint/world_image.h"
#include "cli/error_text.h"
#include "cli/next_command.h"
#include "cli/output.h"
#include "interp/reclaimers.h"
#include "tester/running_world.h"

namespace heddle::cli {

template <typename A>
void serialise(A& archive, SavedRun& s) {
  archive(s.program, s.run, s.seed, s.max_steps, s.state, s.facts);
}

namespace {

constexpr const char* kDamaged = "is damaged (what it holds is no world)";

int fail(const std::string& path, const std::string& error) {
  std::fprintf(stderr, "vm: %s %s\n", path.c_str(), error.c_str());
  return 2;
}

// The World into the file. False: a message has been printed.
bool write_world(const std::string& file, const Program& program, const vm::World& world, const SavedRun& saved) {
  const auto write = [&](checkpoint::ArchiveWriter& writer) {
    writer(saved);
    checkpoint::save_world(writer, world);
  };
  std::string error;
  if (checkpoint::replace_archive(file, checkpoint::ArchiveKind::World, program.hash(), library_hash(), write, &error))
    return true;
  std::fprintf(stderr, "vm: %s; the world was not saved\n", error.c_str());
  return false;
}

int save(const PlainOptions& options, const Program& program, const vm::World& world, const SavedRun& saved) {
  if (!write_world(options.save_file, program, world, saved)) return kNotWritten;
  std::fprintf(stderr, "vm: saved after %llu steps; to go on: vm --load-world %s\n",
               static_cast<unsigned long long>(saved.state.steps), file_text(options.save_file).c_str());
  return 0;
}

// Runs until the end or until --at, and saves there.
int run_on(const PlainOptions& options, const Program& program, vm::World& world, SavedRun& saved, bool from_saved) {
  interp::PlainRunOptions plain;
  plain.seed = saved.seed;
  plain.max_steps = saved.max_steps;
  plain.stop = limit_time(options.max_seconds);
  if (!options.save_file.empty()) plain.pause_at = options.save_at;
  const interp::PlainState from = saved.state;
  plain.from = from_saved ? &from : nullptr;
  PlainExtras extras{options.checkpoint_stress, options.stats, false};
  const KeptPrints prints(options.formats, &extras);
  const PlainRun done = run_plainly(world, plain, extras);
  if (!extras.quiet) advise_behind(done, options, program);
  saved.state = done.state;
  int status = done.exit_status;
  const bool to_save = !options.save_file.empty() && done.end == interp::PlainEnd::Paused && status == 0;
  if (to_save) status = save(options, program, world, saved);
  if (prints.any()) {
    Document document = prints.document(program, program.path(), world, done);
    if (to_save && status == 0) document["saved_world"] = options.save_file;
    if (!prints.deliver(document) && status == 0) status = 1;
  }
  if (options.save_file.empty() || done.end == interp::PlainEnd::Paused) return status;
  std::fprintf(stderr, "vm: the program ended after %llu steps; nothing was saved\n",
               static_cast<unsigned long long>(done.state.steps));
  return status;
}

}  // namespace

// --- loading

std::unique_ptr<SavedWorld> SavedWorld::read(const std::string& path, const std::string& program) {
  const auto failed = [&](const std::string& error) {
    fail(path, error);
    return nullptr;
  };
  checkpoint::Archive archive;
  std::string error;
  if (!checkpoint::read_archive(path, checkpoint::ArchiveKind::World, &archive, &error)) return failed(error);
  if (archive.library_hash != library_hash())
    return failed("was written by another vm: its class library is not this one's");
  auto world = std::make_unique<SavedWorld>();
  world->path_ = path;
  checkpoint::ArchiveReader reader(archive.payload);
  reader(world->saved_);
  const u64 heap = world->saved_.run.max_heap_bytes;
  interp::Schedule facts;  // which knows what is wrong with them
  facts.outside = world->saved_.facts;
  if (!reader.ok() || heap < (1u << 20) || heap > (15ull << 30) || !interp::is_well_formed(facts))
    return failed(kDamaged);
  if (!program.empty()) world->saved_.program = program;  // it has moved
  std::string errors;
  world->program_ = Program::load(world->saved_.program, &errors);
  if (!world->program_) {
    print_errors(errors);
    return nullptr;
  }
  if (world->program_->hash() != archive.program_hash)
    return failed("is of another version of " + world->saved_.program);
  checkpoint::Hasher hasher;
  hasher.add_bytes(archive.payload.data(), archive.payload.size());
  world->hash_ = hasher.finish().low;
  world->payload_ = std::move(archive.payload);
  return world;
}

std::string SavedWorld::from() const { return fmt::format("{}, after {} steps", path_, saved_.state.steps); }

std::unique_ptr<vm::World> SavedWorld::world(const Program& program, const vm::RunOptions& run,
                                             std::string* error) const {
  checkpoint::ArchiveReader reader(payload_);
  SavedRun again;
  reader(again);
  std::unique_ptr<vm::World> world = program.connected_world(run);
  if (!checkpoint::load_world(reader, *world, error)) return nullptr;
  if (saved_.state.current < world->threads.size()) return world;
  *error = kDamaged;
  return nullptr;
}

std::unique_ptr<vm::World> SavedWorld::plain_world(std::string* error) const {
  vm::RunOptions run = saved_.run;
  run.queue_finalizers = true;
  return world(*program_, run, error);
}

vm::RunOptions SavedWorld::exploring_options() const {
  vm::RunOptions run = saved_.run;
  tester::make_explorable(&run);
  return run;
}

std::unique_ptr<vm::World> SavedWorld::exploring_world(const Program& program, const vm::RunOptions& run,
                                                       std::string* error) const {
  std::unique_ptr<vm::World> made = world(program, run, error);
  if (made) tester::start_exploring_from(*made);
  return made;
}

// --- commands

tester::WorldFactory world_factory(const Program& program, const SavedWorld* saved) {
  if (saved != nullptr)
    return [&program, saved](const vm::RunOptions& run, std::string* error) {
      return tester::WorldPointer(saved->exploring_world(program, run, error).release());
    };
  return [&program](const vm::RunOptions& run, std::string* error) {
    return tester::WorldPointer(program.start(run, error).release());
  };
}

std::string problem_with_load_world(const Given& given) {
  if (given.operands.size() > 1) return "--load-world: the program has got its arguments already";
  for (const char* name :
       {"--heap", "--da", "--no-finalizers", "--gc-stress", "--seed", "--plain-max-steps", "--sandbox", "--no-exit"})
    if (given.contains(name) && !(name == std::string("--seed") && given.contains("--explore")))  // (of sampling)
      return fmt::format("{} may not be given with --load-world: the program goes on as it began", name);
  return "";
}

int run_and_save_world(const PlainOptions& options, const Program& program) {
  SavedRun saved;
  saved.program = options.file;
  saved.run = options.run;
  saved.run.arguments = options.arguments;
  saved.seed = options.seed;
  saved.max_steps = options.max_steps;
  std::string error;
  const std::unique_ptr<vm::World> world = program.start(saved.run, &error);
  if (!world) {
    std::fprintf(stderr, "vm: %s\n", error.c_str());
    return 2;
  }
  return run_on(options, program, *world, saved, false);
}

int load_world_and_run(const PlainOptions& options) {
  const auto saved = SavedWorld::read(options.load_file, options.file);
  if (!saved) return 2;
  std::string error;
  const std::unique_ptr<vm::World> world = saved->plain_world(&error);
  if (!world) return fail(options.load_file, error);
  SavedRun run = saved->saved();
  return run_on(options, saved->program(), *world, run, true);
}

int save_replayed_world(const std::string& file, const Program& program, const vm::World& world,
                        const interp::Schedule& schedule, bool quiet) {
  std::string changed;
  world.files->describe(&changed);
  if (!changed.empty()) {
    std::fprintf(stderr, "vm: the path has changed files, or has some open: its world cannot be saved here\n");
    return 1;
  }
  SavedRun saved;
  saved.program = program.path();
  saved.run = world.options;
  saved.facts = schedule.outside;
  for (const auto& t : world.threads) saved.state.steps += t->core.steps;
  if (!write_world(file, program, world, saved)) return kNotWritten;
  if (!quiet) std::printf("saved; to explore from here: vm --systematic --load-world %s\n", file_text(file).c_str());
  return 0;
}

}  // namespace heddle::cli
