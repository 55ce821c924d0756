// A handle of a method, a constructor or a field. It works by the accessor that the VM makes for the member
// (vm/bytecode/member_access.h), so that its call is an ordinary call, and its access an ordinary access.
package java.lang.invoke;

import heddle.Accessor;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

final class DirectHandle extends MethodHandle {
  final Member member;
  final int kind;  // of MethodHandleInfo
  private final Accessor accessor;
  private final boolean hasReceiver;

  private DirectHandle(MethodType type, Member member, int kind, Accessor accessor) {
    super(type);
    this.member = member;
    this.kind = kind;
    this.accessor = accessor;
    hasReceiver = !Modifier.isStatic(member.getModifiers()) && !(member instanceof Constructor);
  }

  // An instance method is called on objects of class `receiver`; null: the method is static. `kind` is REF_invokeSpecial if no
  // method that overrides it is meant.
  static MethodHandle of(Method m, Class<?> receiver, int kind) {
    MethodType type = Members.type(m);
    if (receiver != null) type = type.insertParameterTypes(0, receiver);
    char how = kind == MethodHandleInfo.REF_invokeSpecial ? 'd' : 'm';
    MethodHandle result = new DirectHandle(type, m, kind, m.accessor(how));
    return m.isVarArgs() ? result.withVarargs(true) : result;
  }

  static MethodHandle of(Constructor<?> c) {
    MethodType type = Members.type(c).changeReturnType(c.getDeclaringClass());
    MethodHandle result = new DirectHandle(type, c, MethodHandleInfo.REF_newInvokeSpecial, c.accessor('m'));
    return c.isVarArgs() ? result.withVarargs(true) : result;
  }

  // Of objects of class `receiver`; null: the field is static.
  static MethodHandle of(Field f, Class<?> receiver, boolean isSetter) {
    MethodType type = isSetter ? MethodType.methodType(void.class, f.getType()) : MethodType.methodType(f.getType());
    if (receiver != null) type = type.insertParameterTypes(0, receiver);
    int kind = receiver == null ? isSetter ? MethodHandleInfo.REF_putStatic : MethodHandleInfo.REF_getStatic
        : isSetter ? MethodHandleInfo.REF_putField : MethodHandleInfo.REF_getField;
    return new DirectHandle(type, f, kind, f.accessor(isSetter ? 's' : 'g'));
  }

  @Override
  Object call(Object[] args) throws Throwable {
    if (!hasReceiver) {
      if (member instanceof Constructor && Modifier.isAbstract(member.getDeclaringClass().getModifiers())) {
        throw new InstantiationException(member.getDeclaringClass().getName());
      }
      return accessor.apply(null, args);
    }
    if (args[0] == null) {
      throw kind == MethodHandleInfo.REF_invokeInterface
          ? new NullPointerException("Cannot invoke \"Object.getClass()\" because \"recv\" is null") : new NullPointerException();
    }
    // Casts to interfaces are left out by explicitCastArguments, so that this shows here.
    if (kind == MethodHandleInfo.REF_invokeInterface && !type().parameterType(0).isInstance(args[0])) {
      throw new IncompatibleClassChangeError("Receiver class " + args[0].getClass().getName() + " does not implement the requested interface "
          + type().parameterType(0).getName());
    }
    return accessor.apply(args[0], MadeHandle.replaced(args, 0, 1));
  }
}
