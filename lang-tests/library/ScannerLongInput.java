// Lines and tokens of texts that are longer than what a Scanner reads at once come out whole, wherever its pieces end.
import java.util.Scanner;

public class ScannerLongInput {
  public static void main(String[] args) {
    for (int width : new int[] {7, 30, 61, 1023, 1024, 1025, 5000}) {
      StringBuilder text = new StringBuilder();
      int lines = 12000 / width + 2;
      for (int i = 0; i < lines; i++) {
        StringBuilder line = new StringBuilder().append(i).append('-');
        while (line.length() < width) line.append((char) ('a' + (i + line.length()) % 26));
        text.append(line).append(i % 3 == 0 ? "\r\n" : i == lines - 1 ? "" : "\n");
      }
      String[] expected = text.toString().split("\r?\n");
      Scanner byLine = new Scanner(text.toString()), byToken = new Scanner(text.toString());
      int wrong = 0, count = 0;
      while (byLine.hasNextLine()) {
        String line = byLine.nextLine();
        if (count >= expected.length || !line.equals(expected[count])) wrong++;
        count++;
      }
      System.out.println(width + ": " + count + " lines, " + wrong + " of them wrong");
      wrong = count = 0;
      while (byToken.hasNext()) {
        String token = byToken.next();
        if (count >= expected.length || !token.equals(expected[count])) wrong++;
        count++;
      }
      System.out.println(width + ": " + count + " tokens, " + wrong + " of them wrong");
    }
  }
}
// expect: 7: 1716 lines, 0 of them wrong
// expect: 7: 1716 tokens, 0 of them wrong
// expect: 30: 402 lines, 0 of them wrong
// expect: 30: 402 tokens, 0 of them wrong
// expect: 61: 198 lines, 0 of them wrong
// expect: 61: 198 tokens, 0 of them wrong
// expect: 1023: 13 lines, 0 of them wrong
// expect: 1023: 13 tokens, 0 of them wrong
// expect: 1024: 13 lines, 0 of them wrong
// expect: 1024: 13 tokens, 0 of them wrong
// expect: 1025: 13 lines, 0 of them wrong
// expect: 1025: 13 tokens, 0 of them wrong
// expect: 5000: 4 lines, 0 of them wrong
// expect: 5000: 4 tokens, 0 of them wrong
