// Linked classes and methods: immutable once linked (code is shared by all paths of an exploration).
// Linking is lazy and has no effect that a program can notice: loading a class or preparing a method
// at another moment gives the same run. What is mutable about classes (statics, initialisation) lies
// in the heap and in World::class_init.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "vm/bytecode/class_image.h"
#include "vm/bytecode/descriptor.h"
#include "vm/bytecode/liveness.h"
#include "vm/bytecode/printed_only.h"
#include "vm/object.h"

namespace heddle::vm {

struct World;
struct Class;
struct Method;

using bytecode::Bank;
using bytecode::Instruction;

// Which elements an array-like object has. String: UTF-16 units.
enum class Elements : u8 { None, Bytes1, Bytes2, Bytes4, Bytes8, Refs, String };

// How a class of java.lang.ref holds its referent.
enum class ReferenceKind : u8 { None, Soft, Weak, Phantom };

struct Field {
  std::string name;
  std::string descriptor;
  u32 flags = 0;
  Bank bank = Bank::Prim4;
  bool promoted = false;      // RunOptions::promoted
  bool only_printed = false;  // its number decides nothing (bytecode/printed_only.h); never if RunOptions::values_count
  u32 offset = 0;             // bytes from the start of the payload (instance) or of the statics holder's payload
  Class* owner = nullptr;
  bool is_static() const { return flags & bytecode::kStatic; }
  bool is_volatile() const { return flags & bytecode::kVolatile; }
  bool is_visible() const { return is_volatile() || promoted; }  // its accesses are visible operations
  bool is_final() const { return flags & bytecode::kFinal; }
  std::string readable() const;  // "Account.balance"
};

struct Class {
  ClassId id = 0;
  std::string name;  // "java/lang/String", "[I", "[Ljava/lang/String;"; primitives "int"
  u32 flags = 0;
  Class* super = nullptr;
  std::vector<Class*> interfaces;                     // direct
  std::vector<Class*> all_interfaces;                 // transitive, no repeats; an interface is not in its own list
  std::vector<Class*> super_chain;                    // Object first, this last: subclass test in O(1)
  std::vector<Field> fields;                          // declared here
  std::vector<std::unique_ptr<Method>> methods;       // declared here
  std::vector<u32> selectors;                         // Method::selector, parallel to methods
  std::vector<Method*> vtable;                        // virtual dispatch
  std::unordered_map<const Method*, Method*> itable;  // interface method -> implementation (filled lazily)
  Method* class_initialiser = nullptr;                // <clinit> or null
  bool needs_init = false;      // it or a superclass (or superinterface with defaults) has <clinit>
  Method* finalizer = nullptr;  // non-trivial finalize()
  ReferenceKind reference_kind = ReferenceKind::None;
  u32 referent_offset = 0;  // with a reference_kind: of Reference.referent

  u64 name_hash = 0;  // of `name`: the same in every process, unlike id

  u32 instance_bytes = 0;              // payload bytes (fields of superclasses included), multiple of 8
  u32 fields_end = 0;                  // the same without padding: where a subclass's fields begin
  std::vector<u32> ref_offsets;        // of reference fields in an instance's payload
  Elements elements = Elements::None;  // of an array or a String
  char primitive = 0;                  // its descriptor, if this is a primitive type or void
  Class* element_class = nullptr;      // arrays
  Class* array_class = nullptr;        // class of arrays of this; made on demand
  bool promoted_elements = false;      // arrays: RunOptions::promoted
  bool promoted_fields = false;        // others: of some instance field
  bool has_printed_fields = false;     // some field, its superclasses' among them, is only_printed
  // Of the program's own classes, if not all numbers count; its provider's.
  const bytecode::PrintedOnly* printed_only = nullptr;

  u32 object_flags = 0;  // ObjectFlags that a new instance starts with

  Ref statics = 0;  // permanent holder (class_id: this, flag kStaticsHolder); 0 if no static fields
  u32 statics_bytes = 0;
  std::vector<u32> static_ref_offsets;
  Ref mirror = 0;     // permanent java.lang.Class object; made on demand
  Ref singleton = 0;  // permanent instance for SINGLETON; made on demand

