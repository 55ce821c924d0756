#include "checkpoint/real_world.h"

#include <dirent.h>
#include <fcntl.h>
#include <pwd.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <map>

#include "vm/base/write_all.h"

extern "C" char** environ;

namespace heddle::checkpoint {

using vm::FileFact;
using vm::FileKind;

namespace {

constexpr size_t kInputPiece = 8192;
constexpr size_t kLargestFact = size_t{256} << 20;  // of a file that is read into the journal

i64 result_of(i64 value) { return value < 0 ? -errno : value; }

// Until `f` was not merely interrupted by a signal.
template <typename F>
auto uninterrupted(F f) {
  for (;;) {
    const auto n = f();
    if (n >= 0 || errno != EINTR) return n;
  }
}

bool read_all(int fd, std::string* out, i32* error) {
  char buffer[65536];
  for (;;) {
    const ssize_t n = uninterrupted([&] { return ::read(fd, buffer, sizeof buffer); });
    if (n == 0) return true;
    if (n < 0 || out->size() + static_cast<size_t>(n) > kLargestFact) {
      *error = n < 0 ? errno : EFBIG;
      out->clear();
      return false;
    }
    out->append(buffer, static_cast<size_t>(n));
  }
}

bool names_in(const std::string& path, std::string* out, i32* error) {
  DIR* directory = ::opendir(path.c_str());
  if (directory == nullptr) {
    *error = errno;
    return false;
  }
  std::vector<std::string> names;
  for (dirent* e; (e = ::readdir(directory)) != nullptr;) {
    const std::string name = e->d_name;
    if (name != "." && name != "..") names.push_back(name);
  }
  ::closedir(directory);
  std::sort(names.begin(), names.end());
  for (const std::string& name : names) *out += name + '\0';
  return true;
}

FileFact fact_of(const std::string& path, bool contents) {
  FileFact fact;
  struct stat info;
  if (::stat(path.c_str(), &info) != 0) {
    fact.error = errno;
    return fact;
  }
  fact.kind = S_ISREG(info.st_mode) ? FileKind::Regular : S_ISDIR(info.st_mode) ? FileKind::Directory : FileKind::Other;
  fact.readable = ::access(path.c_str(), R_OK) == 0;
  fact.writable = ::access(path.c_str(), W_OK) == 0;
  fact.executable = ::access(path.c_str(), X_OK) == 0;
  fact.modified_ms = static_cast<i64>(info.st_mtim.tv_sec) * 1000 + info.st_mtim.tv_nsec / 1000000;
  if (fact.kind == FileKind::Regular) fact.size = static_cast<u64>(info.st_size);
  if (!contents) return fact;
  if (fact.kind == FileKind::Directory) {
    fact.has_contents = names_in(path, &fact.contents, &fact.error);
    return fact;
  }
  const int fd = uninterrupted([&] { return ::open(path.c_str(), O_RDONLY | O_CLOEXEC); });
  if (fd < 0) {
    fact.error = errno;
    return fact;
  }
  fact.has_contents = read_all(fd, &fact.contents, &fact.error);
  ::close(fd);
  if (fact.has_contents) fact.size = fact.kind == FileKind::Regular ? fact.contents.size() : 0;
  return fact;
}

}  // namespace

// --- facts

std::string_view RealWorld::input(u64 position) {
  // (A process that goes on with what another one has begun asks from the middle.)
  while (position >= input_begin_ + input_.size() && !input_ended_) {
    input_begin_ += input_.size();
    input_.resize(kInputPiece);
    const auto stopped = [&] { return stop_ != nullptr && *stop_ != 0; };
    const ssize_t n = uninterrupted([&] { return stopped() ? 0 : ::read(0, input_.data(), input_.size()); });
    input_.resize(n > 0 ? static_cast<size_t>(n) : 0);
    given_up_ = n <= 0 && stopped();
    if (given_up_) break;
    input_ended_ = n <= 0;
  }
  if (position < input_begin_ || position - input_begin_ >= input_.size()) return {};
  return std::string_view(input_).substr(position - input_begin_);
}

u64 RealWorld::input_expected() const {
  struct stat info;
  return ::fstat(0, &info) == 0 && S_ISREG(info.st_mode) ? static_cast<u64>(info.st_size) : 0;
}

const FileFact& RealWorld::file(const std::string& path, bool contents) {
  if (!confined()) return newest_ = fact_of(path, contents);
  std::string real;
  newest_ = {};
  newest_.error = sandbox_->resolve(path, false, &real);
  return newest_.error == 0 ? newest_ = fact_of(real, contents) : newest_;
}

const vm::NativeFact* RealWorld::native(const vm::NativeCall&, const std::function<vm::NativeFact()>& perform) {
  return &(newest_native_ = perform());
}

std::optional<std::string> RealWorld::variable(const std::string& name) {
  if (confined()) return std::nullopt;
  const char* value = name.empty() || name.find('=') != std::string::npos ? nullptr : std::getenv(name.c_str());
  return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

std::string RealWorld::environment() {
  if (confined()) return "";
  std::map<std::string, std::string> sorted;
  for (char** e = environ; *e != nullptr; ++e) {
    const std::string entry = *e;
    const size_t equals = entry.find('=');
    if (equals != std::string::npos) sorted.try_emplace(entry.substr(0, equals), entry.substr(equals + 1));
  }
  std::string all;
  for (const auto& [name, value] : sorted) all += name + '=' + value + '\0';
  return all;
}

std::string RealWorld::property(const std::string& name) {
  if (confined()) return name == "user.name" ? "user" : sandbox_->directory();
  if (name == "user.dir") {
    char* directory = ::getcwd(nullptr, 0);
    const std::string result = directory == nullptr ? "/" : directory;
    std::free(directory);
    return result;
  }
  const passwd* user = ::getpwuid(::getuid());
  if (name == "user.home") return user == nullptr || user->pw_dir[0] == '\0' ? "/" : user->pw_dir;
  if (name == "user.name") return user == nullptr ? "user" : user->pw_name;
  return "";
}

// --- files

int RealFiles::fd(u32 descriptor) const {
  const u32 slot = descriptor % kSlots;
  return slot < open_.size() && open_[slot].uses == descriptor / kSlots ? open_[slot].fd : -1;
}

i64 RealFiles::resolve(const std::string& path, bool entry, std::string* real) const {
  *real = path;
  return sandbox_ == nullptr ? 0 : -sandbox_->resolve(path, entry, real);
}

RealFiles::~RealFiles() {
  for (const Open& o : open_)
    if (o.fd >= 0) ::close(o.fd);
}

i64 RealFiles::open(vm::ThreadId, const std::string& path, u32 flags) {
  int how = O_CLOEXEC;
  const bool reads = flags & vm::kOpenRead, writes = flags & vm::kOpenWrite;
  how |= reads && writes ? O_RDWR : writes ? O_WRONLY : O_RDONLY;
  if (flags & vm::kOpenAppend) how |= O_APPEND;
  if (flags & vm::kOpenCreate) how |= O_CREAT;
  if (flags & vm::kOpenExclusive) how |= O_EXCL;
  if (flags & vm::kOpenTruncate) how |= O_TRUNC;
  std::string real;
  if (const i64 error = resolve(path, false, &real)) return error;
  const int fd = uninterrupted([&] { return ::open(real.c_str(), how, 0666); });
  if (fd < 0) return -errno;
  struct stat info;
  if (::fstat(fd, &info) == 0 && S_ISDIR(info.st_mode)) {  // can be opened, but not by Java
    ::close(fd);
    return -EISDIR;
  }
  u32 free = 0;
  while (free < open_.size() && (open_[free].fd >= 0 || open_[free].uses == kMostUses)) ++free;
  if (free == open_.size()) open_.emplace_back();
  Open& o = open_[free];
  if (free >= kSlots) {
    ::close(fd);
    return -EMFILE;
  }
  o.fd = fd;
  o.path = path;
  return ++o.uses * kSlots + free;
}

i64 RealFiles::read(u32 descriptor, u8* to, u64 size) {
  return result_of(uninterrupted([&] { return ::read(fd(descriptor), to, size); }));
}

i64 RealFiles::write(u32 descriptor, const u8* from, u64 size) {
  const bool done = base::write_all(fd(descriptor), {reinterpret_cast<const char*>(from), size});
  return done ? static_cast<i64>(size) : -errno;
}

i64 RealFiles::read_at(u32 descriptor, u8* to, u64 size, u64 place) {
  return result_of(uninterrupted([&] { return ::pread(fd(descriptor), to, size, static_cast<off_t>(place)); }));
}

// (With O_APPEND Linux lets pwrite write at the end, too.)
i64 RealFiles::write_at(u32 descriptor, const u8* from, u64 size, u64 place) {
  u64 done = 0;
  while (done < size) {
    const ssize_t n = uninterrupted(
        [&] { return ::pwrite(fd(descriptor), from + done, size - done, static_cast<off_t>(place + done)); });
    if (n < 0) return -errno;
    done += static_cast<u64>(n);
  }
  return static_cast<i64>(done);
}

i64 RealFiles::position(u32 descriptor) { return result_of(::lseek(fd(descriptor), 0, SEEK_CUR)); }

i64 RealFiles::seek(u32 descriptor, u64 position) {
  return std::min<i64>(0, result_of(::lseek(fd(descriptor), static_cast<off_t>(position), SEEK_SET)));
}

i64 RealFiles::size(u32 descriptor) {
  struct stat info;
  return ::fstat(fd(descriptor), &info) != 0 ? -errno : static_cast<i64>(info.st_size);
}

i64 RealFiles::resize(u32 descriptor, u64 size) {
  if (::ftruncate(fd(descriptor), static_cast<off_t>(size)) != 0) return -errno;
  const i64 at = position(descriptor);
  return at > static_cast<i64>(size) ? seek(descriptor, size) : 0;
}

i64 RealFiles::cut(u32 descriptor, u64 size) {
  const i64 old_size = this->size(descriptor);
  if (old_size < 0) return old_size;
  if (old_size > static_cast<i64>(size)) return resize(descriptor, size);
  return position(descriptor) > static_cast<i64>(size) ? seek(descriptor, size) : 0;
}

i64 RealFiles::close(u32 descriptor) {
  const int open = fd(descriptor);
  if (open < 0) return -EBADF;
  open_[descriptor % kSlots].fd = -1;
  return result_of(::close(open));
}

vm::FileStatus RealFiles::status(const std::string& path, bool) {
  std::string real;
  if (const i64 error = resolve(path, false, &real)) return {FileKind::Missing, static_cast<i32>(-error)};
  const FileFact f = fact_of(real, false);
  return {f.kind, f.error, f.readable, f.writable, f.executable, f.size, f.modified_ms};
}

i64 RealFiles::list(const std::string& path, std::string* names) {
  std::string real;
  if (const i64 refused = resolve(path, false, &real)) return refused;
  i32 error = 0;
  return names_in(real, names, &error) ? 0 : -error;
}

i64 RealFiles::remove(const std::string& path) {
  std::string real;
  if (const i64 error = resolve(path, true, &real)) return error;
  return result_of(std::remove(real.c_str()));
}

i64 RealFiles::make_directory(const std::string& path) {
  std::string real;
  if (const i64 error = resolve(path, false, &real)) return error;
  return result_of(::mkdir(real.c_str(), 0777));
}

i64 RealFiles::rename(const std::string& from, const std::string& to) {
  std::string real_from, real_to;
  if (const i64 error = resolve(from, true, &real_from)) return error;
  if (const i64 error = resolve(to, true, &real_to)) return error;
  return result_of(std::rename(real_from.c_str(), real_to.c_str()));
}

std::string RealFiles::name_of(u32 descriptor) const {
  if (fd(descriptor) < 0) return "a closed file";
  const std::string& path = open_[descriptor % kSlots].path;
  return path.substr(path.rfind('/') + 1);
}

namespace {

bool same_file(const struct stat& a, const struct stat& b) { return a.st_dev == b.st_dev && a.st_ino == b.st_ino; }

// Linux's name of an open file: opened, it gives the same file with a position and flags of its own.
std::string link_of(int fd) { return "/proc/self/fd/" + std::to_string(fd); }

// An empty file without a name that holds `contents`; below 0 with errno: none can be made.
int nameless_file(const std::string& contents) {
  const int fd = ::memfd_create("deleted", MFD_CLOEXEC);
  if (fd < 0 || base::write_all(fd, contents)) return fd;
  const int error = errno;
  ::close(fd);
  errno = error;
  return -1;
}

}  // namespace

// How another process finds the file of `slot`: its name of now, or its contents if it has none any more.
void RealFiles::find_again(u32 slot, const std::vector<OpenFile>& before, OpenFile* file) const {
  struct stat info, named;
  const int fd = open_[slot].fd;
  if (::fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) return;
  if (::stat(file->path.c_str(), &named) == 0 && same_file(info, named)) return;
  if (info.st_nlink > 0) {
    char name[4096];
    const ssize_t n = ::readlink(link_of(fd).c_str(), name, sizeof name);
    if (n > 0 && static_cast<size_t>(n) < sizeof name) file->path.assign(name, static_cast<size_t>(n));
    return;
  }
  file->deleted = true;
  for (file->same_as = 0; file->same_as < slot; ++file->same_as)
    if (before[file->same_as].deleted && ::fstat(open_[file->same_as].fd, &named) == 0 && same_file(info, named))
      return;
  const int reader = uninterrupted([&] { return ::open(link_of(fd).c_str(), O_RDONLY | O_CLOEXEC); });
  i32 error = 0;
  file->deleted = reader >= 0 && read_all(reader, &file->contents, &error);
  if (reader >= 0) ::close(reader);
}

std::vector<RealFiles::OpenFile> RealFiles::save() const {
  std::vector<OpenFile> files;
  for (u32 slot = 0; slot < open_.size(); ++slot) {
    const Open& o = open_[slot];
    OpenFile f;
    f.uses = o.uses;
    if (o.fd >= 0) {
      const int how = ::fcntl(o.fd, F_GETFL);
      const int mode = how & O_ACCMODE;
      f.open = true;
      f.path = o.path;
      f.flags = (mode != O_WRONLY ? vm::kOpenRead : 0u) | (mode != O_RDONLY ? vm::kOpenWrite : 0u) |
                (how & O_APPEND ? vm::kOpenAppend : 0u);
      f.position = static_cast<u64>(std::max<off_t>(0, ::lseek(o.fd, 0, SEEK_CUR)));
      find_again(slot, files, &f);
    }
    files.push_back(std::move(f));
  }
  return files;
}

bool RealFiles::restore(const std::vector<OpenFile>& files, std::string* error) {
  *error = "is damaged (what it says of open files)";
  if (files.size() > kSlots) return false;
  for (u32 slot = 0; slot < files.size(); ++slot) {
    const OpenFile& f = files[slot];
    if (f.deleted && (f.same_as > slot || !files[f.same_as].deleted || !files[f.same_as].open)) return false;
    Open& o = open_.emplace_back();
    o.uses = std::min(f.uses, kMostUses);
    if (!f.open) continue;
    o.path = f.path;
    const bool reads = f.flags & vm::kOpenRead, writes = f.flags & vm::kOpenWrite;
    const int how = (reads && writes ? O_RDWR
                     : writes        ? O_WRONLY
                                     : O_RDONLY) |
                    (f.flags & vm::kOpenAppend ? O_APPEND : 0) | O_CLOEXEC;
    const bool first = f.deleted && f.same_as == slot;
    const int nameless = first ? nameless_file(f.contents) : f.deleted ? open_[f.same_as].fd : -1;
    const std::string name = f.deleted ? link_of(nameless) : f.path;
    o.fd = f.deleted && nameless < 0 ? -1 : uninterrupted([&] { return ::open(name.c_str(), how); });
    if (first && nameless >= 0) ::close(nameless);
    if (o.fd >= 0 && (::lseek(o.fd, static_cast<off_t>(f.position), SEEK_SET) >= 0 || errno == ESPIPE)) continue;
    *error = "cannot go on: the program has a file open, " + f.path + ": " + vm::error_text(errno);
    return false;
  }
  error->clear();
  return true;
}

// --- recorded runs

i64 RecordedFiles::check(i64 result, i64 real, const std::string& path) {
  if (real < 0 && trouble_.empty()) trouble_ = path + ": " + vm::error_text(static_cast<i32>(-real));
  return result;
}

i64 RecordedFiles::open(vm::ThreadId thread, const std::string& path, u32 flags) {
  const i64 d = FileOverlay::open(thread, path, flags);
  if (d < 0 || !(flags & vm::kOpenWrite)) return d;
  const i64 real = real_.open(thread, path, flags);
  if (real >= 0) descriptors_[static_cast<u32>(d)] = static_cast<u32>(real);
  return check(d, real, path);
}

i64 RecordedFiles::write(u32 descriptor, const u8* from, u64 size) {
  const i64 n = FileOverlay::write(descriptor, from, size);
  const auto found = descriptors_.find(descriptor);
  if (n < 0 || found == descriptors_.end()) return n;
  const i64 end = position(descriptor);
  i64 real = real_.seek(found->second, static_cast<u64>(end - n));  // (of no effect with Append)
  if (real >= 0) real = real_.write(found->second, from, static_cast<u64>(n));
  return check(n, real, name_of(descriptor));
}

i64 RecordedFiles::write_at(u32 descriptor, const u8* from, u64 size, u64 place) {
  const i64 n = FileOverlay::write_at(descriptor, from, size, place);
  const auto found = descriptors_.find(descriptor);
  if (n < 0 || found == descriptors_.end()) return n;
  return check(n, real_.write_at(found->second, from, static_cast<u64>(n), place), name_of(descriptor));
}

i64 RecordedFiles::cut(u32 descriptor, u64 size) {
  const i64 result = FileOverlay::cut(descriptor, size);
  const auto found = descriptors_.find(descriptor);
  if (result < 0 || found == descriptors_.end()) return result;
  return check(result, real_.cut(found->second, size), name_of(descriptor));
}

i64 RecordedFiles::resize(u32 descriptor, u64 size) {
  const i64 result = FileOverlay::resize(descriptor, size);
  const auto found = descriptors_.find(descriptor);
  if (result < 0 || found == descriptors_.end()) return result;
  return check(result, real_.resize(found->second, size), name_of(descriptor));
}

i64 RecordedFiles::close(u32 descriptor) {
  const auto found = descriptors_.find(descriptor);
  if (found != descriptors_.end()) {
    check(0, real_.close(found->second), name_of(descriptor));
    descriptors_.erase(found);
  }
  return FileOverlay::close(descriptor);
}

i64 RecordedFiles::remove(const std::string& path) {
  const i64 result = FileOverlay::remove(path);
  return result < 0 ? result : check(result, real_.remove(path), path);
}

i64 RecordedFiles::make_directory(const std::string& path) {
  const i64 result = FileOverlay::make_directory(path);
  return result < 0 ? result : check(result, real_.make_directory(path), path);
}

i64 RecordedFiles::rename(const std::string& from, const std::string& to) {
  const i64 result = FileOverlay::rename(from, to);
  return result < 0 ? result : check(result, real_.rename(from, to), from);
}

// --- commit

namespace {

bool as_journalled(const std::string& path, const FileFact& was) {
  const FileFact is = fact_of(path, was.has_contents);
  return is.kind == was.kind && (!was.has_contents || is.contents == was.contents);
}

bool make_directory(const std::string& path) {
  if (fact_of(path, false).kind == FileKind::Directory) return true;
  return (::unlink(path.c_str()) == 0 || errno == ENOENT) && ::mkdir(path.c_str(), 0777) == 0;
}

bool write_file(const std::string& path, std::string_view bytes) {
  RealFiles files;
  const i64 d = files.open(0, path, vm::kOpenWrite | vm::kOpenCreate | vm::kOpenTruncate);
  if (d < 0) {
    errno = static_cast<int>(-d);
    return false;
  }
  const i64 n = files.write(static_cast<u32>(d), reinterpret_cast<const u8*>(bytes.data()), bytes.size());
  if (n < 0) errno = static_cast<int>(-n);
  return n >= 0;
}

}  // namespace

bool commit_files(const vm::FileOverlay& overlay, const vm::OutsideFacts& facts, size_t* changed, std::string* error) {
  struct Change {
    std::string path;
    FileKind kind;
    std::string contents;
  };
  std::vector<Change> changes;
  overlay.for_each_change([&](const std::string& path, FileKind kind, std::string_view contents) {
    changes.push_back({path, kind, std::string(contents)});
  });
  *changed = changes.size();
  for (const auto& [path, fact] : facts.files) {
    if (fact.kind == FileKind::Other || as_journalled(path, fact)) continue;
    *error = path + " has changed since the run";
    return false;
  }
  const auto fail = [&](const std::string& path) {
    *error = path + ": " + vm::error_text(errno);
    return false;
  };
  // What is to go, innermost first; then what is to come, outermost first.
  for (auto c = changes.rbegin(); c != changes.rend(); ++c)
    if (c->kind == FileKind::Missing && std::remove(c->path.c_str()) != 0 && errno != ENOENT && errno != ENOTDIR)
      return fail(c->path);
  for (const Change& c : changes) {
    if (c.kind == FileKind::Directory && !make_directory(c.path)) return fail(c.path);
    if (c.kind == FileKind::Regular && !write_file(c.path, c.contents)) return fail(c.path);
  }
  return true;
}

}  // namespace heddle::checkpoint
