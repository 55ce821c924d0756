// Messages by MPI. A module of its own, which vm loads under mpirun only: nobody else needs an MPI.
#include <algorithm>
#include <boost/mpi/communicator.hpp>
#include <boost/mpi/environment.hpp>
#include <boost/mpi/exception.hpp>
#include <list>
#include <map>

#include "tester/messenger.h"

namespace heddle::tester {
namespace {

// MPI counts bytes in an int: longer messages go in pieces.
constexpr size_t kMostBytes = 1 << 30;
constexpr int kWhole = 0, kMoreFollows = 1;  // tags

class MpiMessenger final : public Messenger {
 public:
  // (With MPI's own handler of errors a process that is gone would be the end of this one.)
  MpiMessenger() : environment_(false) {}
  u32 rank() const override { return static_cast<u32>(world_.rank()); }
  u32 size() const override { return static_cast<u32>(world_.size()); }

  void send(u32 to, std::string bytes) override {
    collect();
    Outgoing& out = outgoing_.emplace_back();
    out.bytes = std::move(bytes);
    unsent_ += out.bytes.size();
    try {
      size_t at = 0;
      for (; out.bytes.size() - at > kMostBytes; at += kMostBytes)
        out.requests.push_back(
            world_.isend(static_cast<int>(to), kMoreFollows, out.bytes.data() + at, static_cast<int>(kMostBytes)));
      out.requests.push_back(
          world_.isend(static_cast<int>(to), kWhole, out.bytes.data() + at, static_cast<int>(out.bytes.size() - at)));
    } catch (const boost::mpi::exception&) {  // it is gone, of which mpirun tells
    }
  }

  bool receive(Message* message) override {
    collect();
    try {
      while (const auto there = world_.iprobe(boost::mpi::any_source, boost::mpi::any_tag)) {
        const int count = there->count<char>().get_value_or(0);
        std::string& bytes = incoming_[there->source()];
        const size_t before = bytes.size();
        bytes.resize(before + static_cast<size_t>(count));
        world_.recv(there->source(), there->tag(), bytes.data() + before, count);
        if (there->tag() == kMoreFollows) continue;
        *message = {static_cast<u32>(there->source()), std::move(bytes)};
        bytes.clear();
        return true;
      }
    } catch (const boost::mpi::exception&) {}
    return false;
  }

  u64 unsent() const override { return unsent_; }

  // A long message is taken only by somebody who receives. So everybody does, until all have sent what they had.
  void finish() override {
    MPI_Request all_have = MPI_REQUEST_NULL;
    for (int done = 0; done == 0;) {
      for (Message late; receive(&late);) {}
      if (all_have == MPI_REQUEST_NULL && outgoing_.empty()) MPI_Ibarrier(world_, &all_have);
      if (all_have != MPI_REQUEST_NULL) MPI_Test(&all_have, &done, MPI_STATUS_IGNORE);
    }
  }

 private:
  struct Outgoing {
    std::string bytes;
    std::list<boost::mpi::request> requests;
  };
  // What has been sent is forgotten.
  void collect() {
    try {
      for (auto out = outgoing_.begin(); out != outgoing_.end();) {
        std::erase_if(out->requests, [](boost::mpi::request& request) { return request.test().has_value(); });
        if (!out->requests.empty()) {
          ++out;
          continue;
        }
        unsent_ -= out->bytes.size();
        out = outgoing_.erase(out);
      }
    } catch (const boost::mpi::exception&) {}
  }

  boost::mpi::environment environment_;  // from here to its end: MPI_Init, MPI_Finalize
  boost::mpi::communicator world_;
  std::list<Outgoing> outgoing_;  // MPI reads where they lie
  u64 unsent_ = 0;
  std::map<int, std::string> incoming_;  // by process: the pieces so far
};

}  // namespace
}  // namespace heddle::tester

extern "C" __attribute__((visibility("default"))) heddle::tester::Messenger* heddle_new_messenger() {
  return new heddle::tester::MpiMessenger();
}
