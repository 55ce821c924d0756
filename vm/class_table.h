// Linked classes and methods: immutable once linked (code is shared by all paths of an exploration).
// Linking is lazy and has no effect that a program can notice: loading a class or preparing a method
// at another moment gives the same run. What is mutable about classes (statics, initialisation) lies
// in the heap and in World::class_init.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "vm/bytecode/class_image.h"
#include "vm/bytecode/descriptor.h"
#include "vm/bytecode/liveness.h"
#include "vm/object.h"

namespace heddle::vm {

struct World;
struct Class;
struct Method;

using bytecode::Bank;
using bytecode::Instruction;

// Which elements an array-like object has. String: UTF-16 units.
enum class Elements : u8 { None, Bytes1, Bytes2, Bytes4, Bytes8, Refs, String };

struct Field {
  std::string name;
  std::string descriptor;
  u32 flags = 0;
  Bank bank = Bank::Prim4;
  u32 offset = 0;  // bytes from the start of the payload (instance) or of the statics holder's payload
  Class* owner = nullptr;
  bool is_static() const { return flags & bytecode::kStatic; }
  bool is_volatile() const { return flags & bytecode::kVolatile; }
  bool is_final() const { return flags & bytecode::kFinal; }
};

struct Class {
  ClassId id = 0;
  std::string name;  // "java/lang/String", "[I", "[Ljava/lang/String;"; primitives "int"
  u32 flags = 0;
  Class* super = nullptr;
  std::vector<Class*> interfaces;       // direct
  std::vector<Class*> all_interfaces;   // transitive, no repeats
  std::vector<Class*> super_chain;      // Object first, this last: subclass test in O(1)
  std::vector<Field> fields;            // declared here
  std::vector<std::unique_ptr<Method>> methods;  // declared here
  std::vector<Method*> vtable;          // virtual dispatch
  std::unordered_map<const Method*, Method*> itable;  // interface method -> implementation (filled lazily)
  Method* class_initialiser = nullptr;  // <clinit> or null
  bool needs_init = false;              // it or a superclass (or superinterface with defaults) has <clinit>
  Method* finalizer = nullptr;          // non-trivial finalize()

  u32 instance_bytes = 0;               // payload bytes (fields of superclasses included), multiple of 8
  std::vector<u32> ref_offsets;         // of reference fields in an instance's payload
  Elements elements = Elements::None;
  Class* element_class = nullptr;       // arrays
  Class* array_class = nullptr;         // class of arrays of this; made on demand

  Ref statics = 0;                      // permanent holder object; 0 if no static fields
  u32 statics_bytes = 0;
  std::vector<u32> static_ref_offsets;
  Ref mirror = 0;                       // permanent java.lang.Class object; made on demand
  Ref singleton = 0;                    // permanent instance for SINGLETON; made on demand

  bool is_library = false;              // comes from the library image
  bool is_exception = false;            // subclass of Throwable
  bytecode::ClassImage image;           // what it was linked from (empty for arrays and primitives)

  bool is_array() const { return element_class != nullptr; }
  bool is_interface() const { return flags & bytecode::kInterface; }
  std::string dotted_name() const;      // "java.lang.String"
  bool is_subclass_of(const Class* other) const;  // classes, interfaces and arrays (JLS 4.10)
  const Field* find_field(std::string_view name, std::string_view descriptor) const;  // JVMS 5.4.3.2
  Method* find_method(std::string_view name, std::string_view descriptor) const;      // JVMS 5.4.3.3
  Method* find_declared(std::string_view name, std::string_view descriptor) const;
};

// Tables that linked code refers to by small index.
struct CallTarget {
  Method* method = nullptr;   // static/special: the callee. virtual/interface: the declared method
  i32 vtable_index = -1;      // virtual
  // One-entry inline cache for interface calls; a pure cache, never observable.
  mutable const Class* cached_class = nullptr;
  mutable Method* cached_method = nullptr;
};
struct StaticTarget {
  Class* owner = nullptr;
  const Field* field = nullptr;
};

struct LinkedHandler {
  u32 start, end, target;
  Class* type;  // null = any
  u16 reg;
};

struct NativeContext;
using NativeFunction = void (*)(NativeContext&);

struct Method {
  MethodId id = 0;
  Class* owner = nullptr;
  std::string name, descriptor;
  u32 flags = 0;
  const bytecode::MethodImage* image = nullptr;
  u16 reference_registers = 0, primitive_registers = 0;
  u16 reference_arguments = 0, primitive_arguments = 0;  // receiver included
  Bank result = Bank::Void;
  i32 vtable_index = -1;