  std::optional<bool> seen_unfinished;  // may_be_seen_unfinished(), once somebody has asked

  bool is_library = false;    // comes from the library image
  bool is_exception = false;  // subclass of Throwable
  // What it was linked from, which other Worlds share (empty for arrays and primitives).
  std::shared_ptr<const bytecode::ClassImage> image = no_image();

  bool is_array() const { return element_class != nullptr; }
  bool is_interface() const { return flags & bytecode::kInterface; }
  bool is_primitive() const { return primitive != 0; }
  std::string dotted_name() const;                 // "java.lang.String", "[Ljava.lang.String;": Class.getName()
  std::string readable_name() const;               // "java.lang.String[]", "Map$Entry" in full: for messages
  bool is_subclass_of(const Class* other) const {  // classes, interfaces and arrays (JLS 4.10)
    return this == other || is_proper_subclass_of(other);
  }
  // The field at a payload offset of an instance, or of the statics holder; null if none is there.
  const Field* field_at(u32 offset, bool in_statics) const;
  const Field* find_field(std::string_view name, std::string_view descriptor) const;  // JVMS 5.4.3.2
  Method* find_method(std::string_view name, std::string_view descriptor) const;      // JVMS 5.4.3.3
  Method* find_declared(std::string_view name, std::string_view descriptor) const;

 private:
  bool is_proper_subclass_of(const Class* other) const;
  static const std::shared_ptr<const bytecode::ClassImage>& no_image();
};

// Tables that linked code refers to by small index.
struct CallTarget {
  Method* method = nullptr;  // static/special: the callee. virtual/interface: the declared method
  i32 vtable_index = -1;     // virtual
  // One-entry inline cache for interface calls; a pure cache, never observable.
  mutable const Class* cached_class = nullptr;
  mutable Method* cached_method = nullptr;
};
struct StaticTarget {
  Class* owner = nullptr;
  const Field* field = nullptr;
  Ref holder = 0;  // owner->statics and field->offset, for the interpreter
  u32 offset = 0;
};

struct LinkedHandler {
  u32 start, end, target;
  Class* type;  // null = any
  u16 reg;
};

struct FieldUse {
  u32 pc;
  const Field* field;
};

struct NativeContext;
using NativeFunction = void (*)(NativeContext&);

// What a native reads and changes.
enum class NativeEffect : u8 {
  Unknown,
  // What it does depends on nothing but the RunOptions, its primitive arguments, the classes of the objects that it is
  // given and the texts of the Strings among them; and it changes nothing: at most it makes new objects.
  Pure,
  Copies,          // elements: System.arraycopy's arguments
  CopiesToLarger,  // likewise: the arguments (from, to, count), as many as there are, from 0 on
  OwnThread,       // it reads what the thread's own Thread object is, and interp::fields_of_task()
};

struct Method {
  MethodId id = 0;
  Class* owner = nullptr;
  std::string name, descriptor;
  u32 selector = 0;   // hash of name and descriptor
  u64 name_hash = 0;  // of owner, name and descriptor: the same in every process, unlike id
  u32 flags = 0;
  const bytecode::MethodImage* image = nullptr;
  u16 reference_registers = 0, primitive_registers = 0;
  u16 reference_arguments = 0, primitive_arguments = 0;  // receiver included
  Bank result = Bank::Void;
  i32 vtable_index = -1;

