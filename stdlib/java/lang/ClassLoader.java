// Finds classes by name. There is one loader, of the program with its library, and its parent, which finds the same;
// programs cannot define classes of their own (no defineClass).
package java.lang;

public abstract class ClassLoader {
  private static final class OfProgram extends ClassLoader {
    OfProgram(String name, ClassLoader parent) {
      super(name, parent);
    }
  }

  private static final class Holder {
    static final ClassLoader platform = new OfProgram("platform", null);
    static final ClassLoader program = new OfProgram("app", platform);
  }

  private final String name;
  private final ClassLoader parent;

  protected ClassLoader() {
    this(null, getSystemClassLoader());
  }

  protected ClassLoader(ClassLoader parent) {
    this(null, parent);
  }

  protected ClassLoader(String name, ClassLoader parent) {
    if (name != null && name.isEmpty()) throw new IllegalArgumentException("name must be non-empty or null");
    this.name = name;
    this.parent = parent;
  }

  public static ClassLoader getSystemClassLoader() {
    return Holder.program;
  }

  public static ClassLoader getPlatformClassLoader() {
    return Holder.platform;
  }

  public Class<?> loadClass(String name) throws ClassNotFoundException {
    return Class.forName(name, false, this);
  }

  public final Module getUnnamedModule() {
    return heddle.Reflection.modules().named(null);
  }

  public String getName() {
    return name;
  }

  public final ClassLoader getParent() {
    return parent;
  }
}
