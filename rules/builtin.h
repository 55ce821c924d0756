// What makes each of the rules that come with Heddle. The table is in rules/registry.cpp; each group is one file.
#pragma once

#include <memory>

#include "rules/rule.h"

namespace heddle::rules {

using RulePointer = std::unique_ptr<Rule>;

// deadlock_rules.cpp
RulePointer make_deadlock();
RulePointer make_lock_order();
RulePointer make_relock();
RulePointer make_priority_inversion();
RulePointer make_priority_sharing();
RulePointer make_wait_under_lock();

// monitor_rules.cpp: monitors, wait and notify
RulePointer make_wait_unlocked();
RulePointer make_notify_unlocked();
RulePointer make_unlock_unheld();
RulePointer make_wait_outside_loop();
RulePointer make_several_predicates();
RulePointer make_lost_notify();
RulePointer make_unheard_notify();
RulePointer make_boxed_lock();
RulePointer make_lock_as_monitor();

// thread_rules.cpp: threads and their ends
RulePointer make_ends_holding_lock();
RulePointer make_never_started();
RulePointer make_never_joined();
RulePointer make_started_twice();
RulePointer make_run_called();
RulePointer make_deep_stack();

// data_rules.cpp
RulePointer make_unprotected_data();
RulePointer make_locked_elsewhere();
RulePointer make_double_checked_locking();

// performance_rules.cpp
RulePointer make_sleep_under_lock();
RulePointer make_join_under_lock();
RulePointer make_read_under_lock();

}  // namespace heddle::rules
