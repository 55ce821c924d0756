// What names mean: packages, classes, methods, variables. Arena-owned, compared by address, never copied.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lang/arena.h"
#include "lang/ast.h"
#include "lang/types.h"
#include "vm/base/diagnostics.h"
#include "vm/base/source.h"

namespace heddle::bytecode {
struct ClassImage;
struct FieldImage;
struct MethodImage;
}  // namespace heddle::bytecode

namespace heddle::lang {

// Low 16 bits: as in class images. Above: ours; codegen maps them to bytecode::AccessFlags.
// clang-format off
enum Flags : std::uint32_t {
  kPublic = 0x0001, kPrivate = 0x0002, kProtected = 0x0004, kStatic = 0x0008, kFinal = 0x0010, kSynchronized = 0x0020,
  kVolatile = 0x0040, kTransient = 0x0080, kNative = 0x0100, kInterface = 0x0200, kAbstract = 0x0400, kStrictfp = 0x0800,
  kSynthetic = 0x1000, kAnnotation = 0x2000, kEnum = 0x4000, kMandated = 0x8000,
  kBridge = 1u << 16,         // method
  kVarargs = 1u << 17,        // method
  kDefault = 1u << 18,        // interface method with a body
  kSealed = 1u << 19,
  kNonSealed = 1u << 20,
  kRecord = 1u << 21,
  kDeprecated = 1u << 22,
  kFunctional = 1u << 23,     // @FunctionalInterface
  kEffectivelyFinal = 1u << 24,  // local or parameter: set by flow; final ones have it too
  kCaptured = 1u << 25,       // local or parameter used from a lambda or inner class
  kCompactConstructor = 1u << 26,
};
// clang-format on
inline constexpr std::uint32_t kAccessMask = kPublic | kPrivate | kProtected;

enum class SymbolKind : std::uint8_t { kPackage, kClass, kMethod, kVar, kTypeVar };

struct AttrContext;
class ClassCompleter;

struct Symbol {
  SymbolKind kind;
  Name name;                // simple name; constructors "<init>"; anonymous classes empty
  std::uint32_t flags = 0;  // implicit ones included (interface members public ...)
  Symbol* owner = nullptr;  // package, class or method; locals in initialisers: the class
  base::SourceRange range;  // of the declaring identifier; invalid for library symbols
  bool has(std::uint32_t f) const { return (flags & f) != 0; }
  bool is_static() const { return has(kStatic); }

