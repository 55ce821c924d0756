// The running VM.
package java.lang;

public class Runtime {
  // The version of Java that this VM runs.
  public static Version version() {
    return Version.parse(System.getProperty("java.version"));
  }

  private static final Runtime CURRENT = new Runtime();

  // The monitor under which the hooks are; nobody else can enter it, as with OpenJDK.
  private static final class Hooks {}

  private static final Hooks HOOKS = new Hooks();

  private static Thread[] hooks;  // null: there is none. The VM looks
  private static boolean exiting;

  // Held by the thread that shuts the program down, until the end: whoever else calls exit waits for ever, as at the
  // monitor of OpenJDK's java.lang.Shutdown. So does a hook that calls it, for whose end the first one waits. halt
  // does not wait.
  private static final class Shutdown {}

  private static final Shutdown SHUTDOWN = new Shutdown();

  private Runtime() {}

  public static Runtime getRuntime() {
    return CURRENT;
  }

  // The same on every machine.
  public int availableProcessors() {
    return 4;
  }

  public native long freeMemory();

  public native long totalMemory();

  public native long maxMemory();

  public native void gc();

  public void runFinalization() {
    awaitFinalizers0();
  }

  // Returns when no object that the collector has found waits for its finalizer, and none is running.
  private static native void awaitFinalizers0();

  // Runs the shutdown hooks, then ends the program. Does not return.
  public void exit(int status) {
    synchronized (SHUTDOWN) {
      startAndJoinHooks();
      halt0(status);
    }
  }

  public void halt(int status) {
    halt0(status);
  }

  private static native void halt0(int status);

  public void addShutdownHook(Thread hook) {
    synchronized (HOOKS) {
      if (exiting) throw new IllegalStateException("Shutdown in progress");
      int n = hooks == null ? 0 : hooks.length;
      for (int i = 0; i < n; i++) {
        if (hooks[i] == hook) throw new IllegalArgumentException("Hook previously registered");
      }
      if (hook.isAlive()) throw new IllegalArgumentException("Hook already running");
      Thread[] more = new Thread[n + 1];
      if (n > 0) System.arraycopy(hooks, 0, more, 0, n);
      more[n] = hook;
      hooks = more;
    }
  }

  public boolean removeShutdownHook(Thread hook) {
    synchronized (HOOKS) {
      if (exiting) throw new IllegalStateException("Shutdown in progress");
      if (hook == null) throw new NullPointerException();
      int n = hooks == null ? 0 : hooks.length;
      for (int i = 0; i < n; i++) {
        if (hooks[i] == hook) {
          Thread[] fewer = new Thread[n - 1];
          System.arraycopy(hooks, 0, fewer, 0, i);
          System.arraycopy(hooks, i + 1, fewer, i, n - 1 - i);
          hooks = n == 1 ? null : fewer;
          return true;
        }
      }
      return false;
    }
  }

  // The VM calls it when the last user thread is about to die and there are hooks.
  private static void runHooks() {
    synchronized (SHUTDOWN) {
      startAndJoinHooks();
    }
  }

  // Starts the hooks, the first time it is called, and waits for their ends.
  private static void startAndJoinHooks() {
    Thread[] all;
    synchronized (HOOKS) {
      if (exiting) return;
      exiting = true;
      if (hooks == null) return;
      all = hooks.clone();
      hooks = null;
    }
    for (Thread hook : all) hook.start();
    for (Thread hook : all) {
      while (true) {
        try {
          hook.join();
          break;
        } catch (InterruptedException e) {
          // The hooks must end all the same.
        }
      }
    }
  }

  // "17.0.1-ea+12-text": numbers, a pre-release, a build, and what else is to be told (JEP 322).
  public static final class Version implements Comparable<Version> {
    private final java.util.List<Integer> version;
    private final String pre, optional;  // null: none
    private final Integer build;

    private Version(java.util.List<Integer> version, String pre, Integer build, String optional) {
      this.version = version;
      this.pre = pre;
      this.build = build;
      this.optional = optional;
    }

