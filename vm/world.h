// World: everything that a running program is. If it affects execution it is here (law), or it is
// immutable (class metadata, code). Several Worlds can live in one process.
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "vm/class_table.h"
#include "vm/file_system.h"
#include "vm/heap.h"
#include "vm/outside.h"
#include "vm/thread.h"
#include "vm/undo_log.h"

namespace heddle::vm {

enum class InitState : u8 { None, Running, Done, Failed };
struct ClassInitRecord {  // indexed by ClassId; missing = None
  u32 epoch = 0;
  InitState state = InitState::None;
  ThreadId thread = kNoThread;  // Running: who
  u32 pending_at = 0;           // Running: 0 once its own initialiser has begun; before, while its superclasses are
                                // initialised: the frames of the use that has begun it, + 1
};

// How time passes in a World.
enum class TimePolicy : u8 {
  Elapses,  // with every step. Who sleeps, or waits with a time limit, goes on when the clock says so
  Free,     // not by itself: any time limit may be up at any moment, and a sleep takes no time. The caller decides
};

struct RunOptions {
  bool assertions = true;        // -da turns them off
  bool finalizers = true;        // --no-finalizers: finalize() is never called
  bool queue_finalizers = true;  // false under exploration, unless the finalizer thread takes part in it
  TimePolicy time = TimePolicy::Elapses;
  bool backtracks = false;     // the caller goes back in time, and undoes attempts that are blocked: nobody stands
                               // in a queue but by an operation of his own, and what is dead is needed again
  bool boots_library = false;  // the library's classes are initialised before the program's: no use of them is an
                               // operation
  bool collects_on_request = false;  // references are cleared, and finalizers queued, by System.gc() alone
  bool full_join = true;             // Thread.join as Java's wait loop (needed if a thread's monitor is used otherwise)
  bool spurious_wakeups = false;
  bool waiters_leave = false;  // an interrupted waiter leaves the wait set in an operation of its own (JLS 17.2.4)
  u64 random_seed = 42;
  // From how many orders of identity hash codes one is chosen, in an operation of its own, when the program sees the
  // first one; 1: nothing is chosen.
  u32 hash_orders = 1;
  u32 counted_timeouts = ~0u;            // of a thread: more are not counted, and so make no other state
  u64 start_time_ms = 1577836800000ull;  // 2020-01-01T00:00:00Z, the virtual clock's start
  u64 max_heap_bytes = 1ull << 30;
  bool gc_stress = false;        // collect at every allocation
  bool no_exit = false;          // System.exit and halt are faults of the program
  bool latches_add = false;      // threads count a CountDownLatch down in any order, as long as nobody waits for it
  bool thread_per_task = false;  // pools start a thread for each task, where nobody can tell (interp/task_threads.h)
  bool names_count = true;  // who asks for a thread's name has seen it; else who looks at its characters, or prints it
  // A number that is only put into text has been seen; else if somebody looks at that text (interp/printed_text.h), and
  // until then a register that serves nothing else is no part of the state.
  bool values_count = true;
  // "": the program sees the files, the environment and the user as they are. A folder: only the files below it, and
  // no native calls; kNoFiles: no files at all.
  std::string sandbox;
  static constexpr const char* kNoFiles = "none";
  // "Account.balance": plain fields whose accesses are visible operations, as if they were volatile; "int[]",
  // "Item[]": types of arrays for whose elements this holds (but in arrays of the boot). "*" in front: all fields of
  // the program's own classes that are not final, all arrays, and what else is named.
  std::vector<std::string> promoted;
  std::vector<std::string> arguments;
};

// What is written to one output stream. Plain runs flush it to the real file descriptor.
struct OutputStream {
  std::string text;  // since the start of the path, or since the last flush in a plain run
  u64 flushed = 0;   // bytes already handed over
};

// Plain bytes: copied whole by every mark.
struct WorldScalars {
  u32 live_threads = 0;       // started and not dead
  u32 live_user_threads = 0;  // of these, not daemon
  u8 exiting = 0;             // System.exit was called, or halt
  i32 exit_code = 0;
  u64 clock_ns = 0;  // virtual nanoseconds since the start; under exploration only sleeps, timeouts
                     // and readings of the clock take time
  u32 next_wait_number = 0;
  u8 identity_observed = 0;  // some object's identity was seen by the program
  u8 hash_order = 0;         // which of RunOptions::hash_orders was chosen, from 1 on; 0: none
  u8 clock_observed = 0;
  u8 random_drawn = 0;     // the program has used a generator whose seed is the run's
  u8 values_seen = 0;      // somebody has looked at text that is made of numbers which have not been counted
  u32 shutdown_stage = 0;  // ThreadId + 1 of the thread that runs the shutdown hooks, with which the program ends; or 0
  u64 input_position = 0;  // of standard input
  u64 boot_allocations = 0;
  u64 allocated_bytes = 0;     // by all threads
  u64 live_bytes = 0;          // after the last full collection, or when has_room looked ...
  u64 collected_at = 0;        // ... which was when so much had been allocated
  u32 pending_finalizers = 0;  // objects with kFinalizing
  u8 turn_over = 0;            // a collection found work for finalizers: the running thread should end its turn
  u32 pending_references = 0;  // on the list Reference.pending
};

// Where a collection has put things. Objects older than the newest mark, and permanent ones, stay
// where they are.
class Relocation {
 public:
  virtual Ref forward(Ref object) const = 0;  // its new place; 0 if it was garbage
  // The new place of a limit between objects (a former heap top): what lay below it lies below that.
  virtual Ref boundary(Ref limit) const = 0;

