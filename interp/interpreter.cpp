// The loop: computed-goto dispatch over resolved code (opcodes.def), state in locals.
//
// The thread's record (frame pc, frame_count, tops, steps) is written back by SAVE before anything
// that looks at it: allocations, natives, exceptions, exits. LOAD reads it again afterwards.
#include <cmath>
#include <limits>

#include "interp/library_contract.h"
#include "interp/loop.h"
#include "interp/monitors.h"
#include "interp/natives.h"

namespace heddle::interp {

namespace {

using bytecode::Instruction;
using bytecode::Opcode;
using vm::Elements;
using vm::kHeaderBytes;
using vm::ObjectHeader;

inline float as_float(u64 raw) { return __builtin_bit_cast(float, static_cast<u32>(raw)); }
inline double as_double(u64 raw) { return __builtin_bit_cast(double, raw); }
inline u64 raw_of(float v) { return __builtin_bit_cast(u32, v); }
inline u64 raw_of(double v) { return __builtin_bit_cast(u64, v); }

// Conversions of JLS 5.1.3: NaN is 0, too large values saturate.
template <typename Int, typename Real>
Int saturate(Real v) {
  if (v != v) return 0;
  if (v >= -static_cast<Real>(std::numeric_limits<Int>::min())) return std::numeric_limits<Int>::max();
  if (v <= static_cast<Real>(std::numeric_limits<Int>::min())) return std::numeric_limits<Int>::min();
  return static_cast<Int>(v);
}

template <bool Recording>
LoopExit run(Loop& loop) {
  static const void* const labels[] = {
#define OP(name, format, a, b, c, flags) &&op_##name,
#include "vm/bytecode/opcodes.def"
#undef OP
  };

  World& world = loop.world;
  Thread& thread = loop.thread;
  const ThreadId id = thread.id;
  const u8* const base = world.heap.memory();
  const bool perform_visible = loop.perform_visible;
  i64 fuel = static_cast<i64>(loop.fuel);
  i64 fuel_counted = fuel;  // what thread.core.steps does not yet contain: fuel_counted - fuel

  // The ends of the stacks, and the frames that a mark has not yet given up (World::before_write_frame).
  Frame* const frames_end = thread.frames + Thread::kDepthLimit;
  const u32 refs_end = Thread::kMaxRefs - Thread::kReservedRegisters;
  const u32 prims_end = Thread::kMaxPrims - Thread::kReservedRegisters;
  Frame* saved_frames = thread.frames;

  const Instruction* ip = nullptr;
  Ref* R = nullptr;
  u64* P = nullptr;
  Frame* fp = nullptr;
  Method* method = nullptr;
  Method* callee = nullptr;  // operands of the labels at the end
  i32 bad_index = 0;
  u32 bad_length = 0;
  LoopExit exit = LoopExit::Visible;

#define PC() static_cast<u32>(ip - method->code.data())
#define SAVE()                                                          \
  do {                                                                  \
    fp->pc = PC();                                                      \
    thread.core.frame_count = static_cast<u32>(fp - thread.frames) + 1; \
    thread.core.ref_top = fp->ref_base + method->reference_registers;   \
    thread.core.prim_top = fp->prim_base + method->primitive_registers; \
    pass_steps(world, thread, static_cast<u64>(fuel_counted - fuel));   \
    fuel_counted = fuel;                                                \
  } while (0)
#define DISPATCH() goto* labels[static_cast<u16>(ip->op)]
#define NEXT()  \
  do {          \
    ++ip;       \
    DISPATCH(); \
  } while (0)
// The next step is the last of this turn.
#define END_TURN()            \
  do {                        \
    if (fuel <= 1) break;     \
    fuel_counted -= fuel - 1; \
    fuel = 1;                 \
  } while (0)
// A taken branch. Backward ones are steps.
#define BRANCH(offset)                                 \
  do {                                                 \
    const i32 jump_offset = (offset);                  \
    ip += jump_offset;                                 \
    if (jump_offset <= 0 && --fuel <= 0) goto no_fuel; \
    DISPATCH();                                        \
  } while (0)
#define BRANCH_IF(condition, offset) \
  do {                               \
    if (condition) BRANCH(offset);   \
    NEXT();                          \
  } while (0)
#define I(reg) static_cast<i32>(static_cast<u32>(P[reg]))
#define L(reg) static_cast<i64>(P[reg])
#define F(reg) as_float(P[reg])
#define D(reg) as_double(P[reg])
#define SET_I(reg, value) P[reg] = static_cast<u32>(value)
#define SET_L(reg, value) P[reg] = static_cast<u64>(value)
#define SET_F(reg, value) P[reg] = raw_of(static_cast<float>(value))
#define SET_D(reg, value) P[reg] = raw_of(static_cast<double>(value))
#define HEADER(ref) (*reinterpret_cast<const ObjectHeader*>(base + static_cast<u64>(ref) * 8))
#define AT(type, ref, offset) \
  (*reinterpret_cast<const type*>(base + static_cast<u64>(ref) * 8 + kHeaderBytes + (offset)))
#define NONNULL(ref) \
  if (__builtin_expect((ref) == 0, 0)) goto null_pointer
// In front of a plain access, before anything of the instruction has been done: notes it, or stops there if the
// caller wants that.
#define RECORD(object, where, is_write)                                                                       \
  do {                                                                                                        \
    if constexpr (Recording) {                                                                                \
      const u32 record_pc = PC();                                                                             \
      if (method->record_access[record_pc] && (object) < loop.events->young_limit) {                          \
        const AccessFilter* const filter = loop.events->stop_before;                                          \
        if (filter != nullptr && filter->stops_before((object), static_cast<u32>(where), (is_write))) {       \
          loop.stopped_at = {(object), static_cast<u32>(where), method->id, record_pc, (is_write) ? 1u : 0u}; \
          exit = LoopExit::Access;                                                                            \
          goto leave;                                                                                         \
        }                                                                                                     \
        loop.events->accesses.push_back(                                                                      \
            {(object), static_cast<u32>(where), method->id, record_pc, (is_write) ? 1u : 0u});                \
      }                                                                                                       \
    }                                                                                                         \
  } while (0)
#define CHECK_INDEX(array, index)                                               \
  do {                                                                          \
    if (__builtin_expect(static_cast<u32>(index) >= HEADER(array).length, 0)) { \
      bad_index = (index);                                                      \
      bad_length = HEADER(array).length;                                        \
      goto index_out_of_bounds;                                                 \
    }                                                                           \
  } while (0)
// In front of a visible operation: stop there, unless it is to be done inline.
#define STOP_IF_ASKED() \
  if (!perform_visible) goto visible

load_state:
  if (thread.core.frame_count == 0 || thread.core.pending_exception != 0) {
    exit = LoopExit::Visible;
    goto leave_saved;
  }
  world.before_write_frame(thread, thread.core.frame_count - 1);
  saved_frames = thread.frames + thread.low_water;
  fp = &thread.frames[thread.core.frame_count - 1];
  if (fp->flags & kInitFirst) {
    exit = LoopExit::Visible;
    goto leave_saved;
  }
  method = world.classes.method_by_id(fp->method);
  R = thread.refs + fp->ref_base;
  P = thread.prims + fp->prim_base;
  ip = method->code.data() + fp->pc;
  DISPATCH();

  // --- moves and constants
op_NOP:
  NEXT();
op_MOV_P:
  P[ip->a] = P[ip->b];
  NEXT();
op_MOV_R:
  R[ip->a] = R[ip->b];
  NEXT();
op_CONST_I:
  SET_I(ip->a, ip->imm());
  NEXT();
op_CONST_L:
  SET_L(ip->a, i64{ip->imm()});
  NEXT();
op_CONST_P:
  P[ip->a] = method->bits[ip->b];
  NEXT();
op_NULL_R:
  R[ip->a] = 0;
  NEXT();
op_STRING:
  R[ip->a] = method->strings[ip->b];
  NEXT();
op_CLASS:
  R[ip->a] = world.classes.mirror_of(method->classes[ip->b]);
  NEXT();
op_ASSERTIONS:
  P[ip->a] = world.options.assertions ? 1 : 0;
  NEXT();

  // --- int
#define BINARY(name, set, get, expression) \
  op_##name : {                            \
    const auto x = get(ip->b);             \
    const auto y = get(ip->c);             \
    set(ip->a, expression);                \
    NEXT();                                \
  }
#define U32(v) static_cast<u32>(v)
#define U64(v) static_cast<u64>(v)
  BINARY(ADD_I, SET_I, I, U32(x) + U32(y))
  BINARY(SUB_I, SET_I, I, U32(x) - U32(y))
  BINARY(MUL_I, SET_I, I, U32(x) * U32(y))
  BINARY(AND_I, SET_I, I, x & y)
  BINARY(OR_I, SET_I, I, x | y)
  BINARY(XOR_I, SET_I, I, x ^ y)
  BINARY(SHL_I, SET_I, I, U32(x) << (y & 31))
  BINARY(SHR_I, SET_I, I, x >> (y & 31))
  BINARY(USHR_I, SET_I, I, U32(x) >> (y & 31))
op_DIV_I : {
  const i32 x = I(ip->b), y = I(ip->c);
  if (y == 0) goto divide_by_zero;
  SET_I(ip->a, y == -1 ? 0u - U32(x) : U32(x / y));
  NEXT();
}
op_REM_I : {
  const i32 x = I(ip->b), y = I(ip->c);
  if (y == 0) goto divide_by_zero;
  SET_I(ip->a, y == -1 ? 0 : x % y);
  NEXT();
}
op_NEG_I:
  SET_I(ip->a, 0u - U32(I(ip->b)));
  NEXT();
op_ADDK_I:
  SET_I(ip->a, U32(I(ip->b)) + U32(i32{ip->sc()}));
  NEXT();
op_MULK_I:
  SET_I(ip->a, U32(I(ip->b)) * U32(i32{ip->sc()}));
  NEXT();
op_ANDK_I:
  SET_I(ip->a, I(ip->b) & i32{ip->sc()});
  NEXT();
op_SHLK_I:
  SET_I(ip->a, U32(I(ip->b)) << (ip->c & 31));
  NEXT();
op_SHRK_I:
  SET_I(ip->a, I(ip->b) >> (ip->c & 31));
  NEXT();
op_USHRK_I:
  SET_I(ip->a, U32(I(ip->b)) >> (ip->c & 31));
  NEXT();

