#include "vm/bytecode/proxy_image.h"

#include <set>
#include <string_view>
#include <vector>

#include "vm/bytecode/assembler.h"
#include "vm/bytecode/boxes.h"
#include "vm/bytecode/descriptor.h"

namespace heddle::bytecode {
namespace {

constexpr std::string_view kPrefix = "jdk/proxy1/$Proxy#";
constexpr const char* kProxy = "java/lang/reflect/Proxy";
constexpr const char* kProxyDispatch = "(Ljava/lang/Class;I[Ljava/lang/Object;)Ljava/lang/Object;";

using Find = std::function<std::shared_ptr<const ClassImage>(const std::string&)>;

class ProxyMaker {
 public:
  ProxyMaker(const std::string& name, const Find& find)
      : find_(find), made_(name, kProxy, kPublic | kFinal | kLambda) {}

  bool implement(const std::string& interface_name) {
    const std::shared_ptr<const ClassImage> image = find_(interface_name);
    if (image == nullptr || (image->flags & kInterface) == 0) return false;
    made_.interface_(interface_name);
    if ((image->flags & kPublic) == 0) made_.image().flags &= ~static_cast<u32>(kPublic);  // of the same package only
    return true;
  }

  std::shared_ptr<const ClassImage> run() {
    // Proxy itself hands on what Object declares.
    for (const char* own : {"equals(Ljava/lang/Object;)Z", "hashCode()I", "toString()Ljava/lang/String;"})
      done_.insert(own);
    const std::vector<std::string> interfaces = made_.image().interfaces;
    for (const std::string& each : interfaces)
      if (!methods_of(each)) return nullptr;
    return std::make_shared<ClassImage>(std::move(made_.image()));
  }

 private:
  bool methods_of(const std::string& interface_name) {
    if (!seen_.insert(interface_name).second) return true;
    const std::shared_ptr<const ClassImage> image = find_(interface_name);
    if (image == nullptr) return false;
    for (size_t i = 0; i < image->methods.size(); ++i) {
      const MethodImage& m = image->methods[i];
      if ((m.flags & (kStatic | kPrivate)) != 0 || m.name[0] == '<') continue;
      if (done_.insert(m.name + m.descriptor).second) method(*image, i);
    }
    for (const std::string& above : image->interfaces)
      if (!methods_of(above)) return false;
    return true;
  }

  // Register r0 is the proxy, the parameters follow; above them is the window of the call of dispatch, whose first
  // registers also hold what boxing needs.
  void method(const ClassImage& owner, size_t index) {
    const MethodImage& of = owner.methods[index];
    const MethodShape shape = parse_method_descriptor(of.descriptor);
    const u16 refs = static_cast<u16>(1 + shape.reference_parameters), prims = shape.primitive_parameters;
    MethodBuilder code = made_.method(of.name, of.descriptor, kPublic | kFinal);
    const u16 self = refs, declaring = refs + 1, array = refs + 2, box = refs + 3;
    code.emit_imm(Opcode::CONST_I, prims, static_cast<i32>(shape.parameters.size()));
    code.emit(Opcode::NEWARR, array, prims, made_.class_("[Ljava/lang/Object;"));
    u16 next_ref = 1, next_prim = 0;
    for (size_t i = 0; i < shape.parameters.size(); ++i) {
      const std::string& type = shape.parameters[i];
      u16 from = box;
      if (bank_of(type) == Bank::Ref) {
        from = next_ref++;
      } else {
        const std::string cls = box_of(type[0]).type;
        code.emit(Opcode::INITCLASS, made_.class_(cls));
        code.emit(Opcode::MOV_P, prims, next_prim++);
        code.emit(Opcode::CALL_STATIC, made_.method_ref(cls, "valueOf", "(" + type + ")L" + cls + ";", false), box,
                  prims);
      }
      code.emit_imm(Opcode::CONST_I, prims, static_cast<i32>(i));
      code.emit(Opcode::ASTORE_R, from, array, prims);
    }
    code.emit(Opcode::MOV_R, self, 0);
    code.emit(Opcode::CLASS, declaring, made_.class_(owner.name));
    code.emit_imm(Opcode::CONST_I, prims, static_cast<i32>(index));
    code.emit(Opcode::CALL_SPECIAL, made_.method_ref(kProxy, "dispatch", kProxyDispatch, false), self, prims);
    give_back(code, shape.result, self, prims);
    code.registers(static_cast<u16>(box + 1), static_cast<u16>(prims + 1));
    code.finish();
  }

  void give_back(MethodBuilder& code, const std::string& type, u16 ref, u16 prim) {
    if (type == "V") {
      code.emit(Opcode::RET);
    } else if (bank_of(type) == Bank::Ref) {
      code.emit(Opcode::CHECKCAST, ref, made_.class_(type[0] == 'L' ? type.substr(1, type.size() - 2) : type));
      code.emit(Opcode::RET_R, ref);
    } else {
      const Box box = box_of(type[0]);
      code.emit(Opcode::CHECKCAST, ref, made_.class_(box.type));
      code.emit(Opcode::CALL_VIRTUAL, made_.method_ref(box.type, box.unbox, "()" + type, false), ref, prim);
      code.emit(Opcode::RET_P, prim);
    }
  }

  const Find& find_;
  ClassBuilder made_;
  std::set<std::string> seen_;  // interfaces
  std::set<std::string> done_;  // methods, by name and descriptor
};

}  // namespace

std::shared_ptr<const ClassImage> proxy_image(const std::string& name, const Find& find) {
  if (!name.starts_with(kPrefix)) return nullptr;
  ProxyMaker maker(name, find);
  size_t from = kPrefix.size();
  for (size_t mark = 0; mark != std::string::npos; from = mark + 1) {
    mark = name.find('#', from);
    if (!maker.implement(name.substr(from, mark == std::string::npos ? mark : mark - from))) return nullptr;
  }
  return maker.run();
}

}  // namespace heddle::bytecode
