#include "vm/bytecode/polymorphic_call.h"

#include <utility>

#include "vm/bytecode/assembler.h"
#include "vm/bytecode/boxes.h"
#include "vm/bytecode/descriptor.h"

namespace heddle::bytecode {
namespace {

constexpr const char* kCallDispatch = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/Object;";

// The characters of a descriptor that a class's name cannot hold, and what stands for them there: none is part of a
// name in Java. (Of '!' the first one is the opening parenthesis.)
constexpr std::string_view kWritten = "();[/", kNamed = "!!,*|";

std::string in_name(std::string descriptor) {
  for (char& c : descriptor)
    if (const size_t at = kWritten.find(c); at != std::string_view::npos) c = kNamed[at];
  return descriptor;
}

std::string from_name(std::string text) {
  bool opened = false;
  for (char& c : text) {
    const size_t at = kNamed.find(c);
    if (at == std::string_view::npos) continue;
    c = c == '!' && std::exchange(opened, true) ? ')' : kWritten[at];
  }
  return text;
}

// Register r0 is the handle, the parameters follow; above them is the window of the call of kCallDispatch: the handle,
// the descriptor, the array. Above that is what boxing needs.
class Call {
 public:
  Call(ClassBuilder& made, const std::string& owner, const std::string& name, const std::string& descriptor)
      : made_(made),
        shape_(parse_method_descriptor(descriptor)),
        prims_(shape_.primitive_parameters),
        window_(static_cast<u16>(1 + shape_.reference_parameters)),
        code_(made.method(name, descriptor, kPublic | kFinal | kSynthetic)) {
    arguments();
    code_.emit(Opcode::MOV_R, window_, 0);
    code_.emit(Opcode::STRING, descriptor_register(), made_.string(descriptor));
    code_.emit(Opcode::CALL_VIRTUAL, made_.method_ref(owner, name + '0', kCallDispatch, false), window_, prims_);
    give_back();
    code_.registers(static_cast<u16>(box_register() + 1), static_cast<u16>(prims_ + 1));
    code_.finish();
  }

 private:
  u16 descriptor_register() const { return static_cast<u16>(window_ + 1); }
  u16 array_register() const { return static_cast<u16>(window_ + 2); }
  u16 box_register() const { return static_cast<u16>(window_ + 3); }

  void arguments() {
    code_.emit_imm(Opcode::CONST_I, prims_, static_cast<i32>(shape_.parameters.size()));
    code_.emit(Opcode::NEWARR, array_register(), prims_, made_.class_("[Ljava/lang/Object;"));
    u16 next_ref = 1, next_prim = 0;
    for (size_t i = 0; i < shape_.parameters.size(); ++i) {
      const std::string& type = shape_.parameters[i];
      u16 from = box_register();
      if (bank_of(type) == Bank::Ref) {
        from = next_ref++;
      } else {
        const std::string box = box_of(type[0]).type;
        code_.emit(Opcode::INITCLASS, made_.class_(box));
        code_.emit(Opcode::MOV_P, prims_, next_prim++);
        code_.emit(Opcode::CALL_STATIC, made_.method_ref(box, "valueOf", "(" + type + ")L" + box + ";", false), from,
                   prims_);
      }
      code_.emit_imm(Opcode::CONST_I, prims_, static_cast<i32>(i));
      code_.emit(Opcode::ASTORE_R, from, array_register(), prims_);
    }
  }

  void give_back() {
    const std::string& type = shape_.result;
    if (type == "V") {
      code_.emit(Opcode::RET);
    } else if (bank_of(type) == Bank::Ref) {
      code_.emit(Opcode::CHECKCAST, window_, made_.class_(class_of(type)));
      code_.emit(Opcode::RET_R, window_);
    } else {
      const Box box = box_of(type[0]);
      code_.emit(Opcode::CHECKCAST, window_, made_.class_(box.type));
      code_.emit(Opcode::CALL_VIRTUAL, made_.method_ref(box.type, box.unbox, "()" + type, false), window_, prims_);
      code_.emit(Opcode::RET_P, prims_);
    }
  }

  ClassBuilder& made_;
  const MethodShape shape_;
  const u16 prims_;   // the first primitive register above the parameters
  const u16 window_;  // the first reference register above them
  MethodBuilder code_;
};

}  // namespace

bool is_signature_polymorphic(const ClassImage& owner, std::string_view method) {
  if (owner.name != "java/lang/invoke/MethodHandle" && owner.name != "java/lang/invoke/VarHandle") return false;
  constexpr u32 kBoth = u32{kNative} | kVarargs;
  for (const MethodImage& m : owner.methods)
    if (m.name == method && (m.flags & kBoth) == kBoth) return true;
  return false;
}

std::string polymorphic_call_class(const std::string& owner, const std::string& method, const std::string& descriptor) {
  return owner + '#' + method + in_name(descriptor);
}

std::shared_ptr<const ClassImage> polymorphic_call_image(
    const std::string& name, const std::function<std::shared_ptr<const ClassImage>(const std::string&)>& find) {
  const size_t mark = name.find('#'), parameters = name.find('!');
  if (mark == std::string::npos || parameters == std::string::npos || parameters < mark) return nullptr;
  const std::string owner = name.substr(0, mark), method = name.substr(mark + 1, parameters - mark - 1),
                    descriptor = from_name(name.substr(parameters));
  const std::shared_ptr<const ClassImage> of = find(owner);
  if (of == nullptr || !is_signature_polymorphic(*of, method) || !parse_method_descriptor(descriptor).valid)
    return nullptr;
  // As a lambda's class: no frame of its is ever shown.
  ClassBuilder made(name, "java/lang/Object", kFinal | kSynthetic | kLambda);
  const Call call(made, owner, method, descriptor);
  return std::make_shared<ClassImage>(std::move(made.image()));
}

}  // namespace heddle::bytecode
