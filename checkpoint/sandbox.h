// What a program may see of the real world: everything, or (--sandbox) the files below one folder and standard input.
#pragma once

#include <string>
#include <vector>

#include "vm/base/types.h"

namespace heddle::checkpoint {

// Shared by all doors to the real world of one program (checkpoint/real_world.h). It lets everything through until
// confine() is called.
class Sandbox {
 public:
  // From now on there are only the files in and below this existing folder; "": none at all.
  void confine(const std::string& folder);
  bool confines() const { return confines_; }
  // The program's working directory and home: the folder, as an absolute path without symbolic links; "/" if there are
  // no files.
  std::string directory() const { return folder_.empty() ? "/" : folder_; }

  // Where a path of the program leads. Relative ones begin at directory(), and symbolic links are followed; with
  // `entry` not the last name of the path, for what is done to the name itself (remove, rename). 0 with the path for
  // the operating system in *real, or EACCES: it leads outside. (A process beside this one that changes links between
  // this answer and the use of it is not guarded against; the program itself cannot make any.)
  i32 resolve(const std::string& path, bool entry, std::string* real);
  // Whether it would be resolved, without a note of it.
  bool allows(const std::string& path);

  // For the user: "vm: --sandbox kept the program from 2 files: /etc/passwd, /etc/group\n"; "" if nothing was refused.
  std::string note() const;

 private:
  bool leads_inside(const std::string& path, bool entry, std::string* real) const;

  bool confines_ = false;
  std::string folder_;
  std::vector<std::string> refused_;  // in the order of the questions, each once
};

}  // namespace heddle::checkpoint
