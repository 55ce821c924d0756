// Modifiers of classes and members, as bits.
package java.lang.reflect;

public class Modifier {
  public static final int PUBLIC = 0x0001;
  public static final int PRIVATE = 0x0002;
  public static final int PROTECTED = 0x0004;
  public static final int STATIC = 0x0008;
  public static final int FINAL = 0x0010;
  public static final int SYNCHRONIZED = 0x0020;
  public static final int VOLATILE = 0x0040;
  public static final int TRANSIENT = 0x0080;
  public static final int NATIVE = 0x0100;
  public static final int INTERFACE = 0x0200;
  public static final int ABSTRACT = 0x0400;
  public static final int STRICT = 0x0800;

  private static final int CLASS = PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | FINAL | STRICT;
  private static final int METHOD = CLASS | SYNCHRONIZED | NATIVE;

  private Modifier() {}

  public static boolean isPublic(int mod) {
    return (mod & PUBLIC) != 0;
  }

  public static boolean isPrivate(int mod) {
    return (mod & PRIVATE) != 0;
  }

  public static boolean isProtected(int mod) {
    return (mod & PROTECTED) != 0;
  }

  public static boolean isStatic(int mod) {
    return (mod & STATIC) != 0;
  }

  public static boolean isFinal(int mod) {
    return (mod & FINAL) != 0;
  }

  public static boolean isSynchronized(int mod) {
    return (mod & SYNCHRONIZED) != 0;
  }

  public static boolean isVolatile(int mod) {
    return (mod & VOLATILE) != 0;
  }

  public static boolean isTransient(int mod) {
    return (mod & TRANSIENT) != 0;
  }

  public static boolean isNative(int mod) {
    return (mod & NATIVE) != 0;
  }

  public static boolean isInterface(int mod) {
    return (mod & INTERFACE) != 0;
  }

  public static boolean isAbstract(int mod) {
    return (mod & ABSTRACT) != 0;
  }

  public static boolean isStrict(int mod) {
    return (mod & STRICT) != 0;
  }

  // In the order in which they are usually written.
  public static String toString(int mod) {
    StringBuilder text = new StringBuilder();
    add(text, mod, PUBLIC, "public");
    add(text, mod, PROTECTED, "protected");
    add(text, mod, PRIVATE, "private");
    add(text, mod, ABSTRACT, "abstract");
    add(text, mod, STATIC, "static");
    add(text, mod, FINAL, "final");
    add(text, mod, TRANSIENT, "transient");
    add(text, mod, VOLATILE, "volatile");
    add(text, mod, SYNCHRONIZED, "synchronized");
    add(text, mod, NATIVE, "native");
    add(text, mod, STRICT, "strictfp");
    add(text, mod, INTERFACE, "interface");
    return text.toString();
  }

  private static void add(StringBuilder text, int mod, int bit, String word) {
    if ((mod & bit) == 0) return;
    if (text.length() > 0) text.append(' ');
    text.append(word);
  }

  public static int classModifiers() {
    return CLASS;
  }

  public static int interfaceModifiers() {
    return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | STRICT;
  }

  public static int constructorModifiers() {
    return PUBLIC | PROTECTED | PRIVATE;
  }

  public static int methodModifiers() {
    return METHOD;
  }

  public static int fieldModifiers() {
    return PUBLIC | PROTECTED | PRIVATE | STATIC | FINAL | TRANSIENT | VOLATILE;
  }

  public static int parameterModifiers() {
    return FINAL;
  }
}
