// The program's surroundings.
package java.lang;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.Properties;

public final class System {
  public static final InputStream in = new heddle.StandardInput();
  public static final PrintStream out = PrintStream.ofStandard(1);
  public static final PrintStream err = PrintStream.ofStandard(2);
  static final PrintStream standardError = err;  // whatever setErr() does

  private static Properties properties;  // made when first asked for

  private System() {}

  public static native long currentTimeMillis();

  public static native long nanoTime();

  public static native void arraycopy(Object src, int srcPos, Object dest, int destPos, int length);

  public static native int identityHashCode(Object x);

  // They write the final fields.
  private static native void setIn0(InputStream in);

  private static native void setOut0(PrintStream out);

  private static native void setErr0(PrintStream err);

  public static void setIn(InputStream in) {
    setIn0(in);
  }

  public static void setOut(PrintStream out) {
    setOut0(out);
  }

  public static void setErr(PrintStream err) {
    setErr0(err);
  }

  public static void exit(int status) {
    Runtime.getRuntime().exit(status);
  }

  public static void gc() {
    Runtime.getRuntime().gc();
  }

  public static void runFinalization() {
    Runtime.getRuntime().runFinalization();
  }

  public static String lineSeparator() {
    return "\n";
  }

  public static String getenv(String name) {
    java.util.Objects.requireNonNull(name);
    return name.isEmpty() ? null : heddle.VM.environment(name);
  }

  public static Map<String, String> getenv() {
    Map<String, String> all = new java.util.TreeMap<>();
    String text = heddle.VM.environment("");
    for (int at = 0; at < text.length(); ) {
      int end = text.indexOf('\0', at);
      int equals = text.indexOf('=', at);
      all.put(text.substring(at, equals), text.substring(equals + 1, end));
      at = end + 1;
    }
    return java.util.Collections.unmodifiableMap(all);
  }

  public static Properties getProperties() {
    Properties p = properties;
    return p != null ? p : makeProperties();
  }

  private static Properties makeProperties() {
    synchronized (NAMES_AND_VALUES) {
      Properties p = properties;
      if (p != null) return p;
      p = new Properties();
      for (int i = 0; i < NAMES_AND_VALUES.length; i += 2) {
        p.setProperty(NAMES_AND_VALUES[i], NAMES_AND_VALUES[i + 1]);
      }
      for (String name : ASKED_FOR) p.setProperty(name, heddle.VM.property(name));
      properties = p;
      return p;
    }
  }

  public static void setProperties(Properties props) {
    properties = props;
  }

  public static String getProperty(String key) {
    checkKey(key);
    Properties p = properties;
    if (p != null) return p.getProperty(key);
    for (int i = 0; i < NAMES_AND_VALUES.length; i += 2) {
      if (NAMES_AND_VALUES[i].equals(key)) return NAMES_AND_VALUES[i + 1];
    }
    for (String name : ASKED_FOR) {
      if (name.equals(key)) return heddle.VM.property(name);
    }
    return null;
  }

  public static String getProperty(String key, String def) {
    String value = getProperty(key);
    return value == null ? def : value;
  }

  public static String setProperty(String key, String value) {
    checkKey(key);
    return (String) getProperties().setProperty(key, value);
  }

  public static String clearProperty(String key) {
    checkKey(key);
    return (String) getProperties().remove(key);
  }

  private static void checkKey(String key) {
    if (key == null) throw new NullPointerException("key can't be null");
    if (key.isEmpty()) throw new IllegalArgumentException("key can't be empty");
  }

  // The same on every machine.
  private static final String[] NAMES_AND_VALUES = {
    "java.version", "17",
    "java.specification.version", "17",
    "java.vm.name", "Heddle",
    "java.vm.version", "17",
    "java.vendor", "Heddle",
    "java.class.path", ".",
    "java.io.tmpdir", "/tmp",
    "os.name", "Linux",
    "os.arch", "heddle",
    "os.version", "1",
    "file.separator", "/",
    "path.separator", ":",
    "line.separator", "\n",
    "file.encoding", "UTF-8",
    "user.language", "en",
  };

  // What the outside knows.
  private static final String[] ASKED_FOR = {"user.dir", "user.home", "user.name"};
}
