// Makes functions of method handles. The compiler of this VM does not need it, so it is called as a method only; its objects are
// proxies. Written from the class's documentation, whose conditions `check` holds to in this order, with OpenJDK's texts.
package java.lang.invoke;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

public final class LambdaMetafactory {
  private LambdaMetafactory() {}

  public static final int FLAG_SERIALIZABLE = 1;
  public static final int FLAG_MARKERS = 2;
  public static final int FLAG_BRIDGES = 4;

  public static CallSite metafactory(MethodHandles.Lookup caller, String interfaceMethodName, MethodType factoryType, MethodType interfaceMethodType,
      MethodHandle implementation, MethodType dynamicMethodType) throws LambdaConversionException {
    Objects.requireNonNull(caller);
    Objects.requireNonNull(interfaceMethodName);
    Objects.requireNonNull(factoryType);
    Objects.requireNonNull(interfaceMethodType);
    Objects.requireNonNull(implementation);
    Objects.requireNonNull(dynamicMethodType);
    return site(caller, interfaceMethodName, factoryType, interfaceMethodType, implementation, dynamicMethodType, new Class<?>[0], new MethodType[0]);
  }

  // Behind the three of metafactory: the flags, and as they say a number of classes and these, a number of types and these.
  public static CallSite altMetafactory(MethodHandles.Lookup caller, String interfaceMethodName, MethodType factoryType, Object... args)
      throws LambdaConversionException {
    Objects.requireNonNull(caller);
    Objects.requireNonNull(interfaceMethodName);
    Objects.requireNonNull(factoryType);
    Arguments rest = new Arguments(Objects.requireNonNull(args));
    MethodType interfaceMethodType = rest.next(MethodType.class);
    MethodHandle implementation = rest.next(MethodHandle.class);
    MethodType dynamicMethodType = rest.next(MethodType.class);
    int flags = rest.next(Integer.class);
    List<Class<?>> interfaces = new ArrayList<>();
    MethodType[] bridges = {};
    if ((flags & FLAG_MARKERS) != 0) {
      for (int n = rest.count(); n > 0; n--) {
        Class<?> marker = rest.next(Class.class);
        interfaces.add(marker);
      }
    }
    if ((flags & FLAG_BRIDGES) != 0) {
      bridges = new MethodType[rest.count()];
      for (int i = 0; i < bridges.length; i++) bridges[i] = rest.next(MethodType.class);
    }
    rest.end();
    if ((flags & FLAG_SERIALIZABLE) != 0) interfaces.add(java.io.Serializable.class);
    return site(caller, interfaceMethodName, factoryType, interfaceMethodType, implementation, dynamicMethodType,
        interfaces.toArray(new Class<?>[0]), bridges);
  }

  private static final class Arguments {
    private final Object[] args;
    private int at;

    Arguments(Object[] args) {
      this.args = args;
    }

    <T> T next(Class<T> type) {
      if (at >= args.length) throw new IllegalArgumentException("missing argument");
      Object result = args[at++];
      if (!type.isInstance(result)) throw new IllegalArgumentException("argument has wrong type");
      return type.cast(result);
    }

    int count() {
      int result = next(Integer.class);
      if (result < 0) throw new IllegalArgumentException("negative argument count");
      return result;
    }

    void end() {
      if (at < args.length) throw new IllegalArgumentException("too many arguments");
    }
  }

