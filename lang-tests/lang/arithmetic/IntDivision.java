// Integer division truncates towards zero; the remainder has the sign of the dividend.
public class IntDivision {
  public static void main(String[] args) {
    int[] values = {7, -7, 0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
    int[] divisors = {2, -2, 3, -3, -1, Integer.MIN_VALUE};
    for (int a : values) {
      for (int b : divisors) {
        System.out.println(a + " / " + b + " = " + a / b + ", % " + a % b);
        if (a / b * b + a % b != a) System.out.println("identity broken");
      }
    }
  }
}
// expect: 7 / 2 = 3, % 1
// expect: 7 / -2 = -3, % 1
// expect: 7 / 3 = 2, % 1
// expect: 7 / -3 = -2, % 1
// expect: 7 / -1 = -7, % 0
// expect: 7 / -2147483648 = 0, % 7
// expect: -7 / 2 = -3, % -1
// expect: -7 / -2 = 3, % -1
// expect: -7 / 3 = -2, % -1
// expect: -7 / -3 = 2, % -1
// expect: -7 / -1 = 7, % 0
// expect: -7 / -2147483648 = 0, % -7
// expect: 0 / 2 = 0, % 0
// expect: 0 / -2 = 0, % 0
// expect: 0 / 3 = 0, % 0
// expect: 0 / -3 = 0, % 0
// expect: 0 / -1 = 0, % 0
// expect: 0 / -2147483648 = 0, % 0
// expect: 1 / 2 = 0, % 1
// expect: 1 / -2 = 0, % 1
// expect: 1 / 3 = 0, % 1
// expect: 1 / -3 = 0, % 1
// expect: 1 / -1 = -1, % 0
// expect: 1 / -2147483648 = 0, % 1
// expect: -1 / 2 = 0, % -1
// expect: -1 / -2 = 0, % -1
// expect: -1 / 3 = 0, % -1
// expect: -1 / -3 = 0, % -1
// expect: -1 / -1 = 1, % 0
// expect: -1 / -2147483648 = 0, % -1
// expect: 2147483647 / 2 = 1073741823, % 1
// expect: 2147483647 / -2 = -1073741823, % 1
// expect: 2147483647 / 3 = 715827882, % 1
// expect: 2147483647 / -3 = -715827882, % 1
// expect: 2147483647 / -1 = -2147483647, % 0
// expect: 2147483647 / -2147483648 = 0, % 2147483647
// expect: -2147483648 / 2 = -1073741824, % 0
// expect: -2147483648 / -2 = 1073741824, % 0
// expect: -2147483648 / 3 = -715827882, % -2
// expect: -2147483648 / -3 = 715827882, % -2
// expect: -2147483648 / -1 = -2147483648, % 0
// expect: -2147483648 / -2147483648 = 1, % 0
