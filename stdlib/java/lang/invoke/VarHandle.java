// A variable - an instance field, a static field or the elements of arrays of one type - with all modes of access. An access in
// plain mode is an ordinary access of that variable; in the other modes it is one operation of the VM (interp/variable_place.h),
// which takes all modes between plain and volatile as volatile, as the whole library does (docs/exploration.md, "What is not varied"). The methods that
// access it are signature polymorphic (JLS 15.12.3): the VM hands a call of `get` to `get0`, with the descriptor of the call and
// its arguments (vm/bytecode/polymorphic_call.h), and likewise for the others.
package java.lang.invoke;

import heddle.Accessor;
import heddle.Reflection;
import java.lang.reflect.Method;
import java.util.List;

public abstract class VarHandle implements java.lang.constant.Constable {
  // What an access mode does; modes of one kind have methods of one type.
  enum Kind { GET, SET, CAS, XCHG, WEAK, SWAP, ADD, OR, AND, XOR }

  public enum AccessMode {
    GET("get", Kind.GET),
    SET("set", Kind.SET),
    GET_VOLATILE("getVolatile", Kind.GET),
    SET_VOLATILE("setVolatile", Kind.SET),
    GET_ACQUIRE("getAcquire", Kind.GET),
    SET_RELEASE("setRelease", Kind.SET),
    GET_OPAQUE("getOpaque", Kind.GET),
    SET_OPAQUE("setOpaque", Kind.SET),
    COMPARE_AND_SET("compareAndSet", Kind.CAS),
    COMPARE_AND_EXCHANGE("compareAndExchange", Kind.XCHG),
    COMPARE_AND_EXCHANGE_ACQUIRE("compareAndExchangeAcquire", Kind.XCHG),
    COMPARE_AND_EXCHANGE_RELEASE("compareAndExchangeRelease", Kind.XCHG),
    WEAK_COMPARE_AND_SET_PLAIN("weakCompareAndSetPlain", Kind.WEAK),
    WEAK_COMPARE_AND_SET("weakCompareAndSet", Kind.WEAK),
    WEAK_COMPARE_AND_SET_ACQUIRE("weakCompareAndSetAcquire", Kind.WEAK),
    WEAK_COMPARE_AND_SET_RELEASE("weakCompareAndSetRelease", Kind.WEAK),
    GET_AND_SET("getAndSet", Kind.SWAP),
    GET_AND_SET_ACQUIRE("getAndSetAcquire", Kind.SWAP),
    GET_AND_SET_RELEASE("getAndSetRelease", Kind.SWAP),
    GET_AND_ADD("getAndAdd", Kind.ADD),
    GET_AND_ADD_ACQUIRE("getAndAddAcquire", Kind.ADD),
    GET_AND_ADD_RELEASE("getAndAddRelease", Kind.ADD),
    GET_AND_BITWISE_OR("getAndBitwiseOr", Kind.OR),
    GET_AND_BITWISE_OR_RELEASE("getAndBitwiseOrRelease", Kind.OR),
    GET_AND_BITWISE_OR_ACQUIRE("getAndBitwiseOrAcquire", Kind.OR),
    GET_AND_BITWISE_AND("getAndBitwiseAnd", Kind.AND),
    GET_AND_BITWISE_AND_RELEASE("getAndBitwiseAndRelease", Kind.AND),
    GET_AND_BITWISE_AND_ACQUIRE("getAndBitwiseAndAcquire", Kind.AND),
    GET_AND_BITWISE_XOR("getAndBitwiseXor", Kind.XOR),
    GET_AND_BITWISE_XOR_RELEASE("getAndBitwiseXorRelease", Kind.XOR),
    GET_AND_BITWISE_XOR_ACQUIRE("getAndBitwiseXorAcquire", Kind.XOR);

    private final String methodName;
    final Kind kind;

    AccessMode(String methodName, Kind kind) {
      this.methodName = methodName;
      this.kind = kind;
    }

    public String methodName() {
      return methodName;
    }

    public static AccessMode valueFromMethodName(String methodName) {
      for (AccessMode each : values()) {
        if (each.methodName.equals(methodName)) return each;
      }
      throw new IllegalArgumentException("No AccessMode value for method name " + methodName);
    }
  }

  private final Class<?> type;
  private final Class<?>[] coordinates;
  private final MethodType[] types;  // of the methods, by the ordinal of their Kind
  private final boolean exact;

  VarHandle(Class<?> type, boolean exact, Class<?>... coordinates) {
    this.type = type;
    this.coordinates = coordinates;
    this.exact = exact;
    MethodType get = MethodType.methodType(type, coordinates), update = get.appendParameterTypes(type);
    MethodType exchange = update.appendParameterTypes(type), compare = exchange.changeReturnType(boolean.class);
    types = new MethodType[] {get, update.changeReturnType(void.class), compare, exchange, compare, update, update, update, update, update};
  }

