// The loop: computed-goto dispatch over resolved code (opcodes.def), state in locals.
//
// The thread's record (frame pc, frame_count, tops, steps) is written back by SAVE before anything
// that looks at it: allocations, natives, exceptions, exits. LOAD reads it again afterwards.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "interp/library_contract.h"
#include "interp/loop.h"
#include "interp/monitors.h"
#include "interp/natives.h"
#include "interp/printed_text.h"
#include "interp/vm_ops.h"
#include "vm/fusion.h"

namespace heddle::interp {

namespace {

using bytecode::Instruction;
using bytecode::Opcode;
using vm::Elements;
using vm::is_accessor;
using vm::kFirstAccessor;
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

// Most methods have so few registers of each bank that a call of them need not look whether the stacks have room for
// those, as long as there are not very many frames.
constexpr u32 kFewRegisters = 64;
static_assert(offsetof(Method, primitive_registers) == offsetof(Method, reference_registers) + sizeof(u16));
inline bool has_few_registers(const Method& method) {
  u32 both;  // of the banks
  __builtin_memcpy(&both, &method.reference_registers, sizeof(both));
  return (both & ~((kFewRegisters - 1) * 0x10001u)) == 0;
}
// With fewer frames than that a callee with few registers finds room on all stacks, while those of the newest frame
// with many begin at `refs` and `prims`, or below them: no frame that there is ends more than 2^16 registers behind
// those, and each that is pushed ends by less than kFewRegisters behind the one under it.
u64 careless_depth(u64 refs, u64 prims) {
  constexpr u64 kRegisters = std::min(Thread::kMaxRefs, Thread::kMaxPrims) - Thread::kReservedRegisters - (1u << 16);
  const u64 used = std::max(refs, prims);
  return std::min<u64>(used < kRegisters ? (kRegisters - used) / kFewRegisters : 0, Thread::kDepthLimit - 1);
}

template <bool Recording, bool Watched>
LoopExit run(Loop& loop) {
  static const void* const labels[] = {
#define OP(name, format, a, b, c, flags) &&op_##name,
#include "vm/bytecode/opcodes.def"
#undef OP
#define FUSE2(a, b, of_b) &&op_##a##_##b##_##of_b,
#define FUSE3(a, b, of_b, c, of_c) &&op_##a##_##b##_##of_b##_##c##_##of_c,
#define FUSE4(a, b, of_b, c, of_c, d, of_d) &&op_##a##_##b##_##of_b##_##c##_##of_c##_##d##_##of_d,
#include "vm/fusions.def"
#undef FUSE2
#undef FUSE3
#undef FUSE4
#define ACCESSOR(a, b) &&op_ACCESSOR_##a##_##b,
#include "vm/accessors.def"
#undef ACCESSOR
      &&op_RET,  // kEmptyMethod
  };

  World& world = loop.world;
  const ThreadId id = loop.thread.id;
  Ref* const refs_begin = loop.thread.refs;
  u64* const prims_begin = loop.thread.prims;
  const u8* const base = world.heap.memory();
  const bool perform_visible = loop.perform_visible;
  i64 fuel = std::max<i64>(static_cast<i64>(loop.fuel), 1);  // 0: used up. (Without any it stops behind a step, too.)
  i64& fuel_counted = loop.fuel_counted;  // what thread.core.steps does not yet contain: fuel_counted - fuel
  fuel_counted = fuel;

  // Above that frame a call must look for the ends of the stacks; below it a callee with few registers has room
  // (enter_with_care).
  const Frame* careless_frames = loop.thread.frames;
  // The highest frame that has not been pushed by this loop since load_state: it may have flags, and the one below it
  // may not have been given up by a mark yet (World::before_write_frame).
  Frame* found_frame = nullptr;

  const Instruction* ip = nullptr;
  Ref* R = nullptr;
  u64* P = nullptr;
  Frame* fp = nullptr;
  Method* method = nullptr;
  Method* callee = nullptr;  // operands of the labels at the end
  const Instruction* accessor_code = nullptr;
  i32 bad_index = 0;
  u32 bad_length = 0;
  [[maybe_unused]] Ref stored_in = 0;
  [[maybe_unused]] u64 stored_at = 0, stored_value = 0;
  [[maybe_unused]] u32 stored_bytes = 0;
  LoopExit exit = LoopExit::Visible;

#define PC() static_cast<u32>(ip - method->code.data())
#define SAVE()                                                                    \
  do {                                                                            \
    fp->pc = PC();                                                                \
    loop.thread.core.frame_count = static_cast<u32>(fp - loop.thread.frames) + 1; \
    loop.thread.core.ref_top = fp->ref_base + method->reference_registers;        \
    loop.thread.core.prim_top = fp->prim_base + method->primitive_registers;      \
    pass_steps(world, loop.thread, static_cast<u64>(fuel_counted - fuel));        \
    fuel_counted = fuel;                                                          \
  } while (0)
#define LOAD_FRAME()                                 \
  do {                                               \
    method = world.classes.method_by_id(fp->method); \
    R = refs_begin + fp->ref_base;                   \
    P = prims_begin + fp->prim_base;                 \
    ip = method->code.data() + fp->pc;               \
  } while (0)
#define DISPATCH()                          \
  do {                                      \
    if constexpr (Watched) goto watched;    \
    goto* labels[static_cast<u16>(ip->op)]; \
  } while (0)
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
    if (jump_offset <= 0 && --fuel == 0) goto no_fuel; \
    DISPATCH();                                        \
  } while (0)
#define TAKE_IF(condition, offset) \
  do {                             \
    if (condition) BRANCH(offset); \
  } while (0)
// The operands as the statements DO_name see them. In a sequence one of them may be the register that the instruction
// before has written: said so, the compiler takes the value from where it still has it.
#define OPERANDS(x, y, z) [[maybe_unused]] const u32 ra = (x), rb = (y), rc = (z)
#define OPERANDS_none OPERANDS(ip->a, ip->b, ip->c)
#define OPERANDS_a OPERANDS(written, ip->b, ip->c)
#define OPERANDS_b OPERANDS(ip->a, written, ip->c)
#define OPERANDS_c OPERANDS(ip->a, ip->b, written)
// An instruction whose part in the loop is the statement DO_name, of which fused ones are made, too.
#define PLAIN(name) \
  op_##name : {     \
    OPERANDS_none;  \
    DO_##name;      \
    NEXT();         \
  }
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
// Two references are compared, or one is a monitor's: perhaps of marked text (printed_text.h).
#define LOOK_AT(a, b)                                                     \
  do {                                                                    \
    if constexpr (Recording) {                                            \
      const Ref looked_at[] = {(a), (b)};                                 \
      if (__builtin_expect(world.has_marked_strings, 0))                  \
        look_at_references(world, looked_at, 2, loop.events, method->id); \
    }                                                                     \
  } while (0)
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
// Stores into an object. What must save it first (Heap::open) is done out of the way, for calls within the instructions
// would cost the loop the registers that it keeps its state in. (Recording runs are under marks: there it is the
// usual.)
#define STORE(type, object, where, what) STORE_IF(type, object, where, what, false)
#define STORE_AT(type, array, where, what) \
  STORE_IF(type, array, where, what, world.heap.recording_undo() || ((where) >> 32) != 0)
#define STORE_IF(type, object, where, what, slow)                                                 \
  do {                                                                                            \
    if constexpr (Recording) {                                                                    \
      world.heap.open_element((object), (where)).store(static_cast<type>(what));                  \
    } else {                                                                                      \
      if (__builtin_expect(world.heap.header(object).epoch != world.heap.epoch() || (slow), 0)) { \
        stored_in = (object);                                                                     \
        stored_at = (where);                                                                      \
        stored_value = (what);                                                                    \
        stored_bytes = sizeof(type);                                                              \
        goto store_slowly;                                                                        \
      }                                                                                           \
      world.heap.open(object).store(static_cast<u32>(where), static_cast<type>(what));            \
    }                                                                                             \
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
  if (loop.thread.core.frame_count == 0 || loop.thread.core.pending_exception != 0) {
    exit = LoopExit::Visible;
    goto leave_saved;
  }
  world.before_write_frame(loop.thread, loop.thread.core.frame_count - 1);
  fp = &loop.thread.frames[loop.thread.core.frame_count - 1];
  found_frame = fp;
  careless_frames = loop.thread.frames;  // Frames may have been pushed elsewhere.
  if (fp->flags & kInitFirst) {
    exit = LoopExit::Visible;
    goto leave_saved;
  }
  LOAD_FRAME();
  DISPATCH();
  // In front of each instruction of a watched run: sequences are not known there.
watched:
  __attribute__((unused));
  if constexpr (Watched) {
    if (loop.watch->looks_at(*method, PC(), static_cast<u32>(fp - loop.thread.frames) + 1)) {
      SAVE();
      const bool stops = loop.watch->at_instruction(id);
      if (stops) {
        exit = LoopExit::Watched;
        goto leave_saved;
      }
      // It may have run something above this frame, and gone back.
      world.before_write_thread(id);
      world.before_write_frame(loop.thread, loop.thread.core.frame_count - 1);
      found_frame = fp;
    }
    goto* labels[static_cast<u16>(vm::own_opcode(ip->op))];
  }

  // --- moves and constants
op_NOP:
  NEXT();
#define DO_MOV_P P[ra] = P[rb]
#define DO_MOV_R R[ra] = R[rb]
#define DO_CONST_I SET_I(ra, ip->imm())
#define DO_CONST_L SET_L(ra, i64{ip->imm()})
#define DO_CONST_P P[ra] = method->bits[rb]
#define DO_NULL_R R[ra] = 0
#define DO_STRING R[ra] = method->strings[rb]
  PLAIN(MOV_P)
  PLAIN(MOV_R)
  PLAIN(CONST_I)
  PLAIN(CONST_L)
  PLAIN(CONST_P)
  PLAIN(NULL_R)
  PLAIN(STRING)
op_CLASS:
  R[ip->a] = world.classes.mirror_of(method->classes[ip->b]);
  NEXT();
op_ASSERTIONS:
  P[ip->a] = world.options.assertions ? 1 : 0;
  NEXT();

  // --- int
#define ARITHMETIC(set, get, expression) \
  do {                                   \
    const auto x = get(rb);              \
    const auto y = get(rc);              \
    set(ra, expression);                 \
  } while (0)
#define BINARY(name, set, get, expression) \
  op_##name : {                            \
    OPERANDS_none;                         \
    ARITHMETIC(set, get, expression);      \
    NEXT();                                \
  }
#define U32(v) static_cast<u32>(v)
#define U64(v) static_cast<u64>(v)
#define DO_ADD_I ARITHMETIC(SET_I, I, U32(x) + U32(y))
#define DO_SUB_I ARITHMETIC(SET_I, I, U32(x) - U32(y))
#define DO_MUL_I ARITHMETIC(SET_I, I, U32(x) * U32(y))
#define DO_AND_I ARITHMETIC(SET_I, I, x& y)
#define DO_OR_I ARITHMETIC(SET_I, I, x | y)
#define DO_XOR_I ARITHMETIC(SET_I, I, x ^ y)
#define DO_SHL_I ARITHMETIC(SET_I, I, U32(x) << (y & 31))
#define DO_SHR_I ARITHMETIC(SET_I, I, x >> (y & 31))
#define DO_USHR_I ARITHMETIC(SET_I, I, U32(x) >> (y & 31))
  PLAIN(ADD_I)
  PLAIN(SUB_I)
  PLAIN(MUL_I)
  PLAIN(AND_I)
  PLAIN(OR_I)
  PLAIN(XOR_I)
  PLAIN(SHL_I)
  PLAIN(SHR_I)
  PLAIN(USHR_I)
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
#define DO_ADDK_I SET_I(ra, U32(I(rb)) + U32(i32{ip->sc()}))
#define DO_MULK_I SET_I(ra, U32(I(rb)) * U32(i32{ip->sc()}))
#define DO_ANDK_I SET_I(ra, I(rb) & i32{ip->sc()})
#define DO_SHLK_I SET_I(ra, U32(I(rb)) << (rc & 31))
#define DO_SHRK_I SET_I(ra, I(rb) >> (rc & 31))
#define DO_USHRK_I SET_I(ra, U32(I(rb)) >> (rc & 31))
  PLAIN(ADDK_I)
  PLAIN(MULK_I)
  PLAIN(ANDK_I)
  PLAIN(SHLK_I)
  PLAIN(SHRK_I)
  PLAIN(USHRK_I)