  // --- long
  BINARY(ADD_L, SET_L, L, U64(x) + U64(y))
  BINARY(SUB_L, SET_L, L, U64(x) - U64(y))
  BINARY(MUL_L, SET_L, L, U64(x) * U64(y))
  BINARY(AND_L, SET_L, L, x & y)
  BINARY(OR_L, SET_L, L, x | y)
  BINARY(XOR_L, SET_L, L, x ^ y)
op_DIV_L : {
  const i64 x = L(ip->b), y = L(ip->c);
  if (y == 0) goto divide_by_zero;
  SET_L(ip->a, y == -1 ? 0 - U64(x) : U64(x / y));
  NEXT();
}
op_REM_L : {
  const i64 x = L(ip->b), y = L(ip->c);
  if (y == 0) goto divide_by_zero;
  SET_L(ip->a, y == -1 ? 0 : x % y);
  NEXT();
}
op_SHL_L:
  SET_L(ip->a, P[ip->b] << (P[ip->c] & 63));
  NEXT();
op_SHR_L:
  SET_L(ip->a, L(ip->b) >> (P[ip->c] & 63));
  NEXT();
op_USHR_L:
  SET_L(ip->a, P[ip->b] >> (P[ip->c] & 63));
  NEXT();
op_NEG_L:
  SET_L(ip->a, 0 - P[ip->b]);
  NEXT();
op_ADDK_L:
  SET_L(ip->a, P[ip->b] + U64(i64{ip->sc()}));
  NEXT();