  bool prepared = false;               // the rest is filled by ClassTable::prepare
  std::vector<Instruction> code;       // resolved forms
  std::vector<CallTarget> calls;       // operand a of CALL_* in resolved code
  std::vector<StaticTarget> statics;   // operand b of GETS_*_X ...
  std::vector<const Field*> fields;    // operand c of GETF_*_X: index here if the offset itself is not enough; see linker
  std::vector<Class*> classes;         // class operands of NEW, NEWARR, CHECKCAST ...
  std::vector<Ref> strings;            // permanent literals
  std::vector<LinkedHandler> handlers;
  NativeFunction native = nullptr;

  bool is_static() const { return flags & bytecode::kStatic; }
  bool is_abstract() const { return flags & bytecode::kAbstract; }
  bool is_native() const { return flags & bytecode::kNative; }
  u32 line_of(u32 pc) const;    // 0 if unknown
  u32 column_of(u32 pc) const;
  std::string readable() const;                       // "Main.run"
  const bytecode::Liveness& liveness() const;  // computed on first use (a pure cache)
  mutable std::unique_ptr<bytecode::Liveness> liveness_cache;
};

// Gives class images by binary name: the program's own first, then the library.
class ClassProvider {
 public:
  virtual ~ClassProvider() = default;
  // False when there is no such class.
  virtual bool find(const std::string& binary_name, bytecode::ClassImage* out, bool* is_library) = 0;
};

// Natives and VM operations by "java/lang/Math.sqrt(D)D".
struct NativeEntry {
  NativeFunction function = nullptr;  // or
  i32 vm_op = -1;                     // interp/vm_ops.def
};
class NativeProvider {
 public:
  virtual ~NativeProvider() = default;
  virtual bool find(std::string_view class_name, std::string_view name, std::string_view descriptor,
                    NativeEntry* out) const = 0;
};

// Classes that the VM itself needs by name.
struct WellKnown {
  Class *object = nullptr, *string = nullptr, *class_ = nullptr, *thread = nullptr, *throwable = nullptr;
};

class ClassTable {
 public:
  ClassTable(ClassProvider& classes, const NativeProvider& natives);
  ~ClassTable();
  // Must be called once, before anything is loaded: permanent objects are made in its heap.
  void attach(World& world);

  // The linked class, loading it and its supertypes if needed; null with *error when it does not
  // exist or does not fit its supertypes (a linkage error: message for NoClassDefFoundError ...).
  Class* load(const std::string& name, std::string* error = nullptr);
  Class* array_of(Class* element);
  Class* primitive(char descriptor);  // 'I' ... 'V'
  Class* by_id(ClassId id) const { return classes_[id]; }
  Method* method_by_id(MethodId id) const { return methods_[id]; }
  u32 class_count() const { return static_cast<u32>(classes_.size()); }
  u32 method_count() const { return static_cast<u32>(methods_.size()); }
  const WellKnown& well_known() const { return known_; }

  // Resolves a method's code. False with *error: linkage error (missing class, field, method, native).
  bool prepare(Method& method, std::string* error);
  // Implementation of an interface or virtual method for a receiver's class; null: AbstractMethodError.
  Method* select_interface(Class* receiver, Method* declared);

  Ref mirror_of(Class* c);       // java.lang.Class object
  Class* class_of_mirror(Ref mirror) const;
  Ref singleton_of(Class* c);
  Ref intern(std::string_view utf8);                  // permanent String
  Ref intern_utf16(std::u16string_view text);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
  std::vector<Class*> classes_;
  std::vector<Method*> methods_;
  WellKnown known_;
};

}  // namespace heddle::vm
