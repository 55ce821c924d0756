// What the kinds of operations of random programs have (random_program.h).
#pragma once

#include "test_support/random_program.h"

namespace heddle::tester {

inline bool refers_to_thread(RandomOpKind k) {
  return k == RandomOpKind::Start || k == RandomOpKind::Join || k == RandomOpKind::Alive || k == RandomOpKind::State ||
         k == RandomOpKind::Interrupt || k == RandomOpKind::IsInterrupted || k == RandomOpKind::Unpark;
}

inline bool refers_to_lock(RandomOpKind k) {
  return k == RandomOpKind::Region || k == RandomOpKind::TryRegion || k == RandomOpKind::Wait ||
         k == RandomOpKind::TimedWait || k == RandomOpKind::Notify || k == RandomOpKind::NotifyAll;
}

inline bool refers_to_number(RandomOpKind k) {
  return k == RandomOpKind::Read || k == RandomOpKind::Write || k == RandomOpKind::Increment ||
         k == RandomOpKind::PlainAdd || k == RandomOpKind::FinalRead || k == RandomOpKind::VolatileRead ||
         k == RandomOpKind::VolatileWrite || k == RandomOpKind::Cas || k == RandomOpKind::GetAndAdd ||
         k == RandomOpKind::Add || k == RandomOpKind::AddBelow || k == RandomOpKind::InitClass;
}

inline bool has_value(RandomOpKind k) {
  return k == RandomOpKind::If || k == RandomOpKind::Check || k == RandomOpKind::Assume || k == RandomOpKind::Write ||
         k == RandomOpKind::VolatileWrite || k == RandomOpKind::Cas || k == RandomOpKind::GetAndAdd ||
         k == RandomOpKind::Add || k == RandomOpKind::AddBelow || k == RandomOpKind::Choose ||
         k == RandomOpKind::PlainAdd || k == RandomOpKind::Print;
}

}  // namespace heddle::tester