  // --- float and double
  BINARY(ADD_F, SET_F, F, x + y)
  BINARY(SUB_F, SET_F, F, x - y)
  BINARY(MUL_F, SET_F, F, x * y)
  BINARY(DIV_F, SET_F, F, x / y)
  BINARY(REM_F, SET_F, F, std::fmod(x, y))
  BINARY(ADD_D, SET_D, D, x + y)
  BINARY(SUB_D, SET_D, D, x - y)
  BINARY(MUL_D, SET_D, D, x * y)
  BINARY(DIV_D, SET_D, D, x / y)
  BINARY(REM_D, SET_D, D, std::fmod(x, y))
op_NEG_F:
  SET_F(ip->a, -F(ip->b));
  NEXT();
op_NEG_D:
  SET_D(ip->a, -D(ip->b));
  NEXT();

  // --- conversions
op_I2L:
  SET_L(ip->a, i64{I(ip->b)});
  NEXT();
op_I2F:
  SET_F(ip->a, I(ip->b));
  NEXT();
op_I2D:
  SET_D(ip->a, I(ip->b));
  NEXT();
op_L2I:
  SET_I(ip->a, P[ip->b]);
  NEXT();
op_L2F:
  SET_F(ip->a, L(ip->b));
  NEXT();
op_L2D:
  SET_D(ip->a, L(ip->b));
  NEXT();
op_F2I:
  SET_I(ip->a, (saturate<i32>(F(ip->b))));
  NEXT();
op_F2L:
  SET_L(ip->a, (saturate<i64>(F(ip->b))));
  NEXT();
op_F2D:
  SET_D(ip->a, F(ip->b));
  NEXT();
op_D2I:
  SET_I(ip->a, (saturate<i32>(D(ip->b))));
  NEXT();
op_D2L:
  SET_L(ip->a, (saturate<i64>(D(ip->b))));
  NEXT();
op_D2F:
  SET_F(ip->a, D(ip->b));
  NEXT();
op_I2B:
  SET_I(ip->a, i32{static_cast<i8>(P[ip->b])});
  NEXT();
op_I2C:
  SET_I(ip->a, static_cast<u16>(P[ip->b]));
  NEXT();
op_I2S:
  SET_I(ip->a, i32{static_cast<i16>(P[ip->b])});
  NEXT();

