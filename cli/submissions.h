// The files of a submission beside those of the hidden checks, laid out as the compiler wants them: vm grade.
#pragma once

#include <set>
#include <string>
#include <vector>

namespace heddle::cli {

// What can be seen of a source file without compiling it.
struct SourceOutline {
  std::string package;                         // "bank.accounts"; or ""
  std::vector<std::string> types;              // its top-level classes, interfaces, enums and records, in order
  std::string public_type;                     // the one that is public; or ""
  std::vector<std::string> on_demand_imports;  // "java.util.concurrent", of import java.util.concurrent.*
  // Where it belongs, by its package and its name, or that of its class if it has another name: "bank/Account.java".
  std::string place(const std::string& file_name) const;
};
SourceOutline outline_of(const std::string& text);

struct SourceText {
  std::string path;   // as it was found
  std::string place;  // "bank/Account.java"
  std::string text;
  SourceOutline outline;
};

// The Java files of a folder and below it, or one such file; in the order of their paths. Links, and folders whose name
// begins with a dot, are left out. *problem: why there are none.
std::vector<SourceText> java_sources(const std::string& path, std::string* problem);

// Writes the submission's files and the hidden ones below `folder`, which is made. Where both have a file, the hidden
// one counts; files in packages of the class library are left out, and of two files for one place the second. *remarks
// gets a sentence for each that is left out. False with *problem.
bool lay_out(const std::vector<SourceText>& submission, const std::vector<SourceText>& hidden,
             const std::string& folder, std::vector<std::string>* remarks, std::string* problem);

// Whether a package, "java/util/" or "java.util", belongs to the class library, so that no submission may have classes
// in it.
bool is_library_package(std::string package);

}  // namespace heddle::cli
