#include "tester/old_anchors.h"

#include <set>

namespace heddle::tester {
namespace {

using interp::Anchor;
using interp::Manner;
using interp::StopKind;

// What version 1 said, before and behind the subject; forms without a subject do not end with a blank. In the order in
// which they are tried: where one form begins with another, the longer one comes first.
struct OldForm {
  std::string_view before, behind;
  StopKind kind;
  Manner manner = Manner::Usual;
  std::string_view deed = "";  // with a file, in front of its name
};
constexpr OldForm kForms[] = {
    {"enters ", "", StopKind::Enter},
    {"queues for ", "", StopKind::Enter, Manner::Queues},
    {"is interrupted and stops waiting on ", "", StopKind::Leave},
    {"is interrupted and gets ", " back", StopKind::Reacquire, Manner::Interrupted},
    {"gets ", " back", StopKind::Reacquire},
    {"leaves ", "", StopKind::Exit},
    {"waits on ", "", StopKind::Wait},
    {"notifies one on ", "", StopKind::Notify},
    {"notifies all on ", "", StopKind::NotifyAll},
    {"starts a thread", "", StopKind::Start},
    {"starts a ", "", StopKind::Start, Manner::ByClass},
    {"starts ", "", StopKind::Start},
    {"has joined ", "", StopKind::Join, Manner::Arrived},
    {"joins ", "", StopKind::Join},
    {"ends", "", StopKind::Death},
    {"has parked", "", StopKind::Park, Manner::Arrived},
    {"parks", "", StopKind::Park},
    {"unparks ", "", StopKind::Unpark},
    {"interrupts ", "", StopKind::Interrupt},
    {"asks if interrupted", "", StopKind::InterruptedQuery},
    {"asks which threads live", "", StopKind::IsAlive},
    {"asks if ", " is alive", StopKind::IsAlive},
    {"asks for the state of ", "", StopKind::GetState},
    {"has slept", "", StopKind::Sleep, Manner::Arrived},
    {"sleeps", "", StopKind::Sleep},
    {"tries to enter ", "", StopKind::TryEnter},
    {"reads input", "", StopKind::Input},
    {"reads the clock", "", StopKind::Clock},
    {"updates ", "", StopKind::Cas},
    {"accesses elements of ", "", StopKind::Elements},
    {"needs class ", "", StopKind::ClassInit},
    {"has initialised class ", "", StopKind::ClassInitDone},
    {"chooses one of ", "", StopKind::Choose},
    {"prints", "", StopKind::Output},
    {"calls native ", "", StopKind::Native},
    {"exits the program", "", StopKind::ExitVm},
    {"calls gc", "", StopKind::Collect},
    {"waits for finalizers", "", StopKind::AwaitFinalizers},
    {"its time on ", " is up", StopKind::Waiting},
    {"the assertion fails", "", StopKind::AssertionFailed},
    {"dies by ", "", StopKind::Uncaught},
    {"opens ", "", StopKind::File, Manner::Usual, "open "},
    {"asks for its place in ", "", StopKind::File, Manner::Usual, "ask-place "},
    {"moves in ", "", StopKind::File, Manner::Usual, "move "},
    {"asks for the size of ", "", StopKind::File, Manner::Usual, "ask-size "},
    {"sets the size of ", "", StopKind::File, Manner::Usual, "set-size "},
    {"closes ", "", StopKind::File, Manner::Usual, "close "},
    {"looks at ", "", StopKind::File, Manner::Usual, "look "},
    {"deletes ", "", StopKind::File, Manner::Usual, "delete "},
    {"makes the directory ", "", StopKind::File, Manner::Usual, "make-directory "},
    {"renames ", "", StopKind::File, Manner::Usual, "rename "},
    {"lists ", "", StopKind::File, Manner::Usual, "list "},
};

// Version 1 had the same words for reading a file and a variable. A file that is read has been opened.
constexpr OldForm kOfFiles[] = {{"reads ", "", StopKind::File, Manner::Usual, "read "},
                                {"writes ", "", StopKind::File, Manner::Usual, "write "}};
constexpr OldForm kOfVariables[] = {{"reads ", "", StopKind::VolatileRead}, {"writes ", "", StopKind::VolatileWrite}};
constexpr std::string_view kOpens = "opens ", kSomeThread = "a thread";

bool has_form(const OldForm& form, const std::string& words) {
  const bool has_subject = form.before.ends_with(' ');
  if (!has_subject) return words == form.before;
  return words.starts_with(form.before) && words.ends_with(form.behind) &&
         words.size() > form.before.size() + form.behind.size();
}

Anchor made_of(const OldForm& form, const std::string& words) {
  Anchor a;
  a.kind = form.kind;
  a.manner = form.manner;
  if (!form.before.ends_with(' ')) return a;
  std::string subject = words.substr(form.before.size(), words.size() - form.before.size() - form.behind.size());
  const bool of_thread = form.kind == StopKind::Join || form.kind == StopKind::Unpark ||
                         form.kind == StopKind::Interrupt || form.kind == StopKind::GetState ||
                         form.kind == StopKind::IsAlive;
  if (of_thread && subject == kSomeThread) subject = form.kind == StopKind::IsAlive ? "?" : "";
  a.subject = std::string(form.deed) + subject;
  return a;
}

template <size_t N>
bool translate(const OldForm (&forms)[N], const std::string& words, Anchor* a) {
  for (const OldForm& form : forms) {
    if (!has_form(form, words)) continue;
    *a = made_of(form, words);
    return true;
  }
  return false;
}

}  // namespace

Anchor old_anchor(const std::string& words, const std::set<std::string>& files) {
  Anchor a;
  if (words.empty() || translate(kForms, words, &a)) return a;
  const bool file = files.contains(words.substr(std::min(words.find(' ') + 1, words.size())));
  if (file ? translate(kOfFiles, words, &a) : translate(kOfVariables, words, &a)) return a;
  // No words of version 1: it fits nothing.
  a.manner = Manner::Usual;
  a.subject = words;
  return a;
}

void translate_old_anchors(interp::Schedule* schedule) {
  if (schedule->version != 1) return;
  std::set<std::string> files;
  for (const interp::ScheduleStep& step : schedule->steps)
    for (const Anchor& a : step.anchors)
      if (a.subject.starts_with(kOpens)) files.insert(a.subject.substr(kOpens.size()));
  for (interp::ScheduleStep& step : schedule->steps)
    for (Anchor& a : step.anchors) {
      const Anchor now = old_anchor(a.subject, files);
      a.kind = now.kind;
      a.manner = now.manner;
      a.subject = now.subject;
    }
  schedule->version = interp::kScheduleVersion;
}

}  // namespace heddle::tester
