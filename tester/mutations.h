// Switches of the mutation check of the reduction by summaries (docs/testing.md, "Random comparisons"): each drops
// one of its conditions, or makes one of its bounds small. Without a condition the random comparison, or a witness,
// must differ from brute force; with small bounds nothing may. Only tests set them.
#pragma once

#include "tester/summary.h"

namespace heddle::tester {

enum class Condition : u8 {
  None,
  Cycles,           // everybody is required at a node from whose subtree a path leads back to it
  Members,          // the root's summary counts for all members of a component
  MemberNames,      // in which young objects of another member have no names (no witness is known)
  Obstacle,         // of a required thread that cannot go on, those on whom that depends are required, too
  Owner,            // likewise who has what it wants
  Attempts,         // what blocked attempts have touched is part of the summary
  AttemptsLast,     // they are tried again behind a block on which they depend
  Outer,            // who acquires depends on who may stand inside his block with the monitor
  Leave,            // and on who leaves it held, or free
  EverythingBlock,  // a block that depends on everything requires everybody
  CutOff,           // and so does one that leads to no state
  CutOffTouches,    // whose touches are part of the summary
  Bystanders,       // everybody is required where those who have been tried are stuck
  YoungTouches,     // young objects have numbers in the summary of a closed state
  Unnamed,          // and where there is no room for these, are all one
  Coarsening,       // a summary that is too long becomes coarse, and not short
  // Of what comes behind others' ends:
  EndsInOrder,  // what a block touches in front of a join does not come behind that end
  EndsSeen,     // nor does its look at that end, if it can be met while it waits
  EndsCommon,   // a touch comes behind what it comes behind wherever it is found
  Memory,       // the search starts again with sleep sets when memory has to be freed
  // Of like threads:
  Places,        // in the summary of a closed state threads have their places
  Alike,         // where paths lead back to a state, what a thread touches those like it may touch (no witness known)
  MembersAlike,  // and so it is in the other members of the component (no witness known)
  Unstarted,     // what a thread touches that is to be started later, whoever has to act first touches
  Starter,       // and he is required where that thread is (no witness known)
  Exchanges,     // accesses noted for a race may be those of who has changed places with their thread
  Asked,         // the search starts again when somebody looks at which thread is which
  HiddenAlike,   // state of the library's that one of several like threads touches they all touch
  JoinsShared,   // to the next join a thread touches nothing that others can get at (no witness known without a race)
  JoinsSeen,     // chains of joins are none where it is seen at which join a thread waits
  // Of blocks that run on:
  Meetings,  // nobody who depends on one can come into the middle of it
};

struct SummaryOptions {
  Condition dropped = Condition::None;
  u32 without_variable = 0;             // offset of a special variable that footprints are to leave out, 0 = none
  size_t max_touches = kMaxTouches;     // of each thread, in a summary
  size_t max_names = size_t{32} << 20;  // of young objects, of all states on the path
};

}  // namespace heddle::tester
