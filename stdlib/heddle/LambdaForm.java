// Serializable lambdas and method references, as streams of objects have them. The compiler writes down at each lambda's class what a
// SerializedLambda says of it, where other classes have their generic signature (ClassGen::serial_form in lang/codegen_lambda.cpp).
package heddle;

import java.io.InvalidObjectException;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

public final class LambdaForm {
  private static final int LAMBDA = 0x40000;  // kLambda in vm/bytecode/class_image.h
  private static final String MARK = "$$Lambda$";
  private static final int GAP = 1000;  // numbers of lambdas of other classes in the same file that may come in between

  private LambdaForm() {}

  // Empty: it is not one, or not serializable.
  private static String text(Class<?> c) {
    return Reflection.hasFlag(c, LAMBDA) ? Reflection.members(c, Reflection.SIGNATURE) : "";
  }

  public static boolean isSerializable(Class<?> c) {
    return !c.isArray() && !c.isPrimitive() && !text(c).isEmpty();
  }

  // What its writeReplace returns.
  public static Object replacement(Object lambda) {
    Class<?> c = lambda.getClass();
    List<String> words = new ArrayList<>();
    for (String word : Reflection.words(text(c), ' ')) words.add(word.intern());  // equal ones are written once
    String name = Reflection.descriptor(c);
    Class<?> capturing = Reflection.load(name.substring(1, name.lastIndexOf(MARK)));
    Field[] fields = c.getDeclaredFields();
    Object[] captured = new Object[fields.length];
    for (int i = 0; i < captured.length; i++) captured[i] = fields[i].read(lambda);
    return new SerializedLambda(capturing, words.get(0), words.get(1), words.get(2), Integer.parseInt(words.get(3)), words.get(4), words.get(5),
        words.get(6), words.get(7), captured);
  }

  // A new lambda like that one. Fails as OpenJDK does, whose capturing classes have a method $deserializeLambda$ for this, which is
  // called by reflection.
  public static Object restored(Class<?> capturing, SerializedLambda form) throws InvalidObjectException {
    if (capturing == null) {
      throw new NullPointerException(
          "Cannot invoke \"java.lang.Class.getDeclaredMethod(String, java.lang.Class[])\" because \"this.this$0.capturingClass\" is null");
    }
    String wanted = form.getFunctionalInterfaceClass() + ' ' + form.getFunctionalInterfaceMethodName() + ' '
        + form.getFunctionalInterfaceMethodSignature() + ' ' + form.getImplMethodKind() + ' ' + form.getImplClass() + ' '
        + form.getImplMethodName() + ' ' + form.getImplMethodSignature() + ' ';
    String stem = form.getCapturingClass() + MARK;
    boolean any = false;
    try {
      for (int number = 1, missing = 0; missing < GAP; number++) {
        Class<?> c = Reflection.named(stem + number);
        missing = c == null ? missing + 1 : 0;
        if (c == null) continue;
        String text = text(c);
        any |= !text.isEmpty();
        if (text.startsWith(wanted)) return made(c, form);
      }
      if (any) throw new IllegalArgumentException("Invalid lambda deserialization");
    } catch (RuntimeException e) {
      InvalidObjectException failure = new InvalidObjectException("ReflectiveOperationException during deserialization");
      failure.initCause(new java.lang.reflect.InvocationTargetException(e));
      throw failure;
    }
    throw new RuntimeException("Exception in SerializedLambda.readResolve",
        new NoSuchMethodException(capturing.getName() + ".$deserializeLambda$(java.lang.invoke.SerializedLambda)"));
  }

  private static Object made(Class<?> c, SerializedLambda form) {
    Field[] fields = c.getDeclaredFields();
    try {
      VM.initialise(c);
      Object result = Reflection.allocate(c);
      for (int i = 0; i < fields.length; i++) {
        Object value = form.getCapturedArg(i);
        Class<?> type = fields[i].getType();
        if (value == null && type.isPrimitive()) {
          String box = type == int.class ? "Integer" : type == char.class ? "Character" : Character.toUpperCase(type.getName().charAt(0)) + type.getName().substring(1);
          throw new NullPointerException("Cannot invoke \"java.lang." + box + "." + type + "Value()\" because the return value of "
              + "\"java.lang.invoke.SerializedLambda.getCapturedArg(int)\" is null");
        }
        if (value != null && !type.isPrimitive()) type.cast(value);
        fields[i].write(result, value);
      }
      return result;
    } catch (InstantiationException e) {
      throw new InternalError(e);
    }
  }
}
