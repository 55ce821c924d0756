#include "cli/play_page.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "checkpoint/archive.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

// Puts `text` in the place of a mark. False: the page has no such mark.
bool fill_in(std::string* page, const std::string& mark, const std::string& text) {
  size_t at = page->find(mark);
  if (at == std::string::npos) return false;
  for (; at != std::string::npos; at = page->find(mark, at + text.size())) page->replace(at, mark.size(), text);
  return true;
}

// As part of a script: what could end the script is written in another way.
std::string script_text(const nlohmann::json& value) {
  std::string text = value.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
  for (size_t at = 0; (at = text.find('<', at)) != std::string::npos;) text.replace(at, 1, "\\u003c");
  return text;
}

// The program's files by their names below the folder of the one that was asked for.
nlohmann::json files_of(const Program& program) {
  nlohmann::json files = nlohmann::json::object();
  const std::string folder = std::filesystem::path(program.path()).parent_path().string();
  const std::string prefix = folder.empty() ? "" : folder + "/";
  for (base::FileId id = 0; id < program.sources().size(); ++id) {
    const base::SourceFile& file = program.sources().get(id);
    const bool below = file.path().starts_with(prefix);
    files[below ? file.path().substr(prefix.size()) : std::string(file.name())] = std::string(file.text());
  }
  return files;
}

}  // namespace

std::string play_page_template() {
  std::error_code error;
  return (std::filesystem::read_symlink("/proc/self/exe", error).parent_path() / "wasm" / "play.html").string();
}

bool write_play_page(const Program& program, const std::vector<std::string>& options,
                     const std::vector<std::string>& arguments, const std::string& file, std::string* error) {
  const std::string from = play_page_template();
  std::string page, problem;
  if (!base::read_file(from, &page, &problem)) {
    *error = "a page needs the VM for browsers, which has not been built (" + from + ": " + problem +
             "); cmake --preset wasm && cmake --build --preset wasm builds it";
    return false;
  }
  const nlohmann::json game = {
      {"files", files_of(program)}, {"main", program.file_name()}, {"options", options}, {"arguments", arguments}};
  if (!fill_in(&page, "@HEDDLE_GAME@", script_text(game)) || !fill_in(&page, "@HEDDLE_TITLE@", program.file_name())) {
    *error = from + " is no page of this vm: build it again, by cmake --build --preset wasm";
    return false;
  }
  return checkpoint::replace_file(file, page, error);
}

}  // namespace heddle::cli
