// Where method handles and variable handles come from, and what method handles are combined to. Written from the class's
// documentation, which says of each combinator what the types have to be.
package java.lang.invoke;

import heddle.Reflection;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

public class MethodHandles {
  private MethodHandles() {}

  public static Lookup lookup() {
    return new Lookup(Reflection.caller(), null, Lookup.FULL_POWER);
  }

  public static Lookup publicLookup() {
    return new Lookup(Object.class, null, Lookup.UNCONDITIONAL);
  }

  public static Lookup privateLookupIn(Class<?> targetClass, Lookup caller) throws IllegalAccessException {
    if (targetClass.isPrimitive()) throw new IllegalArgumentException(targetClass + " is a primitive class");
    if (targetClass.isArray()) throw new IllegalArgumentException(targetClass + " is an array class");
    if (!caller.hasFullPrivilegeAccess()) throw new IllegalAccessException("caller does not have PRIVATE and MODULE lookup mode");
    if (Lookup.isLibrary(targetClass)) {
      throw new IllegalAccessException(targetClass.getModule() + " does not open " + targetClass.getPackageName() + " to "
          + caller.lookupClass().getModule());
    }
    return new Lookup(targetClass, null, Lookup.FULL_POWER & ~Lookup.ORIGINAL);
  }

  public static <T extends java.lang.reflect.Member> T reflectAs(Class<T> expected, MethodHandle target) {
    return new Lookup(Object.class, null, Lookup.FULL_POWER).revealDirect(target).reflectAs(expected, null);
  }

  // --- variables

  public static VarHandle arrayElementVarHandle(Class<?> arrayClass) throws IllegalArgumentException {
    return new ElementVariable(array(arrayClass));
  }

  public static VarHandle byteArrayViewVarHandle(Class<?> viewArrayClass, ByteOrder byteOrder) throws IllegalArgumentException {
    return new ByteArrayView(array(viewArrayClass).getComponentType(), byteOrder);
  }

  public static VarHandle byteBufferViewVarHandle(Class<?> viewArrayClass, ByteOrder byteOrder) throws IllegalArgumentException {
    return new ByteBufferView(array(viewArrayClass).getComponentType(), byteOrder);
  }

  private static Class<?> array(Class<?> c) {
    if (!c.isArray()) throw new IllegalArgumentException("not an array: " + c);
    return c;
  }

  // --- handles that call handles

  public static MethodHandle exactInvoker(MethodType type) {
    String descriptor = type.toMethodDescriptorString();
    return new MadeHandle(type.insertParameterTypes(0, MethodHandle.class),
        args -> ((MethodHandle) args[0]).invokeExact0(descriptor, MadeHandle.replaced(args, 0, 1)));
  }

  public static MethodHandle invoker(MethodType type) {
    String descriptor = type.toMethodDescriptorString();
    return new MadeHandle(type.insertParameterTypes(0, MethodHandle.class),
        args -> ((MethodHandle) args[0]).invoke0(descriptor, MadeHandle.replaced(args, 0, 1)));
  }

  public static MethodHandle spreadInvoker(MethodType type, int leadingArgCount) {
    int spread = type.parameterCount() - leadingArgCount;
    if (leadingArgCount < 0 || spread < 0) throw new IllegalArgumentException("bad argument count: " + leadingArgCount);
    return invoker(type).asSpreader(Object[].class, spread);
  }

  public static MethodHandle varHandleInvoker(VarHandle.AccessMode accessMode, MethodType type) {
    return VarHandle.invoker(accessMode, type, false);
  }

  public static MethodHandle varHandleExactInvoker(VarHandle.AccessMode accessMode, MethodType type) {
    return VarHandle.invoker(accessMode, type, true);
  }

  // --- simple ones

  public static MethodHandle identity(Class<?> type) {
    return new MadeHandle(MethodType.methodType(type, type), args -> args[0]);
  }

  public static MethodHandle constant(Class<?> type, Object value) {
    if (type == void.class) throw new IllegalArgumentException("void type");
    Object result = value(type, value);
    return new MadeHandle(MethodType.methodType(type), args -> result);
  }

  public static MethodHandle zero(Class<?> type) {
    return empty(MethodType.methodType(Objects.requireNonNull(type)));
  }

  public static MethodHandle empty(MethodType type) {
    Object result = Conversions.zero(type.returnType());
    return new MadeHandle(type, args -> result);
  }

  public static MethodHandle throwException(Class<?> returnType, Class<? extends Throwable> exType) {
    if (!Throwable.class.isAssignableFrom(exType)) throw new ClassCastException(exType.getName());
    return new MadeHandle(MethodType.methodType(returnType, exType), args -> {
      Throwable t = (Throwable) args[0];
      throw t;
    });
  }

  // A value that is given for a parameter of that type, as its box.
  private static Object value(Class<?> type, Object x) {
    if (!type.isPrimitive()) return type.cast(x);
    if (x == null) throw new NullPointerException("Cannot invoke \"Object.getClass()\" because \"x\" is null");
    Object result = Reflection.converted(x, type);
    if (result != Reflection.misfit()) return result;
    throw new ClassCastException(Conversions.box(type) + " is not compatible with " + x.getClass());
  }

  // --- arrays