  bool prepared = false;  // the rest is filled by ClassTable::prepare
  // Resolved forms, pc by pc those of image->code. GETF/PUTF_*_X and _V: c = byte offset in the payload.
  // SWITCH still means image->switches. ALOAD and ASTORE become their _V forms where elements may be promoted.
  // A native method: {NATIVE 0 or VMOP k; RET, RET_P 0 or RET_R 0}.
  std::vector<Instruction> code;
  std::vector<CallTarget> calls;      // operand a of CALL_*
  std::vector<StaticTarget> statics;  // operand b of GETS/PUTS_*_X and _V
  // NEW b, NEWARR c, MULTINEW c, CHECKCAST b, INSTANCEOF c, CLASS b, SINGLETON b, INITCLASS a
  std::vector<Class*> classes;
  std::vector<Ref> strings;  // STRING b: permanent literals
  std::vector<u64> bits;     // CONST_P b
  std::vector<LinkedHandler> handlers;
  std::vector<FieldUse> field_uses;  // sorted by pc
  // Per pc, 1: a plain access of shared memory that the tester must see. 0 for everything else and for
  // final fields outside the owner's constructors and class initialiser, as long as nobody sees them unfinished.
  std::vector<u8> record_access;
  NativeFunction native = nullptr;  // what NATIVE calls
  NativeEffect native_effect = NativeEffect::Unknown;
  mutable std::shared_ptr<void> native_cache;  // what that keeps about the method: facts that do not change

  bool is_static() const { return flags & bytecode::kStatic; }
  bool is_abstract() const { return flags & bytecode::kAbstract; }
  bool is_native() const { return flags & bytecode::kNative; }
  u32 line_of(u32 pc) const;  // 0 if unknown
  u32 column_of(u32 pc) const;
  const Field* field_accessed_at(u32 pc) const;             // null if that instruction accesses no field
  std::string readable() const;                             // "Main.run"
  std::string external_name() const;                        // "int Main.run(int, java.lang.String)"
  const bytecode::Liveness& liveness() const;               // computed on first use (a pure cache)
  const bytecode::Liveness& liveness_but_for_text() const;  // likewise
  mutable std::unique_ptr<bytecode::Liveness> liveness_cache, liveness_but_for_text_cache;
};

// "int Main.run(int, java.lang.String)", as OpenJDK writes methods in linkage errors.
std::string external_name(std::string_view owner, std::string_view name, std::string_view descriptor);

// Gives class images by binary name: the program's own first, then the library.
class ClassProvider {
 public:
  virtual ~ClassProvider() = default;
  // Null when there is no such class.
  virtual std::shared_ptr<const bytecode::ClassImage> find(const std::string& binary_name, bool* is_library) = 0;
  // The same, but where that takes less time fields and methods may be left out, and of the constants all but the
  // classes that they name.
  virtual std::shared_ptr<const bytecode::ClassImage> outline(const std::string& binary_name, bool* is_library) {
    return find(binary_name, is_library);
  }
  // Which numbers of the program are only printed; null: that is not known. Lives as long as this.
  virtual const bytecode::PrintedOnly* printed_only() { return nullptr; }
};

// Natives and VM operations by "java/lang/Math.sqrt(D)D".
struct NativeEntry {
  NativeFunction function = nullptr;  // or, or called by
  i32 vm_op = -1;                     // interp/vm_ops.def
  bool chooses_hash_order = false;    // the operation takes the function's place where RunOptions::hash_orders > 1
  NativeEffect effect = NativeEffect::Unknown;  // the function's
};
class NativeProvider {
 public:
  virtual ~NativeProvider() = default;
  virtual bool find(std::string_view class_name, std::string_view name, std::string_view descriptor,
                    NativeEntry* out) const = 0;
};

// What load() and prepare() say when they fail: "NoSuchFieldError: message", where the part before
// the first ": " is the simple name of a class of java.lang.
struct LinkageError {
  std::string class_name;  // "java/lang/NoSuchFieldError"
  std::string message;
};
LinkageError parse_linkage_error(std::string_view error);

// Classes that the VM itself needs by name. Null as long as they have not been loaded (attach() does,
// as far as the provider has them).
struct WellKnown {
  Class *object = nullptr, *string = nullptr, *class_ = nullptr, *thread = nullptr, *throwable = nullptr;
  Class* reference = nullptr;  // java.lang.ref.Reference; null until the program can have any
  Class* runtime = nullptr;    // java.lang.Runtime; null until it is loaded
  // Fields of Thread and Runtime that the VM itself looks at; null if the library has none. (Subclasses may have fields
  // with the same names.)
  const Field *thread_id = nullptr, *thread_daemon = nullptr, *thread_handler = nullptr, *shutdown_hooks = nullptr;
  const Field* thread_name_asked = nullptr;
};

// A request that has made something: a class, or a permanent object. Classes and objects are made in whatever
// path asks first, so their numbers and places are a matter of the order of requests; the same requests in the
// same order give the same ones.
struct LinkRequest {
  enum class Kind : u8 { Load, Mirror, Singleton, Literal };
  Kind kind = Kind::Load;
  std::string name;  // of the class
  std::u16string literal;
  friend bool operator==(const LinkRequest&, const LinkRequest&) = default;
};

class ClassTable {
 public:
  ClassTable(ClassProvider& classes, const NativeProvider& natives);
  ~ClassTable();
  // Must be called once, before anything is loaded: permanent objects are made in its heap.
  void attach(World& world);