  // --- long
#define DO_ADD_L ARITHMETIC(SET_L, L, U64(x) + U64(y))
#define DO_SUB_L ARITHMETIC(SET_L, L, U64(x) - U64(y))
#define DO_MUL_L ARITHMETIC(SET_L, L, U64(x) * U64(y))
  PLAIN(ADD_L)
  PLAIN(SUB_L)
  PLAIN(MUL_L)
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
#define DO_ADDK_L SET_L(ra, P[rb] + U64(i64{ip->sc()}))
  PLAIN(ADDK_L)

  // --- float and double
  BINARY(ADD_F, SET_F, F, x + y)
  BINARY(SUB_F, SET_F, F, x - y)
  BINARY(MUL_F, SET_F, F, x * y)
  BINARY(DIV_F, SET_F, F, x / y)
  BINARY(REM_F, SET_F, F, std::fmod(x, y))
#define DO_ADD_D ARITHMETIC(SET_D, D, x + y)
#define DO_SUB_D ARITHMETIC(SET_D, D, x - y)
#define DO_MUL_D ARITHMETIC(SET_D, D, x* y)
#define DO_DIV_D ARITHMETIC(SET_D, D, x / y)
  PLAIN(ADD_D)
  PLAIN(SUB_D)
  PLAIN(MUL_D)
  PLAIN(DIV_D)
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
#define DO_I2D SET_D(ra, I(rb))
  PLAIN(I2D)
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
  LOOK_AT(R[ip->b], R[ip->c]);
  SET_I(ip->a, R[ip->b] == R[ip->c]);
  NEXT();
op_NE_R:
  LOOK_AT(R[ip->b], R[ip->c]);
  SET_I(ip->a, R[ip->b] != R[ip->c]);
  NEXT();

