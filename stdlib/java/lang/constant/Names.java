// What names and descriptors of types may be (JVMS 4.2, 4.3), as far as nominal descriptors check it.
package java.lang.constant;

final class Names {
  private Names() {}

  static final int MAX_DIMENSIONS = 255;

  static final String PRIMITIVES = "ZBCSIJFDV";

  private static final String[] WORDS = {"boolean", "byte", "char", "short", "int", "long", "float", "double", "void"};

  static int dimensions(String descriptor) {
    int result = 0;
    while (descriptor.charAt(result) == '[') result++;
    return result;
  }

  static IllegalArgumentException notAReference(String descriptor) {
    return new IllegalArgumentException("not a valid reference type descriptor: " + descriptor);
  }

  static void checkReference(String descriptor) {
    int from = dimensions(descriptor);
    if (end(descriptor, from) != descriptor.length() || from == 0 && descriptor.charAt(0) != 'L' || descriptor.charAt(from) == 'V') {
      throw notAReference(descriptor);
    }
  }

  // Where the descriptor of a type ends that begins there and is no array; -1: it is none.
  private static int end(String text, int at) {
    if (at >= text.length()) return -1;
    if (text.charAt(at) != 'L') return PRIMITIVES.indexOf(text.charAt(at)) >= 0 ? at + 1 : -1;
    int end = text.indexOf(';', at);
    if (end == at + 1) return end + 1;  // (A class without a name is let through, as on OpenJDK.)
    for (int begin = at + 1; begin <= end; ) {
      int stop = begin;
      while (text.charAt(stop) != '/' && text.charAt(stop) != ';') {
        if (text.charAt(stop) == '.' || text.charAt(stop) == '[') return -1;
        stop++;
      }
      if (stop == begin) return -1;
      begin = stop + 1;
    }
    return end < 0 ? -1 : end + 1;
  }

  // The descriptors in that of a method, the result's last; null: it is none.
  static java.util.List<String> ofMethod(String descriptor) {
    if (!descriptor.startsWith("(")) return null;
    java.util.List<String> result = new java.util.ArrayList<>();
    boolean closed = false;
    for (int at = 1; at < descriptor.length(); ) {
      if (!closed && descriptor.charAt(at) == ')') {
        closed = true;
        at++;
      }
      int from = at;
      while (at < descriptor.length() && descriptor.charAt(at) == '[') at++;
      int end = end(descriptor, at);
      if (end < 0 || at > from && descriptor.charAt(at) == 'V') return null;
      result.add(descriptor.substring(from, end));
      at = end;
      if (closed) return at == descriptor.length() ? result : null;
    }
    return null;
  }

  static void checkBinary(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (";[/".indexOf(name.charAt(i)) >= 0) throw new IllegalArgumentException("Invalid class name: " + name);
    }
  }

  static String checkMember(String name, boolean isMethod) {
    java.util.Objects.requireNonNull(name);
    if (name.isEmpty()) throw new IllegalArgumentException("zero-length member name");
    boolean isSpecial = name.equals("<init>") || name.equals("<clinit>");
    for (int i = 0; i < name.length(); i++) {
      if (".;[/".indexOf(name.charAt(i)) >= 0 || isMethod && !isSpecial && "<>".indexOf(name.charAt(i)) >= 0) {
        throw new IllegalArgumentException("Invalid member name: " + name);
      }
    }
    return name;
  }

  // "Ljava/lang/String;": "Ljava/lang/String"
  static String withoutEnd(String descriptor) {
    return descriptor.substring(0, descriptor.length() - 1);
  }

  // Of a class or interface: "java.lang.String"
  static String binary(String descriptor) {
    return withoutEnd(descriptor).substring(1).replace('/', '.');
  }

  static String display(String descriptor) {
    int dimensions = dimensions(descriptor);
    String element = descriptor.substring(dimensions);
    String name;
    if (element.length() == 1) {
      name = WORDS[PRIMITIVES.indexOf(element.charAt(0))];
    } else {
      String binary = binary(element);
      name = binary.substring(binary.lastIndexOf('.') + 1);
    }
    return name + "[]".repeat(dimensions);
  }
}
