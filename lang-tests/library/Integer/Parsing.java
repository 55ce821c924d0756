// parseInt, valueOf, decode, radix.
public class Parsing {
  static void run(java.util.function.Supplier<Object> s) {
    try {
      System.out.println(s.get());
    } catch (NumberFormatException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    run(() -> Integer.parseInt("-123") + Integer.parseInt("+7") + Integer.valueOf("5"));
    run(() -> Integer.parseInt("7f", 16) + Integer.parseInt("-101", 2) + Integer.parseInt("zz", 36));
    run(() -> Integer.parseInt("2147483647") + " " + Integer.parseInt("-2147483648"));
    run(() -> Integer.parseInt("2147483648"));
    run(() -> Integer.parseInt(" 1"));
    run(() -> Integer.parseInt("-"));
    run(() -> Integer.parseInt("1_000"));
    run(() -> Integer.parseInt("12", 2));
    run(() -> Integer.parseInt("1", 99));
    run(() -> Integer.decode("0x1F") + Integer.decode("-010") + Integer.decode("#ff"));
    run(() -> Integer.parseUnsignedInt("4294967295"));
    run(() -> Long.parseLong("9223372036854775807") + Long.valueOf("1"));
    run(() -> Long.parseLong("1L"));
    run(() -> Byte.parseByte("127") + Short.parseShort("-32768"));
    run(() -> Byte.parseByte("128"));
    run(() -> Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes"));
  }
}
// expect: -111
// expect: 1417
// expect: 2147483647 -2147483648
// expect: For input string: "2147483648"
// expect: For input string: " 1"
// expect: For input string: "-"
// expect: For input string: "1_000"
// expect: For input string: "12" under radix 2
// expect: radix 99 greater than Character.MAX_RADIX
// expect: 278
// expect: -1
// expect: -9223372036854775808
// expect: For input string: "1L"
// expect: -32641
// expect: Value out of range. Value:"128" Radix:10
// expect: true false
