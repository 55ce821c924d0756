// ClassImage: the contract between the front end and the VM. Everything is symbolic: other classes,
// fields and methods are named, never numbered. Names are binary names with '/' ("java/lang/String",
// "Outer$Inner"), types are JVM descriptors ("I", "[Ljava/lang/String;", "(IJ)V").
#pragma once

#include <string>
#include <vector>

#include "vm/base/types.h"
#include "vm/bytecode/instruction.h"

namespace heddle::bytecode {

// Java's own values where Java has one (JVMS 4.1, 4.5, 4.6), ours above 16 bits.
enum AccessFlags : u32 {
  kPublic = 0x0001,
  kPrivate = 0x0002,
  kProtected = 0x0004,
  kStatic = 0x0008,
  kFinal = 0x0010,
  kSynchronized = 0x0020,  // on methods: information only, the code holds MONENTER and MONEXIT
  kVolatile = 0x0040,      // fields
  kBridge = 0x0040,        // methods
  kTransient = 0x0080,
  kVarargs = 0x0080,
  kNative = 0x0100,
  kInterface = 0x0200,
  kAbstract = 0x0400,
  kStrict = 0x0800,
  kSynthetic = 0x1000,
  kAnnotation = 0x2000,
  kEnum = 0x4000,
  kRecord = 0x10000,
  kSealed = 0x20000,
  kLambda = 0x40000,        // class made for a lambda or method reference
  kStaticNested = 0x80000,  // nested class without an outer instance
  kLocal = 0x100000,        // local or anonymous class
  kAnonymous = 0x200000,
  kDefaultMethod = 0x400000,
  kHasInit = 0x800000,  // class: its own static initialiser does more than constants (has <clinit>)
};

enum class ConstantKind : u8 { Bits, String, Class, Field, Method };

// One constant-pool entry. Bits: 64 raw bits. String: text (UTF-8, modified so that lone surrogates
// survive: each UTF-16 unit outside a proper pair is encoded as three bytes). Class: owner is a
// binary name or an array descriptor ("[I"). Field and Method: owner, name, descriptor; for Method
// `interface_owner` tells that the owner is an interface.
struct Constant {
  ConstantKind kind = ConstantKind::Bits;
  u64 bits = 0;
  std::string owner;  // class / field / method: class name.  String: the text
  std::string name;
  std::string descriptor;
  bool interface_owner = false;
  friend bool operator==(const Constant&, const Constant&) = default;
};

// Handler for pcs in [start, end): class_index 0 catches everything, otherwise constant-pool index
// + 1 of a Class. The exception lands in reference register `exception_register`. Earlier rows win.
struct ExceptionHandler {
  u32 start = 0, end = 0, target = 0;
  u32 class_index = 0;
  u16 exception_register = 0;
};

struct LineEntry {  // code from pc on (until the next entry) comes from this place; lines from 1
  u32 pc = 0;
  u32 line = 0;
  u32 column = 0;  // 0 = unknown
};

// A named local: live in [start, end) in register `reg` of the reference or primitive bank.
struct LocalVariable {
  std::string name;
  std::string descriptor;
  u32 start = 0, end = 0;
  u16 reg = 0;
  bool is_reference = false;
  // What javac numbers it: its slot in the frame, and its place among the parameters from 1 on (0: no
  // parameter). OpenJDK's messages call variables "<local4>", "<parameter1>".
  u16 slot = 0, parameter = 0;
  // For debuggers of what has just been compiled; not stored in image files. The generic signature (JVMS 4.7.14), empty
  // if the descriptor says it all; and whether the variable has a value where its range begins.
  std::string signature = {};
  bool initialised = true;
};

// Dense: keys low..low+targets.size()-1 in order (keys empty). Sparse: keys sorted ascending,
// targets parallel. Targets are absolute pcs.
struct SwitchTable {
  bool dense = false;
  i32 low = 0;
  std::vector<i32> keys;
  std::vector<u32> targets;
  u32 default_target = 0;
};

struct AnnotationValue {  // kind: 's' string, 'i' integral/char/boolean, 'd' float/double, 'c' class, 'e' enum
                          // constant, '[' array, '@' an annotation (its type, and its values as elements)
  std::string name;
  char kind = 's';
  std::string text;
  i64 integer = 0;
  double real = 0;
  std::vector<AnnotationValue> elements;
};
struct Annotation {
  std::string type;  // binary name
  std::vector<AnnotationValue> values;
};

struct FieldImage {
  std::string name;
  std::string descriptor;
  std::string signature;  // generic signature (JVMS 4.7.9.1), empty if none
  u32 flags = 0;
  bool has_constant = false;  // static final constant variable: value is set at link time, no code
  Constant constant;          // Bits or String
  std::vector<Annotation> annotations = {};
};

struct MethodImage {
  std::string name;  // "<init>", "<clinit>" as in the JVM
  std::string descriptor;
  std::string signature;
  u32 flags = 0;
  std::vector<std::string> exceptions;  // throws clause, binary names
  std::vector<std::string> parameter_names;
  std::vector<Annotation> annotations;
  std::vector<std::vector<Annotation>> parameter_annotations = {};  // empty, or a list for each of the last parameters
  std::vector<AnnotationValue> annotation_default = {};             // an element of an annotation type: one, or none
  u16 reference_registers = 0;    // frame sizes; parameters come first in each bank, in order
  u16 primitive_registers = 0;    // (receiver = reference register 0)
  std::vector<Instruction> code;  // empty for abstract and native methods
  std::vector<ExceptionHandler> handlers;
  std::vector<LineEntry> lines;  // sorted by pc
  std::vector<LocalVariable> locals;
  std::vector<SwitchTable> switches;
};

struct InnerClassInfo {  // member classes, as InnerClasses in the JVM
  std::string binary_name;
  std::string simple_name;
  u32 flags = 0;
};

struct ClassImage {
  std::string name;
  std::string super_name;  // empty only for java/lang/Object
  std::vector<std::string> interfaces;
  std::string signature;
  u32 flags = 0;
  std::string source_file;  // "Main.java": as in stack traces
  // Where that file is, as people are told it: "src/bank/Main.java". Set by whoever has compiled it, and no part of the
  // class: not in files of images, never seen by the program. Empty: not known.
  std::string source_path;
  std::string enclosing_class;  // binary name or empty
  std::string simple_name;      // source name; empty for anonymous classes
  std::vector<InnerClassInfo> inner_classes;
  std::vector<std::string> permitted_subclasses;
  std::vector<std::string> record_components;  // names, in order
  std::vector<Annotation> annotations;
  std::vector<Constant> constants;
  std::vector<FieldImage> fields;
  std::vector<MethodImage> methods;
};

}  // namespace heddle::bytecode
