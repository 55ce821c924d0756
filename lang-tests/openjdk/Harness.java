import java.io.*;
import java.lang.reflect.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.atomic.*;
import javax.tools.*;

/**
 * Runs many programs on OpenJDK in one JVM, each in a fresh class loader and thread group with assertions on.
 *
 * The first argument is the folder of library sources that OpenJDK lacks (heddle.*). The others are jars of classes that programs
 * may use besides those of OpenJDK (JUnit's); they are on this JVM's class path, too, where the compiler finds them.
 * Each line of standard input is a request of tab-separated fields, all but the first three in Base64:
 *   id, "run" or "compile", time limit in milliseconds, source files (one a line), arguments (one a line), stdin
 * Each is answered by one line of JSON on standard output:
 *   {"id", "errors": [{"file", "line", "message"}], "stdout", "uncaught": [..], "exit", "timeout"}
 */
@SuppressWarnings({"removal", "deprecation"})
public class Harness {
  static final PrintStream REPORT = System.out;
  static volatile Program current;
  static String sourcePath = "";
  static ClassLoader libraries;  // OpenJDK's classes, and those of the jars

  /** System.exit of a program ends in this, in place of the end of the JVM. */
  static final class Exit extends ThreadDeath {}

  /** One program: its threads, and what they did. */
  static final class Program extends ThreadGroup {
    final ByteArrayOutputStream out = new ByteArrayOutputStream();
    final List<String> uncaught = new ArrayList<>();
    final AtomicReference<Integer> exit = new AtomicReference<>();
    volatile boolean closed, mainFailed;
    volatile Thread main;

    Program() { super("main"); }

    @Override public void uncaughtException(Thread thread, Throwable e) {
      if (e instanceof ThreadDeath) return;
      if (thread == main) mainFailed = true;
      if (Thread.getDefaultUncaughtExceptionHandler() != null) {
        Thread.getDefaultUncaughtExceptionHandler().uncaughtException(thread, e);
        return;
      }
      synchronized (uncaught) { if (!closed) uncaught.add(e.toString()); }
    }

    boolean alive() {
      Thread[] threads = new Thread[activeCount() + 16];
      int n = enumerate(threads, true);
      for (int i = 0; i < n; i++) if (!threads[i].isDaemon() && threads[i].isAlive()) return true;
      return false;
    }

    void stopAll() {
      Thread[] threads = new Thread[activeCount() + 16];
      int n = enumerate(threads, true);
      for (int i = 0; i < n; i++) threads[i].stop();
    }
  }

  /** The program that the current thread belongs to; worker pools of the JDK belong to the current one. */
  static Program owner() {
    for (ThreadGroup g = Thread.currentThread().getThreadGroup(); g != null; g = g.getParent())
      if (g instanceof Program) return (Program) g;
    return current;
  }

  static final class Output extends OutputStream {
    final boolean keep;
    Output(boolean keep) { this.keep = keep; }
    @Override public void write(int b) { write(new byte[] {(byte) b}, 0, 1); }
    @Override public void write(byte[] bytes, int from, int length) {
      Program p = owner();
      if (p == null || !keep) return;
      synchronized (p.out) { if (!p.closed && p.out.size() < 4_000_000) p.out.write(bytes, from, length); }
    }
  }

  static final class Guard extends SecurityManager {
    @Override public void checkExit(int status) {
      Program p = owner();
      if (p == null) return;
      synchronized (p.out) {
        synchronized (p.uncaught) {
          p.exit.compareAndSet(null, status);
          p.closed = true;
        }
      }
      throw new Exit();
    }
    @Override public void checkPermission(java.security.Permission permission) {}
    @Override public void checkPermission(java.security.Permission permission, Object context) {}
    @Override public void checkAccess(Thread thread) {}
    @Override public void checkAccess(ThreadGroup group) {}
  }