  public static MethodHandle arrayConstructor(Class<?> arrayClass) throws IllegalArgumentException {
    if (!arrayClass.isArray()) throw new IllegalArgumentException("not an array class: " + arrayClass.getName());
    return new MadeHandle(MethodType.methodType(arrayClass, int.class), args -> Array.newInstance(arrayClass.getComponentType(), (Integer) args[0]));
  }

  public static MethodHandle arrayLength(Class<?> arrayClass) throws IllegalArgumentException {
    return new MadeHandle(MethodType.methodType(int.class, array(arrayClass)), args -> {
      if (args[0] == null) throw new NullPointerException("Cannot read the array length because \"a\" is null");
      return Array.getLength(args[0]);
    });
  }

  public static MethodHandle arrayElementGetter(Class<?> arrayClass) throws IllegalArgumentException {
    Class<?> element = array(arrayClass).getComponentType();
    return new MadeHandle(MethodType.methodType(element, arrayClass, int.class), args -> {
      if (args[0] == null) throw new NullPointerException("Cannot load from " + ElementVariable.words(element) + " because \"a\" is null");
      return Array.$get(args[0], (Integer) args[1]);
    });
  }

  public static MethodHandle arrayElementSetter(Class<?> arrayClass) throws IllegalArgumentException {
    Class<?> element = array(arrayClass).getComponentType();
    return new MadeHandle(MethodType.methodType(void.class, arrayClass, int.class, element), args -> {
      if (args[0] == null) throw new NullPointerException("Cannot store to " + ElementVariable.words(element) + " because \"a\" is null");
      ElementVariable.checkStore(args[0], args[2], true);
      Array.$set(args[0], (Integer) args[1], args[2]);
      return null;
    });
  }

  // --- arguments

  public static MethodHandle insertArguments(MethodHandle target, int pos, Object... values) {
    MethodType type = target.type();
    if (pos < 0 || pos > type.parameterCount() || values.length > type.parameterCount() - pos) {
      throw new IllegalArgumentException("no argument type to append");
    }
    Object[] bound = new Object[values.length];
    for (int i = 0; i < bound.length; i++) bound[i] = value(type.parameterType(pos + i), values[i]);
    return bound.length == 0 ? target : target.bound(pos, bound);
  }

  public static MethodHandle dropArguments(MethodHandle target, int pos, List<Class<?>> valueTypes) {
    return dropArguments(target, pos, valueTypes.toArray(new Class<?>[0]));
  }

  public static MethodHandle dropArguments(MethodHandle target, int pos, Class<?>... valueTypes) {
    MethodType type = target.type();
    int dropped = valueTypes.length;
    for (Class<?> each : valueTypes) {
      if (each == void.class) throw new IllegalArgumentException("parameter type cannot be void");
    }
    if (pos < 0 || pos > type.parameterCount()) {
      throw new IllegalArgumentException("no argument type to remove" + Arrays.<Object>asList(type, pos, Arrays.asList(valueTypes),
          type.parameterCount() + dropped, type.parameterCount()));
    }
    if (dropped == 0) return target;
    MethodHandle fixed = target.asFixedArity();
    return new MadeHandle(type.insertParameterTypes(pos, valueTypes), args -> fixed.call(MadeHandle.replaced(args, pos, pos + dropped)));
  }

