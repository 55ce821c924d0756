// A variable that is one place of an object or array: a field, an element, or a number in the bytes of an array. All modes but plain ones are operations of the VM.
package java.lang.invoke;

import heddle.VM;

abstract class Place extends VarHandle {
  private final int values;  // the number of coordinates, behind which an argument list has its values

  Place(Class<?> type, boolean exact, Class<?>... coordinates) {
    super(type, exact, coordinates);
    values = coordinates.length;
  }

  // --- plain accesses: ordinary ones

  abstract Object load(Object[] args);

  abstract void store(Object[] args, Object value);

  // --- where it is

  // What holds the variable. Throws what an access that is not plain throws if there is none, or it may not be written.
  abstract Object holder(Object[] args, boolean write);

  // Where it is in there (heddle.VM.varGet).
  abstract long where(Object[] args);

  // The value, if it may be stored there.
  abstract Object storable(Object holder, Object value);

  // ---

  @Override
  Object perform(AccessMode mode, Object[] args) {
    Object a = args.length > values ? args[values] : null, b = args.length > values + 1 ? args[values + 1] : null;
    switch (mode.kind) {
      case GET: return mode == AccessMode.GET ? load(args) : read(holder(args, false), where(args));
      case SET:
        if (mode == AccessMode.SET) store(args, a);
        else write(args, a);
        return null;
      case CAS: return same(change(args, VM.IF_EQUAL, a, b), a);
      case XCHG: return change(args, VM.IF_EQUAL, a, b);
      case WEAK: return weakly(args, a, b);
      case SWAP: return change(args, VM.SET, a, null);
      case ADD: return add(args, a);
      case OR: return change(args, VM.OR, a, null);
      case AND: return change(args, VM.AND, a, null);
      default: return change(args, VM.XOR, a, null);
    }
  }

  private Object read(Object holder, long where) {
    return varType().isPrimitive() ? box(getBits(holder, where)) : VM.varGetReference(holder, (int) where);
  }

  private void write(Object[] args, Object value) {
    Object holder = holder(args, true);
    if (varType().isPrimitive()) setBits(holder, where(args), bits(value));
    else VM.varSetReference(holder, (int) where(args), storable(holder, value));
  }

  // What was there before.
  private Object change(Object[] args, int how, Object a, Object b) {
    Object holder = holder(args, true);
    if (varType().isPrimitive()) return box(changeBits(holder, where(args), how, bits(a), b == null ? 0 : bits(b)));
    return VM.varChangeReference(holder, (int) where(args), how, how == VM.SET ? storable(holder, a) : a, storable(holder, b));
  }

  private boolean weakly(Object[] args, Object expected, Object update) {
    Object holder = holder(args, true);
    if (varType().isPrimitive()) return changeBitsWeakly(holder, where(args), bits(expected), bits(update));
    return VM.varWeakCompareAndSetReference(holder, (int) where(args), expected, storable(holder, update));
  }

  private Object add(Object[] args, Object value) {
    if (varType() != float.class && varType() != double.class) return change(args, VM.ADD, value, null);
    Object holder = holder(args, true);
    long where = where(args);
    while (true) {
      Object old = read(holder, where);
      Object sum = varType() == float.class ? (Object) ((Float) old + (Float) value) : (Object) ((Double) old + (Double) value);
      if (changeBits(holder, where, VM.IF_EQUAL, bits(old), bits(sum)) == bits(old)) return old;
    }
  }

  // --- the bits of a primitive value there

  long getBits(Object holder, long where) {
    return VM.varGet(holder, where);
  }

  void setBits(Object holder, long where, long value) {
    VM.varSet(holder, where, value);
  }

  // What was there before.
  long changeBits(Object holder, long where, int how, long a, long b) {
    return VM.varChange(holder, where, how, a, b);
  }

  boolean changeBitsWeakly(Object holder, long where, long expected, long update) {
    return VM.varWeakCompareAndSet(holder, where, expected, update);
  }

  // ---

  private boolean same(Object found, Object expected) {
    return varType().isPrimitive() ? bits(found) == bits(expected) : found == expected;
  }

  static long bits(Object value) {
    if (value instanceof Boolean) return (Boolean) value ? 1 : 0;
    if (value instanceof Character) return (Character) value;
    if (value instanceof Float) return Float.floatToRawIntBits((Float) value);
    if (value instanceof Double) return Double.doubleToRawLongBits((Double) value);
    return ((Number) value).longValue();
  }

  private Object box(long bits) {
    return box(varType(), bits);
  }

  static Object box(Class<?> type, long bits) {
    if (type == int.class) return (int) bits;
    if (type == long.class) return bits;
    if (type == boolean.class) return bits != 0;
    if (type == byte.class) return (byte) bits;
    if (type == char.class) return (char) bits;
    if (type == short.class) return (short) bits;
    return type == float.class ? (Object) Float.intBitsToFloat((int) bits) : (Object) Double.longBitsToDouble(bits);
  }
}
