// The documents that the client has opened, whose texts count in place of the files; and what the compiler says of
// them.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "lang/compiler.h"
#include "lsp/text.h"

namespace heddle::lsp {

struct Document {
  std::string uri, path, text;
  nlohmann::json version;               // as the client counts
  std::set<std::string> program_files;  // paths of what was compiled together with it
  bool has_errors = false;
};

class Documents : public lang::SourceReader {
 public:
  // --- as the compiler sees them
  std::optional<std::string> read(const std::string& path) override;
  std::vector<std::string> list(const std::string& directory) override;
  bool is_directory(const std::string& path) override;

  Document& open(const std::string& uri, std::string text);
  void close(const std::string& uri);
  Document* find(const std::string& uri);                 // null: it is not open
  Document* find_path(const std::string& path);           // likewise
  std::string client_uri(const std::string& path) const;  // as the client calls it, if it is open
  std::vector<Document*> all();
  // Has the disk what the client has?
  bool is_saved(const Document& document) const;

 private:
  std::map<std::string, Document> documents_;  // by path
};

// The compiler's answer for a document and the program around it.
struct Compiled {
  base::SourceFiles files;
  std::set<std::string> paths() const;                             // of the files
  std::map<std::string, std::vector<nlohmann::json>> diagnostics;  // of the protocol, by path
};
std::unique_ptr<Compiled> compile(Documents& documents, Document& document, lang::LibraryProvider& library);
// The compiler reads `documents`.
lang::CompileOptions options_for(Documents& documents, const Document& document, lang::LibraryProvider& library);

}  // namespace heddle::lsp
