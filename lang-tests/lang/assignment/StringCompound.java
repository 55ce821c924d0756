// += on strings converts anything, null too.
public class StringCompound {
  public static void main(String[] args) {
    String s = "a";
    s += 1;
    s += 'c';
    s += 2.5;
    s += 1.5f;
    s += true;
    s += null;
    s += 10L;
    s += new int[0].length;
    System.out.println(s);
    String n = null;
    n += null;
    System.out.println(n);
    Object o = "obj";
    o += "ect";
    System.out.println(o);
    CharSequence cs = "x";
    cs += "y" + 1;
    System.out.println(cs);
    String[] array = {"p"};
    int i = 0;
    array[i++] += i;
    System.out.println(array[0] + i);
    s = "";
    s += 1 + 2 + "3" + 4 + 5;
    System.out.println(s);
  }
}
// expect: a1c2.51.5truenull100
// expect: nullnull
// expect: object
// expect: xy1
// expect: p11
// expect: 3345