    public static Version parse(String s) {
      if (s == null) throw new NullPointerException();
      int digits = 0;
      while (digits < s.length() && s.charAt(digits) >= '0' && s.charAt(digits) <= '9') digits++;
      if (digits == s.length() && (digits == 0 || s.charAt(0) != '0')) return new Version(java.util.List.of(Integer.parseInt(s)), null, null, null);
      java.util.regex.Matcher m = java.util.regex.Pattern.compile(
          "([1-9][0-9]*(?:(?:\\.0)*\\.[1-9][0-9]*)*)(?:-([a-zA-Z0-9]+))?(?:(\\+)(0|[1-9][0-9]*)?)?(?:-([-a-zA-Z0-9.]+))?").matcher(s);
      if (!m.matches()) throw new IllegalArgumentException("Invalid version string: '" + s + "'");
      String[] parts = m.group(1).split("\\.");
      Integer[] numbers = new Integer[parts.length];
      for (int i = 0; i < parts.length; i++) numbers[i] = Integer.parseInt(parts[i]);
      String pre = m.group(2), optional = m.group(5);
      if (m.group(4) == null) {
        if (m.group(3) != null) {
          if (optional == null) {
            throw new IllegalArgumentException("'+' found with neither build or optional components: '" + s + "'");
          }
          if (pre != null) {
            throw new IllegalArgumentException("'+' found with pre-release and optional components:'" + s + "'");
          }
        } else if (optional != null && pre == null) {
          throw new IllegalArgumentException("optional component must be preceded by a pre-release component or '+': '" + s + "'");
        }
      }
      return new Version(java.util.List.of(numbers), pre, m.group(4) == null ? null : (Integer) Integer.parseInt(m.group(4)), optional);
    }

    private int at(int i) {
      return i < version.size() ? version.get(i) : 0;
    }

    public int feature() {
      return version.get(0);
    }

    public int interim() {
      return at(1);
    }

    public int update() {
      return at(2);
    }

    public int patch() {
      return at(3);
    }

    @Deprecated
    public int major() {
      return feature();
    }

    @Deprecated
    public int minor() {
      return interim();
    }

    @Deprecated
    public int security() {
      return update();
    }

    public java.util.List<Integer> version() {
      return version;
    }

    public java.util.Optional<String> pre() {
      return java.util.Optional.ofNullable(pre);
    }

    public java.util.Optional<Integer> build() {
      return java.util.Optional.ofNullable(build);
    }

    public java.util.Optional<String> optional() {
      return java.util.Optional.ofNullable(optional);
    }

    @Override
    public int compareTo(Version obj) {
      return compare(obj, false);
    }

    public int compareToIgnoreOptional(Version obj) {
      return compare(obj, true);
    }

    private int compare(Version other, boolean ignoreOptional) {
      if (other == null) throw new NullPointerException();
      for (int i = 0; i < Math.min(version.size(), other.version.size()); i++) {
        int order = Integer.compare(version.get(i), other.version.get(i));
        if (order != 0) return order;
      }
      int order = Integer.compare(version.size(), other.version.size());
      if (order == 0) order = comparePre(other);
      if (order == 0) order = build == null || other.build == null ? (build == null ? 0 : 1) - (other.build == null ? 0 : 1) : build.compareTo(other.build);
      if (order != 0 || ignoreOptional) return order;
      return optional == null || other.optional == null ? (optional == null ? 0 : 1) - (other.optional == null ? 0 : 1) : optional.compareTo(other.optional);
    }

    // None is behind all; numbers come before words, and are compared as such.
    private int comparePre(Version other) {
      if (pre == null || other.pre == null) return (pre == null ? 1 : 0) - (other.pre == null ? 1 : 0);
      boolean isNumber = pre.matches("\\d+"), isOther = other.pre.matches("\\d+");
      if (isNumber && isOther) return new java.math.BigInteger(pre).compareTo(new java.math.BigInteger(other.pre));
      return isNumber != isOther ? isNumber ? -1 : 1 : pre.compareTo(other.pre);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < version.size(); i++) text.append(i == 0 ? "" : ".").append(version.get(i));
      if (pre != null) text.append('-').append(pre);
      if (build != null) text.append('+').append(build);
      else if (optional != null && pre == null) text.append('+');
      return optional == null ? text.toString() : text.append('-').append(optional).toString();
    }

    @Override
    public boolean equals(Object obj) {
      return equalsIgnoreOptional(obj) && java.util.Objects.equals(optional, ((Version) obj).optional);
    }

    public boolean equalsIgnoreOptional(Object obj) {
      if (!(obj instanceof Version)) return false;
      Version other = (Version) obj;
      return version.equals(other.version) && java.util.Objects.equals(pre, other.pre) && java.util.Objects.equals(build, other.build);
    }

    @Override
    public int hashCode() {
      return java.util.Objects.hash(version, pre, build, optional);
    }
  }
}
