// Reads changed class images; what can be read is verified, and what the verifier accepts is shown as text.
#include "fuzz/driver.h"
#include "fuzz/library.h"
#include "vm/bytecode/assembler.h"
#include "vm/bytecode/verifier.h"

using namespace heddle;

int main(int argc, char** argv) {
  const std::vector<std::string>& names = fuzz::library_images().names();
  return fuzz::drive(
      argc, argv, ".himg", [&](fuzz::Random& random, const std::vector<std::string>&, const fuzz::Attempt& attempt) {
        // One or two classes of the library as a file, with changes.
        std::vector<bytecode::ClassImage> images(1 + random.below(2));
        const std::size_t chosen = random.below(names.size());
        for (std::size_t i = 0; i < images.size(); ++i) {
          std::string error;
          const bool loaded = fuzz::library_images().load(names[(chosen + i) % names.size()], &images[i], &error);
          HEDDLE_CHECK(loaded, "damaged class library: " + error);
        }
        const std::vector<u8> file = bytecode::write_images(images);
        const std::string bytes = fuzz::mutate_bytes(random, std::string(file.begin(), file.end()));
        attempt.on(bytes);
        const std::vector<u8> changed(bytes.begin(), bytes.end());
        const bytecode::ImageFile read = bytecode::read_images(changed);
        for (const bytecode::ClassImage& image : read.classes)
          if (bytecode::verify(image).empty()) bytecode::disassemble(image);
        std::string error;
        const bytecode::ImageDirectory directory = bytecode::ImageDirectory::open(changed, &error);
        for (const std::string& name : directory.names()) {
          bytecode::ClassImage image;
          if (directory.load(name, &image, &error)) bytecode::verify(image);
        }
      });
}
