#include "tester/forked_workers.h"

#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>
#include <utility>

#include "vm/base/write_all.h"

namespace heddle::tester {
namespace {

// In front of the bytes of a message.
struct Head {
  u64 size = 0;
  Workers::Message::Kind kind = Workers::Message::News;
};

std::string end_text(int status) {
  if (WIFSIGNALED(status)) return fmt::format("was killed by signal {}", WTERMSIG(status));
  return fmt::format("ended with status {}", WEXITSTATUS(status));
}

void* shared_memory(size_t bytes) {
  void* const memory =
      ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? nullptr : memory;
}

}  // namespace

ForkedWorkers::ForkedWorkers(u32 all, u64 shared_bytes) : Workers(shared_bytes), children_(all - 1) {
  // (Fresh pages are zero.)
  if (void* const memory = shared_memory(sizeof(Control)); memory != nullptr) control_ = new (memory) Control;
  if (void* const memory = shared_memory(children_.size() * sizeof(Mailbox)); memory != nullptr)
    mailboxes_ = static_cast<Mailbox*>(memory);
}

ForkedWorkers::~ForkedWorkers() {
  for (Child& child : children_) {
    if (child.pid == 0) continue;
    ::kill(child.pid, SIGKILL);
    while (::waitpid(child.pid, nullptr, 0) < 0 && errno == EINTR) {}
    ::close(child.from);
  }
  if (control_ != nullptr) ::munmap(control_, sizeof(Control));
  if (mailboxes_ != nullptr) ::munmap(mailboxes_, children_.size() * sizeof(Mailbox));
}

Workers::Begun ForkedWorkers::begin(u32 number, const std::function<std::string()>&) {
  int ends[2];
  if (::pipe(ends) != 0) return Begun::Failed;
  std::fflush(nullptr);  // what is in the buffers is written once
  const int parent = ::getpid();
  const int pid = ::fork();
  if (pid < 0) {
    ::close(ends[0]);
    ::close(ends[1]);
    return Begun::Failed;
  }
  if (pid == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) ::_exit(1);  // it has died before
    ::signal(SIGPIPE, SIG_IGN);
    ::close(ends[0]);
    for (Child& other : children_)
      if (other.pid != 0) ::close(std::exchange(other, {}).from);
    to_parent_ = ends[1];
    number_ = number;
    return Begun::Here;
  }
  ::close(ends[1]);
  mailbox(number).size.store(0, std::memory_order_relaxed);  // what the one before it has left there
  children_[number - 1] = {pid, ends[0], "", false};
  return Begun::There;
}

void ForkedWorkers::send(Message::Kind kind, const std::string& bytes) {
  Head head;
  head.size = bytes.size();
  head.kind = kind;
  std::string all(reinterpret_cast<const char*>(&head), sizeof head);
  all += bytes;
  if (!base::write_all(to_parent_, all)) ::_exit(1);  // nobody is there
}

bool ForkedWorkers::wants_job(u32 number) const {
  return is_running(number) && mailbox(number).size.load(std::memory_order_acquire) == 0;
}

bool ForkedWorkers::give_job(u32 number, const std::string& job) {
  if (job.empty() || job.size() > Mailbox::kMostBytes) return false;
  Mailbox& box = mailbox(number);
  std::memcpy(box.bytes, job.data(), job.size());
  box.size.store(static_cast<u32>(job.size()), std::memory_order_release);
  return true;
}

std::string ForkedWorkers::take_job() {
  Mailbox& box = mailbox(number_);
  const u32 size = box.size.load(std::memory_order_acquire);
  std::string job(box.bytes, size);
  if (size != 0) box.size.store(0, std::memory_order_release);
  return job;
}

void ForkedWorkers::tell_figures(u64 blocks, u64 schedules) {
  control_->figures[number_].blocks.store(blocks, std::memory_order_relaxed);
  control_->figures[number_].schedules.store(schedules, std::memory_order_relaxed);
}

Workers::Figures ForkedWorkers::figures(u32 number) const {
  const auto& figures = control_->figures[number];
  return {figures.blocks.load(std::memory_order_relaxed), figures.schedules.load(std::memory_order_relaxed)};
}

// There is something to be read, or the worker has ended.
void ForkedWorkers::read_from(Child& child, u32 number, std::vector<Message>* messages) {
  char buffer[1 << 16];
  ssize_t n = 0;
  do {
    n = ::read(child.from, buffer, sizeof buffer);
  } while (n < 0 && errno == EINTR);
  if (n > 0) {
    child.unread.append(buffer, static_cast<size_t>(n));
    size_t at = 0;
    for (Head head; child.unread.size() - at >= sizeof head;) {
      std::memcpy(&head, child.unread.data() + at, sizeof head);
      if (child.unread.size() - at - sizeof head < head.size) break;
      messages->push_back({head.kind, number, child.unread.substr(at + sizeof head, head.size)});
      if (head.kind == Message::Last) {
        child.said_last_word = true;
        control_->figures[number].blocks.store(0, std::memory_order_relaxed);
        control_->figures[number].schedules.store(0, std::memory_order_relaxed);
      }
      at += sizeof head + head.size;
    }
    child.unread.erase(0, at);
    return;
  }
  int status = 0;
  pid_t ended = 0;
  while ((ended = ::waitpid(child.pid, &status, 0)) < 0 && errno == EINTR) {}
  ::close(child.from);
  if (!child.said_last_word)
    messages->push_back({Message::Lost, number, ended == child.pid ? end_text(status) : "was lost"});
  child = {};
}

std::vector<Workers::Message> ForkedWorkers::receive(bool wait) {
  std::vector<Message> messages;
  for (;;) {
    std::vector<pollfd> fds;
    std::vector<u32> numbers;
    for (u32 i = 0; i < children_.size(); ++i) {
      if (children_[i].pid == 0) continue;
      fds.push_back({children_[i].from, POLLIN, 0});
      numbers.push_back(i + 1);
    }
    if (fds.empty()) return messages;
    const int ready = ::poll(fds.data(), fds.size(), wait && messages.empty() ? -1 : 0);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return messages;
    for (size_t i = 0; i < fds.size(); ++i)
      if (fds[i].revents != 0) read_from(children_[numbers[i] - 1], numbers[i], &messages);
  }
}

}  // namespace heddle::tester