 protected:
  ~Relocation() = default;
};

// Whoever keeps Refs outside the World (detectors) and wants to follow the objects.
class RelocationListener {
 public:
  virtual ~RelocationListener() = default;
  // A collection is about to begin; nothing has moved or died. What is put into `kept` stays, although the
  // program may not reach it (as far as the program can notice, it is dead all the same).
  virtual void collection_begins(std::vector<Ref>& kept) { static_cast<void>(kept); }
  virtual void objects_moved(const Relocation& moved) = 0;  // at the end of a collection
};

// Whoever wants to know of exceptions where they are thrown, when the stack is still as it was.
class ThrowListener {
 public:
  virtual ~ThrowListener() = default;
  // t is about to unwind its stack. Nothing may be changed.
  virtual void exception_thrown(ThreadId t, Ref exception) = 0;
};

struct World {
  World(ClassProvider& classes, const NativeProvider& natives, RunOptions options);
  ~World();
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  RunOptions options;
  UndoLog undo;
  ClassTable classes;
  Heap heap;
  std::vector<std::unique_ptr<Thread>> threads;  // by ThreadId; slots are never removed
  std::vector<ClassInitRecord> class_init;       // by ClassId, grown on demand
  WorldScalars scalars;
  OutputStream out, err;
  std::shared_ptr<Outside> outside;   // what can be learned from outside
  std::unique_ptr<FileSystem> files;  // what the program does to files
  // Both at once, before the program starts; without `file_system` the files are an overlay. A new World
  // knows nothing (KnownOutside).
  void connect(std::shared_ptr<Outside> to, std::unique_ptr<FileSystem> file_system = nullptr);

  Thread& thread(ThreadId id) { return *threads[id]; }
  const Thread& thread(ThreadId id) const { return *threads[id]; }
  // The slot of the number-th thread that `parent` starts; made when this path is the first to do so.
  // Main is intern_thread(kNoThread, 0), made by the constructor.
  ThreadId intern_thread(ThreadId parent, u32 number);

  // --- doors: before anything in the record is changed
  void before_write_thread(ThreadId id) {
    ThreadCore& core = threads[id]->core;
    if (__builtin_expect(core.epoch != heap.epoch(), 0)) save_thread(id);
    core.local_state = 0;
  }
  void before_write_class_init(ClassId id);
  // Called by the interpreter before it executes in, or writes registers of, the frame `index` of a
  // thread: saves it (and those above that are unsaved) if it is unchanged since the newest mark.
  void before_write_frame(Thread& t, u32 index) {
    if (__builtin_expect(index < t.low_water, 0)) save_frames(t, index);
  }

  ClassInitRecord& init_record(ClassId id);  // through before_write_class_init if you change it
  bool is_initialised(const Class& c) const {
    return !c.needs_init || (c.id < class_init.size() && class_init[c.id].state == InitState::Done);
  }

  // --- names: the same in every schedule and process
  std::string thread_name(ThreadId id) const;  // its Java name ("main", "Thread-0")
  // What people call it: its Java name; with its path, "worker (0.1)", if others are known to have that name, too.
  std::string thread_label(ThreadId id) const;
  // Java names that more than one thread has: for thread_label() alone, the program cannot notice it. Whoever shows a
  // run from its beginning gives the names of its end; tell_threads_apart() adds those of the threads that there are.
  std::set<std::string> shared_thread_names;
  void tell_threads_apart();
  std::string thread_path(ThreadId id) const;  // path of start numbers: "0" main, "0.1" its second thread
  // "Account#2": simple class name and the object's number among all objects that main has created;
  // "Account#2@0.1" if the thread with that path has; "Account#2@boot"; "Account.class", "Account.<statics>",
  // "\"text\"" (a literal), "Main$$Lambda" (an instance that exists once). null reads "null".
  std::string object_label(Ref r) const;
  u32 identity_hash(Ref r);  // observable; sets the observed flags
  // The String is a thread's name, or made of one (interp/printed_text.h).
  void mark_thread_name(Ref string) { mark_string(string, kThreadName); }
  // The String is made of a number that counts for nothing else, or of such a String (interp/printed_text.h).
  void mark_printed_value(Ref string) { mark_string(string, kPrintedValue); }
  void mark_string(Ref string, u32 marks);  // ObjectFlags
  bool has_marked_strings = false;          // there may be such Strings