  // The linked class, loading it and its supertypes if needed; null with *error when it does not
  // exist or does not fit its supertypes (see LinkageError). Also arrays ("[I") and primitives ("int").
  Class* load(const std::string& name, std::string* error = nullptr);
  // What the provider's outline says, without loading the class. Null when there is no such class.
  std::shared_ptr<const bytecode::ClassImage> outline(const std::string& name, bool* is_library) const;
  Class* array_of(Class* element);
  Class* primitive(char descriptor);  // 'I' ... 'V'
  Class* by_id(ClassId id) const { return classes_[id]; }
  Method* method_by_id(MethodId id) const { return methods_[id]; }
  bool any_finalizer() const { return any_finalizer_; }  // of the classes loaded so far
  // RunOptions::promoted names a type of arrays.
  bool any_promoted() const { return any_promoted_; }  // it names anything
  bool any_promoted_elements() const { return any_promoted_elements_; }
  u32 hash_orders() const { return hash_orders_; }  // RunOptions::hash_orders
  u32 class_count() const { return static_cast<u32>(classes_.size()); }
  u32 method_count() const { return static_cast<u32>(methods_.size()); }
  const WellKnown& well_known() const { return known_; }

  // Resolves a method's code. False with *error: linkage error (missing class, field, method, native).
  bool prepare(Method& method, std::string* error);
  // Implementation of an interface or virtual method for a receiver's class; null: AbstractMethodError.
  Method* select_interface(Class* receiver, Method* declared);

  // Permanent objects. Their names (kBootCreator, serial) come from their content, with the top bit
  // set; so they do not depend on when they are made. All give 0 when the permanent part is full.
  Ref mirror_of(Class* c);                   // java.lang.Class object
  Class* class_of_mirror(Ref mirror) const;  // null if it is none
  Ref singleton_of(Class* c);
  Ref intern(std::string_view utf8);  // permanent String
  Ref intern_utf16(std::u16string_view text);

  // All requests that there have been, without those that were made by another one.
  const std::vector<LinkRequest>& requests() const;
  // Makes that request again. False if what it asks for cannot be had.
  bool repeat(const LinkRequest& request);

  struct Impl;  // class_table_impl.h
  class Request;

 private:
  Class* load_array(const std::string& name, std::string* error);
  Class* load_image(const std::string& name, std::string* error);
  bool link_supertypes(Class& c, std::string* error);
  Class* enter(std::unique_ptr<Class> owned, std::string* error);
  bool write_constants(std::string* error);
  bool write_constants(const Class& c, std::string* error);
  // A permanent object whose name comes from `content`; 0 when the permanent part is full.
  Ref make_permanent(const Class& c, u64 bytes, u32 length, std::string_view content, u32 flags = 0);

  std::unique_ptr<Impl> impl_;
  std::vector<Class*> classes_;
  std::vector<Method*> methods_;
  WellKnown known_;
  bool any_finalizer_ = false;
  u32 hash_orders_ = 1;
  bool any_promoted_ = false, any_promoted_elements_ = false;
};

}  // namespace heddle::vm