  // --- comparisons
  BINARY(EQ_I, SET_I, I, x == y)
  BINARY(NE_I, SET_I, I, x != y)
  BINARY(LT_I, SET_I, I, x < y)
  BINARY(LE_I, SET_I, I, x <= y)
  BINARY(EQ_L, SET_I, L, x == y)
  BINARY(NE_L, SET_I, L, x != y)
  BINARY(LT_L, SET_I, L, x < y)
  BINARY(LE_L, SET_I, L, x <= y)
  BINARY(EQ_F, SET_I, F, x == y)
  BINARY(NE_F, SET_I, F, x != y)
  BINARY(LT_F, SET_I, F, x < y)
  BINARY(LE_F, SET_I, F, x <= y)
  BINARY(EQ_D, SET_I, D, x == y)
  BINARY(NE_D, SET_I, D, x != y)
  BINARY(LT_D, SET_I, D, x < y)
  BINARY(LE_D, SET_I, D, x <= y)
op_EQ_R:
  SET_I(ip->a, R[ip->b] == R[ip->c]);
  NEXT();
op_NE_R:
  SET_I(ip->a, R[ip->b] != R[ip->c]);
  NEXT();

  // --- branches
op_JMP:
  BRANCH(ip->imm());
op_JZ:
  BRANCH_IF(I(ip->a) == 0, ip->imm());
op_JNZ:
  BRANCH_IF(I(ip->a) != 0, ip->imm());
op_JNULL:
  BRANCH_IF(R[ip->a] == 0, ip->imm());
op_JNONNULL:
  BRANCH_IF(R[ip->a] != 0, ip->imm());
#define JUMP2(name, get, expression)      \
  op_##name : {                           \
    const auto x = get(ip->a);            \
    const auto y = get(ip->b);            \
    BRANCH_IF(expression, i32{ip->sc()}); \
  }
#define JUMPK(name, expression)           \
  op_##name : {                           \
    const i32 x = I(ip->a);               \
    const i32 y = ip->sb();               \
    BRANCH_IF(expression, i32{ip->sc()}); \
  }
  JUMP2(JEQ_I, I, x == y)
  JUMP2(JNE_I, I, x != y)
  JUMP2(JLT_I, I, x < y)
  JUMP2(JLE_I, I, x <= y)
  JUMP2(JGT_I, I, x > y)
  JUMP2(JGE_I, I, x >= y)
  JUMPK(JEQK_I, x == y)
  JUMPK(JNEK_I, x != y)
  JUMPK(JLTK_I, x < y)
  JUMPK(JLEK_I, x <= y)
  JUMPK(JGTK_I, x > y)
  JUMPK(JGEK_I, x >= y)
  JUMP2(JEQ_L, L, x == y)
  JUMP2(JNE_L, L, x != y)
  JUMP2(JLT_L, L, x < y)
  JUMP2(JLE_L, L, x <= y)
  JUMP2(JEQ_F, F, x == y)
  JUMP2(JNE_F, F, x != y)
  JUMP2(JLT_F, F, x < y)
  JUMP2(JLE_F, F, x <= y)
  JUMP2(JNLT_F, F, !(x < y))
  JUMP2(JNLE_F, F, !(x <= y))
  JUMP2(JEQ_D, D, x == y)
  JUMP2(JNE_D, D, x != y)
  JUMP2(JLT_D, D, x < y)
  JUMP2(JLE_D, D, x <= y)
  JUMP2(JNLT_D, D, !(x < y))
  JUMP2(JNLE_D, D, !(x <= y))
op_JEQ_R:
  BRANCH_IF(R[ip->a] == R[ip->b], i32{ip->sc()});
op_JNE_R:
  BRANCH_IF(R[ip->a] != R[ip->b], i32{ip->sc()});
