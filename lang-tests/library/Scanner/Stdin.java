// Tokens and lines of standard input.
// stdin: 12 3.5 word
// stdin: rest of the line
// stdin:
// stdin: true 99999999999
// stdin: 7 x
import java.util.*;

public class Stdin {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    System.out.println(in.nextInt() + in.nextDouble());
    System.out.println(in.next() + "|" + in.nextLine() + "|" + in.nextLine() + "|" + in.nextLine() + "|");
    System.out.println(in.nextBoolean() + " " + in.nextLong());
    System.out.println(in.hasNextInt() + " " + in.nextInt() + " " + in.hasNextInt());
    try {
      in.nextInt();
    } catch (InputMismatchException e) {
      System.out.println(e);
    }
    System.out.println(in.next() + in.hasNext() + in.hasNextLine());
    try {
      in.next();
    } catch (NoSuchElementException e) {
      System.out.println(e.getClass().getName());
    }
  }
}
// expect: 15.5
// expect: word||rest of the line||
// expect: true 99999999999
// expect: true 7 false
// expect: java.util.InputMismatchException
// expect: xfalsetrue
// expect: java.util.NoSuchElementException