  // --- branches
#define DO_JMP BRANCH(ip->imm())
#define DO_JZ TAKE_IF(I(ra) == 0, ip->imm())
#define DO_JNZ TAKE_IF(I(ra) != 0, ip->imm())
#define DO_JNULL TAKE_IF(R[ra] == 0, ip->imm())
#define DO_JNONNULL TAKE_IF(R[ra] != 0, ip->imm())
  PLAIN(JMP)
  PLAIN(JZ)
  PLAIN(JNZ)
  PLAIN(JNULL)
  PLAIN(JNONNULL)
#define COMPARE2(get, expression)       \
  do {                                  \
    const auto x = get(ra);             \
    const auto y = get(rb);             \
    TAKE_IF(expression, i32{ip->sc()}); \
  } while (0)
#define COMPAREK(expression)            \
  do {                                  \
    const i32 x = I(ra);                \
    const i32 y = ip->sb();             \
    TAKE_IF(expression, i32{ip->sc()}); \
  } while (0)
#define DO_JEQ_I COMPARE2(I, x == y)
#define DO_JNE_I COMPARE2(I, x != y)
#define DO_JLT_I COMPARE2(I, x < y)
#define DO_JLE_I COMPARE2(I, x <= y)
#define DO_JGT_I COMPARE2(I, x > y)
#define DO_JGE_I COMPARE2(I, x >= y)
#define DO_JEQK_I COMPAREK(x == y)
#define DO_JNEK_I COMPAREK(x != y)
#define DO_JLTK_I COMPAREK(x < y)
#define DO_JLEK_I COMPAREK(x <= y)
#define DO_JGTK_I COMPAREK(x > y)
#define DO_JGEK_I COMPAREK(x >= y)
#define DO_JEQ_L COMPARE2(L, x == y)
#define DO_JNE_L COMPARE2(L, x != y)
#define DO_JLT_L COMPARE2(L, x < y)
#define DO_JLE_L COMPARE2(L, x <= y)
  PLAIN(JEQ_I)
  PLAIN(JNE_I)
  PLAIN(JLT_I)
  PLAIN(JLE_I)
  PLAIN(JGT_I)
  PLAIN(JGE_I)
  PLAIN(JEQK_I)
  PLAIN(JNEK_I)
  PLAIN(JLTK_I)
  PLAIN(JLEK_I)
  PLAIN(JGTK_I)
  PLAIN(JGEK_I)
  PLAIN(JEQ_L)
  PLAIN(JNE_L)
  PLAIN(JLT_L)
  PLAIN(JLE_L)
#define DO_JEQ_F COMPARE2(F, x == y)
  PLAIN(JEQ_F)
#define DO_JNE_F COMPARE2(F, x != y)
  PLAIN(JNE_F)
#define DO_JLT_F COMPARE2(F, x < y)
  PLAIN(JLT_F)
#define DO_JLE_F COMPARE2(F, x <= y)
  PLAIN(JLE_F)
#define DO_JNLT_F COMPARE2(F, !(x < y))
  PLAIN(JNLT_F)
#define DO_JNLE_F COMPARE2(F, !(x <= y))
  PLAIN(JNLE_F)
#define DO_JEQ_D COMPARE2(D, x == y)
#define DO_JNE_D COMPARE2(D, x != y)
#define DO_JLT_D COMPARE2(D, x < y)
#define DO_JLE_D COMPARE2(D, x <= y)
#define DO_JNLT_D COMPARE2(D, !(x < y))
#define DO_JNLE_D COMPARE2(D, !(x <= y))
#define DO_JEQ_R         \
  LOOK_AT(R[ra], R[rb]); \
  TAKE_IF(R[ra] == R[rb], i32{ip->sc()})
#define DO_JNE_R         \
  LOOK_AT(R[ra], R[rb]); \
  TAKE_IF(R[ra] != R[rb], i32{ip->sc()})
  PLAIN(JEQ_D)
  PLAIN(JNE_D)
  PLAIN(JLT_D)
  PLAIN(JLE_D)
  PLAIN(JNLT_D)
  PLAIN(JNLE_D)
  PLAIN(JEQ_R)
  PLAIN(JNE_R)
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
#define GET_FIELD(type, bank)        \
  do {                               \
    const Ref object = R[rb];        \
    NONNULL(object);                 \
    RECORD(object, rc, false);       \
    bank[ra] = AT(type, object, rc); \
  } while (0)
#define PUT_FIELD(type, bank)          \
  do {                                 \
    const Ref object = R[rb];          \
    NONNULL(object);                   \
    RECORD(object, rc, true);          \
    STORE(type, object, rc, bank[ra]); \
  } while (0)
#define GET_VOLATILE(name, type, bank)     \
  op_##name : {                            \
    const Ref object = R[ip->b];           \
    NONNULL(object);                       \
    STOP_IF_ASKED();                       \
    ++loop.thread.core.visible;            \
    bank[ip->a] = AT(type, object, ip->c); \
    NEXT();                                \
  }