  private static CallSite site(MethodHandles.Lookup caller, String name, MethodType factoryType, MethodType interfaceType, MethodHandle implementation,
      MethodType dynamicType, Class<?>[] markers, MethodType[] bridges) throws LambdaConversionException {
    if (!caller.hasFullPrivilegeAccess()) throw refused("Invalid caller: " + caller.lookupClass().getName());
    Class<?> function = factoryType.returnType();
    if (!function.isInterface()) throw refused(function.getName() + " is not an interface");
    for (Class<?> each : markers) {
      if (!each.isInterface()) throw refused(each.getName() + " is not an interface");
    }
    if (!isMethodName(name)) throw refused("Method name '" + name + "' is not legal");
    MethodHandle fixed = implementation.asFixedArity();
    if (!(fixed instanceof DirectHandle)) throw refused(implementation + " is not direct or cannot be cracked");
    DirectHandle direct = (DirectHandle) fixed;
    check(caller.revealDirect(direct), direct, factoryType, interfaceType, dynamicType, bridges);
    List<Class<?>> interfaces = new ArrayList<>(List.of(function));
    for (Class<?> each : markers) {
      if (!interfaces.contains(each)) interfaces.add(each);
    }
    Class<?>[] all = interfaces.toArray(new Class<?>[0]);
    List<String> descriptors = new ArrayList<>(List.of(interfaceType.descriptorString()));
    for (MethodType each : bridges) descriptors.add(each.descriptorString());
    if (factoryType.parameterCount() > 0) {
      return new ConstantCallSite(new MadeHandle(factoryType, captured -> make(all, new Function(name, descriptors, direct, dynamicType, captured))));
    }
    Object instance = make(all, new Function(name, descriptors, direct, dynamicType, new Object[0]));
    return new ConstantCallSite(MethodHandles.constant(function, instance));
  }

