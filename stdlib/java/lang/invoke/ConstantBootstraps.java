// Bootstrap methods for dynamic constants. Here they are called by DynamicConstantDesc.resolveConstantDesc, or as methods. Written from
// the class's documentation.
package java.lang.invoke;

import java.util.Objects;

public final class ConstantBootstraps {
  private ConstantBootstraps() {}

  public static Object nullConstant(MethodHandles.Lookup lookup, String name, Class<?> type) {
    if (Objects.requireNonNull(type).isPrimitive()) throw new IllegalArgumentException("not reference: " + type);
    return null;
  }

  // Of a descriptor such as "I".
  public static Class<?> primitiveClass(MethodHandles.Lookup lookup, String name, Class<?> type) {
    Objects.requireNonNull(name);
    if (Objects.requireNonNull(type) != Class.class) throw new IllegalArgumentException();
    if (name.length() != 1 || "ZBCSIJFDV".indexOf(name.charAt(0)) < 0) throw new IllegalArgumentException("not primitive: " + name);
    return heddle.Reflection.ofDescriptor(name);
  }

  public static <E extends Enum<E>> E enumConstant(MethodHandles.Lookup lookup, String name, Class<E> type) {
    Objects.requireNonNull(lookup);
    Objects.requireNonNull(name);
    access(lookup, Objects.requireNonNull(type));
    return Enum.valueOf(type, name);
  }

  private static void access(MethodHandles.Lookup lookup, Class<?> c) {
    try {
      lookup.accessClass(c);
    } catch (IllegalAccessException e) {
      throw refused(e);
    }
  }

  public static Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type, Class<?> declaringClass) {
    Objects.requireNonNull(lookup);
    Objects.requireNonNull(name);
    Objects.requireNonNull(type);
    Objects.requireNonNull(declaringClass);
    try {
      MethodHandle getter = lookup.findStaticGetter(declaringClass, name, type);
      boolean isFinal = (lookup.revealDirect(getter).getModifiers() & java.lang.reflect.Modifier.FINAL) != 0;
      if (!isFinal) throw new IncompatibleClassChangeError("not a final field: " + name);
      return getter.invokeWithArguments();
    } catch (NoSuchFieldException e) {
      throw missing(e);
    } catch (IllegalAccessException e) {
      throw refused(e);
    } catch (Throwable t) {
      throw heddle.Reflection.<RuntimeException>thrown(t);
    }
  }

  // The error that a class file's use of the field would be.
  private static Error missing(NoSuchFieldException why) {
    return (Error) why.getCause();
  }

  private static Error refused(IllegalAccessException why) {
    if (why.getCause() instanceof Error) return (Error) why.getCause();
    Error result = new IllegalAccessError(why.getMessage());
    result.initCause(why);
    return result;
  }

  // Of a field of the type's own class, or the class of its boxes.
  public static Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type) {
    return getStaticFinal(lookup, name, type, Conversions.box(Objects.requireNonNull(type)));
  }

  public static Object invoke(MethodHandles.Lookup lookup, String name, Class<?> type, MethodHandle handle, Object... args) throws Throwable {
    Objects.requireNonNull(type);
    Objects.requireNonNull(handle);
    Objects.requireNonNull(args);
    if (type == handle.type().returnType() || !handle.isVarargsCollector() && type != void.class) {
      handle = handle.asType(handle.type().changeReturnType(type)).withVarargs(handle.isVarargsCollector());
    } else {
      handle = MethodHandles.filterReturnValue(handle, MethodHandles.identity(handle.type().returnType())
          .asType(MethodType.methodType(type, handle.type().returnType()))).withVarargs(handle.isVarargsCollector());
    }
    return handle.invokeWithArguments(args);
  }

  public static VarHandle fieldVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type, Class<?> declaringClass, Class<?> fieldType) {
    return variable(lookup, name, type, declaringClass, fieldType, false);
  }

  public static VarHandle staticFieldVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type, Class<?> declaringClass,
      Class<?> fieldType) {
    return variable(lookup, name, type, declaringClass, fieldType, true);
  }

  private static VarHandle variable(MethodHandles.Lookup lookup, String name, Class<?> type, Class<?> owner, Class<?> fieldType, boolean isStatic) {
    Objects.requireNonNull(lookup);
    Objects.requireNonNull(name);
    if (Objects.requireNonNull(type) != VarHandle.class) throw new IllegalArgumentException();
    Objects.requireNonNull(owner);
    Objects.requireNonNull(fieldType);
    try {
      return isStatic ? lookup.findStaticVarHandle(owner, name, fieldType) : lookup.findVarHandle(owner, name, fieldType);
    } catch (NoSuchFieldException e) {
      throw missing(e);
    } catch (IllegalAccessException e) {
      throw refused(e);
    }
  }

  public static VarHandle arrayVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type, Class<?> arrayClass) {
    Objects.requireNonNull(lookup);
    if (Objects.requireNonNull(type) != VarHandle.class) throw new IllegalArgumentException();
    access(lookup, Objects.requireNonNull(arrayClass));
    return MethodHandles.arrayElementVarHandle(arrayClass);
  }

  // A cast as by MethodHandles.explicitCastArguments.
  public static Object explicitCast(MethodHandles.Lookup lookup, String name, Class<?> dstType, Object value) throws ClassCastException {
    if (dstType == void.class) throw new ClassCastException("Can not convert to void");
    MethodHandle identity = MethodHandles.identity(dstType);
    try {
      return MethodHandles.explicitCastArguments(identity, MethodType.methodType(Object.class, Object.class)).call(new Object[] {value});
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      throw new InternalError(t);
    }
  }
}