  /** Classes straight from the compiler. */
  static final class Loader extends ClassLoader {
    final Map<String, ByteArrayOutputStream> classes;
    Loader(Map<String, ByteArrayOutputStream> classes) {
      super(libraries);
      this.classes = classes;
      setDefaultAssertionStatus(true);
    }
    @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
      ByteArrayOutputStream bytes = classes.get(name);
      if (bytes == null) throw new ClassNotFoundException(name);
      return defineClass(name, bytes.toByteArray(), 0, bytes.size());
    }
  }

  static final class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
    final Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();
    Memory(StandardJavaFileManager files) { super(files); }
    @Override public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      classes.put(name, bytes);
      return new SimpleJavaFileObject(java.net.URI.create("mem:///" + name.replace('.', '/')), kind) {
        @Override public OutputStream openOutputStream() { return bytes; }
      };
    }
  }

  static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
  static final StandardJavaFileManager FILES =
      COMPILER.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);

  /** The method to start: main of the class named as the first file, else of the first class that has one. */
  static Method findMain(Loader loader, String firstFile) throws ClassNotFoundException {
    String wanted = Path.of(firstFile).getFileName().toString().replaceFirst("\\.java$", "");
    Method found = null;
    for (String name : loader.classes.keySet()) {
      if (name.contains("$")) continue;
      try {
        Method m = Class.forName(name, false, loader).getDeclaredMethod("main", String[].class);
        if (!Modifier.isStatic(m.getModifiers())) continue;
        boolean named = name.equals(wanted) || name.endsWith("." + wanted);
        if (found == null || named) found = m;
        if (named) break;
      } catch (NoSuchMethodException e) {
        // not this class
      }
    }
    return found;
  }

  static final Locale LOCALE = Locale.getDefault();
  static final Locale DISPLAY = Locale.getDefault(Locale.Category.DISPLAY);
  static final Locale FORMAT = Locale.getDefault(Locale.Category.FORMAT);
  static final TimeZone ZONE = TimeZone.getDefault();
  static final Properties PROPERTIES = (Properties) System.getProperties().clone();

  /** What a program has set for the whole JVM is not the next program's. */
  static void resetDefaults() {
    Locale.setDefault(LOCALE);
    Locale.setDefault(Locale.Category.DISPLAY, DISPLAY);
    Locale.setDefault(Locale.Category.FORMAT, FORMAT);
    TimeZone.setDefault(ZONE);
    System.setProperties((Properties) PROPERTIES.clone());
    Thread.setDefaultUncaughtExceptionHandler(null);
  }

  /** So that the first unnamed thread of each program is Thread-0. */
  static void resetThreadNames() {
    try {
      Field f = Thread.class.getDeclaredField("threadInitNumber");
      f.setAccessible(true);
      f.setInt(null, 0);
    } catch (ReflectiveOperationException | RuntimeException e) {
      // names then count on
    }
  }

  static String handle(String id, boolean run, long limit, List<String> files, String[] args, byte[] stdin)
      throws Exception {
    StringBuilder json = new StringBuilder("{\"id\": ").append(quote(id));
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    Memory memory = new Memory(FILES);
    List<File> units = new ArrayList<>();
    for (String f : files) units.add(new File(f));
    boolean compiled = COMPILER.getTask(new PrintWriter(Writer.nullWriter()), memory, diagnostics,
        List.of("-proc:none", "-nowarn", "-Xmaxerrs", "1000", "-sourcepath", sourcePath), null,
        FILES.getJavaFileObjectsFromFiles(units)).call();
    json.append(", \"errors\": [");
    String separator = "";
    for (Diagnostic<? extends JavaFileObject> d : diagnostics.getDiagnostics()) {
      if (d.getKind() != Diagnostic.Kind.ERROR) continue;
      json.append(separator).append("{\"file\": ")
          .append(quote(d.getSource() == null ? "" : Path.of(d.getSource().toUri()).getFileName().toString()))
          .append(", \"line\": ").append(d.getLineNumber())
          .append(", \"message\": ").append(quote(d.getMessage(Locale.ENGLISH))).append("}");
      separator = ", ";
    }
    json.append("]");
    if (!compiled || !run) return json.append("}").toString();

    Method entry = findMain(new Loader(memory.classes), files.get(0));
    if (entry == null) return json.append(", \"failure\": \"no main method\"}").toString();
    entry.setAccessible(true);
    Program program = new Program();
    current = program;
    System.setIn(new ByteArrayInputStream(stdin));
    System.setOut(new PrintStream(new Output(true), true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(new Output(false), true, StandardCharsets.UTF_8));
    resetDefaults();
    Thread main = new Thread(program, () -> {
      try {
        entry.invoke(null, (Object) args);
      } catch (InvocationTargetException e) {
        Harness.<RuntimeException>sneak(e.getCause());
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    }, "main", 8L << 20);
    main.setContextClassLoader(entry.getDeclaringClass().getClassLoader());
    program.main = main;
    resetThreadNames();
    long deadline = System.nanoTime() + limit * 1_000_000;
    main.start();
    boolean timeout = false;
    main.join(Math.max(1, limit));
    while (program.exit.get() == null && program.alive()) {
      if (System.nanoTime() > deadline) { timeout = true; break; }
      Thread.sleep(1);
    }
    String out;
    int status;
    synchronized (program.out) {
      synchronized (program.uncaught) {
        program.closed = true;
        out = program.out.toString(StandardCharsets.UTF_8);
        status = program.exit.get() != null ? program.exit.get() : program.mainFailed ? 1 : 0;
      }
    }
    for (int i = 0; i < 50 && program.activeCount() > 0; i++) {
      program.stopAll();
      Thread.sleep(2);
    }
    json.append(", \"stdout\": ").append(quote(out)).append(", \"uncaught\": [");
    separator = "";
    for (String u : program.uncaught) {
      json.append(separator).append(quote(u));
      separator = ", ";
    }
    return json.append("], \"exit\": ").append(status & 255)
        .append(", \"timeout\": ").append(timeout).append("}").toString();
  }

  @SuppressWarnings("unchecked")
  static <T extends Throwable> void sneak(Throwable e) throws T { throw (T) e; }

  static String quote(String s) {
    StringBuilder b = new StringBuilder("\"");
    for (char c : s.toCharArray()) {
      if (c == '"' || c == '\\') b.append('\\').append(c);
      else if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c));
      else b.append(c);
    }
    return b.append('"').toString();
  }

  static String text(String base64) {
    return new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8);
  }

  public static void main(String[] options) throws Exception {
    sourcePath = options[0];
    List<java.net.URL> jars = new ArrayList<>();
    for (String jar : List.of(options).subList(1, options.length)) jars.add(new File(jar).toURI().toURL());
    // Its algorithms are found through the loader of whoever asks first, and are kept.
    java.util.random.RandomGeneratorFactory.getDefault();
    libraries = new java.net.URLClassLoader(jars.toArray(new java.net.URL[0]), Harness.class.getClassLoader().getParent());
    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    System.setSecurityManager(new Guard());
    for (String line; (line = requests.readLine()) != null; ) {
      String[] field = line.split("\t", -1);
      String answer;
      try {
        String args = text(field[4]);
        answer = handle(field[0], field[1].equals("run"), Long.parseLong(field[2]),
            text(field[3]).lines().toList(), args.isEmpty() ? new String[0] : args.split("\n", -1),
            Base64.getDecoder().decode(field[5]));
      } catch (Throwable e) {
        answer = "{\"id\": " + quote(field[0]) + ", \"failure\": " + quote(e.toString()) + "}";
      }
      current = null;
      REPORT.println(answer);
      REPORT.flush();
    }
    Runtime.getRuntime().halt(0);
  }
}