#define PUT_VOLATILE(name, type, bank)                                    \
  op_##name : {                                                           \
    const Ref object = R[ip->b];                                          \
    NONNULL(object);                                                      \
    STOP_IF_ASKED();                                                      \
    ++loop.thread.core.visible;                                           \
    world.heap.open(object).store(ip->c, static_cast<type>(bank[ip->a])); \
    NEXT();                                                               \
  }
#define DO_GETF_4_X GET_FIELD(u32, P)
#define DO_GETF_8_X GET_FIELD(u64, P)
#define DO_GETF_R_X GET_FIELD(Ref, R)
#define DO_PUTF_4_X PUT_FIELD(u32, P)
#define DO_PUTF_8_X PUT_FIELD(u64, P)
#define DO_PUTF_R_X PUT_FIELD(Ref, R)
  PLAIN(GETF_4_X)
  PLAIN(GETF_8_X)
  PLAIN(GETF_R_X)
  PLAIN(PUTF_4_X)
  PLAIN(PUTF_8_X)
  PLAIN(PUTF_R_X)
  GET_VOLATILE(GETF_4_V, u32, P)
  GET_VOLATILE(GETF_8_V, u64, P)
  GET_VOLATILE(GETF_R_V, Ref, R)
  PUT_VOLATILE(PUTF_4_V, u32, P)
  PUT_VOLATILE(PUTF_8_V, u64, P)
  PUT_VOLATILE(PUTF_R_V, Ref, R)

  // --- statics
