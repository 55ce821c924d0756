// What names a program on the command line and in schedules: a source file, one of its tests, and where else its
// classes come from.
//
//   src/bank/Main.java                    classes are looked for from the root that its package gives
//   AccountTest.java#deposits             one test of it (junit/tests.h)
//   Main.java:Account.java                several files, of whatever names; the first one's name says which main runs
//   app/Main.java:lib/src                 and another folder in which packages begin (--source-path)
//   app                                   a folder: the one file below it that has a main method
#pragma once

#include <string>
#include <vector>

namespace heddle::cli {

struct ProgramPath {
  std::string file;  // "src/bank/Main.java"
  std::string test;  // "deposits"; "": none is named
  std::vector<std::string> more_files, roots;

  // A file whose name holds a ':' is that file.
  static ProgramPath parse(const std::string& path);
  std::string text() const;  // the inverse
};

// Of operands "Main.java Account.java x y" or "app x y" the first one becomes the path of a program, with what `roots`
// ("lib/src:more") names behind it, and the files that follow it go into it. Operands that name no source file stay as
// they are. False with *error: a folder has no program, or several.
bool join_program_path(const std::string& roots, std::vector<std::string>* operands, std::string* error);

}  // namespace heddle::cli
