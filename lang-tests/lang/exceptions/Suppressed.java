// Exceptions of close are suppressed when the body threw.
public class Suppressed {
  static class Res implements AutoCloseable {
    final String name;
    Res(String name) throws Exception {
      if (name.startsWith("!")) throw new Exception("open " + name);
      this.name = name;
    }
    public void close() throws Exception { throw new Exception("close " + name); }
  }
  static void show(Throwable t) {
    StringBuilder s = new StringBuilder(t.getMessage());
    for (Throwable u : t.getSuppressed()) s.append(" + ").append(u.getMessage());
    System.out.println(s);
  }

  public static void main(String[] args) {
    try (Res a = new Res("a"); Res b = new Res("b")) {
      throw new RuntimeException("body");
    } catch (Exception e) {
      show(e);
    }
    try (Res a = new Res("a"); Res b = new Res("b")) {
      System.out.println("fine");
    } catch (Exception e) {
      show(e);
    }
    try (Res a = new Res("a"); Res b = new Res("!b")) {
      System.out.println("never");
    } catch (Exception e) {
      show(e);
    }
    Exception e = new Exception("own");
    e.addSuppressed(new Error("added"));
    show(e);
    try {
      e.addSuppressed(e);
    } catch (IllegalArgumentException x) {
      System.out.println(x.getMessage());
    }
  }
}
// expect: body + close b + close a
// expect: fine
// expect: close b + close a
// expect: open !b + close a
// expect: own + added
// expect: Self-suppression not permitted
