// Scopes of locals; fields shadowed by locals and parameters.
public class ScopesAndShadowing {
  static int x = 1;
  int y = 2;
  ScopesAndShadowing(int y) { this.y = y + this.y; }
  int get(int x) { { int y = 5; x += y; } return x + y + ScopesAndShadowing.x; }

  public static void main(String[] args) {
    System.out.println(x);
    int x = 10;
    System.out.println(x + ScopesAndShadowing.x);
    {
      int z = 3;
      System.out.println(z);
    }
    {
      String z = "again";
      System.out.println(z);
    }
    for (int i = 0; i < 1; i++) {}
    for (String i = "s"; i.length() < 3; i += "s") System.out.println(i);
    System.out.println(new ScopesAndShadowing(40).get(100));
    class Local { int x = 77; int get() { return x; } }
    System.out.println(new Local().get());
    int String = 4;
    String s = "name and type" + String;
    System.out.println(s);
  }
}
// expect: 1
// expect: 11
// expect: 3
// expect: again
// expect: s
// expect: ss
// expect: 148
// expect: 77
// expect: name and type4
