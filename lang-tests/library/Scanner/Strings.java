// Scanning strings with delimiters.
import java.util.*;

public class Strings {
  public static void main(String[] args) {
    Scanner s = new Scanner("a,b,,c").useDelimiter(",");
    while (s.hasNext()) System.out.print("[" + s.next() + "]");
    System.out.println();
    Scanner n = new Scanner("10 20\n30");
    int sum = 0;
    while (n.hasNextInt()) sum += n.nextInt();
    System.out.println(sum);
    Scanner l = new Scanner("one\n\nthree");
    while (l.hasNextLine()) System.out.print("<" + l.nextLine() + ">");
    System.out.println();
    System.out.println(new Scanner("1f").nextInt(16) + " " + new Scanner("-5").nextInt());
  }
}
// expect: [a][b][][c]
// expect: 60
// expect: <one><><three>
// expect: 31 -5
