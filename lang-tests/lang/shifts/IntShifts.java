// The distance of an int shift is taken modulo 32.
public class IntShifts {
  public static void main(String[] args) {
    int[] values = {1, -1, 0x80000000, 0x7fffffff, -8};
    int[] distances = {0, 1, 31, 32, 33, 63, -1, -31};
    for (int v : values) {
      for (int d : distances) System.out.println(v + " by " + d + ": " + (v << d) + " " + (v >> d) + " " + (v >>> d));
    }
  }
}
// expect: 1 by 0: 1 1 1
// expect: 1 by 1: 2 0 0
// expect: 1 by 31: -2147483648 0 0
// expect: 1 by 32: 1 1 1
// expect: 1 by 33: 2 0 0
// expect: 1 by 63: -2147483648 0 0
// expect: 1 by -1: -2147483648 0 0
// expect: 1 by -31: 2 0 0
// expect: -1 by 0: -1 -1 -1
// expect: -1 by 1: -2 -1 2147483647
// expect: -1 by 31: -2147483648 -1 1
// expect: -1 by 32: -1 -1 -1
// expect: -1 by 33: -2 -1 2147483647
// expect: -1 by 63: -2147483648 -1 1
// expect: -1 by -1: -2147483648 -1 1
// expect: -1 by -31: -2 -1 2147483647
// expect: -2147483648 by 0: -2147483648 -2147483648 -2147483648
// expect: -2147483648 by 1: 0 -1073741824 1073741824
// expect: -2147483648 by 31: 0 -1 1
// expect: -2147483648 by 32: -2147483648 -2147483648 -2147483648
// expect: -2147483648 by 33: 0 -1073741824 1073741824
// expect: -2147483648 by 63: 0 -1 1
// expect: -2147483648 by -1: 0 -1 1
// expect: -2147483648 by -31: 0 -1073741824 1073741824
// expect: 2147483647 by 0: 2147483647 2147483647 2147483647
// expect: 2147483647 by 1: -2 1073741823 1073741823
// expect: 2147483647 by 31: -2147483648 0 0
// expect: 2147483647 by 32: 2147483647 2147483647 2147483647
// expect: 2147483647 by 33: -2 1073741823 1073741823
// expect: 2147483647 by 63: -2147483648 0 0
// expect: 2147483647 by -1: -2147483648 0 0
// expect: 2147483647 by -31: -2 1073741823 1073741823
// expect: -8 by 0: -8 -8 -8
// expect: -8 by 1: -16 -4 2147483644
// expect: -8 by 31: 0 -1 1
// expect: -8 by 32: -8 -8 -8
// expect: -8 by 33: -16 -4 2147483644
// expect: -8 by 63: 0 -1 1
// expect: -8 by -1: 0 -1 1
// expect: -8 by -31: -16 -4 2147483644
