// Two's complement wraps around without a word.
public class IntOverflow {
  public static void main(String[] args) {
    int max = Integer.MAX_VALUE, min = Integer.MIN_VALUE;
    System.out.println(max + 1);
    System.out.println(min - 1);
    System.out.println(-min);
    System.out.println(max * 2);
    System.out.println(min * -1);
    System.out.println(46341 * 46341);
    System.out.println(max + max + 2);
    int x = max;
    x++;
    System.out.println(x);
    x--;
    System.out.println(x);
    x += 10;
    System.out.println(x);
    x = 1_000_000;
    System.out.println(x * x);
    System.out.println((long) x * x);
    System.out.println((long) (x * x));
  }
}
// expect: -2147483648
// expect: 2147483647
// expect: -2147483648
// expect: -2
// expect: -2147483648
// expect: -2147479015
// expect: 0
// expect: -2147483648
// expect: 2147483647
// expect: -2147483639
// expect: -727379968
// expect: 1000000000000
// expect: -727379968
