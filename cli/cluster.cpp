#include "cli/cluster.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>

namespace heddle::cli {
namespace {

constexpr const char* kModule = "heddle-mpi.so";

// What mpirun tells each process. (MPI itself is asked only then: to load it costs more than most explorations.)
bool has_others() {
  const char* const size = std::getenv("OMPI_COMM_WORLD_SIZE");
  return size != nullptr && std::atoi(size) > 1;
}

}  // namespace

std::unique_ptr<tester::Messenger> join_cluster(std::string* problem) {
  if (!has_others()) return nullptr;
  std::error_code error;
  const std::filesystem::path path = std::filesystem::read_symlink("/proc/self/exe", error).parent_path() / kModule;
  if (!std::filesystem::exists(path, error)) {
    *problem = "this vm was built without Boost.MPI (package libboost-mpi-dev), and cannot explore under mpirun";
    return nullptr;
  }
  // (What MPI itself loads looks for MPI's names among those of all.)
  void* const module = ::dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL);
  void* const make = module == nullptr ? nullptr : ::dlsym(module, "heddle_new_messenger");
  if (make == nullptr) {
    *problem = std::string("cannot load MPI: ") + ::dlerror();
    return nullptr;
  }
  return std::unique_ptr<tester::Messenger>(reinterpret_cast<tester::Messenger* (*)()>(make)());
}

}  // namespace heddle::cli
