public class ClassLoaders {
  static class Own extends ClassLoader {
    @Override // expect unsupported: java.lang.ClassLoader.findClass is not in this library yet
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      return defineClass(name, new byte[3], 0, 3); // expect unsupported: java.lang.ClassLoader.defineClass is not in this library yet
    }
  }

  public static void main(String[] args) {
    System.out.println(String.class.getProtectionDomain()); // expect unsupported: getProtectionDomain is not in this library yet
  }
}