#define GET_STATIC(type, bank)                            \
  do {                                                    \
    const vm::StaticTarget& target = method->statics[rb]; \
    const Ref holder = target.holder;                     \
    const u32 offset = target.offset;                     \
    RECORD(holder, offset, false);                        \
    bank[ra] = AT(type, holder, offset);                  \
  } while (0)
#define PUT_STATIC(type, bank)                            \
  do {                                                    \
    const vm::StaticTarget& target = method->statics[rb]; \
    const Ref holder = target.holder;                     \
    const u32 offset = target.offset;                     \
    RECORD(holder, offset, true);                         \
    STORE(type, holder, offset, bank[ra]);                \
  } while (0)
#define GET_STATIC_VOLATILE(name, type, bank)                \
  op_##name : {                                              \
    STOP_IF_ASKED();                                         \
    ++loop.thread.core.visible;                              \
    const vm::StaticTarget& target = method->statics[ip->b]; \
    bank[ip->a] = AT(type, target.holder, target.offset);    \
    NEXT();                                                  \
  }
#define PUT_STATIC_VOLATILE(name, type, bank)                                            \
  op_##name : {                                                                          \
    STOP_IF_ASKED();                                                                     \
    ++loop.thread.core.visible;                                                          \
    const vm::StaticTarget& target = method->statics[ip->b];                             \
    world.heap.open(target.holder).store(target.offset, static_cast<type>(bank[ip->a])); \
    NEXT();                                                                              \
  }
#define DO_GETS_4_X GET_STATIC(u32, P)
#define DO_GETS_8_X GET_STATIC(u64, P)
#define DO_GETS_R_X GET_STATIC(Ref, R)
#define DO_PUTS_4_X PUT_STATIC(u32, P)
#define DO_PUTS_8_X PUT_STATIC(u64, P)
#define DO_PUTS_R_X PUT_STATIC(Ref, R)
  PLAIN(GETS_4_X)
  PLAIN(GETS_8_X)
  PLAIN(GETS_R_X)
  PLAIN(PUTS_4_X)
  PLAIN(PUTS_8_X)
  PLAIN(PUTS_R_X)
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
#define DO_ARRLEN                 \
  do {                            \
    const Ref array = R[rb];      \
    NONNULL(array);               \
    P[ra] = HEADER(array).length; \
  } while (0)
  PLAIN(ARRLEN)