op_SWITCH : {
  const bytecode::SwitchTable& table = method->image->switches[static_cast<size_t>(ip->imm())];
  const i32 key = I(ip->a);
  u32 target = table.default_target;
  if (table.dense) {
    const u32 index = U32(key) - U32(table.low);
    if (index < table.targets.size()) target = table.targets[index];
  } else {
    size_t low = 0, high = table.keys.size();
    while (low < high) {
      const size_t middle = (low + high) / 2;
      if (table.keys[middle] < key) low = middle + 1;
      else high = middle;
    }
    if (low < table.keys.size() && table.keys[low] == key) target = table.targets[low];
  }
  BRANCH(static_cast<i32>(target) - static_cast<i32>(PC()));
}

// --- instance fields
#define GET_FIELD(name, type, bank)        \
  op_##name : {                            \
    const Ref object = R[ip->b];           \
    NONNULL(object);                       \
    RECORD(object, ip->c, false);          \
    bank[ip->a] = AT(type, object, ip->c); \
    NEXT();                                \
  }
#define PUT_FIELD(name, type, bank)                                       \
  op_##name : {                                                           \
    const Ref object = R[ip->b];                                          \
    NONNULL(object);                                                      \
    RECORD(object, ip->c, true);                                          \
    world.heap.open(object).store(ip->c, static_cast<type>(bank[ip->a])); \
    NEXT();                                                               \
  }
#define GET_VOLATILE(name, type, bank)     \
  op_##name : {                            \
    const Ref object = R[ip->b];           \
    NONNULL(object);                       \
    STOP_IF_ASKED();                       \
    ++thread.core.visible;                 \
    bank[ip->a] = AT(type, object, ip->c); \
    NEXT();                                \
  }
#define PUT_VOLATILE(name, type, bank)                                    \
  op_##name : {                                                           \
    const Ref object = R[ip->b];                                          \
    NONNULL(object);                                                      \
    STOP_IF_ASKED();                                                      \
    ++thread.core.visible;                                                \
    world.heap.open(object).store(ip->c, static_cast<type>(bank[ip->a])); \
    NEXT();                                                               \
  }
  GET_FIELD(GETF_4_X, u32, P)
  GET_FIELD(GETF_8_X, u64, P)
  GET_FIELD(GETF_R_X, Ref, R)
  PUT_FIELD(PUTF_4_X, u32, P)
  PUT_FIELD(PUTF_8_X, u64, P)
  PUT_FIELD(PUTF_R_X, Ref, R)
  GET_VOLATILE(GETF_4_V, u32, P)
  GET_VOLATILE(GETF_8_V, u64, P)
  GET_VOLATILE(GETF_R_V, Ref, R)
  PUT_VOLATILE(PUTF_4_V, u32, P)
  PUT_VOLATILE(PUTF_8_V, u64, P)
  PUT_VOLATILE(PUTF_R_V, Ref, R)

  // --- statics
#define GET_STATIC(name, type, bank)                         \
  op_##name : {                                              \
    const vm::StaticTarget& target = method->statics[ip->b]; \
    const Ref holder = target.holder;                        \
    const u32 offset = target.offset;                        \
    RECORD(holder, offset, false);                           \
    bank[ip->a] = AT(type, holder, offset);                  \
    NEXT();                                                  \
  }
#define PUT_STATIC(name, type, bank)                                       \
  op_##name : {                                                            \
    const vm::StaticTarget& target = method->statics[ip->b];               \
    const Ref holder = target.holder;                                      \
    const u32 offset = target.offset;                                      \
    RECORD(holder, offset, true);                                          \
    world.heap.open(holder).store(offset, static_cast<type>(bank[ip->a])); \
    NEXT();                                                                \
  }
#define GET_STATIC_VOLATILE(name, type, bank)                \
  op_##name : {                                              \
    STOP_IF_ASKED();                                         \
    ++thread.core.visible;                                   \
    const vm::StaticTarget& target = method->statics[ip->b]; \
    bank[ip->a] = AT(type, target.holder, target.offset);    \
    NEXT();                                                  \
  }
#define PUT_STATIC_VOLATILE(name, type, bank)                                            \
  op_##name : {                                                                          \
    STOP_IF_ASKED();                                                                     \
    ++thread.core.visible;                                                               \
    const vm::StaticTarget& target = method->statics[ip->b];                             \
    world.heap.open(target.holder).store(target.offset, static_cast<type>(bank[ip->a])); \
    NEXT();                                                                              \
  }
  GET_STATIC(GETS_4_X, u32, P)
  GET_STATIC(GETS_8_X, u64, P)
  GET_STATIC(GETS_R_X, Ref, R)
  PUT_STATIC(PUTS_4_X, u32, P)
  PUT_STATIC(PUTS_8_X, u64, P)
  PUT_STATIC(PUTS_R_X, Ref, R)
  GET_STATIC_VOLATILE(GETS_4_V, u32, P)
  GET_STATIC_VOLATILE(GETS_8_V, u64, P)
  GET_STATIC_VOLATILE(GETS_R_V, Ref, R)
  PUT_STATIC_VOLATILE(PUTS_4_V, u32, P)
  PUT_STATIC_VOLATILE(PUTS_8_V, u64, P)
  PUT_STATIC_VOLATILE(PUTS_R_V, Ref, R)