 protected:
  Symbol(SymbolKind k, Name n, Symbol* o) : kind(k), name(n), owner(o) {}
};

struct PackageSymbol : Symbol {
  explicit PackageSymbol(Name full) : Symbol(SymbolKind::kPackage, full, nullptr) {}
  // name is the full name with dots, empty for the unnamed package.
};

struct TypeVarSymbol : Symbol {
  TypeVarSymbol(Name n, Symbol* declaring) : Symbol(SymbolKind::kTypeVar, n, declaring) {}
  TypeVar* type = nullptr;
  TypeParamDecl* decl = nullptr;
};

// clang-format off
enum class VarKind : std::uint8_t {
  kField, kLocal, kParameter, kExceptionParameter, kResource, kPattern, kForEach, kLambdaParameter,
  kSynthetic,  // made by attribution: bound receivers, resource copies, hidden parameters
};
// clang-format on

struct VarSymbol : Symbol {
  VarSymbol(Name n, Symbol* o, VarKind k) : Symbol(SymbolKind::kVar, n, o), var_kind(k) {}
  VarKind var_kind;
  Type* type = nullptr;     // null while `var`/implicit lambda parameter is unattributed; fields: see ensure(kMembers)
  VarDecl* decl = nullptr;  // null for library and synthetic ones
  EnumConstantDecl* enum_decl = nullptr;
  // Constant variable's value (final, constant initialiser). Ask Attr::constant_of, which evaluates a field's
  // initialiser on demand and finds cycles.
  const ConstantValue* constant = nullptr;
  enum class ConstantState : std::uint8_t { kUnknown, kEvaluating, kDone } constant_state = ConstantState::kUnknown;
  std::int32_t ordinal = -1;     // enum constants; record fields: component index
  std::uint32_t flow_index = 0;  // its bit in definite assignment
  bool is_field() const { return var_kind == VarKind::kField; }
  ClassSymbol* owner_class() const;  // the class whose field it is or whose code declares it
};

// Members without a tree; codegen makes the code from this (codegen_synthetic.cpp).
enum class SyntheticBody : std::uint8_t {
  kNone,
  kEnumValues,
  kEnumValueOf,     // plus the private static field $VALUES, which codegen fills at the end of the constants
  kRecordAccessor,  // of field `synthetic_field`
  kRecordEquals,
  kRecordHashCode,
  kRecordToString,
  kBridge,  // casts arguments, calls `bridge_target` virtually
  kLambda,  // body is in the LambdaExpr; emitted where the lambda is met
};

struct MethodSymbol : Symbol {
  MethodSymbol(Name n, ClassSymbol* o);
  std::vector<TypeVarSymbol*> type_params;
  std::vector<VarSymbol*> params;  // declared ones only; library methods: names arg0.. or from the image
  std::vector<Type*> param_types;  // same length
  Type* result = nullptr;          // void for constructors
  std::vector<Type*> thrown;
  MethodDecl* decl = nullptr;
  const bytecode::MethodImage* image = nullptr;
  SyntheticBody synthetic = SyntheticBody::kNone;
  VarSymbol* synthetic_field = nullptr;
  MethodSymbol* bridge_target = nullptr;
  // Constructors: hidden leading parameters (outer instance; enum name and ordinal), in order. Hidden trailing ones are
  // owner's `captures`, in order. Erased descriptor = hidden leading + param_types + captures (TypeTable::descriptor).
  std::vector<VarSymbol*> hidden_params;
  std::vector<VarSymbol*> capture_params;  // parallel to owner's captures, filled with them
  bool is_constructor() const { return name == "<init>"; }
  bool is_varargs() const { return has(kVarargs); }
  ClassSymbol* owner_class() const;
};

// How much of a class is known. Each stage is entered once; asking for one that is being made returns at once
// (cycles in `extends` are found and reported by the header stage).
enum class ClassStage : std::uint8_t {
  kNamed,      // exists: names of member classes, flags, kind, type parameter names
  kHeader,     // type parameter bounds, superclass, interfaces, permits
  kMembers,    // fields, methods, constructors with their types; implicit members of enums, records
  kChecked,    // overriding, abstract members, bridges (source classes only)
  kAttributed  // bodies
};

// A captured variable of a local or anonymous class.
struct ClassCapture {
  VarSymbol* variable = nullptr;  // in the enclosing code
  VarSymbol* field = nullptr;     // val$x: private final synthetic; stored before super(...) by codegen
  base::SourceRange first_use;
};

struct ClassSymbol : Symbol {
  ClassSymbol(Name n, Symbol* o) : Symbol(SymbolKind::kClass, n, o) {}

  // Brings the class to at least this stage (through SymbolTable's ClassCompleter). Everything below `stage` in the
  // comments needs it; readers of superclass, fields, methods call it first.
  void ensure(ClassStage wanted);
  ClassStage stage = ClassStage::kNamed;
  bool completing = false;

  ClassKind class_kind = ClassKind::kClass;
  Name binary_name;  // "java/util/Map$Entry", "Main$1Local", "Main$1"
  Name full_name;    // canonical: "java.util.Map.Entry"; local and anonymous: what messages show
  PackageSymbol* package = nullptr;
  ClassSymbol* enclosing = nullptr;  // lexically enclosing class, null for top level
  bool local = false;                // local or anonymous
  bool anonymous = false;
  // Needs an enclosing instance: inner member classes, and local ones in non-static code. Then outer_this is its field.
  bool inner = false;
  bool in_prologue =
      false;  // local in the arguments of this(...) or super(...): the instance is that around `enclosing`
  ClassSymbol* outer_class() const {  // whose instance it has
    return !inner ? nullptr : in_prologue ? enclosing->outer_class() : enclosing;
  }
  VarSymbol* outer_this = nullptr;  // this$0: final synthetic field, stored before super(...) by codegen

  // origin: exactly one is set
  ClassDecl* decl = nullptr;
  const bytecode::ClassImage* image = nullptr;
  CompilationUnit* unit = nullptr;  // with decl

  // kNamed
  std::vector<TypeVarSymbol*> type_params;
  std::vector<ClassSymbol*> member_classes;
  // kHeader
  Type* superclass = nullptr;  // ClassType; null for Object; Object for interfaces
  std::vector<Type*> interfaces;
  std::vector<ClassSymbol*> permits;  // sealed: written or inferred
  // kMembers, in declaration order; find_* of attr_context.h search supertypes
  std::vector<VarSymbol*> fields;             // enum constants first
  std::vector<MethodSymbol*> methods;         // constructors included
  std::vector<VarSymbol*> record_components;  // the private final fields, in order
  // kChecked
  std::vector<MethodSymbol*> bridges;  // SyntheticBody::kBridge, not in `methods`
  // kAttributed
  std::vector<ClassCapture> captures;        // final when the whole unit is attributed; constants are not captured
  std::vector<MethodSymbol*> lambda_bodies;  // implementation methods, numbered from 0 in source order
  bool needs_clinit = false;                 // a static initialiser that does more than constants (enum constants do)
  bool uses_assert = false;                  // codegen needs the assertion switch
  std::uint32_t anonymous_count = 0;         // numbering of Main$1.. counts in the outermost class
  bool had_errors = false;

