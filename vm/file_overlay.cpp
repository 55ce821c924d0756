// FileOverlay: the files of one path of an exploration.
#include <algorithm>
#include <cerrno>

#include "vm/base/check.h"
#include "vm/file_system.h"
#include "vm/hash.h"

namespace heddle::vm {
namespace {

constexpr u64 kLargestFile = 1ull << 30;  // that a path may make

std::string below(std::string_view directory, std::string_view name) {
  std::string path(directory == "/" ? "" : directory);
  path += '/';
  path += name;
  return path;
}

void add_word(std::string* out, u64 value) { out->append(reinterpret_cast<const char*>(&value), sizeof value); }

}  // namespace

// --- names of things

std::string FileOverlay::absolute(const std::string& path) {
  if (!path.empty() && path[0] == '/') return absolute_path("/", path);
  if (directory_.empty()) directory_ = outside_->property("user.dir");
  return absolute_path(directory_, path);
}

u32 FileOverlay::path_id(const std::string& absolute) {
  const auto [entry, fresh] = path_ids_.try_emplace(absolute, static_cast<u32>(paths_.size()));
  if (fresh) paths_.push_back(absolute);
  return entry->second;
}

u32 FileOverlay::intern_node(const std::string& key) {
  const auto [entry, fresh] = node_ids_.try_emplace(key, static_cast<u32>(nodes_.size()));
  if (fresh) {
    nodes_.emplace_back();
    if (key[0] == '/') nodes_.back().path = key;
  }
  return entry->second;
}

u32 FileOverlay::intern_descriptor(const std::string& key) {
  const auto [entry, fresh] = descriptor_ids_.try_emplace(key, static_cast<u32>(descriptors_.size()));
  if (fresh) descriptors_.emplace_back();
  return entry->second;
}

FileOverlay::Numbering FileOverlay::numbering() const {
  Numbering n;
  n.paths = paths_;
  n.nodes.resize(nodes_.size());
  for (const auto& [key, id] : node_ids_) n.nodes[id] = key;
  n.descriptors.resize(descriptors_.size());
  for (const auto& [key, id] : descriptor_ids_) n.descriptors[id] = key;
  return n;
}

bool FileOverlay::give_numbers(const Numbering& numbering) {
  for (const std::string& path : numbering.paths) path_id(path);
  for (const std::string& key : numbering.nodes) {
    if (key.empty()) return false;
    intern_node(key);
  }
  for (const std::string& key : numbering.descriptors) intern_descriptor(key);
  return this->numbering() == numbering;
}

u32 FileOverlay::base_node(const std::string& absolute) {
  const u32 node = intern_node(absolute);
  nodes_[node].base = &outside_->file(absolute, true);
  return node;
}

// Numbers count for each thread, so that one thing has one number in all interleavings.
u32 FileOverlay::next_number(ThreadId thread) {
  if (thread >= numbers_.size()) numbers_.resize(thread + 1);
  if (logging_) log_.push_back({ChangeKind::Count, thread, {}, {}, 0, numbers_[thread], {}});
  return numbers_[thread]++;
}

// --- changes, and how they are undone

void FileOverlay::bind(const std::string& absolute, Binding binding) {
  Binding& slot = bindings_[absolute];
  if (logging_) log_.push_back({ChangeKind::Bind, path_id(absolute), slot, {}, 0, 0, {}});
  slot = binding;
  slot.bound = true;
}

void FileOverlay::set_descriptor(u32 descriptor, const Descriptor& value) {
  if (logging_) log_.push_back({ChangeKind::Describe, descriptor, {}, descriptors_[descriptor], 0, 0, {}});
  descriptors_[descriptor] = value;
}

void FileOverlay::make_own(u32 id) {
  Node& node = nodes_[id];
  if (node.own) return;
  if (logging_) log_.push_back({ChangeKind::Own, id, {}, {}, 0, 0, {}});
  node.bytes = node.base == nullptr ? std::string() : node.base->contents;
  node.own = true;
  node.hashed = false;
}

// The bytes from `offset` on become `bytes`, the size new_size; what is between is 0.
void FileOverlay::change_bytes(u32 id, u64 offset, std::string_view bytes, u64 new_size) {
  make_own(id);
  std::string& old = nodes_[id].bytes;
  if (logging_) {
    const u64 from = std::min<u64>({offset, old.size(), new_size});
    const u64 to = new_size < old.size() ? old.size() : std::min<u64>(old.size(), offset + bytes.size());
    log_.push_back({ChangeKind::Bytes, id, {}, {}, from, old.size(), to > from ? old.substr(from, to - from) : ""});
  }
  old.resize(new_size);
  if (!bytes.empty()) old.replace(offset, bytes.size(), bytes);
  nodes_[id].hashed = false;
}

void FileOverlay::undo(Change& change) {
  switch (change.kind) {
    case ChangeKind::Bind:
      if (change.binding.bound) bindings_[paths_[change.id]] = change.binding;
      else bindings_.erase(paths_[change.id]);
      return;
    case ChangeKind::Describe: descriptors_[change.id] = change.descriptor; return;
    case ChangeKind::Bytes: {
      Node& node = nodes_[change.id];
      node.bytes.resize(change.size);
      node.bytes.replace(change.offset, change.bytes.size(), change.bytes);
      node.hashed = false;
      return;
    }
    case ChangeKind::Own:
      nodes_[change.id].own = false;
      nodes_[change.id].bytes.clear();
      nodes_[change.id].hashed = false;
      return;
    case ChangeKind::Count: numbers_[change.id] = static_cast<u32>(change.size); return;
  }
  HEDDLE_UNREACHABLE("kind of change");
}

u64 FileOverlay::mark() {
  logging_ = true;
  return log_.size();
}

void FileOverlay::rewind(u64 position) {
  while (log_.size() > position) {
    undo(log_.back());
    log_.pop_back();
  }
}

void FileOverlay::forget() {
  logging_ = false;
  log_.clear();
}

// --- looking

// Why nothing is there: a file on the way is no directory. Only what this path has changed is looked at; the outside
// has said so by itself.
i32 FileOverlay::why_missing(const std::string& absolute, i32 outside) {
  for (std::string_view above = parent_path(absolute); above.size() > 1; above = parent_path(above)) {
    const auto found = bindings_.find(std::string(above));
    if (found == bindings_.end()) continue;
    touch_name(found->first, false);
    return found->second.kind == FileKind::Regular ? ENOTDIR : ENOENT;
  }
  return outside;
}

FileStatus FileOverlay::look(const std::string& absolute, u32* node) {
  touch_name(absolute, false);
  const auto found = bindings_.find(absolute);
  if (found == bindings_.end()) {
    const FileFact& fact = outside_->file(absolute, false);
    FileStatus s{fact.kind, fact.error, fact.readable, fact.writable, fact.executable, fact.size, fact.modified_ms};
    if (s.kind == FileKind::Missing && s.error != EACCES) s.error = why_missing(absolute, s.error);
    if (s.kind != FileKind::Regular && s.kind != FileKind::Other) return s;
    *node = intern_node(absolute);
    if (nodes_[*node].own) {
      s.size = nodes_[*node].bytes.size();
      s.modified_ms = changed_ms_;
    }
    return s;
  }
  const Binding& b = found->second;
  FileStatus s{b.kind, 0, true, true, b.kind == FileKind::Directory, 0, changed_ms_};
  if (b.kind == FileKind::Missing) {
    s.readable = s.writable = false;
    s.error = why_missing(absolute, ENOENT);
  }
  if (b.kind == FileKind::Regular) {
    *node = b.node;
    s.size = contents(nodes_[b.node]).size();
  }
  return s;
}

FileStatus FileOverlay::status(const std::string& path, bool want_size) {
  accesses.clear();
  u32 node = 0;
  if (path.empty()) return {FileKind::Missing, ENOENT};
  const FileStatus s = look(absolute(path), &node);
  // (Only the size depends on the contents. Whether a file is there does not, so that writers need not be ordered.)
  if (want_size && s.kind == FileKind::Regular) touch(FileAspect::Contents, node, false);
  return s;
}

void FileOverlay::names_in(const std::string& directory, std::vector<std::string>* names) {
  touch(FileAspect::Listing, path_id(directory), false);
  const auto own = bindings_.find(directory);
  if (own == bindings_.end()) {
    const FileFact& fact = outside_->file(directory, true);
    for (size_t at = 0; at < fact.contents.size();) {
      const size_t end = std::min(fact.contents.find('\0', at), fact.contents.size());
      const std::string name = fact.contents.substr(at, end - at);
      at = end + 1;
      if (bindings_.find(below(directory, name)) == bindings_.end()) names->push_back(name);
    }
  }
  const std::string prefix = below(directory, "");
  for (auto b = bindings_.lower_bound(prefix); b != bindings_.end() && b->first.starts_with(prefix); ++b) {
    const std::string name = b->first.substr(prefix.size());
    if (b->second.kind != FileKind::Missing && !name.empty() && name.find('/') == std::string::npos)
      names->push_back(name);
  }
  std::sort(names->begin(), names->end());
}

i64 FileOverlay::list(const std::string& path, std::string* names) {
  accesses.clear();
  if (path.empty()) return -ENOENT;
  const std::string directory = absolute(path);
  u32 node = 0;
  const FileStatus s = look(directory, &node);
  if (s.kind == FileKind::Missing) return -(s.error != 0 ? s.error : ENOENT);
  if (s.kind != FileKind::Directory) return -ENOTDIR;
  if (!s.readable) return -EACCES;
  std::vector<std::string> found;
  names_in(directory, &found);
  for (const std::string& name : found) *names += name + '\0';
  return static_cast<i64>(found.size());
}

// --- descriptors

i64 FileOverlay::may_create_in(const std::string& directory) {
  u32 node = 0;
  const FileStatus s = look(directory, &node);
  if (s.kind == FileKind::Missing) return -(s.error != 0 ? s.error : ENOENT);
  if (s.kind != FileKind::Directory) return -ENOTDIR;
  return s.writable ? 0 : -EACCES;
}

i64 FileOverlay::open(ThreadId thread, const std::string& path, u32 flags) {
  accesses.clear();
  if (path.empty()) return -ENOENT;
  const std::string file = absolute(path);
  const u32 id = path_id(file);
  u32 node = 0;
  const FileStatus s = look(file, &node);
  std::string key = std::to_string(thread) + ':';
  if (s.kind == FileKind::Missing) {
    if (!(flags & kOpenCreate) || s.error == EACCES) return -(s.error != 0 ? s.error : ENOENT);
    const std::string directory(parent_path(file));
    if (const i64 error = may_create_in(directory)) return error;
    key += std::to_string(next_number(thread));
    node = intern_node(key);
    make_own(node);
    touch_name(file, true);
    touch(FileAspect::Listing, path_id(directory), true);
    bind(file, {FileKind::Regular, node, true});
  } else {
    if ((flags & kOpenCreate) && (flags & kOpenExclusive)) return -EEXIST;
    if (s.kind == FileKind::Directory) return -EISDIR;
    if ((flags & kOpenRead) && !s.readable) return -EACCES;
    if ((flags & kOpenWrite) && !s.writable) return -EACCES;
    Node& found = nodes_[node];
    if (!found.own && bindings_.find(file) == bindings_.end()) {
      if (flags & kOpenTruncate) make_own(node);  // what was there is of no interest: the outside is not asked
      else base_node(file);
      if (!nodes_[node].own && nodes_[node].base->error != 0) return -nodes_[node].base->error;
    }
    if (flags & kOpenTruncate) {
      touch(FileAspect::Contents, node, true);
      change_bytes(node, 0, {}, 0);
    }
    key += std::to_string(next_number(thread));
  }
  const u32 descriptor = intern_descriptor(key);
  set_descriptor(descriptor, {node, flags, 0, true, id});
  return descriptor;
}

FileOverlay::Descriptor* FileOverlay::opened(u32 descriptor) {
  accesses.clear();
  if (descriptor >= descriptors_.size() || !descriptors_[descriptor].open) return nullptr;
  return &descriptors_[descriptor];
}

i64 FileOverlay::read(u32 descriptor, u8* to, u64 size) {
  Descriptor* d = opened(descriptor);
  if (d == nullptr || !(d->flags & kOpenRead)) return -EBADF;
  touch(FileAspect::Descriptor, descriptor, true);
  touch(FileAspect::Contents, d->node, false);
  const std::string_view all = contents(nodes_[d->node]);
  if (d->position >= all.size()) return 0;
  const u64 count = std::min<u64>(size, all.size() - d->position);
  std::copy_n(all.data() + d->position, count, to);
  Descriptor moved = *d;
  moved.position += count;
  set_descriptor(descriptor, moved);
  return static_cast<i64>(count);
}

i64 FileOverlay::write(u32 descriptor, const u8* from, u64 size) {
  Descriptor* d = opened(descriptor);
  if (d == nullptr || !(d->flags & kOpenWrite)) return -EBADF;
  touch(FileAspect::Descriptor, descriptor, true);
  touch(FileAspect::Contents, d->node, true);
  const u64 old_size = contents(nodes_[d->node]).size();
  Descriptor moved = *d;
  if (d->flags & kOpenAppend) moved.position = old_size;
  const u64 at = moved.position;
  if (at > kLargestFile || size > kLargestFile - at) return -EFBIG;
  moved.position += size;
  if (size != 0)
    change_bytes(d->node, at, {reinterpret_cast<const char*>(from), static_cast<size_t>(size)},
                 std::max(old_size, at + size));
  set_descriptor(descriptor, moved);
  return static_cast<i64>(size);
}

i64 FileOverlay::read_at(u32 descriptor, u8* to, u64 size, u64 place) {
  const Descriptor* d = opened(descriptor);
  if (d == nullptr || !(d->flags & kOpenRead)) return -EBADF;
  touch(FileAspect::Descriptor, descriptor, false);
  touch(FileAspect::Contents, d->node, false);
  const std::string_view all = contents(nodes_[d->node]);
  if (place >= all.size()) return 0;
  const u64 count = std::min<u64>(size, all.size() - place);
  std::copy_n(all.data() + place, count, to);
  return static_cast<i64>(count);
}

i64 FileOverlay::write_at(u32 descriptor, const u8* from, u64 size, u64 place) {
  const Descriptor* d = opened(descriptor);
  if (d == nullptr || !(d->flags & kOpenWrite)) return -EBADF;
  touch(FileAspect::Descriptor, descriptor, false);
  touch(FileAspect::Contents, d->node, true);
  const u64 old_size = contents(nodes_[d->node]).size();
  const u64 at = d->flags & kOpenAppend ? old_size : place;
  if (at > kLargestFile || size > kLargestFile - at) return -EFBIG;
  if (size != 0)
    change_bytes(d->node, at, {reinterpret_cast<const char*>(from), static_cast<size_t>(size)},
                 std::max(old_size, at + size));
  return static_cast<i64>(size);
}

i64 FileOverlay::position(u32 descriptor) {
  const Descriptor* d = opened(descriptor);
  if (d == nullptr) return -EBADF;
  touch(FileAspect::Descriptor, descriptor, false);
  return static_cast<i64>(d->position);
}

i64 FileOverlay::seek(u32 descriptor, u64 position) {
  const Descriptor* d = opened(descriptor);
  if (d == nullptr) return -EBADF;
  touch(FileAspect::Descriptor, descriptor, true);
  Descriptor moved = *d;
  moved.position = position;
  set_descriptor(descriptor, moved);
  return 0;
}

i64 FileOverlay::size(u32 descriptor) {
  const Descriptor* d = opened(descriptor);
  if (d == nullptr) return -EBADF;
  touch(FileAspect::Descriptor, descriptor, false);
  touch(FileAspect::Contents, d->node, false);
  return static_cast<i64>(contents(nodes_[d->node]).size());
}

i64 FileOverlay::resize(u32 descriptor, u64 size) {
  const Descriptor* d = opened(descriptor);
  if (d == nullptr || !(d->flags & kOpenWrite)) return -EBADF;
  if (size > kLargestFile) return -EFBIG;
  touch(FileAspect::Descriptor, descriptor, true);
  touch(FileAspect::Contents, d->node, true);
  change_bytes(d->node, size, {}, size);
  Descriptor moved = *d;
  moved.position = std::min(moved.position, size);
  set_descriptor(descriptor, moved);
  return 0;
}

i64 FileOverlay::cut(u32 descriptor, u64 size) {
  const Descriptor* d = opened(descriptor);
  if (d == nullptr || !(d->flags & kOpenWrite)) return -EBADF;
  const bool shrinks = contents(nodes_[d->node]).size() > size;
  touch(FileAspect::Descriptor, descriptor, true);
  touch(FileAspect::Contents, d->node, shrinks);
  if (shrinks) change_bytes(d->node, size, {}, size);
  Descriptor moved = *d;
  moved.position = std::min(moved.position, size);
  set_descriptor(descriptor, moved);
  return 0;
}

i64 FileOverlay::close(u32 descriptor) {
  const Descriptor* d = opened(descriptor);
  if (d == nullptr) return -EBADF;
  touch(FileAspect::Descriptor, descriptor, true);
  set_descriptor(descriptor, {});
  return 0;
}

std::string FileOverlay::name_of(u32 descriptor) const {
  if (descriptor >= descriptors_.size() || !descriptors_[descriptor].open) return "a closed file";
  const std::string& path = paths_[descriptors_[descriptor].path];
  return path.substr(path.rfind('/') + 1);
}

// --- directories

i64 FileOverlay::remove(const std::string& path) {
  accesses.clear();
  if (path.empty()) return -ENOENT;
  const std::string file = absolute(path);
  u32 node = 0;
  const FileStatus s = look(file, &node);
  if (s.kind == FileKind::Missing) return -(s.error != 0 ? s.error : ENOENT);
  if (s.kind == FileKind::Directory) {
    std::vector<std::string> names;
    names_in(file, &names);
    if (!names.empty()) return -ENOTEMPTY;
  }
  const std::string directory(parent_path(file));
  if (const i64 error = may_create_in(directory)) return error;
  touch_name(file, true);
  touch(FileAspect::Listing, path_id(directory), true);
  bind(file, {FileKind::Missing, 0, true});
  return 0;
}

i64 FileOverlay::make_directory(const std::string& path) {
  accesses.clear();
  if (path.empty()) return -ENOENT;
  const std::string made = absolute(path);
  u32 node = 0;
  const FileStatus s = look(made, &node);
  if (s.kind != FileKind::Missing) return -EEXIST;
  if (s.error == EACCES) return -EACCES;
  const std::string directory(parent_path(made));
  if (const i64 error = may_create_in(directory)) return error;
  touch_name(made, true);
  touch(FileAspect::Listing, path_id(directory), true);
  bind(made, {FileKind::Directory, 0, true});
  return 0;
}

// Everything at and below `from` gets its new name.
void FileOverlay::move_tree(const std::string& from, const std::string& to) {
  u32 node = 0;
  const FileStatus s = look(from, &node);
  touch_name(from, true);
  touch_name(to, true);
  if (s.kind == FileKind::Directory) {
    std::vector<std::string> names;
    names_in(from, &names);
    bind(to, {FileKind::Directory, 0, true});
    touch(FileAspect::Listing, path_id(to), true);
    for (const std::string& name : names) move_tree(below(from, name), below(to, name));
  } else {
    if (!nodes_[node].own && bindings_.find(from) == bindings_.end()) base_node(from);
    bind(to, {FileKind::Regular, node, true});
  }
  bind(from, {FileKind::Missing, 0, true});
}

i64 FileOverlay::rename(const std::string& old_path, const std::string& new_path) {
  accesses.clear();
  if (old_path.empty() || new_path.empty()) return -ENOENT;
  const std::string from = absolute(old_path), to = absolute(new_path);
  u32 node = 0;
  const FileStatus source = look(from, &node), target = look(to, &node);
  if (source.kind == FileKind::Missing) return -(source.error != 0 ? source.error : ENOENT);
  if (from == to) return 0;
  if (to.starts_with(from + '/')) return -EINVAL;
  const std::string from_directory(parent_path(from)), to_directory(parent_path(to));
  if (const i64 error = may_create_in(from_directory)) return error;
  if (const i64 error = may_create_in(to_directory)) return error;
  if (target.kind == FileKind::Directory) {
    if (source.kind != FileKind::Directory) return -EISDIR;
    std::vector<std::string> names;
    names_in(to, &names);
    if (!names.empty()) return -ENOTEMPTY;
  } else if (target.kind != FileKind::Missing && source.kind == FileKind::Directory) {
    return -ENOTDIR;
  }
  touch(FileAspect::Listing, path_id(from_directory), true);
  touch(FileAspect::Listing, path_id(to_directory), true);
  move_tree(from, to);
  return 0;
}

// --- what others want to know

void FileOverlay::describe(std::string* out) const {
  std::vector<u8> named(nodes_.size());
  for (const auto& [path, binding] : bindings_) {
    const auto id = path_ids_.find(path);
    add_word(out, 1ull << 56 | static_cast<u64>(binding.kind) << 48 | id->second);
    if (binding.kind != FileKind::Regular) continue;
    add_word(out, binding.node);
    named[binding.node] = 1;
  }
  for (u32 i = 0; i < descriptors_.size(); ++i) {
    const Descriptor& d = descriptors_[i];
    if (!d.open) continue;
    add_word(out, 2ull << 56 | i);
    add_word(out, static_cast<u64>(d.flags) << 32 | d.node);
    add_word(out, d.position);
    named[d.node] = 1;
  }
  for (u32 i = 0; i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    // A file that has neither a name nor a descriptor any more is gone, and no part of the state.
    const bool at_its_path = !node.path.empty() && bindings_.find(node.path) == bindings_.end();
    if (!node.own || !(named[i] || at_its_path)) continue;
    if (!node.hashed) {
      u64 a = 0x243f6a8885a308d3ull, b = 0x13198a2e03707344ull;
      for (const char c : node.bytes) {
        a = mix64(a ^ static_cast<u8>(c));
        b = mix64(b + static_cast<u8>(c) + 0x9e3779b97f4a7c15ull);
      }
      node.hash[0] = a;
      node.hash[1] = b;
      node.hashed = true;
    }
    add_word(out, 3ull << 56 | i);
    add_word(out, node.bytes.size());
    add_word(out, node.hash[0]);
    add_word(out, node.hash[1]);
  }
}

void FileOverlay::for_each_change(const std::function<void(const std::string&, FileKind, std::string_view)>& f) const {
  std::map<std::string, Binding> all = bindings_;
  for (u32 i = 0; i < nodes_.size(); ++i)
    if (nodes_[i].own && !nodes_[i].path.empty()) all.try_emplace(nodes_[i].path, Binding{FileKind::Regular, i, true});
  for (const auto& [path, binding] : all)
    f(path, binding.kind, binding.kind == FileKind::Regular ? contents(nodes_[binding.node]) : std::string_view());
}

}  // namespace heddle::vm