op_INITCLASS : {
  Class* const c = method->classes[ip->a];
  if (__builtin_expect(!world.is_initialised(*c), 0)) {
    SAVE();
    if (next_to_initialise(world, id, *c) != nullptr) {
      exit = LoopExit::Visible;
      goto leave_saved;
    }
  } else if constexpr (Recording) {
    if (c->needs_init) loop.events->accesses.push_back({c->id, kInitOffset, method->id, PC(), 0});
  }
  NEXT();
}

  // --- objects and arrays
op_NEW : {
  SAVE();
  const Ref object = world.allocate(*method->classes[ip->b], id);
  if (__builtin_expect(object == 0, 0)) {
    throw_out_of_memory(world, id);
    goto load_state;
  }
  R[ip->a] = object;
  if (__builtin_expect(world.scalars.turn_over, 0)) END_TURN();
  NEXT();
}
op_NEWARR : {
  SAVE();
  const Ref array = new_array(world, id, *method->classes[ip->c], I(ip->b));
  if (__builtin_expect(array == 0, 0)) goto load_state;
  R[ip->a] = array;
  if (__builtin_expect(world.scalars.turn_over, 0)) END_TURN();
  NEXT();
}
op_MULTINEW : {
  SAVE();
  const Ref array = new_multi_array(world, id, *method->classes[ip->c], &P[ip->b + 1], U32(P[ip->b]));
  if (array == 0) goto load_state;
  R[ip->a] = array;
  NEXT();
}
op_ARRLEN : {
  const Ref array = R[ip->b];
  NONNULL(array);
  P[ip->a] = HEADER(array).length;
  NEXT();
}
#define LOAD_ELEMENT(name, type, as, bank)                                          \
  op_##name : {                                                                     \
    const Ref array = R[ip->b];                                                     \
    NONNULL(array);                                                                 \
    const i32 index = I(ip->c);                                                     \
    CHECK_INDEX(array, index);                                                      \
    RECORD(array, index, false);                                                    \
    bank[ip->a] = static_cast<as>(AT(type, array, U64(U32(index)) * sizeof(type))); \
    NEXT();                                                                         \
  }
#define STORE_ELEMENT(name, type, bank)                                           \
  op_##name : {                                                                   \
    const Ref array = R[ip->b];                                                   \
    NONNULL(array);                                                               \
    const i32 index = I(ip->c);                                                   \
    CHECK_INDEX(array, index);                                                    \
    RECORD(array, index, true);                                                   \
    const u64 offset = U64(U32(index)) * sizeof(type);                            \
    world.heap.open_element(array, offset).store(static_cast<type>(bank[ip->a])); \
    NEXT();                                                                       \
  }
  LOAD_ELEMENT(ALOAD_B, i8, u32, P)
  LOAD_ELEMENT(ALOAD_C, u16, u32, P)
  LOAD_ELEMENT(ALOAD_S, i16, u32, P)
  LOAD_ELEMENT(ALOAD_4, u32, u32, P)
  LOAD_ELEMENT(ALOAD_8, u64, u64, P)
  LOAD_ELEMENT(ALOAD_R, Ref, Ref, R)
  STORE_ELEMENT(ASTORE_B, u8, P)
  STORE_ELEMENT(ASTORE_C, u16, P)
  STORE_ELEMENT(ASTORE_4, u32, P)
  STORE_ELEMENT(ASTORE_8, u64, P)