  public Class<?> varType() {
    return type;
  }

  public List<Class<?>> coordinateTypes() {
    return List.of(coordinates);
  }

  public MethodType accessModeType(AccessMode accessMode) {
    return types[accessMode.kind.ordinal()];
  }

  public boolean isAccessModeSupported(AccessMode accessMode) {
    return supports(accessMode.kind);
  }

  // Modes beside GET: of a variable that is not final.
  boolean supports(Kind kind) {
    switch (kind) {
      case ADD: return type.isPrimitive() && type != boolean.class;
      case OR:
      case AND:
      case XOR: return type.isPrimitive() && type != float.class && type != double.class;
      default: return true;
    }
  }

  // --- exact calls

  public boolean hasInvokeExactBehavior() {
    return exact;
  }

  public VarHandle withInvokeExactBehavior() {
    return exact ? this : with(true);
  }

  public VarHandle withInvokeBehavior() {
    return exact ? with(false) : this;
  }

  // The same variable.
  abstract VarHandle with(boolean exact);

  // --- the access modes

  public final native Object get(Object... args);

  public final native void set(Object... args);

  public final native Object getVolatile(Object... args);

  public final native void setVolatile(Object... args);

  public final native Object getAcquire(Object... args);

  public final native void setRelease(Object... args);

  public final native Object getOpaque(Object... args);

  public final native void setOpaque(Object... args);

  public final native boolean compareAndSet(Object... args);

  public final native Object compareAndExchange(Object... args);

  public final native Object compareAndExchangeAcquire(Object... args);

  public final native Object compareAndExchangeRelease(Object... args);

  public final native boolean weakCompareAndSetPlain(Object... args);

  public final native boolean weakCompareAndSet(Object... args);

  public final native boolean weakCompareAndSetAcquire(Object... args);

  public final native boolean weakCompareAndSetRelease(Object... args);

  public final native Object getAndSet(Object... args);

  public final native Object getAndSetAcquire(Object... args);

  public final native Object getAndSetRelease(Object... args);

  public final native Object getAndAdd(Object... args);

  public final native Object getAndAddAcquire(Object... args);

  public final native Object getAndAddRelease(Object... args);

  public final native Object getAndBitwiseOr(Object... args);

  public final native Object getAndBitwiseOrRelease(Object... args);

  public final native Object getAndBitwiseOrAcquire(Object... args);

  public final native Object getAndBitwiseAnd(Object... args);

  public final native Object getAndBitwiseAndRelease(Object... args);

  public final native Object getAndBitwiseAndAcquire(Object... args);

  public final native Object getAndBitwiseXor(Object... args);

  public final native Object getAndBitwiseXorRelease(Object... args);

  public final native Object getAndBitwiseXorAcquire(Object... args);

  final Object get0(String descriptor, Object[] args) {
    return access(AccessMode.GET, descriptor, args);
  }

  final Object set0(String descriptor, Object[] args) {
    return access(AccessMode.SET, descriptor, args);
  }

  final Object getVolatile0(String descriptor, Object[] args) {
    return access(AccessMode.GET_VOLATILE, descriptor, args);
  }

  final Object setVolatile0(String descriptor, Object[] args) {
    return access(AccessMode.SET_VOLATILE, descriptor, args);
  }

  final Object getAcquire0(String descriptor, Object[] args) {
    return access(AccessMode.GET_ACQUIRE, descriptor, args);
  }

  final Object setRelease0(String descriptor, Object[] args) {
    return access(AccessMode.SET_RELEASE, descriptor, args);
  }

  final Object getOpaque0(String descriptor, Object[] args) {
    return access(AccessMode.GET_OPAQUE, descriptor, args);
  }

  final Object setOpaque0(String descriptor, Object[] args) {
    return access(AccessMode.SET_OPAQUE, descriptor, args);
  }

  final Object compareAndSet0(String descriptor, Object[] args) {
    return access(AccessMode.COMPARE_AND_SET, descriptor, args);
  }

  final Object compareAndExchange0(String descriptor, Object[] args) {
    return access(AccessMode.COMPARE_AND_EXCHANGE, descriptor, args);
  }

  final Object compareAndExchangeAcquire0(String descriptor, Object[] args) {
    return access(AccessMode.COMPARE_AND_EXCHANGE_ACQUIRE, descriptor, args);
  }

  final Object compareAndExchangeRelease0(String descriptor, Object[] args) {
    return access(AccessMode.COMPARE_AND_EXCHANGE_RELEASE, descriptor, args);
  }

