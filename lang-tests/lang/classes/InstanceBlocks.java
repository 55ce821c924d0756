// Instance initialisers and forward references through this.
public class InstanceBlocks {
  int a = this.b + 1;
  int b = 5;
  { a += b; }
  int c = peek();
  int d = 9;
  int peek() { return d; }
  final int blank;
  { blank = a * 2; }
  static int instances;
  { instances++; }

  public static void main(String[] args) {
    InstanceBlocks o = new InstanceBlocks();
    System.out.println(o.a + " " + o.b + " " + o.c + " " + o.d + " " + o.blank);
    new InstanceBlocks();
    System.out.println(instances);
    System.out.println(new java.util.ArrayList<String>() {{ add("x"); add("y"); }});
  }
}
// expect: 6 5 0 9 12
// expect: 2
// expect: [x, y]