  public static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip, List<Class<?>> newTypes, int pos) {
    List<Class<?>> own = target.type().parameterList();
    if (skip < 0 || skip > own.size()) throw new IllegalArgumentException("illegal skip" + Arrays.<Object>asList(skip, target));
    List<Class<?>> matched = own.subList(skip, own.size());
    if (pos < 0 || pos > newTypes.size()) throw new IllegalArgumentException("illegal pos" + Arrays.<Object>asList(pos, newTypes));
    List<Class<?>> behind = newTypes.subList(pos, newTypes.size());
    if (matched.size() > behind.size() || !matched.equals(behind.subList(0, matched.size()))) {
      throw new IllegalArgumentException("argument lists do not match" + Arrays.<Object>asList(target, newTypes));
    }
    MethodHandle result = dropArguments(target, own.size(), behind.subList(matched.size(), behind.size()));
    return dropArguments(result, skip, newTypes.subList(0, pos));
  }

  public static MethodHandle permuteArguments(MethodHandle target, MethodType newType, int... reorder) {
    MethodType type = target.type();
    int[] from = reorder.clone();
    if (newType.returnType() != type.returnType()) throw new IllegalArgumentException("return types do not match: " + type + ", " + newType);
    if (from.length != type.parameterCount()) {
      throw new IllegalArgumentException("old type parameter count and reorder array length do not match: " + type + ", " + Arrays.toString(from));
    }
    for (int i = 0; i < from.length; i++) {
      if (from[i] < 0 || from[i] >= newType.parameterCount()) {
        throw new IllegalArgumentException("index is out of bounds for new type: " + from[i] + ", " + newType);
      }
      if (newType.parameterType(from[i]) != type.parameterType(i)) {
        throw new IllegalArgumentException("parameter types do not match after reorder: " + type + ", " + newType);
      }
    }
    MethodHandle fixed = target.asFixedArity();
    return new MadeHandle(newType, args -> {
      Object[] reordered = new Object[from.length];
      for (int i = 0; i < from.length; i++) reordered[i] = args[from[i]];
      return fixed.call(reordered);
    });
  }

  public static MethodHandle explicitCastArguments(MethodHandle target, MethodType newType) {
    MethodType type = target.type();
    if (type.equals(newType)) return target;
    if (type.parameterCount() != newType.parameterCount()) {
      throw new WrongMethodTypeException("cannot explicitly cast " + target + " to " + newType);
    }
    MethodHandle fixed = target.asFixedArity();
    return new MadeHandle(newType, args -> {
      for (int i = 0; i < args.length; i++) args[i] = Conversions.cast(args[i], newType.parameterType(i), type.parameterType(i));
      return Conversions.cast(fixed.call(args), type.returnType(), newType.returnType());
    });
  }

  // --- filters

  public static MethodHandle filterArguments(MethodHandle target, int pos, MethodHandle... filters) {
    MethodType type = target.type();
    if (pos < 0 || pos + filters.length > type.parameterCount()) throw new IllegalArgumentException("too many filters");
    MethodHandle result = target;
    for (int i = 0; i < filters.length; i++) {
      if (filters[i] == null) continue;
      MethodType filter = filters[i].type();
      if (filter.parameterCount() != 1 || filter.returnType() != type.parameterType(pos + i)) throw mismatch(type, filter);
    }
    // The first one is the first to be called.
    for (int i = filters.length; i-- > 0;) {
      if (filters[i] != null) result = collectArguments(result, pos + i, filters[i]);
    }
    return result;
  }

  private static IllegalArgumentException mismatch(MethodType target, MethodType filter) {
    return new IllegalArgumentException("target and filter types do not match: " + target + ", " + filter);
  }

  public static MethodHandle collectArguments(MethodHandle target, int pos, MethodHandle filter) {
    MethodType type = target.type(), own = filter.type();
    boolean isVoid = own.returnType() == void.class;
    if (pos < 0 || pos > type.parameterCount() || !isVoid && (pos == type.parameterCount() || own.returnType() != type.parameterType(pos))) {
      throw mismatch(type, own);
    }
    int count = own.parameterCount();
    MethodHandle fixed = target.asFixedArity(), fixedFilter = filter.asFixedArity();
    return new MadeHandle(type.replaceParameterTypes(pos, isVoid ? pos : pos + 1, own.parameters()), args -> {
      Object value = fixedFilter.call(Arrays.copyOfRange(args, pos, pos + count));
      return fixed.call(isVoid ? MadeHandle.replaced(args, pos, pos + count) : MadeHandle.replaced(args, pos, pos + count, value));
    });
  }

  public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
    MethodType type = target.type(), own = filter.type();
    boolean isVoid = type.returnType() == void.class;
    if (own.parameterCount() != (isVoid ? 0 : 1) || !isVoid && own.parameterType(0) != type.returnType()) throw mismatch(type, own);
    MethodHandle fixed = target.asFixedArity(), fixedFilter = filter.asFixedArity();
    return new MadeHandle(type.changeReturnType(own.returnType()), args -> {
      Object value = fixed.call(args);
      return fixedFilter.call(isVoid ? new Object[0] : new Object[] {value});
    });
  }

  // What it gives, nobody gets.
  public static MethodHandle dropReturn(MethodHandle target) {
    return target.type().returnType() == void.class ? target : target.converted(target.type().changeReturnType(void.class));
  }

  public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
    return foldArguments(target, 0, combiner);
  }

  public static MethodHandle foldArguments(MethodHandle target, int pos, MethodHandle combiner) {
    MethodType type = target.type(), own = combiner.type();
    boolean isVoid = own.returnType() == void.class;
    int folded = isVoid ? 0 : 1, count = own.parameterCount();
    boolean fits = pos >= 0 && pos + folded + count <= type.parameterCount()
        && (isVoid || own.returnType() == type.parameterType(pos));
    for (int i = 0; fits && i < count; i++) fits = own.parameterType(i) == type.parameterType(pos + folded + i);
    if (!fits) throw new IllegalArgumentException("target and combiner types must match: " + type + " != " + own);
    MethodHandle fixed = target.asFixedArity(), fixedCombiner = combiner.asFixedArity();
    return new MadeHandle(type.dropParameterTypes(pos, pos + folded), args -> {
      Object value = fixedCombiner.call(Arrays.copyOfRange(args, pos, pos + count));
      return fixed.call(isVoid ? args : MadeHandle.replaced(args, pos, pos, value));
    });
  }

  // --- control

  // Whether the first parameters of `type`, from `skipped` on, are those of `of` from its beginning, as far as these go.
  private static boolean begins(MethodType of, MethodType type, int skipped) {
    if (type.parameterCount() - skipped > of.parameterCount()) return false;
    for (int i = skipped; i < type.parameterCount(); i++) {
      if (type.parameterType(i) != of.parameterType(i - skipped)) return false;
    }
    return true;
  }

  public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
    MethodType type = target.type();
    if (!type.equals(fallback.type())) {
      throw new IllegalArgumentException("target and fallback types must match: " + type + " != " + fallback.type());
    }
    if (test.type().returnType() != boolean.class) throw new IllegalArgumentException("guard type is not a predicate " + test.type());
    if (!begins(type, test.type(), 0)) throw new IllegalArgumentException("target and test types must match: " + type + " != " + test.type());
    MethodHandle fixedTest = test.asFixedArity(), yes = target.asFixedArity(), no = fallback.asFixedArity();
    int tested = test.type().parameterCount();
    return new MadeHandle(type, args -> ((Boolean) fixedTest.call(Arrays.copyOf(args, tested)) ? yes : no).call(args));
  }

  public static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> exType, MethodHandle handler) {
    MethodType type = target.type(), own = handler.type();
    if (!Throwable.class.isAssignableFrom(exType)) throw new ClassCastException(exType.getName());
    if (own.parameterCount() < 1 || !own.parameterType(0).isAssignableFrom(exType)) {
      throw new IllegalArgumentException("handler does not accept exception type " + exType);
    }
    if (own.returnType() != type.returnType()) {
      throw new IllegalArgumentException("target and handler return types must match: " + type + " != " + own);
    }
    if (!begins(type, own, 1)) throw new IllegalArgumentException("target and handler types must match: " + type + " != " + own);
    MethodHandle fixed = target.asFixedArity(), fixedHandler = handler.asFixedArity();
    int handed = own.parameterCount() - 1;
    return new MadeHandle(type, args -> {
      try {
        return fixed.call(args.clone());
      } catch (Throwable t) {
        if (!exType.isInstance(t)) throw t;
        return fixedHandler.call(MadeHandle.replaced(Arrays.copyOf(args, handed), 0, 0, t));
      }
    });
  }

  public static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
    MethodType type = target.type(), own = cleanup.type();
    boolean isVoid = type.returnType() == void.class;
    int leading = isVoid ? 1 : 2;
    if (own.returnType() != type.returnType()) {
      throw new IllegalArgumentException("target and return types must match: " + own.returnType() + " != " + type.returnType());
    }
    if (own.parameterCount() == 0 || !Throwable.class.isAssignableFrom(own.parameterType(0)) || !own.parameterType(0).isAssignableFrom(Throwable.class)) {
      throw new IllegalArgumentException("cleanup first argument and Throwable must match: " + own + " != class java.lang.Throwable");
    }
    if (!isVoid && (own.parameterCount() == 1 || own.parameterType(1) != type.returnType())) {
      throw new IllegalArgumentException("cleanup second argument and target return type must match: " + own + " != " + type.returnType());
    }
    if (!begins(type, own, leading)) {
      throw new IllegalArgumentException("cleanup parameters after (Throwable,result) and target parameter list prefix must match: " + own + " != " + type);
    }
    MethodHandle fixed = target.asFixedArity(), fixedCleanup = cleanup.asFixedArity();
    int handed = own.parameterCount() - leading;
    return new MadeHandle(type, args -> {
      Throwable thrown = null;
      Object result = Conversions.zero(type.returnType());
      try {
        result = fixed.call(args.clone());
      } catch (Throwable t) {
        thrown = t;
      }
      Object[] given = Arrays.copyOf(args, handed);
      result = fixedCleanup.call(isVoid ? MadeHandle.replaced(given, 0, 0, thrown) : MadeHandle.replaced(given, 0, 0, thrown, result));
      if (thrown != null) throw thrown;
      return result;
    });
  }

  public static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle... targets) {
    Objects.requireNonNull(fallback);
    MethodHandle[] cases = targets.clone();
    MethodType type = fallback.type();
    if (cases.length == 0) throw new IllegalArgumentException("Not enough cases: " + Arrays.toString(cases));
    for (MethodHandle each : cases) {
      MethodType own = each.type();
      if (own.parameterCount() == 0 || own.parameterType(0) != int.class) {
        throw new IllegalArgumentException("Case actions must have int as leading parameter: " + Arrays.toString(cases));
      }
      if (!own.equals(type)) throw new IllegalArgumentException("Case actions must have the same type: " + Arrays.toString(cases));
    }
    return new MadeHandle(type, args -> {
      int i = (Integer) args[0];
      return (i >= 0 && i < cases.length ? cases[i] : fallback).asFixedArity().call(args);
    });
  }

  // --- loops

  public static MethodHandle whileLoop(MethodHandle init, MethodHandle pred, MethodHandle body) {
    return Loops.whileLoop(init, pred, body, false);
  }

  public static MethodHandle doWhileLoop(MethodHandle init, MethodHandle body, MethodHandle pred) {
    return Loops.whileLoop(init, pred, body, true);
  }

  public static MethodHandle countedLoop(MethodHandle iterations, MethodHandle init, MethodHandle body) {
    return countedLoop(empty(iterations.type()), iterations, init, body);
  }

  public static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init, MethodHandle body) {
    return Loops.countedLoop(start, end, init, body);
  }

  public static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init, MethodHandle body) {
    return Loops.iteratedLoop(iterator, init, body);
  }

  public static MethodHandle loop(MethodHandle[]... clauses) {
    return Loops.loop(clauses);
  }

  // What a class may reach, and how far it trusts whom it gives this to. Written from the class's documentation; the library's
  // packages stand for the module java.base, those of the program for an unnamed one.
  public static final class Lookup {
    public static final int PUBLIC = Modifier.PUBLIC;
    public static final int PRIVATE = Modifier.PRIVATE;
    public static final int PROTECTED = Modifier.PROTECTED;
    public static final int PACKAGE = Modifier.STATIC;
    public static final int MODULE = 0x10;
    public static final int UNCONDITIONAL = 0x20;
    public static final int ORIGINAL = 0x40;

    private static final int FULL_POWER = PUBLIC | PRIVATE | PROTECTED | PACKAGE | MODULE | ORIGINAL;

    private final Class<?> lookupClass;
    private final Class<?> previousLookupClass;
    private final int modes;

    private Lookup(Class<?> lookupClass, Class<?> previousLookupClass, int modes) {
      this.lookupClass = lookupClass;
      this.previousLookupClass = previousLookupClass;
      this.modes = modes;
    }

    public Class<?> lookupClass() {
      return lookupClass;
    }

    public Class<?> previousLookupClass() {
      return previousLookupClass;
    }

    public int lookupModes() {
      return modes;
    }

    @Deprecated
    public boolean hasPrivateAccess() {
      return hasFullPrivilegeAccess();
    }

    public boolean hasFullPrivilegeAccess() {
      return (modes & (PRIVATE | MODULE)) == (PRIVATE | MODULE);
    }

    public Lookup in(Class<?> requestedLookupClass) {
      Objects.requireNonNull(requestedLookupClass);
      if (requestedLookupClass.isPrimitive()) throw new IllegalArgumentException(requestedLookupClass + " is a primitive class");
      if (requestedLookupClass.isArray()) throw new IllegalArgumentException(requestedLookupClass + " is an array class");
      if (requestedLookupClass == lookupClass) return this;
      if (modes == UNCONDITIONAL) return new Lookup(requestedLookupClass, null, UNCONDITIONAL);
      int kept = modes & (FULL_POWER & ~ORIGINAL);
      Class<?> previous = previousLookupClass;
      if (isLibrary(lookupClass) != isLibrary(requestedLookupClass)) {
        kept &= ~(MODULE | PACKAGE | PRIVATE | PROTECTED);
        previous = lookupClass;
      }
      if (!lookupClass.getPackageName().equals(requestedLookupClass.getPackageName())) kept &= ~(PACKAGE | PRIVATE | PROTECTED);
      if (Reflection.top(lookupClass) != Reflection.top(requestedLookupClass)) kept &= ~(PRIVATE | PROTECTED);
      if ((kept & PUBLIC) != 0 && !sees(requestedLookupClass)) kept = 0;
      return new Lookup(requestedLookupClass, previous, kept);
    }

    public Lookup dropLookupMode(int modeToDrop) {
      int kept = modes & ~(modeToDrop | PROTECTED | ORIGINAL);
      switch (modeToDrop) {
        case PUBLIC: kept = 0; break;
        case MODULE: kept &= ~(PACKAGE | PRIVATE); break;
        case PACKAGE: kept &= ~PRIVATE; break;
        case PROTECTED:
        case PRIVATE:
        case ORIGINAL:
        case UNCONDITIONAL: break;
        default: throw new IllegalArgumentException(modeToDrop + " is not a valid mode to drop");
      }
      return kept == modes ? this : new Lookup(lookupClass, previousLookupClass, kept);
    }

    // --- classes

    public Class<?> findClass(String targetName) throws ClassNotFoundException, IllegalAccessException {
      return accessClass(Class.forName(targetName, false, lookupClass.getClassLoader()));
    }

    public Class<?> accessClass(Class<?> targetClass) throws IllegalAccessException {
      if (!sees(targetClass)) throw new IllegalAccessException("access violation: " + targetClass + ", from " + shown());
      return targetClass;
    }

    public Class<?> ensureInitialized(Class<?> targetClass) throws IllegalAccessException {
      if (targetClass.isPrimitive()) throw new IllegalArgumentException(targetClass + " is a primitive class");
      if (targetClass.isArray()) throw new IllegalArgumentException(targetClass + " is an array class");
      accessClass(targetClass);
      heddle.VM.initialise(targetClass);
      return targetClass;
    }

    // --- methods

    public MethodHandle findStatic(Class<?> refc, String name, MethodType type) throws NoSuchMethodException, IllegalAccessException {
      Method m = method(refc, name, type, "invokeStatic");
      check(m, refc, true, "invokeStatic");
      return DirectHandle.of(m, null, MethodHandleInfo.REF_invokeStatic);
    }

    public MethodHandle findVirtual(Class<?> refc, String name, MethodType type) throws NoSuchMethodException, IllegalAccessException {
      if (refc == MethodHandle.class) {
        if (name.equals("invokeExact")) return exactInvoker(type);
        if (name.equals("invoke")) return invoker(type);
      } else if (refc == VarHandle.class && VarHandle.isModeName(name)) {
        return varHandleInvoker(VarHandle.AccessMode.valueFromMethodName(name), type);
      }
      String kind = refc.isInterface() ? "invokeInterface" : "invokeVirtual";
      Method m = method(refc, name, type, kind);
      check(m, refc, false, kind);
      return DirectHandle.of(m, receiver(m, refc), refc.isInterface() ? MethodHandleInfo.REF_invokeInterface : MethodHandleInfo.REF_invokeVirtual);
    }

    public MethodHandle findSpecial(Class<?> refc, String name, MethodType type, Class<?> specialCaller)
        throws NoSuchMethodException, IllegalAccessException {
      if (!hasPrivateAccess() || specialCaller != lookupClass && !(refc.isInterface() && refc.isAssignableFrom(lookupClass))) {
        throw new IllegalAccessException("no private access for invokespecial: " + specialCaller + ", from " + shown());
      }
      Method m = method(refc, name, type, "invokeSpecial");
      if (refc.isInterface() && refc != lookupClass && !Arrays.asList(lookupClass.getInterfaces()).contains(refc)) {
        throw Linkage.caused(new IllegalAccessException("no such method: " + Members.text(refc, name, type, "invokeSpecial")),
            Linkage.indirect(lookupClass, m));
      }
      check(m, refc, false, "invokeSpecial");
      if (refc != specialCaller && !refc.isAssignableFrom(specialCaller)) {
        throw new IllegalAccessException("caller class must be a subclass below the method: "
            + Members.text(refc, name, type, "invokeSpecial") + ", from " + shown());
      }
      // JVMS 6.5, invokespecial: of a superclass's methods the one that the direct superclass has.
      if (refc != specialCaller && !refc.isInterface() && !Modifier.isPrivate(m.getModifiers())) {
        m = Members.method(specialCaller.getSuperclass(), name, type);
      }
      return DirectHandle.of(m, specialCaller, MethodHandleInfo.REF_invokeSpecial);
    }

    public MethodHandle bind(Object receiver, String name, MethodType type) throws NoSuchMethodException, IllegalAccessException {
      Class<?> refc = receiver.getClass();
      Method m = method(refc, name, type, "invokeSpecial");
      check(m, refc, false, "invokeSpecial");
      MethodHandle found = DirectHandle.of(m, refc, MethodHandleInfo.REF_invokeVirtual);
      MethodHandle result = found.bindTo(receiver);
      return found.isVarargsCollector() ? result.withVarargs(true) : result;
    }

    public MethodHandle findConstructor(Class<?> refc, MethodType type) throws NoSuchMethodException, IllegalAccessException {
      if (refc.isArray()) throw new NoSuchMethodException("no constructor for array class: " + refc.getName());
      seen(refc);
      Constructor<?> c = Members.constructor(refc, type);
      String missing = "no such constructor: " + Members.text(refc, "<init>", type, "newInvokeSpecial");
      if (c == null) throw Linkage.caused(new NoSuchMethodException(missing), Linkage.noSuchMethod(refc, "<init>", type));
      if (!links(refc, c.getModifiers())) {
        throw Linkage.caused(new IllegalAccessException(missing), Linkage.noAccess(lookupClass, c, "<init>"));
      }
      check(c);
      return DirectHandle.of(c);
    }

    public MethodHandle unreflect(Method m) throws IllegalAccessException {
      boolean isStatic = Modifier.isStatic(m.getModifiers());
      Class<?> owner = m.getDeclaringClass();
      if (!m.isAccessible() && !mayUse(owner, m.getModifiers())) throw refused(m, text(m));
      return DirectHandle.of(m, isStatic ? null : m.isAccessible() ? owner : receiver(m, owner), isStatic ? MethodHandleInfo.REF_invokeStatic
          : owner.isInterface() ? MethodHandleInfo.REF_invokeInterface : MethodHandleInfo.REF_invokeVirtual);
    }

    public MethodHandle unreflectSpecial(Method m, Class<?> specialCaller) throws IllegalAccessException {
      try {
        MethodHandle result = findSpecial(m.getDeclaringClass(), m.getName(), Members.type(m), specialCaller);
        return result;
      } catch (NoSuchMethodException e) {
        throw new InternalError(e);
      }
    }

    public MethodHandle unreflectConstructor(Constructor<?> c) throws IllegalAccessException {
      if (!c.isAccessible()) check(c);
      return DirectHandle.of(c);
    }

    private Method method(Class<?> refc, String name, MethodType type, String kind) throws NoSuchMethodException, IllegalAccessException {
      seen(refc);
      if (name.startsWith("<")) throw new NoSuchMethodException("illegal method name: " + name);
      Method m = Members.method(refc, Objects.requireNonNull(name), Objects.requireNonNull(type));
      if (m == null) {
        throw Linkage.caused(new NoSuchMethodException("no such method: " + Members.text(refc, name, type, kind)),
            Linkage.noSuchMethod(refc, name, type));
      }
      return m;
    }

    // First what a call in the code of the lookup class would be told (JVMS 5.4.4), then what the modes allow.
    private void check(Method m, Class<?> refc, boolean isStatic, String kind) throws IllegalAccessException {
      boolean ofArray = refc.isArray() && m.getName().equals("clone");
      boolean links = ofArray || links(m.getDeclaringClass(), m.getModifiers()) && !isForeign(m, refc);
      if (Modifier.isStatic(m.getModifiers()) != isStatic || !links) {
        throw Linkage.caused(new IllegalAccessException("no such method: " + Members.text(refc, m.getName(), Members.type(m), kind)),
            links ? Linkage.wrongKind(m, kind) : Linkage.noAccess(lookupClass, m, m.getName()));
      }
      if (!ofArray && !mayUse(m.getDeclaringClass(), m.getModifiers())) throw refused(m, text(m));
    }

    // (A protected one serves subclasses in their constructors only, JLS 6.6.2.2.)
    private void check(Constructor<?> c) throws IllegalAccessException {
      Class<?> owner = c.getDeclaringClass();
      boolean isOutside = Modifier.isProtected(c.getModifiers()) && !owner.getPackageName().equals(lookupClass.getPackageName());
      if (isOutside || !mayUse(owner, c.getModifiers())) throw refused(c, Members.text(owner, "<init>", Members.type(c), "invokeSpecial"));
    }

    // A protected member of another package, of a class that is not related to the lookup class (JVMS 5.4.4).
    private boolean isForeign(java.lang.reflect.Member member, Class<?> refc) {
      return Modifier.isProtected(member.getModifiers()) && !Modifier.isStatic(member.getModifiers())
          && !member.getDeclaringClass().getPackageName().equals(lookupClass.getPackageName())
          && !refc.isAssignableFrom(lookupClass) && !lookupClass.isAssignableFrom(refc);
    }

    private static String text(Method m) {
      Class<?> owner = m.getDeclaringClass();
      String kind = Modifier.isStatic(m.getModifiers()) ? "invokeStatic" : Modifier.isPrivate(m.getModifiers()) ? "invokeSpecial"
          : owner.isInterface() ? "invokeInterface" : "invokeVirtual";
      return Members.text(owner, m.getName(), Members.type(m), kind);
    }

    // A protected member of another package is used of objects of the lookup class (JLS 6.6.2.1).
    private Class<?> receiver(java.lang.reflect.Member m, Class<?> refc) {
      boolean narrowed = Modifier.isProtected(m.getModifiers()) && !refc.isArray()
          && !m.getDeclaringClass().getPackageName().equals(lookupClass.getPackageName()) && refc.isAssignableFrom(lookupClass);
      return narrowed ? lookupClass : refc;
    }

    // --- fields

    public MethodHandle findGetter(Class<?> refc, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
      Field f = field(refc, name, type, "getField");
      return DirectHandle.of(f, receiver(f, refc), false);
    }

    public MethodHandle findSetter(Class<?> refc, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
      Field f = field(refc, name, type, "putField");
      return DirectHandle.of(f, receiver(f, refc), true);
    }

    public MethodHandle findStaticGetter(Class<?> refc, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
      return DirectHandle.of(field(refc, name, type, "getStatic"), null, false);
    }

    public MethodHandle findStaticSetter(Class<?> refc, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
      return DirectHandle.of(field(refc, name, type, "putStatic"), null, true);
    }

    public MethodHandle unreflectGetter(Field f) throws IllegalAccessException {
      boolean isStatic = Modifier.isStatic(f.getModifiers());
      if (!f.isAccessible()) check(f, isStatic ? "getStatic" : "getField");
      return DirectHandle.of(f, isStatic ? null : f.isAccessible() ? f.getDeclaringClass() : receiver(f, f.getDeclaringClass()), false);
    }

    public MethodHandle unreflectSetter(Field f) throws IllegalAccessException {
      boolean isStatic = Modifier.isStatic(f.getModifiers()), isFinal = Modifier.isFinal(f.getModifiers());
      String kind = isStatic ? "putStatic" : "putField";
      if (isFinal && (isStatic || f.getDeclaringClass().isRecord())) {
        throw new IllegalAccessException((isStatic ? "static final field has no write access: " : "final field has no write access: ")
            + text(f, kind) + ", from " + shown());
      }
      if (isFinal && !f.isAccessible()) throw new IllegalAccessException("unexpected set of a final field: " + text(f, kind) + ", from " + shown());
      if (!f.isAccessible()) check(f, kind);
      return DirectHandle.of(f, isStatic ? null : f.isAccessible() ? f.getDeclaringClass() : receiver(f, f.getDeclaringClass()), true);
    }

    private Field field(Class<?> refc, String name, Class<?> type, String kind) throws NoSuchFieldException, IllegalAccessException {
      Field f = found(refc, name, type, kind);
      return f;
    }

    private Field found(Class<?> refc, String name, Class<?> type, String kind) throws NoSuchFieldException, IllegalAccessException {
      seen(refc);
      Field f = Members.field(refc, Objects.requireNonNull(name), Objects.requireNonNull(type));
      if (f == null) {
        throw Linkage.caused(new NoSuchFieldException("no such field: " + Members.text(refc, name, type, kind)),
            new NoSuchFieldError(name));
      }
      boolean isStatic = Modifier.isStatic(f.getModifiers());
      if (kind.endsWith("Static") != isStatic) {
        throw new IllegalAccessException("expected a " + (isStatic ? "non-static" : "static") + " field: "
            + text(f, kind.substring(0, 3) + (isStatic ? "Static" : "Field")) + ", from " + shown());
      }
      if (kind.startsWith("put") && Modifier.isFinal(f.getModifiers())) {
        throw new IllegalAccessException("unexpected set of a final field: " + text(f, kind) + ", from " + shown());
      }
      check(f, kind);
      return f;
    }

    private static String text(Field f, String kind) {
      return Members.text(f.getDeclaringClass(), f.getName(), f.getType(), kind);
    }

    private void check(Field f, String kind) throws IllegalAccessException {
      if (!mayUse(f.getDeclaringClass(), f.getModifiers())) throw refused(f, text(f, kind));
    }

    // --- variables

    public VarHandle findVarHandle(Class<?> recv, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
      return variable(recv, name, type, false);
    }

    public VarHandle findStaticVarHandle(Class<?> decl, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
      return variable(decl, name, type, true);
    }

    public VarHandle unreflectVarHandle(Field f) throws IllegalAccessException {
      if (!f.isAccessible()) check(f, Modifier.isStatic(f.getModifiers()) ? "getStatic" : "getField");
      return new FieldVariable(f.getDeclaringClass(), f);
    }

    private VarHandle variable(Class<?> owner, String name, Class<?> type, boolean isStatic) throws NoSuchFieldException, IllegalAccessException {
      return new FieldVariable(owner, found(owner, name, type, isStatic ? "getStatic" : "getField"));
    }

    // --- direct handles taken apart

    public MethodHandleInfo revealDirect(MethodHandle target) {
      MethodHandle fixed = target.asFixedArity();
      if (!(fixed instanceof DirectHandle)) throw new IllegalArgumentException("not a direct method handle");
      DirectHandle direct = (DirectHandle) fixed;
      if (!mayUse(direct.member.getDeclaringClass(), direct.member.getModifiers())) {
        throw new IllegalArgumentException("class is not accessible: " + direct.member.getDeclaringClass());
      }
      return new Revealed(direct);
    }

    // --- access (JVMS 5.4.4)

    // Whether code of the lookup class may use a member of that class with these modifiers.
    private boolean links(Class<?> owner, int modifiers) {
      boolean isNear = lookupClass.getPackageName().equals(owner.getPackageName());
      if (!isNear && !isOpen(owner)) return false;
      if (Modifier.isPublic(modifiers)) return true;
      if (Modifier.isPrivate(modifiers)) return Reflection.top(lookupClass) == Reflection.top(owner);
      return isNear || Modifier.isProtected(modifiers) && owner.isAssignableFrom(lookupClass);
    }

    // Whether this lookup may, by its modes.
    private boolean mayUse(Class<?> owner, int modifiers) {
      if (!sees(owner)) return false;
      if (Modifier.isPublic(modifiers)) return true;
      if ((modes & PACKAGE) == 0) return false;
      if ((modes & PRIVATE) != 0) return links(owner, modifiers);
      return !Modifier.isPrivate(modifiers) && lookupClass.getPackageName().equals(owner.getPackageName());
    }

    private boolean sees(Class<?> c) {
      while (c.isArray()) c = c.getComponentType();
      if (c.isPrimitive()) return true;
      if (modes == 0) return false;
      // (No module of the library reads the program's.)
      if (modes != UNCONDITIONAL && isLibrary(lookupClass) && !isLibrary(c)) return false;
      return isOpen(c) || (modes & PACKAGE) != 0 && lookupClass.getPackageName().equals(c.getPackageName());
    }

    // (For the VM a protected member class is public, and a private one is its package's.)
    private static boolean isOpen(Class<?> c) {
      return (c.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
    }

    private void seen(Class<?> refc) throws IllegalAccessException {
      if (!sees(refc)) throw new IllegalAccessException("symbolic reference class is not accessible: " + refc + ", from " + shown());
    }

    // Why not: of a member that is there.
    private IllegalAccessException refused(java.lang.reflect.Member member, String text) {
      int modifiers = member.getModifiers();
      Class<?> owner = member.getDeclaringClass();
      String why = !Modifier.isPublic(owner.getModifiers()) && !sees(owner) ? "class is not public: "
          : Modifier.isPublic(modifiers) ? "access to public member failed: "
          : Modifier.isPrivate(modifiers) ? "member is private: "
          : Modifier.isProtected(modifiers) ? "member is protected: " : "member is private to package: ";
      return new IllegalAccessException(why + text + ", from " + shown());
    }

    private static boolean isLibrary(Class<?> c) {
      return Reflection.moduleOf(c.getPackageName()) != null;
    }

    private String shown() {
      if (modes == UNCONDITIONAL && lookupClass == Object.class) return "public Lookup";
      String text = lookupClass + " (" + lookupClass.getModule() + ")";
      return previousLookupClass == null ? text
          : text + ", previous lookup " + previousLookupClass.getName() + " (" + previousLookupClass.getModule() + ")";
    }

    @Override
    public String toString() {
      String name = lookupClass.getName() + (previousLookupClass == null ? "" : "/" + previousLookupClass.getName());
      switch (modes) {
        case 0: return name + "/noaccess";
        case UNCONDITIONAL: return name + "/publicLookup";
        case PUBLIC: return name + "/public";
        case PUBLIC | MODULE: return name + "/module";
        case PUBLIC | PACKAGE:
        case PUBLIC | MODULE | PACKAGE: return name + "/package";
        case PUBLIC | PACKAGE | PRIVATE:
        case PUBLIC | MODULE | PACKAGE | PRIVATE: return name + "/private";
        default: return name;
      }
    }
  }

  private static final class Revealed implements MethodHandleInfo {
    private final DirectHandle handle;

    Revealed(DirectHandle handle) {
      this.handle = handle;
    }

    @Override
    public int getReferenceKind() {
      return handle.kind;
    }

    @Override
    public Class<?> getDeclaringClass() {
      return handle.member.getDeclaringClass();
    }

    @Override
    public String getName() {
      return handle.member instanceof Constructor ? "<init>" : handle.member.getName();
    }

    @Override
    public MethodType getMethodType() {
      if (handle.member instanceof java.lang.reflect.Executable) return Members.type((java.lang.reflect.Executable) handle.member);
      MethodType type = handle.type();
      return type.parameterCount() == 0 || Modifier.isStatic(getModifiers()) ? type : type.dropParameterTypes(0, 1);
    }

    @Override
    public <T extends java.lang.reflect.Member> T reflectAs(Class<T> expected, Lookup lookup) {
      return expected.cast(handle.member);
    }

    @Override
    public int getModifiers() {
      return handle.member.getModifiers();
    }

    @Override
    public String toString() {
      return MethodHandleInfo.toString(getReferenceKind(), getDeclaringClass(), getName(), getMethodType());
    }
  }
}