  final Object weakCompareAndSetPlain0(String descriptor, Object[] args) {
    return access(AccessMode.WEAK_COMPARE_AND_SET_PLAIN, descriptor, args);
  }

  final Object weakCompareAndSet0(String descriptor, Object[] args) {
    return access(AccessMode.WEAK_COMPARE_AND_SET, descriptor, args);
  }

  final Object weakCompareAndSetAcquire0(String descriptor, Object[] args) {
    return access(AccessMode.WEAK_COMPARE_AND_SET_ACQUIRE, descriptor, args);
  }

  final Object weakCompareAndSetRelease0(String descriptor, Object[] args) {
    return access(AccessMode.WEAK_COMPARE_AND_SET_RELEASE, descriptor, args);
  }

  final Object getAndSet0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_SET, descriptor, args);
  }

  final Object getAndSetAcquire0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_SET_ACQUIRE, descriptor, args);
  }

  final Object getAndSetRelease0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_SET_RELEASE, descriptor, args);
  }

  final Object getAndAdd0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_ADD, descriptor, args);
  }

  final Object getAndAddAcquire0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_ADD_ACQUIRE, descriptor, args);
  }

  final Object getAndAddRelease0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_ADD_RELEASE, descriptor, args);
  }

  final Object getAndBitwiseOr0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_BITWISE_OR, descriptor, args);
  }

  final Object getAndBitwiseOrRelease0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_BITWISE_OR_RELEASE, descriptor, args);
  }

  final Object getAndBitwiseOrAcquire0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_BITWISE_OR_ACQUIRE, descriptor, args);
  }

  final Object getAndBitwiseAnd0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_BITWISE_AND, descriptor, args);
  }

  final Object getAndBitwiseAndRelease0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_BITWISE_AND_RELEASE, descriptor, args);
  }

  final Object getAndBitwiseAndAcquire0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_BITWISE_AND_ACQUIRE, descriptor, args);
  }

  final Object getAndBitwiseXor0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_BITWISE_XOR, descriptor, args);
  }

  final Object getAndBitwiseXorRelease0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_BITWISE_XOR_RELEASE, descriptor, args);
  }

  final Object getAndBitwiseXorAcquire0(String descriptor, Object[] args) {
    return access(AccessMode.GET_AND_BITWISE_XOR_ACQUIRE, descriptor, args);
  }

  // --- how

  private Object access(AccessMode mode, String descriptor, Object[] args) {
    MethodType own = accessModeType(mode);
    String text = own.toMethodDescriptorString();
    boolean same = descriptor.equals(text);
    if (!same && exact) throw new WrongMethodTypeException("expected " + own + " but found " + MethodType.of(descriptor));
    if (!isAccessModeSupported(mode)) throw unsupported();
    if (same || differsInReferences(descriptor, text)) return perform(mode, same ? args : cast(args, own));
    MethodType found = MethodType.of(descriptor);
    if (!Conversions.exist(found, own)) {
      throw new WrongMethodTypeException("cannot convert MethodHandle" + own.insertParameterTypes(0, VarHandle.class) + " to "
          + found.insertParameterTypes(0, VarHandle.class));
    }
    Conversions.apply(args, found, own);
    return Conversions.apply(perform(mode, args), own.returnType(), found.returnType());
  }

  // Whether the parameters differ only in the classes of references, and the result not at all, or it is dropped. This is how most
  // calls that are not exact differ: they give null, or an object of a subclass.
  private static boolean differsInReferences(String descriptor, String own) {
    int at = 1, there = 1;
    while (own.charAt(there) != ')') {
      boolean isReference = isReference(own.charAt(there));
      if (isReference ? !isReference(descriptor.charAt(at)) : descriptor.charAt(at) != own.charAt(there)) return false;
      at = end(descriptor, at);
      there = end(own, there);
    }
    if (descriptor.charAt(at) != ')') return false;
    return descriptor.endsWith(")V") || own.regionMatches(there, descriptor, at, descriptor.length() - at) && own.length() - there == descriptor.length() - at;
  }

  private static boolean isReference(char first) {
    return first == 'L' || first == '[';
  }

  // Behind the type that begins there.
  private static int end(String descriptor, int at) {
    while (descriptor.charAt(at) == '[') at++;
    return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
  }

  private static Object[] cast(Object[] args, MethodType own) {
    for (int i = 0; i < args.length; i++) {
      if (!own.parameterType(i).isPrimitive()) args[i] = own.parameterType(i).cast(args[i]);
    }
    return args;
  }

  UnsupportedOperationException unsupported() {
    return new UnsupportedOperationException();
  }

  // The arguments are of the types of the mode's method, and so is the result.
  abstract Object perform(AccessMode mode, Object[] args);

  // --- method handles

  static boolean isModeName(String name) {
    for (AccessMode each : AccessMode.values()) {
      if (each.methodName.equals(name)) return true;
    }
    return false;
  }

  // What calls the method above with the name of the mode, so that it is known to be used (tester/weak_modes.h).
  private static Accessor accessor(AccessMode mode) {
    String method = mode.methodName + '0', descriptor = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/Object;";
    return new Method(VarHandle.class, Reflection.method(VarHandle.class, method, descriptor)).accessor('d');
  }

  public MethodHandle toMethodHandle(AccessMode accessMode) {
    MethodType own = accessModeType(accessMode);
    Accessor accessor = accessor(accessMode);
    return new MadeHandle(own, args -> accessor.apply(this, new Object[] {own.toMethodDescriptorString(), args}));
  }

  static MethodHandle invoker(AccessMode mode, MethodType type, boolean exact) {
    Accessor accessor = accessor(mode);
    MethodType own = type.insertParameterTypes(0, VarHandle.class);
    return new MadeHandle(own, args -> {
      VarHandle handle = (VarHandle) args[0];
      MethodType of = handle.accessModeType(mode);
      if (exact && !of.equals(type)) {
        throw new WrongMethodTypeException("expected " + own + " but found " + of.insertParameterTypes(0, VarHandle.class));
      }
      return accessor.apply(handle, new Object[] {type.toMethodDescriptorString(), MadeHandle.replaced(args, 0, 1)});
    });
  }

  // --- fences: executions are sequentially consistent here (docs/exploration.md)

  public static void fullFence() {}

  public static void acquireFence() {}

  public static void releaseFence() {}

  public static void loadLoadFence() {}

  public static void storeStoreFence() {}

  @Override
  public String toString() {
    return "VarHandle[varType=" + type.getName() + ", coord=" + coordinateTypes() + "]";
  }

  // Empty for views.
  @Override
  public java.util.Optional<VarHandleDesc> describeConstable() {
    return Reflection.described(this);
  }

  // The nominal descriptor of a variable handle of a field or of array elements.
  public static final class VarHandleDesc extends java.lang.constant.DynamicConstantDesc<VarHandle> {
    private final java.lang.constant.ClassDesc declaringClass, varType;
    private final String prefix;  // "static "; null: of array elements

    private VarHandleDesc(java.lang.constant.DirectMethodHandleDesc method, String name, String prefix, java.lang.constant.ClassDesc declaringClass,
        java.lang.constant.ClassDesc varType, java.lang.constant.ConstantDesc... args) {
      super(method, name, java.lang.constant.ConstantDescs.CD_VarHandle, args);
      this.prefix = prefix;
      this.declaringClass = declaringClass;
      this.varType = varType;
    }

    public static VarHandleDesc ofField(java.lang.constant.ClassDesc declaringClass, String name, java.lang.constant.ClassDesc fieldType) {
      return new VarHandleDesc(java.lang.constant.ConstantDescs.BSM_VARHANDLE_FIELD, name, "", declaringClass, fieldType, declaringClass, fieldType);
    }

    public static VarHandleDesc ofStaticField(java.lang.constant.ClassDesc declaringClass, String name, java.lang.constant.ClassDesc fieldType) {
      return new VarHandleDesc(java.lang.constant.ConstantDescs.BSM_VARHANDLE_STATIC_FIELD, name, "static ", declaringClass, fieldType,
          declaringClass, fieldType);
    }

    public static VarHandleDesc ofArray(java.lang.constant.ClassDesc arrayClass) {
      if (!arrayClass.isArray()) throw new IllegalArgumentException("Array class argument not an array: " + arrayClass);
      return new VarHandleDesc(java.lang.constant.ConstantDescs.BSM_VARHANDLE_ARRAY, java.lang.constant.ConstantDescs.DEFAULT_NAME, null,
          arrayClass, arrayClass.componentType(), arrayClass);
    }

    public java.lang.constant.ClassDesc varType() {
      return varType;
    }

    @Override
    public VarHandle resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
      Class<?> owner = (Class<?>) declaringClass.resolveConstantDesc(lookup);
      if (prefix == null) return MethodHandles.arrayElementVarHandle(owner);
      Class<?> type = (Class<?>) varType.resolveConstantDesc(lookup);
      return prefix.isEmpty() ? lookup.findVarHandle(owner, constantName(), type) : lookup.findStaticVarHandle(owner, constantName(), type);
    }

    @Override
    public String toString() {
      if (prefix == null) return "VarHandleDesc[" + declaringClass.displayName() + "[]]";
      return "VarHandleDesc[" + prefix + declaringClass.displayName() + "." + constantName() + ":" + varType.displayName() + "]";
    }
  }
}
