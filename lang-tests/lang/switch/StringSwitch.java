// Strings with equal hash codes, fall-through, null.
public class StringSwitch {
  static int run(String s) {
    switch (s) {
      case "Aa": return 1;
      case "BB": return 2;
      case "C#": return 3;
      case "": return 4;
      case "long" + "er": return 5;
      default: return -1;
    }
  }

  public static void main(String[] args) {
    for (String s : new String[] {"Aa", "BB", "C#", "Bb", "", "longer", "AaBB", new String("BB")})
      System.out.println(s + " " + run(s) + " " + s.hashCode());
    StringBuilder log = new StringBuilder();
    switch ("b") {
      case "a": log.append("a");
      case "b": log.append("b");
      case "c": log.append("c"); break;
      case "d": log.append("d");
    }
    System.out.println(log);
    try {
      run(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
    final String key = "k";
    switch ("k") {
      case key: System.out.println("constant variable");
    }
  }
}
// expect: Aa 1 2112
// expect: BB 2 2112
// expect: C# 3 2112
// expect: Bb -1 2144
// expect:  4 0
// expect: longer 5 -1097128919
// expect: AaBB -1 2031744
// expect: BB 2 2112
// expect: bc
// expect: null
// expect: constant variable