  private static boolean isMethodName(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (".;[/<>".indexOf(name.charAt(i)) >= 0) return false;
    }
    return !name.isEmpty();
  }

  private static Object make(Class<?>[] interfaces, Function function) {
    return java.lang.reflect.Proxy.newProxyInstance(null, interfaces, function);
  }

  private static LambdaConversionException refused(String why) {
    return new LambdaConversionException(why);
  }

  private static void check(MethodHandleInfo info, DirectHandle handle, MethodType factoryType, MethodType interfaceType, MethodType dynamicType,
      MethodType[] bridges) throws LambdaConversionException {
    int kind = info.getReferenceKind();
    if (kind <= MethodHandleInfo.REF_putStatic) throw refused("Unsupported MethodHandle kind: " + info);
    boolean isInstance = kind != MethodHandleInfo.REF_invokeStatic && kind != MethodHandleInfo.REF_newInvokeSpecial;
    MethodType own = handle.type();
    int captured = factoryType.parameterCount(), given = interfaceType.parameterCount();
    String what = "Incorrect number of parameters for " + (isInstance ? "instance" : "static") + " method " + info + "; ";
    if (own.parameterCount() != captured + given) {
      throw refused(what + captured + " captured parameters, " + given + " functional interface method parameters, "
          + own.parameterCount() + " implementation parameters");
    }
    if (dynamicType.parameterCount() != given) {
      throw refused(what + dynamicType.parameterCount() + " dynamic parameters, " + given + " functional interface method parameters");
    }
    for (MethodType each : bridges) {
      if (each.parameterCount() != given) {
        throw refused("Incorrect number of parameters for bridge signature " + each + "; incompatible with " + interfaceType);
      }
    }
    if (isInstance) {
      Class<?> receiver = captured > 0 ? factoryType.parameterType(0) : dynamicType.parameterType(0);
      if (!own.parameterType(0).isAssignableFrom(receiver)) {
        throw refused("Invalid receiver type " + receiver + "; not a subtype of implementation type " + own.parameterType(0));
      }
    }
    for (int i = isInstance ? 1 : 0; i < captured; i++) {
      if (factoryType.parameterType(i) != own.parameterType(i)) {
        throw refused("Type mismatch in captured lambda parameter " + i + ": expecting " + factoryType.parameterType(i) + ", found "
            + own.parameterType(i));
      }
    }
    for (int i = isInstance && captured == 0 ? 1 : 0; i < given; i++) {
      Class<?> from = dynamicType.parameterType(i), to = own.parameterType(captured + i);
      if (!isAdaptable(from, to, true)) throw refused("Type mismatch for lambda argument " + i + ": " + from + " is not convertible to " + to);
    }
    Class<?> result = own.returnType(), expected = dynamicType.returnType();
    if (!isAdaptableResult(result, expected, false)) {
      throw refused("Type mismatch for lambda return: " + result + " is not convertible to " + expected);
    }
    checkType(dynamicType, interfaceType);
    for (MethodType each : bridges) checkType(dynamicType, each);
  }

  private static void checkType(MethodType dynamicType, MethodType declared) throws LambdaConversionException {
    for (int i = 0; i < declared.parameterCount(); i++) {
      if (!declared.parameterType(i).isAssignableFrom(dynamicType.parameterType(i))) {
        throw refused("Type mismatch for dynamic parameter " + i + ": " + dynamicType.parameterType(i) + " is not a subtype of "
            + declared.parameterType(i));
      }
    }
    if (!isAdaptableResult(dynamicType.returnType(), declared.returnType(), true)) {
      throw refused("Type mismatch for lambda expected return: " + dynamicType.returnType() + " is not convertible to " + declared.returnType());
    }
  }

  private static boolean isAdaptableResult(Class<?> from, Class<?> to, boolean strict) {
    return to == void.class || from != void.class && isAdaptable(from, to, strict);
  }

  // The table of the documentation; strict is that for parameters.
  private static boolean isAdaptable(Class<?> from, Class<?> to, boolean strict) {
    if (from == to) return true;
    if (from.isPrimitive()) return to.isPrimitive() ? Conversions.exists(from, to) : to.isAssignableFrom(Conversions.box(from));
    if (!to.isPrimitive()) return !strict || to.isAssignableFrom(from);
    Class<?> unboxed = Conversions.primitive(from);
    return unboxed != null ? Conversions.exists(unboxed, to) : !strict;
  }

  // What the objects do.
  private static final class Function implements heddle.FunctionHandler {
    private final String name;
    private final List<String> descriptors;  // of the methods that are implemented
    private final DirectHandle implementation;
    private final MethodType dynamicType;
    private final Object[] captured;

    Function(String name, List<String> descriptors, DirectHandle implementation, MethodType dynamicType, Object[] captured) {
      this.name = name;
      this.descriptors = descriptors;
      this.implementation = implementation;
      this.dynamicType = dynamicType;
      this.captured = captured;
    }

    @Override
    public Object invoke(Object proxy, java.lang.reflect.Method m, Object[] args) throws Throwable {
      MethodType type = Members.type(m);
      if (m.getName().equals(name) && descriptors.contains(type.descriptorString())) return call(args == null ? new Object[0] : args, type);
      if (m.getDeclaringClass() == Object.class) {
        switch (m.getName()) {
          case "equals": return proxy == args[0];
          case "hashCode": return System.identityHashCode(proxy);
          default: return proxy.getClass().getName() + '@' + Integer.toHexString(System.identityHashCode(proxy));
        }
      }
      if (m.isDefault()) return m.call(proxy, args == null ? new Object[0] : args);
      throw new AbstractMethodError("Receiver class " + proxy.getClass().getName()
          + " does not define or inherit an implementation of the resolved method '" + abstractMethod(m) + "' of interface "
          + m.getDeclaringClass().getName() + ".");
    }

    private static String abstractMethod(java.lang.reflect.Method m) {
      List<String> types = new ArrayList<>();
      for (Class<?> each : m.getParameterTypes()) types.add(each.getTypeName());
      return "abstract " + m.getReturnType().getTypeName() + " " + m.getName() + "(" + String.join(", ", types) + ")";
    }

    private Object call(Object[] args, MethodType declared) throws Throwable {
      MethodType own = implementation.type();
      Object[] all = Arrays.copyOf(captured, own.parameterCount());
      for (int i = 0; i < args.length; i++) {
        Class<?> dynamic = dynamicType.parameterType(i);
        Object value = dynamic.isPrimitive() ? args[i] : cast(args[i], dynamic);
        all[captured.length + i] = Conversions.apply(value, dynamic, own.parameterType(captured.length + i));
      }
      Object result = implementation.call(all);
      Class<?> expected = dynamicType.returnType();
      if (expected == void.class || own.returnType() == void.class) return null;
      if (!own.returnType().isPrimitive() && !expected.isPrimitive()) return cast(result, expected);
      Object converted = Conversions.apply(result, own.returnType(), expected);
      return declared.returnType() == void.class ? null : Conversions.apply(converted, expected, declared.returnType());
    }

    // As the instruction checkcast of the class that OpenJDK makes.
    private static Object cast(Object value, Class<?> to) {
      if (value == null || to.isInstance(value)) return value;
      throw new ClassCastException("class " + value.getClass().getName() + " cannot be cast to class " + to.getName() + " ("
          + Linkage.modules(value.getClass(), to) + ")");
    }
  }
}
