// %d %x %o %c %b with flags, widths.
public class Integers {
  public static void main(String[] args) {
    System.out.println(String.format("[%d] [%5d] [%-5d] [%05d] [%+d] [%,d] [%(d] [% d]", 42, 42, 42, 42, 42, 1234567, -42, 42));
    System.out.println(String.format("[%x] [%X] [%#x] [%o] [%08x] [%x]", 255, 255, 255, 8, 0xbeef, -1));
    System.out.println(String.format("[%d] [%,d] [%+,d] [%x]", Long.MIN_VALUE, Long.MAX_VALUE, 1000L, -1L));
    System.out.println(String.format("[%d] [%x] [%d] [%x]", (byte) -1, (byte) -1, (short) -2, (short) -2));
    System.out.println(String.format("[%c] [%C] [%5c] [%-3c] [%c]", 'x', 'y', 'z', 'w', 65));
    System.out.println(String.format("[%b] [%B] [%b] [%b] [%7b]", true, false, null, "x", true));
    System.out.println(String.format("[%d%%] [%n]", 50).replace(System.lineSeparator(), "NL"));
    System.out.println(String.format("[%2$s %1$s %1$s] [%s %<s %s]", "a", "b"));
    System.out.println(String.format("[%s] [%10s] [%-10s] [%.3s] [%S] [%h]", "text", "text", "text", "text", "text", "hi"));
    System.out.println(String.format("[%s] [%s] [%s]", null, new int[0].length, java.util.List.of(1, 2)));
  }
}
// expect: [42] [   42] [42   ] [00042] [+42] [1,234,567] [(42)] [ 42]
// expect: [ff] [FF] [0xff] [10] [0000beef] [ffffffff]
// expect: [-9223372036854775808] [9,223,372,036,854,775,807] [+1,000] [ffffffffffffffff]
// expect: [-1] [ff] [-2] [fffe]
// expect: [x] [Y] [    z] [w  ] [A]
// expect: [true] [FALSE] [false] [true] [   true]
// expect: [50%] [NL]
// expect: [b a a] [a a b]
// expect: [text] [      text] [text      ] [tex] [TEXT] [d01]
// expect: [null] [0] [[1, 2]]