#define LOAD_ELEMENT(type, as, bank)                                             \
  do {                                                                           \
    const Ref array = R[rb];                                                     \
    NONNULL(array);                                                              \
    const i32 index = I(rc);                                                     \
    CHECK_INDEX(array, index);                                                   \
    RECORD(array, index, false);                                                 \
    bank[ra] = static_cast<as>(AT(type, array, U64(U32(index)) * sizeof(type))); \
  } while (0)
#define STORE_ELEMENT(type, bank)                      \
  do {                                                 \
    const Ref array = R[rb];                           \
    NONNULL(array);                                    \
    const i32 index = I(rc);                           \
    CHECK_INDEX(array, index);                         \
    RECORD(array, index, true);                        \
    const u64 offset = U64(U32(index)) * sizeof(type); \
    STORE_AT(type, array, offset, bank[ra]);           \
  } while (0)
#define DO_ALOAD_B LOAD_ELEMENT(i8, u32, P)
#define DO_ALOAD_C LOAD_ELEMENT(u16, u32, P)
#define DO_ALOAD_S LOAD_ELEMENT(i16, u32, P)
#define DO_ALOAD_4 LOAD_ELEMENT(u32, u32, P)
#define DO_ALOAD_8 LOAD_ELEMENT(u64, u64, P)
#define DO_ALOAD_R LOAD_ELEMENT(Ref, Ref, R)
#define DO_ASTORE_B STORE_ELEMENT(u8, P)
#define DO_ASTORE_C STORE_ELEMENT(u16, P)
#define DO_ASTORE_4 STORE_ELEMENT(u32, P)
#define DO_ASTORE_8 STORE_ELEMENT(u64, P)
  PLAIN(ALOAD_B)
  PLAIN(ALOAD_C)
  PLAIN(ALOAD_S)
  PLAIN(ALOAD_4)
  PLAIN(ALOAD_8)
  PLAIN(ALOAD_R)
  PLAIN(ASTORE_B)
  PLAIN(ASTORE_C)
  PLAIN(ASTORE_4)
  PLAIN(ASTORE_8)
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
  STORE_AT(Ref, array, offset, value);
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

  // --- calls. The callee's registers overlap the argument windows.
#define ENTER(target)  \
  do {                 \
    callee = (target); \
    goto enter;        \
  } while (0)
#define DO_CALL_STATIC ENTER(method->calls[ip->a].method)
#define DO_CALL_SPECIAL                 \
  do {                                  \
    NONNULL(R[ip->b]);                  \
    ENTER(method->calls[ip->a].method); \
  } while (0)
#define DO_CALL_VIRTUAL                                                       \
  do {                                                                        \
    const Ref receiver = R[ip->b];                                            \
    NONNULL(receiver);                                                        \
    const Class* c = world.classes.by_id(HEADER(receiver).class_id);          \
    ENTER(c->vtable[static_cast<size_t>(method->calls[ip->a].vtable_index)]); \
  } while (0)
  PLAIN(CALL_STATIC)
  PLAIN(CALL_SPECIAL)
  PLAIN(CALL_VIRTUAL)
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
enter:
  // One place for all calls: where they were, each of them needed so many registers that the loop's own lay in memory.
  if (__builtin_expect(!callee->prepared || fp >= careless_frames || !has_few_registers(*callee), 0))
    goto enter_with_care;
enter_prepared:
  if constexpr (!Recording) {
    if (is_accessor(callee->code.data()->op)) goto accessor;
  }
push_frame:
  // (The pc of the frame on top is written by who leaves it: the next call, and SAVE.)
  fp->pc = PC();
  fp[1].method = callee->id;
  fp[1].ref_base = fp->ref_base + ip->b;
  fp[1].prim_base = fp->prim_base + ip->c;
  fp[1].flags = fp[1].extra = 0;
  ++fp;
  R += ip->b;
  P += ip->c;
  method = callee;
  ip = method->code.data();
  if (--fuel == 0) goto no_fuel;
  DISPATCH();
// The callee is an accessor (fusion.h): it is done here, without a frame, as the step that it is. If it would stop or
// throw, it gets its frame like others.
#define ACCESSOR_GETTER(type, bank, result)                \
  do {                                                     \
    const Ref object = R[ip->b + accessor_code->b];        \
    if (__builtin_expect(object == 0, 0)) goto push_frame; \
    --fuel;                                                \
    bank[result] = AT(type, object, accessor_code->c);     \
  } while (0)
