package other;

import java.lang.invoke.MethodHandles;

public class Parent {
  public int a = 1;
  protected int b = 2;
  int c = 3;
  private int d = 4;
  protected static int e = 5;

  public String open() {
    return "open";
  }

  protected String guarded() {
    return "guarded";
  }

  String near() {
    return "near";
  }

  private String hidden() {
    return "hidden";
  }

  protected static String shared() {
    return "shared";
  }

  protected Parent(int x) {}

  public Parent() {}

  Parent(String s) {}

  private Parent(long l) {}

  public static class Public {
    public String m() {
      return "m";
    }
  }

  protected static class Protected {
    public Protected() {}

    public String m() {
      return "m";
    }
  }

  static class Near {
    public String m() {
      return "m";
    }
  }

  private static class Hidden {
    public String m() {
      return "m";
    }
  }

  public static Object near(int x) {
    return x == 0 ? new Near() : x == 1 ? new Hidden() : new Protected();
  }

  public static MethodHandles.Lookup lookup() {
    return MethodHandles.lookup();
  }
}
