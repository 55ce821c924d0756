// Integer.parseInt and Long.parseLong of a part of a text, with their errors.
public class ParseParts {
    public static void main(String[] args) {
        String[] texts = {"", "0", "-0", "+7", "-", "+", "12x", "x12", "2147483647", "2147483648", "-2147483648", "-2147483649", "9223372036854775807",
            "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "zz", "7f", "\u0663\u0664", " 1", "1 ", "--1", "99999999999999999999999"};
        for (String text : texts)
            for (int radix : new int[] {10, 16, 36, 2, 1, 37}) {
                String s = "<" + text + ">";
                String result = "";
                try {
                    result += Integer.parseInt(s, 1, s.length() - 1, radix);
                } catch (NumberFormatException e) {
                    result += e.getMessage();
                }
                try {
                    result += " | " + Long.parseLong(new StringBuilder(s), 1, s.length() - 1, radix);
                } catch (NumberFormatException e) {
                    result += " | " + e.getMessage();
                }
                System.out.println(result);
            }
        int[][] bounds = {{-1, 1}, {2, 1}, {0, 4}, {3, 3}};
        for (int[] b : bounds)
            try {
                System.out.println(Integer.parseInt("123", b[0], b[1], 10));
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        try {
            System.out.println(Long.parseLong(null, 0, 0, 10));
        } catch (RuntimeException e) {
            System.out.println(e.getClass());
        }
    }
}
// expect: For input string: "" | 
// expect: For input string: "" under radix 16 | 
// expect: For input string: "" under radix 36 | 
// expect: For input string: "" under radix 2 | 
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: 0 | 0
// expect: 0 | 0
// expect: 0 | 0
// expect: 0 | 0
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: 0 | 0
// expect: 0 | 0
// expect: 0 | 0
// expect: 0 | 0
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: 7 | 7
// expect: 7 | 7
// expect: 7 | 7
// expect: Error at index 1 in: "+7" | Error at index 1 in: "+7"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 1 in: "-" | Error at index 1 in: "-"
// expect: Error at index 1 in: "-" | Error at index 1 in: "-"
// expect: Error at index 1 in: "-" | Error at index 1 in: "-"
// expect: Error at index 1 in: "-" | Error at index 1 in: "-"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 1 in: "+" | Error at index 1 in: "+"
// expect: Error at index 1 in: "+" | Error at index 1 in: "+"
// expect: Error at index 1 in: "+" | Error at index 1 in: "+"
// expect: Error at index 1 in: "+" | Error at index 1 in: "+"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 2 in: "12x" | Error at index 2 in: "12x"
// expect: Error at index 2 in: "12x" | Error at index 2 in: "12x"
// expect: 1401 | 1401
// expect: Error at index 1 in: "12x" | Error at index 1 in: "12x"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 0 in: "x12" | Error at index 0 in: "x12"
// expect: Error at index 0 in: "x12" | Error at index 0 in: "x12"
// expect: 42806 | 42806
// expect: Error at index 0 in: "x12" | Error at index 0 in: "x12"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: 2147483647 | 2147483647
// expect: Error at index 8 in: "2147483647" | 142929835591
// expect: Error at index 6 in: "2147483647" | 206269972826551
// expect: Error at index 0 in: "2147483647" | Error at index 0 in: "2147483647"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 9 in: "2147483648" | 2147483648
// expect: Error at index 8 in: "2147483648" | 142929835592
// expect: Error at index 6 in: "2147483648" | 206269972826552
// expect: Error at index 0 in: "2147483648" | Error at index 0 in: "2147483648"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: -2147483648 | -2147483648
// expect: Error at index 9 in: "-2147483648" | -142929835592
// expect: Error at index 7 in: "-2147483648" | -206269972826552
// expect: Error at index 1 in: "-2147483648" | Error at index 1 in: "-2147483648"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 10 in: "-2147483649" | -2147483649
// expect: Error at index 9 in: "-2147483649" | -142929835593
// expect: Error at index 7 in: "-2147483649" | -206269972826553
// expect: Error at index 1 in: "-2147483649" | Error at index 1 in: "-2147483649"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 9 in: "9223372036854775807" | 9223372036854775807
// expect: Error at index 7 in: "9223372036854775807" | Error at index 15 in: "9223372036854775807"
// expect: Error at index 6 in: "9223372036854775807" | Error at index 12 in: "9223372036854775807"
// expect: Error at index 0 in: "9223372036854775807" | Error at index 0 in: "9223372036854775807"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 9 in: "9223372036854775808" | Error at index 18 in: "9223372036854775808"
// expect: Error at index 7 in: "9223372036854775808" | Error at index 15 in: "9223372036854775808"
// expect: Error at index 6 in: "9223372036854775808" | Error at index 12 in: "9223372036854775808"
// expect: Error at index 0 in: "9223372036854775808" | Error at index 0 in: "9223372036854775808"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 10 in: "-9223372036854775808" | -9223372036854775808
// expect: Error at index 8 in: "-9223372036854775808" | Error at index 16 in: "-9223372036854775808"
// expect: Error at index 7 in: "-9223372036854775808" | Error at index 13 in: "-9223372036854775808"
// expect: Error at index 1 in: "-9223372036854775808" | Error at index 1 in: "-9223372036854775808"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 10 in: "-9223372036854775809" | Error at index 19 in: "-9223372036854775809"
// expect: Error at index 8 in: "-9223372036854775809" | Error at index 16 in: "-9223372036854775809"
// expect: Error at index 7 in: "-9223372036854775809" | Error at index 13 in: "-9223372036854775809"
// expect: Error at index 1 in: "-9223372036854775809" | Error at index 1 in: "-9223372036854775809"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 0 in: "zz" | Error at index 0 in: "zz"
// expect: Error at index 0 in: "zz" | Error at index 0 in: "zz"
// expect: 1295 | 1295
// expect: Error at index 0 in: "zz" | Error at index 0 in: "zz"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 1 in: "7f" | Error at index 1 in: "7f"
// expect: 127 | 127
// expect: 267 | 267
// expect: Error at index 0 in: "7f" | Error at index 0 in: "7f"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: 34 | 34
// expect: 52 | 52
// expect: 112 | 112
// expect: Error at index 0 in: "٣٤" | Error at index 0 in: "٣٤"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 0 in: " 1" | Error at index 0 in: " 1"
// expect: Error at index 0 in: " 1" | Error at index 0 in: " 1"
// expect: Error at index 0 in: " 1" | Error at index 0 in: " 1"
// expect: Error at index 0 in: " 1" | Error at index 0 in: " 1"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 1 in: "1 " | Error at index 1 in: "1 "
// expect: Error at index 1 in: "1 " | Error at index 1 in: "1 "
// expect: Error at index 1 in: "1 " | Error at index 1 in: "1 "
// expect: Error at index 1 in: "1 " | Error at index 1 in: "1 "
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 1 in: "--1" | Error at index 1 in: "--1"
// expect: Error at index 1 in: "--1" | Error at index 1 in: "--1"
// expect: Error at index 1 in: "--1" | Error at index 1 in: "--1"
// expect: Error at index 1 in: "--1" | Error at index 1 in: "--1"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: Error at index 9 in: "99999999999999999999999" | Error at index 18 in: "99999999999999999999999"
// expect: Error at index 7 in: "99999999999999999999999" | Error at index 15 in: "99999999999999999999999"
// expect: Error at index 6 in: "99999999999999999999999" | Error at index 12 in: "99999999999999999999999"
// expect: Error at index 0 in: "99999999999999999999999" | Error at index 0 in: "99999999999999999999999"
// expect: radix 1 less than Character.MIN_RADIX | radix 1 less than Character.MIN_RADIX
// expect: radix 37 greater than Character.MAX_RADIX | radix 37 greater than Character.MAX_RADIX
// expect: java.lang.IndexOutOfBoundsException
// expect: java.lang.IndexOutOfBoundsException
// expect: java.lang.IndexOutOfBoundsException
// expect: java.lang.NumberFormatException: For input string: ""
// expect: class java.lang.NullPointerException