op_ASTORE_R : {
  const Ref array = R[ip->b];
  NONNULL(array);
  const i32 index = I(ip->c);
  CHECK_INDEX(array, index);
  const Ref value = R[ip->a];
  if (value != 0) {
    const Class* element = world.classes.by_id(HEADER(array).class_id)->element_class;
    const Class* c = world.classes.by_id(HEADER(value).class_id);
    if (__builtin_expect(c != element, 0) && !c->is_subclass_of(element)) {
      SAVE();
      raise_array_store(world, id, value);
      goto load_state;
    }
  }
  RECORD(array, index, true);
  const u64 offset = U64(U32(index)) * sizeof(Ref);
  world.heap.open_element(array, offset).store(value);
  NEXT();
}
// Where some type of array has promoted elements: out of line, so that the loop stays as it is.
op_ALOAD_B_V:
op_ALOAD_C_V:
op_ALOAD_S_V:
op_ALOAD_4_V:
op_ALOAD_8_V:
op_ALOAD_R_V:
op_ASTORE_B_V:
op_ASTORE_C_V:
op_ASTORE_4_V:
op_ASTORE_8_V:
op_ASTORE_R_V:
  SAVE();
  switch (access_element(loop, *method, R, P)) {
    case ElementAccess::Done: NEXT();
    case ElementAccess::Threw: goto load_state;
    case ElementAccess::Visible: exit = LoopExit::Visible; goto leave_saved;
    case ElementAccess::Stopped: exit = LoopExit::Access; goto leave_saved;
  }
op_INSTANCEOF : {
  const Ref object = R[ip->b];
  P[ip->a] =
      object != 0 && world.classes.by_id(HEADER(object).class_id)->is_subclass_of(method->classes[ip->c]) ? 1 : 0;
  NEXT();
}
op_CHECKCAST : {
  const Ref object = R[ip->a];
  if (object != 0) {
    const Class* c = world.classes.by_id(HEADER(object).class_id);
    const Class* wanted = method->classes[ip->b];
    if (__builtin_expect(!c->is_subclass_of(wanted), 0)) {
      SAVE();
      throw_class_cast(world, id, *c, *wanted);
      goto load_state;
    }
  }
  NEXT();
}
op_SINGLETON:
  R[ip->a] = world.classes.singleton_of(method->classes[ip->b]);
  NEXT();

  // --- calls. ENTER pushes the frame of `target`, whose registers overlap the argument windows.
#define ENTER(target)                                                              \
  do {                                                                             \
    Method* const entered = (target);                                              \
    const u32 ref_base = fp->ref_base + ip->b;                                     \
    const u32 prim_base = fp->prim_base + ip->c;                                   \
    if (__builtin_expect(!entered->prepared || fp + 1 >= frames_end ||             \
                             ref_base + entered->reference_registers > refs_end || \
                             prim_base + entered->primitive_registers > prims_end, \
                         0)) {                                                     \
      callee = entered;                                                            \
      goto cannot_enter;                                                           \
    }                                                                              \
    fp->pc = PC();                                                                 \
    R += ip->b;                                                                    \
    P += ip->c;                                                                    \
    method = entered;                                                              \
    ip = entered->code.data();                                                     \
    ++fp;                                                                          \
    *fp = {entered->id, 0, ref_base, prim_base, 0, 0};                             \
    if (--fuel <= 0) goto no_fuel;                                                 \
    DISPATCH();                                                                    \
  } while (0)
op_CALL_STATIC:
  ENTER(method->calls[ip->a].method);
op_CALL_SPECIAL:
  NONNULL(R[ip->b]);
  ENTER(method->calls[ip->a].method);
op_CALL_VIRTUAL : {
  const Ref receiver = R[ip->b];
  NONNULL(receiver);
  const Class* c = world.classes.by_id(HEADER(receiver).class_id);
  ENTER(c->vtable[static_cast<size_t>(method->calls[ip->a].vtable_index)]);
}
op_CALL_INTERFACE : {
  const Ref receiver = R[ip->b];
  NONNULL(receiver);
  Class* const c = world.classes.by_id(HEADER(receiver).class_id);
  const vm::CallTarget& target = method->calls[ip->a];
  if (__builtin_expect(target.cached_class != c, 0)) {
    Method* selected = world.classes.select_interface(c, target.method);
    if (selected == nullptr) {
      callee = target.method;
      goto cannot_enter;  // abstract: ends in AbstractMethodError
    }
    target.cached_class = c;
    target.cached_method = selected;
  }
  ENTER(target.cached_method);
}
cannot_enter : {
  SAVE();
  vm::LinkageError why;
  if (!ensure_prepared(world, *callee, &why)) {
    throw_linkage(world, id, why);
  } else if (!thread.can_push(u64{fp->ref_base} + ip->b + callee->reference_registers,
                              u64{fp->prim_base} + ip->c + callee->primitive_registers)) {
    throw_new(world, id, library::kStackOverflowError);
  }
  goto load_state;  // once more, or to the handler
}
op_RET_P:
  P[0] = P[ip->a];
  goto op_RET;
op_RET_R:
  R[0] = R[ip->a];
