import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles programs and runs those that are right many times, each time by a class loader of its own, with assertions enabled:
 * Repeat SOURCES CLASSES LIST RUNS SECONDS. The list has lines "NAME right|bug". A line "NAME\tok", or what is wrong, for each.
 */
public class Repeat {
  public static void main(String[] args) throws Exception {
    Path sources = Path.of(args[0]), classes = Path.of(args[1]);
    int runs = Integer.parseInt(args[3]);
    long milliseconds = 1000L * Integer.parseInt(args[4]);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    for (String line : Files.readAllLines(Path.of(args[2]))) {
      String name = line.split(" ")[0];
      Path folder = classes.resolve(name);
      String wrong = null;
      if (compiler.run(null, System.err, System.err, "-proc:none", "-Xlint:none", "-d", folder.toString(), sources.resolve(name + ".java").toString()) != 0)
        wrong = "does not compile";
      for (int i = 0; i < runs && wrong == null && line.endsWith("right"); i++) {
        wrong = run(name, folder.toFile(), milliseconds);
        if (wrong != null) wrong = "run " + (i + 1) + ": " + wrong;
      }
      System.out.println(name + "\t" + (wrong == null ? "ok" : wrong));
      System.out.flush();
    }
    System.exit(0); // (whatever threads are left)
  }

  /** Null, or what is wrong. */
  private static String run(String name, File folder, long milliseconds) throws Exception {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> failure.compareAndSet(null, e));
    ThreadGroup group = new ThreadGroup(name);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toURI().toURL()})) {
      loader.setDefaultAssertionStatus(true);
      Class<?> main = loader.loadClass(name);
      Thread first = new Thread(group, () -> {
        try {
          main.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (Throwable e) {
          failure.compareAndSet(null, e.getCause() == null ? e : e.getCause());
        }
      }, "main");
      first.start();
      long until = System.currentTimeMillis() + milliseconds;
      while (!alive(group).isEmpty()) {
        if (System.currentTimeMillis() > until) return "threads are left: " + alive(group);
        Thread.sleep(1);
      }
    }
    return failure.get() == null ? null : failure.get().toString();
  }

  private static List<String> alive(ThreadGroup group) {
    Thread[] threads = new Thread[100];
    List<String> names = new ArrayList<>();
    int count = group.enumerate(threads, true);
    for (int i = 0; i < count; i++)
      if (!threads[i].isDaemon()) names.add(threads[i].getName());
    return names;
  }
}
