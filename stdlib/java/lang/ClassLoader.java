// Finds classes by name. There is one loader, of the program with its library; programs cannot define classes of their own
// (no defineClass).
package java.lang;

public abstract class ClassLoader {
  private static final class OfProgram extends ClassLoader {}

  private static final class Holder {
    static final ClassLoader program = new OfProgram();
  }

  protected ClassLoader() {}

  protected ClassLoader(ClassLoader parent) {}

  public static ClassLoader getSystemClassLoader() {
    return Holder.program;
  }

  public static ClassLoader getPlatformClassLoader() {
    return Holder.program;
  }

  public Class<?> loadClass(String name) throws ClassNotFoundException {
    return Class.forName(name, false, this);
  }

  public final Module getUnnamedModule() {
    return heddle.Reflection.modules().named(null);
  }

  public String getName() {
    return "app";
  }

  public final ClassLoader getParent() {
    return null;
  }
}
