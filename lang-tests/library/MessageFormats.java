// java.text.MessageFormat and ChoiceFormat, java.util.HexFormat, Pattern.splitAsStream.
import java.text.*;
import java.util.*;
import java.util.regex.Pattern;
import java.util.stream.*;

public class MessageFormats {
    interface Deed {
        Object run() throws Exception;
    }

    static void tell(Deed deed) {
        try {
            System.out.println(deed.run());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static void messages() {
        Object[] values = {"text", 1234567, 0.256, null, -3.5, 'c', 2, new int[0].length};
        for (String pattern : new String[] {"", "plain", "{0}", "{0} {1} {2} {3} {4} {5}", "'{0}' {0}", "it''s {0}", "it's {0}", "{1,number}", "{1,number,integer}", "{2,number,percent}",
            "{4,number,#.00}", "{4,number,'#'0.0}", "{9}", "{0", "}", "{}", "{x}", "{-1}", "{0,wrong}", "{6,choice,0#none|1#one|1<{6} many, {0}}", "{7,choice,0#none|1#one|1<many}",
            "{ 1 }", "{1, number , integer }", "a{0}b{0}c", "{0}{", "'{", "{1,number,'}'0}", "{2,choice,0.2#a|0.3#b}", "{0,choice}"})
            tell(() -> pattern + " -> " + MessageFormat.format(pattern, values));
        tell(() -> MessageFormat.format("{0}", (Object[]) null));
        MessageFormat m = new MessageFormat("{1} {0}");
        m.setFormat(0, NumberFormat.getPercentInstance());
        tell(() -> m.format(new Object[] {1, 2}) + " " + m.getFormats().length);
        m.setFormatByArgumentIndex(0, new DecimalFormat("000"));
        tell(() -> m.format(new Object[] {1, 2}));
        m.applyPattern("{0}!");
        tell(() -> m.format(new Object[] {1.5}, new StringBuffer("> "), null));
        tell(() -> { m.setFormat(3, null); return ""; });

        ChoiceFormat c = new ChoiceFormat("-1#less|0#no|1#one|1.5<'#'more ''than|\u221e#all");
        for (double d : new double[] {-9, -1, 0, 0.5, 1, 1.5, 1.6, 1e300, Double.POSITIVE_INFINITY}) System.out.print(c.format(d) + "; ");
        System.out.println(Arrays.toString(c.getLimits()) + Arrays.toString(c.getFormats()));
        tell(() -> new ChoiceFormat("1#a|1#b"));
        tell(() -> new ChoiceFormat("#a"));
        tell(() -> new ChoiceFormat("1#a|b"));
        tell(() -> new ChoiceFormat(new double[] {1}, new String[2]));
        tell(() -> new ChoiceFormat(new double[] {1, 2}, new String[] {"a", "ab"}).parse("abc"));
        tell(() -> new ChoiceFormat(new double[] {1, 2}, new String[] {"a", "ab"}).parse("x"));
        tell(() -> ChoiceFormat.nextDouble(1) + " " + ChoiceFormat.previousDouble(1));
    }

    static void digits() {
        byte[] bytes = {0, 1, 127, -128, -1, 0x5a};
        HexFormat plain = HexFormat.of(), all = HexFormat.ofDelimiter(", ").withPrefix("0x").withSuffix("h").withUpperCase();
        tell(() -> plain.formatHex(bytes) + " " + all.formatHex(bytes) + " " + all.formatHex(bytes, 2, 4) + " " + plain.formatHex(new byte[0]));
        tell(() -> Arrays.toString(plain.parseHex("00ff7F")) + Arrays.toString(all.parseHex(all.formatHex(bytes))) + Arrays.toString(plain.parseHex("")));
        tell(() -> Arrays.toString(plain.parseHex("xx12zz", 2, 4)) + Arrays.toString(plain.parseHex("a12b".toCharArray(), 1, 3)));
        tell(() -> plain.parseHex("0g"));
        tell(() -> all + " " + plain.equals(HexFormat.of()) + " " + all.equals(plain) + " " + all.withLowerCase().isUpperCase() + all.delimiter() + all.prefix() + all.suffix());
        tell(() -> plain.toHexDigits((byte) -2) + " " + all.toHexDigits('\uabcd') + " " + plain.toHexDigits((short) -3) + " " + plain.toHexDigits(-4) + " " + all.toHexDigits(-5L) + " " + plain.toHexDigits(0x12345L, 3));
        tell(() -> plain.toLowHexDigit(0xab) + "" + all.toHighHexDigit(0xab) + " " + HexFormat.isHexDigit('g') + HexFormat.isHexDigit('F') + HexFormat.isHexDigit('\u0661'));
        tell(() -> HexFormat.fromHexDigit('a') + " " + HexFormat.fromHexDigits("fffffffe") + " " + HexFormat.fromHexDigitsToLong("fffffffffffffffd") + " " + HexFormat.fromHexDigits("xabx", 1, 3));
        tell(() -> HexFormat.fromHexDigit('g'));
        tell(() -> HexFormat.of().formatHex(new StringBuilder("> "), bytes));
        tell(() -> plain.formatHex(bytes, 3, 9));
        tell(() -> HexFormat.ofDelimiter(null));
        tell(() -> plain.toHexDigits(1, 17));
    }

    public static void main(String[] args) {
        messages();
        digits();
        tell(() -> Pattern.compile(",\\s*").splitAsStream("a, b,c,,d,,").collect(Collectors.toList()));
        tell(() -> Pattern.compile("x").splitAsStream("").collect(Collectors.toList()) + " " + Pattern.compile("").splitAsStream("abc").count());
    }
}
// expect:  -> 
// expect: plain -> plain
// expect: {0} -> text
// expect: {0} {1} {2} {3} {4} {5} -> text 1,234,567 0.256 null -3.5 c
// expect: '{0}' {0} -> {0} text
// expect: it''s {0} -> it's text
// expect: it's {0} -> its {0}
// expect: {1,number} -> 1,234,567
// expect: {1,number,integer} -> 1,234,567
// expect: {2,number,percent} -> 26%
// expect: {4,number,#.00} -> -3.50
// expect: {4,number,'#'0.0} -> -#3.5
// expect: {9} -> {9}
// expect: java.lang.IllegalArgumentException: Unmatched braces in the pattern.
// expect: } -> }
// expect: java.lang.IllegalArgumentException: can't parse argument number: 
// expect: java.lang.IllegalArgumentException: can't parse argument number: x
// expect: java.lang.IllegalArgumentException: negative argument number: -1
// expect: java.lang.IllegalArgumentException: unknown format type: wrong
// expect: {6,choice,0#none|1#one|1<{6} many, {0}} -> 2 many, text
// expect: {7,choice,0#none|1#one|1<many} -> none
// expect: java.lang.IllegalArgumentException: can't parse argument number:  1 
// expect: {1, number , integer } -> 1,234,567
// expect: a{0}b{0}c -> atextbtextc
// expect: java.lang.IllegalArgumentException: Unmatched braces in the pattern.
// expect: '{ -> {
// expect: {1,number,'}'0} -> }1234567
// expect: {2,choice,0.2#a|0.3#b} -> a
// expect: java.lang.IllegalArgumentException: Cannot format given Object as a Number
// expect: {0}
// expect: 200% 1 2
// expect: 200% 001
// expect: > 1.5!
// expect: java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 3
// expect: less; less; no; no; one; one; #more 'than; #more 'than; all; [-1.0, 0.0, 1.0, 1.5000000000000002, Infinity][less, no, one, #more 'than, all]
// expect: java.lang.IllegalArgumentException: Incorrect order of intervals, must be in ascending order
// expect: java.lang.IllegalArgumentException: Each interval must contain a number before a format
// expect: java.text.ChoiceFormat@60
// expect: java.lang.IllegalArgumentException: Array and limit arrays must be of the same length.
// expect: 2.0
// expect: java.text.ParseException: Unparseable number: "x"
// expect: 1.0000000000000002 0.9999999999999999
// expect: 00017f80ff5a 0x00h, 0x01h, 0x7Fh, 0x80h, 0xFFh, 0x5Ah 0x7Fh, 0x80h 
// expect: [0, -1, 127][0, 1, 127, -128, -1, 90][]
// expect: [18][18]
// expect: java.lang.NumberFormatException: not a hexadecimal digit: "g" = 103
// expect: uppercase: true, delimiter: ", ", prefix: "0x", suffix: "h" true false false, 0xh
// expect: fe ABCD fffd fffffffc FFFFFFFFFFFFFFFB 345
// expect: bA falsetruefalse
// expect: 10 -2 -3 171
// expect: java.lang.NumberFormatException: not a hexadecimal digit: "g" = 103
// expect: > 00017f80ff5a
// expect: java.lang.IndexOutOfBoundsException: Range [3, 9) out of bounds for length 6
// expect: java.lang.NullPointerException: delimiter
// expect: java.lang.IllegalArgumentException: number of digits: 17
// expect: [a, b, c, , d]
// expect: [] 3
