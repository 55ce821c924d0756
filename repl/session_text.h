// Pieces of text that the files of the session share. Not for others.
#pragma once

#include <set>
#include <string>

namespace heddle::repl {

// The classes that stand around snippets.
inline constexpr const char* kPackage = "REPL";
inline constexpr const char* kSnippetClass = "Snippet_";  // and a number

std::string trimmed(const std::string& text);
// Each line behind a bar, as messages of the session itself stand.
std::string barred(const std::string& text);
// Identifiers that do not stand in literals.
std::set<std::string> words_of(const std::string& text);
// Names without the classes that stand around snippets: "REPL.Snippet_12$Point" is Point, "Snippet_12.f" is f.
std::string plain(std::string text);

}  // namespace heddle::repl
