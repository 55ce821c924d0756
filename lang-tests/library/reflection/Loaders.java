// The loader of the program, its parent, and loaders of one's own, as far as they are asked who they are.
public class Loaders {
  static class Named extends ClassLoader {
    Named(String name, ClassLoader parent) {
      super(name, parent);
    }
  }

  public static void main(String[] args) {
    ClassLoader app = ClassLoader.getSystemClassLoader(), platform = ClassLoader.getPlatformClassLoader();
    System.out.println(app.getName() + " " + platform.getName() + " " + (app.getParent() == platform) + " " + platform.getParent());
    ClassLoader mine = new ClassLoader(platform) {};
    System.out.println(mine.getName() + " " + (mine.getParent() == platform) + " " + (new ClassLoader() {}.getParent() == app));
    System.out.println(new Named("n", null).getName() + " " + new Named("n", null).getParent());
    try {
      new Named("", app);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: app platform true null
// expect: null true true
// expect: n null
// expect: name must be non-empty or null