#define ACCESSOR_SETTER(type, bank, arguments)                                   \
  do {                                                                           \
    const Ref object = R[ip->b + accessor_code->b];                              \
    if (__builtin_expect(object == 0, 0)) goto push_frame;                       \
    --fuel;                                                                      \
    STORE(type, object, accessor_code->c, bank[(arguments) + accessor_code->a]); \
  } while (0)
accessor:
  __attribute__((unused));
  {
    static const void* const accessors[] = {&&get_4, &&get_8, &&get_R,    &&put_4,
                                            &&put_8, &&put_R, &&constant, &&nothing};
    static_assert(std::size(accessors) == vm::kAccessorCount + 1u);
    accessor_code = callee->code.data();
    if (__builtin_expect(fuel <= 1, 0)) goto push_frame;
    goto* accessors[static_cast<u16>(accessor_code->op) - kFirstAccessor];
  get_4:
    ACCESSOR_GETTER(u32, P, ip->c);
    NEXT();
  get_8:
    ACCESSOR_GETTER(u64, P, ip->c);
    NEXT();
  get_R:
    ACCESSOR_GETTER(Ref, R, ip->b);
    NEXT();
  put_4:
    ACCESSOR_SETTER(u32, P, ip->c);
    NEXT();
  put_8:
    ACCESSOR_SETTER(u64, P, ip->c);
    NEXT();
  put_R:
    ACCESSOR_SETTER(Ref, R, ip->b);
    NEXT();
  constant:
    --fuel;
    SET_I(ip->c, accessor_code->imm());
    NEXT();
  nothing:
    --fuel;
    NEXT();
  }
enter_with_care : {
  const u64 refs = u64{fp->ref_base} + ip->b, prims = u64{fp->prim_base} + ip->c;
  loop.thread.core.frame_count = static_cast<u32>(fp - loop.thread.frames) + 1;
  if (!callee->prepared ||
      !loop.thread.can_push(refs + callee->reference_registers, prims + callee->primitive_registers))
    goto cannot_enter;
  careless_frames = loop.thread.frames + careless_depth(refs, prims);
  goto enter_prepared;
}
cannot_enter : {
  SAVE();
  vm::LinkageError why;
  if (!ensure_prepared(world, *callee, &why)) {
    throw_linkage(world, id, why);
  } else if (!loop.thread.can_push(u64{fp->ref_base} + ip->b + callee->reference_registers,
                                   u64{fp->prim_base} + ip->c + callee->primitive_registers)) {
    throw_new(world, id, library::kStackOverflowError);
  }
  goto load_state;  // once more, or to the handler
}
#define RETURN()                                                        \
  do {                                                                  \
    if (__builtin_expect(fp <= found_frame, 0)) goto return_from_found; \
    --fp;                                                               \
    LOAD_FRAME();                                                       \
  } while (0)
#define DO_RET RETURN()
#define DO_RET_P  \
  do {            \
    P[0] = P[ra]; \
    RETURN();     \
  } while (0)
#define DO_RET_R  \
  do {            \
    R[0] = R[ra]; \
    RETURN();     \
  } while (0)
  PLAIN(RET)
  PLAIN(RET_P)
  PLAIN(RET_R)
return_from_found:
  if (fp->flags != 0) goto return_special;
  --fp;
  found_frame = fp;
  loop.thread.core.frame_count = static_cast<u32>(fp - loop.thread.frames) + 1;
  world.before_write_frame(loop.thread, loop.thread.core.frame_count - 1);
  LOAD_FRAME();
  NEXT();
return_special:
  if (fp->flags & vm::kClinitFrame) goto visible;
  // The thread has ended: its run method, or its uncaught-exception handler, returns.
  SAVE();
  loop.thread.core.frame_count = 0;
  loop.thread.core.ref_top = loop.thread.core.prim_top = 0;
  exit = LoopExit::Visible;
  goto leave_saved;

  // --- strings
