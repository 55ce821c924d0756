// ++ and --, before and after, on locals, fields, array elements and boxes.
public class IncrementDecrement {
  static int field = 5;
  int inst = 1;

  public static void main(String[] args) {
    int i = 5;
    System.out.println(i++ + " " + i);
    System.out.println(++i + " " + i);
    System.out.println(i-- - --i);
    i = i++;
    System.out.println(i);
    i = i++ + ++i;
    System.out.println(i);
    System.out.println(field++ + field);
    int[] a = {1, 2, 3};
    int k = 0;
    a[k++]++;
    System.out.println(a[0] + " " + k);
    a[k] = k = 2;
    System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
    Integer boxed = 127;
    Integer old = boxed++;
    System.out.println(boxed + " " + old);
    double d = 0.5;
    d++;
    System.out.println(d--);
    System.out.println(d);
    IncrementDecrement o = new IncrementDecrement();
    System.out.println(o.inst++ + o.inst++ + o.inst);
    char c = 'y';
    System.out.println(c++);
    System.out.println(c++);
    System.out.println(c);
  }
}
// expect: 5 6
// expect: 7 7
// expect: 2
// expect: 5
// expect: 12
// expect: 11
// expect: 2 1
// expect: 2 2 3 2
// expect: 128 127
// expect: 1.5
// expect: 0.5
// expect: 6
// expect: y
// expect: z
// expect: {
