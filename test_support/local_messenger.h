// Processes that send each other messages by sockets on this machine: what tests have in place of MPI.
#pragma once

#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <vector>

#include "tester/messenger.h"
#include "vm/base/check.h"

namespace heddle::tester {

// Made in one process, of which fork_others() forks the others; those end in finish().
class LocalMessenger final : public Messenger {
 public:
  explicit LocalMessenger(u32 size) : peers_(size) {}
  ~LocalMessenger() override {
    for (const Peer& p : peers_)
      if (p.socket >= 0) ::close(p.socket);
    for (const int child : children_) ::waitpid(child, nullptr, 0);
  }

  // Returns in all of them; rank() says which one it is.
  void fork_others() {
    const u32 n = size();
    std::vector<int> ends(size_t{n} * n, -1);  // [a * n + b]: a's end of what it has with b
    for (u32 a = 0; a < n; ++a)
      for (u32 b = a + 1; b < n; ++b) {
        int pair[2];
        HEDDLE_CHECK(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair) == 0, "socketpair");
        ends[a * n + b] = pair[0];
        ends[b * n + a] = pair[1];
      }
    for (u32 r = 1; r < n && rank_ == 0; ++r) {
      const int child = ::fork();
      HEDDLE_CHECK(child >= 0, "fork");
      if (child != 0) children_.push_back(child);
      else rank_ = r;
    }
    if (rank_ != 0) children_.clear();
    for (u32 a = 0; a < n; ++a)
      for (u32 b = 0; b < n; ++b) {
        if (a == b) continue;
        if (a == rank_) peers_[b].socket = ends[a * n + b];
        else ::close(ends[a * n + b]);
      }
  }
  const std::vector<int>& children() const { return children_; }  // in the first: all others

  u32 rank() const override { return rank_; }
  u32 size() const override { return static_cast<u32>(peers_.size()); }
  void send(u32 to, std::string bytes) override {
    const u64 length = bytes.size();
    peers_[to].unsent.append(reinterpret_cast<const char*>(&length), sizeof length);
    peers_[to].unsent += bytes;
    push();
  }
  bool receive(Message* message) override {
    push();
    for (u32 i = 0; i < size(); ++i) {
      const u32 from = next_++ % size();
      if (from != rank_ && receive_from(from, message)) return true;
    }
    return false;
  }
  u64 unsent() const override {
    u64 all = 0;
    for (const Peer& p : peers_) all += p.unsent.size();
    return all;
  }
  // (What the others have still sent to each other nobody wants any more.)
  void finish() override {
    if (rank_ != 0) ::_exit(0);
    while (unsent() > 0) {
      push();
      ::usleep(200);
    }
  }

 private:
  struct Peer {
    int socket = -1;
    std::string unsent, unread;
  };
  void push() {
    for (Peer& p : peers_) {
      size_t done = 0;
      while (done < p.unsent.size()) {
        const ssize_t n = ::send(p.socket, p.unsent.data() + done, p.unsent.size() - done, MSG_NOSIGNAL);
        if (n > 0) done += static_cast<size_t>(n);
        else if (errno == EAGAIN || errno == EINTR) break;
        else done = p.unsent.size();  // nobody is there
      }
      p.unsent.erase(0, done);
    }
  }
  bool receive_from(u32 from, Message* message) {
    Peer& p = peers_[from];
    char buffer[1 << 16];
    const ssize_t n = ::recv(p.socket, buffer, sizeof buffer, 0);
    if (n > 0) p.unread.append(buffer, static_cast<size_t>(n));
    if (n == 0 && from == 0) ::_exit(1);  // the first is gone, and so is the test
    u64 length = 0;
    if (p.unread.size() < sizeof length) return false;
    std::memcpy(&length, p.unread.data(), sizeof length);
    if (p.unread.size() - sizeof length < length) return false;
    *message = {from, p.unread.substr(sizeof length, length)};
    p.unread.erase(0, sizeof length + length);
    return true;
  }

  u32 rank_ = 0, next_ = 0;
  std::vector<Peer> peers_;
  std::vector<int> children_;
};

}  // namespace heddle::tester
