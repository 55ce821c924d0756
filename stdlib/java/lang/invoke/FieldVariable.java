// A field of objects, or a static field.
package java.lang.invoke;

import heddle.Accessor;
import heddle.Reflection;
import heddle.VM;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

final class FieldVariable extends Place {
  private final Class<?> owner;
  private final Field field;
  private final boolean isStatic;
  private final Accessor getter, setter;

  // Of a field that may be accessed, of objects of that class.
  FieldVariable(Class<?> owner, Field field) {
    this(owner, field, false);
  }

  private FieldVariable(Class<?> owner, Field field, boolean exact) {
    super(field.getType(), exact, Modifier.isStatic(field.getModifiers()) ? new Class<?>[0] : new Class<?>[] {owner});
    this.owner = owner;
    this.field = field;
    isStatic = Modifier.isStatic(field.getModifiers());
    getter = field.accessor('g');
    setter = field.accessor('s');
  }

  @Override
  VarHandle with(boolean exact) {
    return new FieldVariable(owner, field, exact);
  }

  @Override
  boolean supports(Kind kind) {
    return kind == Kind.GET || !Modifier.isFinal(field.getModifiers()) && super.supports(kind);
  }

  @Override
  Object load(Object[] args) {
    return apply(getter, args, null);
  }

  @Override
  void store(Object[] args, Object value) {
    apply(setter, args, value);
  }

  private Object apply(Accessor accessor, Object[] args, Object value) {
    if (!isStatic && args[0] == null) throw new NullPointerException();
    try {
      return accessor.apply(isStatic ? null : args[0], new Object[] {value});
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      throw new InternalError(t);
    }
  }

  @Override
  Object holder(Object[] args, boolean write) {
    if (isStatic) {
      VM.initialise(field.getDeclaringClass());
      return Reflection.statics(field.getDeclaringClass());
    }
    if (args[0] == null) throw new NullPointerException();
    return args[0];
  }

  @Override
  long where(Object[] args) {
    return field.offset();
  }

  @Override
  Object storable(Object holder, Object value) {
    return value;
  }

  VarHandleDesc descriptor() {
    java.lang.constant.ClassDesc c = Nominal.of(owner), type = Nominal.of(field.getType());
    if (c == null || type == null) return null;
    return isStatic ? VarHandleDesc.ofStaticField(c, field.getName(), type) : VarHandleDesc.ofField(c, field.getName(), type);
  }
}