op_RET:
  if (__builtin_expect(fp->flags != 0, 0)) goto return_special;
  --fp;
  if (__builtin_expect(fp < saved_frames, 0)) {
    thread.core.frame_count = static_cast<u32>(fp - thread.frames) + 1;
    world.before_write_frame(thread, thread.core.frame_count - 1);
    saved_frames = thread.frames + thread.low_water;
  }
  method = world.classes.method_by_id(fp->method);
  R = thread.refs + fp->ref_base;
  P = thread.prims + fp->prim_base;
  ip = method->code.data() + fp->pc;
  NEXT();
return_special:
  if (fp->flags & vm::kClinitFrame) goto visible;
  // The thread has ended: its run method, or its uncaught-exception handler, returns.
  SAVE();
  thread.core.frame_count = 0;
  thread.core.ref_top = thread.core.prim_top = 0;
  exit = LoopExit::Visible;
  goto leave_saved;

  // --- strings
op_TOSTR : {
  SAVE();
  const Ref text = number_to_string(world, id, P[ip->b], ip->c);
  if (text == 0) goto load_state;
  R[ip->a] = text;
  NEXT();
}
op_CONCAT : {
  SAVE();
  const Ref text = concatenate(world, id, &R[ip->b], ip->c);
  if (text == 0) goto load_state;
  R[ip->a] = text;
  NEXT();
}

  // --- exceptions and monitors
op_ASSERTFAIL:
  NONNULL(R[ip->a]);
  STOP_IF_ASKED();
op_THROW : {
  const Ref exception = R[ip->a];
  NONNULL(exception);
  SAVE();
  throw_exception(world, id, exception);
  goto load_state;
}
op_MONENTER : {
  const Ref object = R[ip->a];
  NONNULL(object);
  STOP_IF_ASKED();
  const u32 owner = HEADER(object).owner;
  if (__builtin_expect(owner == 0, 1)) {
    const vm::Writer writer = world.heap.open(object);
    writer.owner() = id + 1;
    writer.count() = 1;
    ++thread.core.visible;
    NEXT();
  }
  if (owner == id + 1) {
    ++world.heap.open(object).count();
    NEXT();
  }
  goto visible;
}
op_MONEXIT : {
  const Ref object = R[ip->a];
  NONNULL(object);
  STOP_IF_ASKED();
  if (__builtin_expect(HEADER(object).owner != id + 1, 0)) goto visible;
  const vm::Writer writer = world.heap.open(object);
  if (--writer.count() != 0) NEXT();
  writer.owner() = 0;
  ++thread.core.visible;
  if (__builtin_expect(loop.until_release, 0)) {
    ++ip;
    exit = LoopExit::Released;
    goto leave;
  }
  NEXT();
}

  // --- bodies of native methods
op_NATIVE:
  if constexpr (Recording) {
    if (loop.events->stop_before != nullptr && native_may_stop(loop, *method, R)) {
      exit = LoopExit::Access;
      goto leave;
    }
  }
  SAVE();
  if (__builtin_expect(ip->a != 0, 0) && native_is_visible(loop, *method, R)) {
    exit = LoopExit::Visible;
    goto leave_saved;
  }
  if (!call_native(world, thread, *method, R, P, Recording ? loop.events : nullptr)) goto load_state;
  // RET follows: the result is in register 0 already. (Natives' frames have no flags.)
  if (__builtin_expect(fp->flags != 0, 0)) NEXT();
  goto op_RET;
op_VMOP:
op_CLINIT_DONE:
  goto visible;

  // --- never in resolved code
op_GETF_4:
op_GETF_8:
op_GETF_R:
op_PUTF_4:
op_PUTF_8:
op_PUTF_R:
op_GETS_4:
op_GETS_8:
op_GETS_R:
op_PUTS_4:
op_PUTS_8:
op_PUTS_R:
  HEDDLE_UNREACHABLE("unresolved instruction in linked code");

  // --- the rare ends of instructions
null_pointer:
  SAVE();
  throw_null_pointer(world, id);
  goto load_state;
divide_by_zero:
  SAVE();
  raise_divide(world, id);
  goto load_state;
index_out_of_bounds:
  SAVE();
  raise_index(world, id, bad_index, bad_length);
  goto load_state;
visible:
  exit = LoopExit::Visible;
  goto leave;
no_fuel:
  exit = LoopExit::Fuel;
leave:
  SAVE();
leave_saved:
  loop.fuel = static_cast<u64>(fuel < 0 ? 0 : fuel);
  return exit;
}

}  // namespace

LoopExit run_loop(Loop& loop) { return loop.events != nullptr ? run<true>(loop) : run<false>(loop); }

}  // namespace heddle::interp
