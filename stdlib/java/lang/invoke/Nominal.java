// Describes constants for describeConstable() of classes that every program loads. These reach it by its name (heddle.Reflection.described),
// so that an exploration does not initialise the descriptors of java.lang.constant unless the program uses them.
package java.lang.invoke;

import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.util.function.Function;

final class Nominal implements Function<Object, Object> {
  // The descriptor; null: there is none.
  @Override
  public Object apply(Object o) {
    if (o instanceof Class) return of((Class<?>) o);
    if (o instanceof MethodType) return of((MethodType) o);
    if (o instanceof MethodHandle) return of(((MethodHandle) o).asFixedArity());
    if (o instanceof FieldVariable) return ((FieldVariable) o).descriptor();
    if (o instanceof ElementVariable) return VarHandle.VarHandleDesc.ofArray(of(((ElementVariable) o).coordinateTypes().get(0)));
    if (o instanceof Enum) return of((Enum<?>) o);
    if (o instanceof Boolean) return (Boolean) o ? ConstantDescs.TRUE : ConstantDescs.FALSE;
    if (o instanceof Character) return cast(ConstantDescs.CD_char, (int) (Character) o);
    if (o instanceof Byte) return cast(ConstantDescs.CD_byte, (int) (Byte) o);
    if (o instanceof Short) return cast(ConstantDescs.CD_short, (int) (Short) o);
    return null;
  }

  private static ConstantDesc cast(ClassDesc type, int value) {
    return DynamicConstantDesc.ofNamed(ConstantDescs.BSM_EXPLICIT_CAST, ConstantDescs.DEFAULT_NAME, type, (Integer) value);
  }

  static ClassDesc of(Class<?> c) {
    Class<?> element = c;
    while (element.isArray()) element = element.getComponentType();
    return element.isHidden() ? null : ClassDesc.ofDescriptor(c.descriptorString());
  }

  private static MethodTypeDesc of(MethodType type) {
    for (Class<?> each : type.parameters()) {
      if (of(each) == null) return null;
    }
    return of(type.returnType()) == null ? null : MethodTypeDesc.ofDescriptor(type.descriptorString());
  }

  private static MethodHandleDesc of(MethodHandle handle) {
    if (!(handle instanceof DirectHandle)) return null;
    DirectHandle direct = (DirectHandle) handle;
    Class<?> owner = direct.member.getDeclaringClass();
    ClassDesc of = of(owner);
    if (of == null) return null;
    DirectMethodHandleDesc.Kind kind = DirectMethodHandleDesc.Kind.valueOf(direct.kind, owner.isInterface());
    if (direct.member instanceof Field) {
      return MethodHandleDesc.ofField(kind, of, direct.member.getName(), of(((Field) direct.member).getType()));
    }
    MethodTypeDesc type = of(Members.type((Executable) direct.member));
    return MethodHandleDesc.ofMethod(kind, of, direct.member instanceof Constructor ? "<init>" : direct.member.getName(), type);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Object of(Enum<?> e) {
    ClassDesc c = of(e.getDeclaringClass());
    return c == null ? null : Enum.EnumDesc.of(c, e.name());
  }
}