  // --- strings
  Ref new_string(std::string_view utf8, ThreadId creator);  // 0 on out of memory
  Ref new_string_utf16(std::u16string_view text, ThreadId creator);
  std::u16string string_utf16(Ref r) const;
  std::string string_utf8(Ref r) const;      // lone surrogates become '?', as Java prints them
  Ref allocate(Class& c, ThreadId creator);  // instance; 0 on out of memory
  Ref allocate_array(Class& array_class, u32 length, ThreadId creator);
  // The number of the creator's next allocation (kBootCreator has a count of its own, in scalars).
  u32 next_serial(ThreadId creator);

  // --- reclamation as the program can notice it (reclaim.cpp)
  // A full collection: clears weak references to what is not strongly reachable and gives them to their queues
  // (Reference.pending), queues dead objects for their finalizers, then clears phantom references; gives the
  // memory back unless a mark is outstanding. What it does depends on the program's state alone. soft_too:
  // memory is short.
  void collect_fully(bool soft_too);
  // Whether the program can notice a full collection at all.
  bool collections_matter() const {
    return classes.well_known().reference != nullptr || (options.finalizers && classes.any_finalizer());
  }
  // Objects with a finalizer that has not run and that nothing but finalizers, weak and phantom references
  // leads to, in order of allocation. Changes nothing.
  std::vector<Ref> unreachable_finalizable();
  void queue_finalizer(Ref r);     // it waits for the finalizer thread from now on
  Ref take_finalizable();          // the first that waits for its finalizer; 0: none. It will not be given again
  Ref take_reference();            // the first cleared reference that has a queue; 0: none
  u32 pending_references() const;  // that take_reference() would give, counted; ~0: they are in a circle
  // Bytes in use at most: what was live when that was last looked at, and all that was allocated since. The same
  // whenever memory-only collections happen.
  u64 bytes_in_use() const { return scalars.live_bytes + scalars.allocated_bytes - scalars.collected_at; }
  // Whether an object of `bytes` more is below the limit of memory; if need be, by looking at what lives, in plain runs
  // by full collections. What marks keep of the dead does not count: the answer depends on the program's state alone.
  bool has_room(u64 bytes);
  // An allocation failed for want of address space, though not of memory that the program may have: marks keep too
  // much of what is dead. Once set, what happens has no meaning.
  bool address_space_exhausted = false;
  // Objects whose finalizers have not begun, in order of allocation; with a mark outstanding also others, which
  // have neither kFinalizable nor kFinalizing any more.
  std::vector<Ref> finalizable;
  void drop_finalized_from(Ref from);     // drops such others from `from` on
  void forget_finalizable_from(Ref top);  // a restore: what is younger has ceased to exist

  // Collects memory now, without any effect on the program. Roots: live registers, statics, thread records, undo images
  // since the newest mark, `extra_roots`. With a mark outstanding only what is younger than it. Deterministic.
  void collect_garbage();
  std::vector<Ref*> extra_roots;  // registered by natives across allocations
  // Objects of the boot: made by the library before main began, [first_ordinary, boot_top). They are
  // the library's own business: their accesses are not shared-memory accesses of the program. 0: none.
  Ref boot_top = 0;
  u32 boot_serials = 0;  // objects that the main thread allocated before main began
  bool is_boot_object(Ref r) const { return r < boot_top && r >= heap.first_ordinary(); }
  // Whether accesses of some of the object's elements or fields are visible operations.
  bool has_promoted_variables(Ref r) const {
    const Class* c = classes.by_id(heap.header(r).class_id);
    return (c->promoted_elements || c->promoted_fields) && !is_boot_object(r);
  }
  bool has_promoted_elements(Ref r) const {
    return classes.by_id(heap.header(r).class_id)->promoted_elements && !is_boot_object(r);
  }
  std::vector<RelocationListener*> relocation_listeners;
  std::vector<ThrowListener*> throw_listeners;
  u64 collections = 0;

 private:
  void save_thread(ThreadId id);
  void save_frames(Thread& t, u32 index);
  void make_room(u64 bytes);
  std::vector<Ref> kept_by_listeners();
  u64 live_bytes_now();
  size_t first_finalizing_ = 0;  // no object in `finalizable` before it waits; 0 is always right
  Ref allocate_raw(const Class& c, u64 payload_bytes, u32 length, ThreadId creator, u32 flags);
  std::unordered_map<u64, ThreadId> thread_ids_;  // (parent, number); only looked up
};

inline Class& class_of(const World& world, Ref r) { return *world.classes.by_id(world.heap.header(r).class_id); }

}  // namespace heddle::vm