op_TOSTR : {
  SAVE();
  const Ref text = number_to_string(world, id, P[ip->b], ip->c);
  if (text == 0) goto load_state;
  mark_if_only_printed(world, *method, PC(), ip->b, text);
  R[ip->a] = text;
  NEXT();
}
op_CONCAT : {
  SAVE();
  const Ref text = concatenate(world, id, &R[ip->b], ip->c);
  if (text == 0) goto load_state;
  if constexpr (Recording)
    if (__builtin_expect(world.has_marked_strings, 0))
      if (const u32 marks = marks_of(world, &R[ip->b], ip->c); marks != 0) world.mark_string(text, marks);
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
  LOOK_AT(object, 0);
  STOP_IF_ASKED();
  const u32 owner = HEADER(object).owner;
  if (__builtin_expect(owner == 0, 1)) {
    const vm::Writer writer = world.heap.open(object);
    writer.owner() = id + 1;
    writer.count() = 1;
    ++loop.thread.core.visible;
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
  ++loop.thread.core.visible;
  if (__builtin_expect(loop.until_release, 0)) {
    ++ip;
    exit = LoopExit::Released;
    goto leave;
  }
  NEXT();
}

  // --- bodies of native methods
op_NATIVE : {
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
  u32 marks = 0;
  if constexpr (Recording)
    if (__builtin_expect(world.has_marked_strings, 0)) marks = hands_marks_on(world, *method, R, loop.events);
  vm::NativeContext& natives = *loop.natives;
  natives.refs = R;
  natives.prims = P;
  natives.method = method;
  method->native(natives);
  if (__builtin_expect(natives.throws(), 0)) {
    throw_from_native(natives);
    goto load_state;
  }
  if constexpr (Recording)
    if (__builtin_expect(marks != 0, 0)) world.mark_string(R[0], marks);
  // RET follows: the result is in register 0 already. (Natives' frames have no flags.)
  if (__builtin_expect(fp->flags != 0, 0)) NEXT();
  goto op_RET;
}
op_VMOP:
  if constexpr (Recording)
    if (__builtin_expect(world.has_marked_strings, 0) && static_cast<VmOp>(ip->imm()) != VmOp::WriteOutput)
      look_at_references(world, R, method->reference_arguments, loop.events, method->id);
  goto visible;
op_CLINIT_DONE:
  goto visible;

  // --- sequences (fusion.h). Each part finds ip at its own instruction, so that whatever stops in the middle (an
  // exception, a recorded access, the last step) leaves the thread's record as if the parts had been dispatched one by
  // one.
#define PART(name, operands) \
  {                          \
    OPERANDS_##operands;     \
    DO_##name;               \
  }
// To the next part. The compiler is not to see that the new ip is the old one and 8 bytes: it would keep both.
#define STEP       \
  written = ip->a; \
  ++ip;            \
  asm("" : "+r"(ip));
#define FUSE2(a, b, of_b)                    \
  op_##a##_##b##_##of_b : {                  \
    [[maybe_unused]] u32 written;            \
    PART(a, none) STEP PART(b, of_b) NEXT(); \
  }
#define FUSE3(a, b, of_b, c, of_c)                              \
  op_##a##_##b##_##of_b##_##c##_##of_c : {                      \
    [[maybe_unused]] u32 written;                               \
    PART(a, none) STEP PART(b, of_b) STEP PART(c, of_c) NEXT(); \
  }
#define FUSE4(a, b, of_b, c, of_c, d, of_d)                                        \
  op_##a##_##b##_##of_b##_##c##_##of_c##_##d##_##of_d : {                          \
    [[maybe_unused]] u32 written;                                                  \
    PART(a, none) STEP PART(b, of_b) STEP PART(c, of_c) STEP PART(d, of_d) NEXT(); \
  }
#include "vm/fusions.def"
#undef FUSE2
#undef FUSE3
#undef FUSE4

  // Accessors that have got a frame.
#define ACCESSOR(a, b)      \
  op_ACCESSOR_##a##_##b : { \
    PART(a, none)++ ip;     \
    PART(b, none) NEXT();   \
  }
#include "vm/accessors.def"
#undef ACCESSOR

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
store_slowly:
  __attribute__((unused));
  SAVE();
  if (stored_bytes == 1) world.heap.open_element(stored_in, stored_at).store(static_cast<u8>(stored_value));
  else if (stored_bytes == 2) world.heap.open_element(stored_in, stored_at).store(static_cast<u16>(stored_value));
  else if (stored_bytes == 4) world.heap.open_element(stored_in, stored_at).store(static_cast<u32>(stored_value));
  else world.heap.open_element(stored_in, stored_at).store(stored_value);
  ++fp->pc;
  goto load_state;
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
  loop.fuel = static_cast<u64>(fuel);
  return exit;
}

}  // namespace

LoopExit run_loop(Loop& loop) {
  vm::NativeContext natives{loop.world, loop.thread.id, nullptr, nullptr,     nullptr, nullptr,
                            {},         false,          0,       loop.events, false};
  loop.natives = &natives;
  if (loop.watch != nullptr) return run<true, true>(loop);
  return loop.events != nullptr ? run<true, false>(loop) : run<false, false>(loop);
}

}  // namespace heddle::interp
