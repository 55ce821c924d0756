// Growth is invisible but for capacity().
public class Capacity {
  public static void main(String[] args) {
    StringBuilder sb = new StringBuilder();
    System.out.println(sb.capacity() + " " + new StringBuilder(5).capacity() + " " + new StringBuilder("abc").capacity());
    for (int i = 0; i < 17; i++) sb.append('x');
    System.out.println(sb.capacity());
    sb.ensureCapacity(100);
    System.out.println(sb.capacity());
    sb.trimToSize();
    System.out.println(sb.capacity() + " " + sb.length());
    StringBuilder big = new StringBuilder();
    for (int i = 0; i < 5000; i++) big.append(i % 10);
    System.out.println(big.length() + " " + big.charAt(4321) + " " + big.toString().hashCode());
  }
}
// expect: 16 5 19
// expect: 34
// expect: 100
// expect: 17 17
// expect: 5000 1 1021612612
