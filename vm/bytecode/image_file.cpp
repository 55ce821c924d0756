#include "vm/bytecode/image_file.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "vm/base/check.h"
#include "vm/bytecode/image_format.h"

namespace heddle::bytecode {
namespace {

constexpr size_t kLeastBody = 8 + 15;  // checksum, and an empty class
constexpr size_t kLeastDirectoryEntry = 8 + 8 + 1;

struct Entry {
  std::string name;
  u64 offset = 0, size = 0;
};

// The entries in file order, or an error. Extents lie in the file, one behind the other.
std::vector<Entry> read_directory(std::span<const u8> bytes, std::string& error) {
  const auto fail = [&error](const std::string& what) {
    error = what;
    return std::vector<Entry>();
  };
  const std::string_view magic(reinterpret_cast<const char*>(bytes.data()), std::min(bytes.size(), kImageMagic.size()));
  if (magic != kImageMagic) return fail("not a Heddle class image file");
  if (bytes.size() < kImageHeaderSize) return fail("the class image file is truncated");
  ByteReader header(bytes.subspan(kImageMagic.size(), kImageHeaderSize - kImageMagic.size()));
  const u32 version = header.fixed32();
  const u32 count = header.fixed32();
  const u64 fingerprint = header.fixed64();
  const u64 file_size = header.fixed64();
  const u64 directory_size = header.fixed64();
  const u64 checksum = header.fixed64();
  if (version != kImageVersion || fingerprint != opcode_fingerprint())
    return fail("the class image file was made by another version of Heddle");
  if (file_size != bytes.size()) {
    return fail("the class image file has " + std::to_string(bytes.size()) + " bytes instead of " +
                std::to_string(file_size));
  }
  if (directory_size > bytes.size() - kImageHeaderSize) return fail("the class image file is damaged (directory)");
  const std::span<const u8> directory = bytes.subspan(kImageHeaderSize, directory_size);
  if (image_checksum(directory) != checksum || count > directory_size / kLeastDirectoryEntry)
    return fail("the class image file is damaged (directory)");

  ByteReader in(directory);
  std::vector<Entry> entries;
  entries.reserve(count);
  u64 next = kImageHeaderSize + directory_size;
  for (u32 i = 0; i < count && in.ok(); ++i) {
    Entry entry;
    entry.offset = in.fixed64();
    entry.size = in.fixed64();
    entry.name = in.text();
    if (entry.offset != next || entry.size < kLeastBody || entry.size > bytes.size() - next) in.fail("extents");
    next += entry.size;
    entries.push_back(std::move(entry));
  }
  if (!in.ok() || in.left() != 0 || next != bytes.size()) return fail("the class image file is damaged (directory)");
  return entries;
}

bool read_body(std::span<const u8> body, const std::string& name, bool whole, ClassImage* out, std::string& error) {
  const u64 checksum = ByteReader(body).fixed64();
  const std::span<const u8> content = body.subspan(8);
  ByteReader in(content);
  ClassImage image;
  if (whole && image_checksum(content) != checksum) {
    in.fail("wrong checksum");
  } else {
    whole ? read_class(in, image) : read_outline(in, image);
    if (in.ok() && image.name != name) in.fail("another class is stored under this name");
  }
  if (!in.ok()) {
    error = "the class image of " + name + " is damaged: " + in.error();
    return false;
  }
  *out = std::move(image);
  return true;
}

}  // namespace

std::vector<u8> write_images(const std::vector<ClassImage>& images) {
  std::vector<std::vector<u8>> bodies;
  std::set<std::string_view> names;
  u64 directory_size = 0;
  for (const ClassImage& image : images) {
    HEDDLE_CHECK(names.insert(image.name).second, "two classes of one name in an image file");
    ByteWriter content;
    write_class(content, image);
    ByteWriter body;
    body.fixed64(image_checksum(content.bytes()));
    body.append(content.bytes());
    bodies.push_back(body.take());
    ByteWriter name;
    name.text(image.name);
    directory_size += 16 + name.bytes().size();
  }
  ByteWriter directory;
  u64 offset = kImageHeaderSize + directory_size;
  for (size_t i = 0; i < images.size(); ++i) {
    directory.fixed64(offset);
    directory.fixed64(bodies[i].size());
    directory.text(images[i].name);
    offset += bodies[i].size();
  }
  ByteWriter out;
  for (char c : kImageMagic) out.byte(static_cast<u8>(c));
  out.fixed32(kImageVersion);
  out.fixed32(static_cast<u32>(images.size()));
  out.fixed64(opcode_fingerprint());
  out.fixed64(offset);
  out.fixed64(directory_size);
  out.fixed64(image_checksum(directory.bytes()));
  HEDDLE_CHECK(out.bytes().size() == kImageHeaderSize, "the header's size");
  out.append(directory.bytes());
  for (const std::vector<u8>& body : bodies) out.append(body);
  return out.take();
}

ImageFile read_images(std::span<const u8> bytes) {
  ImageFile file;
  const std::vector<Entry> entries = read_directory(bytes, file.error);
  std::set<std::string_view> names;
  for (const Entry& entry : entries) {
    ClassImage image;
    if (!names.insert(entry.name).second) {
      file.error = "the class image file holds two classes " + entry.name;
    } else {
      read_body(bytes.subspan(entry.offset, entry.size), entry.name, true, &image, file.error);
    }
    if (!file.error.empty()) {
      file.classes.clear();
      return file;
    }
    file.classes.push_back(std::move(image));
  }
  return file;
}

ImageDirectory ImageDirectory::open(std::span<const u8> bytes, std::string* error) {
  ImageDirectory result;
  error->clear();
  std::vector<Entry> entries = read_directory(bytes, *error);
  std::sort(entries.begin(), entries.end(), [](const Entry& x, const Entry& y) { return x.name < y.name; });
  for (size_t i = 1; i < entries.size(); ++i) {
    if (entries[i - 1].name != entries[i].name) continue;
    *error = "the class image file holds two classes " + entries[i].name;
    return result;
  }
  result.bytes_ = bytes;
  for (Entry& entry : entries) {
    result.names_.push_back(std::move(entry.name));
    result.extents_.emplace_back(entry.offset, entry.size);
  }
  return result;
}

bool ImageDirectory::contains(const std::string& name) const {
  return std::binary_search(names_.begin(), names_.end(), name);
}

bool ImageDirectory::load(const std::string& name, ClassImage* out, std::string* error) const {
  return load(name, Part::Whole, out, error);
}

bool ImageDirectory::load_outline(const std::string& name, ClassImage* out, std::string* error) const {
  return load(name, Part::Outline, out, error);
}

bool ImageDirectory::load(const std::string& name, Part part, ClassImage* out, std::string* error) const {
  error->clear();
  const auto it = std::lower_bound(names_.begin(), names_.end(), name);
  if (it == names_.end() || *it != name) {
    *error = "no class " + name + " in the class image file";
    return false;
  }
  const auto [offset, size] = extents_[static_cast<size_t>(it - names_.begin())];
  return read_body(bytes_.subspan(offset, size), name, part == Part::Whole, out, *error);
}

}  // namespace heddle::bytecode
