// The flat, versioned file format for class images (the library embedded in the binary; .himg files).
// Reading is hardened: truncated or hostile bytes give an error, never a crash or a huge allocation.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "vm/bytecode/class_image.h"

namespace heddle::bytecode {

std::vector<u8> write_images(const std::vector<ClassImage>& images);

struct ImageFile {
  std::vector<ClassImage> classes;
  std::string error;  // empty = success
};
ImageFile read_images(std::span<const u8> bytes);

// Lazy reading: the directory of names first, single classes on demand (the library costs start-up
// time only for what a program uses). Keeps a view of `bytes`, which must outlive it.
class ImageDirectory {
 public:
  static ImageDirectory open(std::span<const u8> bytes, std::string* error);
  bool contains(const std::string& name) const;
  bool load(const std::string& name, ClassImage* out, std::string* error) const;
  // The class without its fields and methods: what it is, and, as its constants, which others it names, each once. In a
  // fraction of the time, for the checksum, which is of the whole class, is left to load().
  bool load_outline(const std::string& name, ClassImage* out, std::string* error) const;
  const std::vector<std::string>& names() const { return names_; }  // sorted

 private:
  enum class Part : u8 { Outline, Whole };
  bool load(const std::string& name, Part part, ClassImage* out, std::string* error) const;
  std::span<const u8> bytes_;
  std::vector<std::string> names_;
  std::vector<std::pair<u64, u64>> extents_;  // parallel to names_: offset, size
};

}  // namespace heddle::bytecode