  bool is_interface() const { return has(kInterface); }
  ClassSymbol* outermost();  // of the classes around it that are compiled together with it
  // In messages, as javac does it: Outer.Inner for inner member classes, else the simple name; <anonymous Runnable>.
  std::string shown_name() const;
  ClassCompleter* completer = nullptr;
};

// There is one for trees (tree_completer.h) and one for images (image_symbols.h).
class ClassCompleter {
 public:
  virtual ~ClassCompleter() = default;
  virtual void complete_header(ClassSymbol& symbol) = 0;
  virtual void complete_members(ClassSymbol& symbol) = 0;
  virtual void check(ClassSymbol& symbol) = 0;  // images: nothing to do
};

// Where classes come from: source files beside the main file or under the package root, and library images.
class ClassSource {
 public:
  struct Found {
    CompilationUnit* unit = nullptr;              // parsed and not yet entered: SymbolTable enters it whole
    const bytecode::ClassImage* image = nullptr;  // lives as long as the compilation
    explicit operator bool() const { return unit != nullptr || image != nullptr; }
  };
  virtual ~ClassSource() = default;
  // `package` with dots ("" unnamed), `simple` the top-level class's name. Nothing: not here. A unit need not declare
  // the name (the caller reports it as javac does).
  virtual Found find(std::string_view package, std::string_view simple) = 0;
  // Member classes of library classes, by binary name; sources return null.
  virtual const bytecode::ClassImage* find_image(std::string_view binary_name) = 0;
  virtual bool has_package(std::string_view package) = 0;  // true for prefixes of existing packages too
  // Simple names of the package's top-level classes, sorted (for "did you mean").
  virtual std::vector<std::string> classes_in(std::string_view package) = 0;
};

// Classes that the language itself refers to. Loaded on first use; one that the library lacks gives one error
// ("java.lang.String is missing from the library") and an empty stand-in class.
// clang-format off
enum class KnownClass : std::uint8_t {
  kObject, kString, kCharSequence, kClass, kEnum, kRecord, kThrowable, kException, kError, kRuntimeException,
  kAssertionError, kNullPointerException, kIncompatibleClassChangeError, kCloneable, kSerializable, kIterable, kIterator,
  kAutoCloseable, kComparable, kNumber, kBoolean, kByte, kShort, kCharacter, kInteger, kLong, kFloat, kDouble, kVoid,
  kOverride, kFunctionalInterface, kDeprecated, kSafeVarargs, kSuppressWarnings, kObjects, kStringBuilder, kAnnotation,
  kCount
};
// clang-format on

struct SymbolTable {
  SymbolTable(Arena& arena, base::Diagnostics& diagnostics);

  // Sources asked in order; the first answer counts (user's sources before the library).
  std::vector<ClassSource*> class_sources;
  ClassCompleter* tree_completer = nullptr;
  ClassCompleter* image_completer = nullptr;
  // Called for a unit that find_class loaded; creates its ClassSymbols at stage kNamed (enter.cpp).
  void (*enter_unit)(AttrContext&, CompilationUnit&) = nullptr;
  AttrContext* context = nullptr;

  PackageSymbol* package(std::string_view full_name);  // made when new
  bool package_exists(std::string_view full_name);
  // Top-level class by package and simple name, or null. Results (also negative) are remembered.
  ClassSymbol* find_class(std::string_view package, std::string_view simple);
  ClassSymbol* find_binary(std::string_view binary_name);  // "java/util/Map$Entry"
  ClassSymbol* define(ClassSymbol* symbol);  // by binary_name; returns an earlier one if there is (duplicate)
  ClassSymbol* known(KnownClass which);
  Type* known_type(KnownClass which);  // raw/plain type

  Arena& arena;
  base::Diagnostics& diagnostics;
  TypeTable* types = nullptr;
  std::vector<CompilationUnit*> units;  // all entered, in order of entering: main file first
  std::unordered_map<Name, ClassSymbol*> by_binary_name;
  std::unordered_map<Name, PackageSymbol*> packages;
  ClassSymbol* known_classes[static_cast<std::size_t>(KnownClass::kCount)] = {};
};

}  // namespace heddle::lang
