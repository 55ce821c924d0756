// What the state of a World shows, by name: places, threads, locks, exceptions. Pure.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tester/block.h"
#include "tester/eraser.h"
#include "tester/finding.h"

namespace heddle::tester {

struct ProgramFault;  // block_runner.h

Place place_of(const vm::Method& method, u32 pc);
std::vector<Place> places_of(const vm::World& world, ThreadId t);  // innermost first, as the VM has them
// The innermost place outside the class library, or the innermost one.
const Place* user_place(const std::vector<Place>& stack);
// Where t goes round a loop: the outermost place outside the class library that stands in one, or the outermost one
// outside the library, or "". As Place::method. It is the same wherever in the loop t stands; a loop around the calls
// of several endless ones makes one of these.
std::string looping_method(const vm::World& world, ThreadId t);
// Of a thread inside a native method: the places of those that called it.
std::vector<Place> native_call_places(const vm::World& world, ThreadId t);
Thing monitor_thing(const vm::World& world, Ref monitor);           // also one of kInitMonitor, kGoneMonitor ...
std::string exception_text(const vm::World& world, Ref exception);  // "java.lang.AssertionError: message"
std::vector<Place> exception_places(const vm::World& world, Ref exception);  // where it was made, innermost first
std::string exception_message(const vm::World& world, Ref exception);
// "Account.balance", "int[3]", "element 3 of Main.data".
std::string variable_label(const vm::World& world, Ref object, u32 offset, vm::MethodId method, u32 pc);
// What RunOptions::promoted calls it: "Account.balance", or for an element the type of its array, "int[]".
std::string promotable_name(const vm::World& world, Ref object, u32 offset);

// Keys: the same cause has the same key in every schedule and World.
FindingId fault_key(const vm::World& world, const ProgramFault& fault);
FindingId race_key(const vm::World& world, const RaceReport& race);
// One thread's part of a deadlock: who, where, wanting what.
std::string stuck_part(const vm::World& world, ThreadId t, const Want& want, Ref waits_on);

// Does t wait, in a wait set, for a limited time?
bool waits_with_limit(const vm::World& world, ThreadId t);
// What t cannot get right now; WantKind::Nothing if it can go on (or waits for a notify).
Want want_now(const vm::World& world, ThreadId t);
// What a thread that has been started holds and wants right now; `held`: its monitors.
ThreadReport thread_report(const vm::World& world, ThreadId t, const std::vector<Ref>& held);
// The same of each thread that has been started.
std::vector<ThreadReport> thread_reports(const vm::World& world, const std::function<std::vector<Ref>(ThreadId)>& held);

}  // namespace heddle::tester
