// Compiles changed programs against the class library. What compiles without errors must give images that the verifier
// accepts.
#include "fuzz/driver.h"
#include "fuzz/library.h"
#include "vm/bytecode/verifier.h"

using namespace heddle;

namespace {

// One file, nothing else.
class OneFile : public lang::SourceReader {
 public:
  explicit OneFile(const std::string& text) : text_(text) {}
  std::optional<std::string> read(const std::string& path) override {
    return path == "Fuzz.java" ? std::optional(text_) : std::nullopt;
  }
  std::vector<std::string> list(const std::string&) override { return {}; }
  bool is_directory(const std::string&) override { return false; }

 private:
  const std::string& text_;
};

}  // namespace

int main(int argc, char** argv) {
  fuzz::Library library;
  return fuzz::drive(argc, argv, ".java",
                     [&](fuzz::Random& random, const std::vector<std::string>& corpus, const fuzz::Attempt& attempt) {
                       const std::string text = fuzz::mutate_source(random, corpus);
                       attempt.on(text);
                       OneFile reader(text);
                       lang::CompileOptions options;
                       options.main_file = "Fuzz.java";
                       options.library = &library;
                       options.reader = &reader;
                       base::SourceFiles files;
                       base::Diagnostics diagnostics;
                       const lang::CompileResult result = lang::compile(options, files, diagnostics);
                       HEDDLE_CHECK(result.ok != diagnostics.has_errors(),
                                    "a compilation failed without a message, or the reverse");
                       for (const base::Diagnostic& d : diagnostics.sorted()) base::render(d, files);
                       for (const bytecode::ClassImage& image : result.images)
                         for (const std::string& fault : bytecode::verify(image))
                           HEDDLE_CHECK(false, "the verifier rejects compiled code: " + fault);
                     });
}
