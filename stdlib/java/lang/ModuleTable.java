// The modules that there are, for heddle.Reflection.modules.
package java.lang;

final class ModuleTable implements heddle.ModuleSource {
  private static final Module UNNAMED = new Module(null);

  private static final Module[] NAMED = {new Module("java.base"), new Module("java.desktop"), new Module("java.logging"),
      new Module("java.management"), new Module("java.net.http"), new Module("jdk.httpserver"), new Module("jdk.management")};

  @Override
  public Module named(String name) {
    for (Module each : NAMED) {
      if (each.getName().equals(name)) return each;
    }
    return UNNAMED;
  }
}
