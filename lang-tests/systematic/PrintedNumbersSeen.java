// Numbers that would only be printed (docs/algorithms.md), were it not for somebody who looks at the text. Who comes first is told by nothing else; in
// the order that is tried first nothing goes wrong.
// expect finding: FAILED
// explore: --explore=exhaustive -- equals
// explore: --explore=exhaustive -- length
// explore: --explore=exhaustive -- charAt
// explore: --explore=exhaustive -- hashed
// explore: --explore=exhaustive -- switched
// explore: --explore=exhaustive -- parsed
// explore: --explore=exhaustive -- builder
// explore: --explore=exhaustive -- formatted
// explore: --explore=exhaustive -- extended
// explore: --explore=exhaustive -- joined
// explore: --explore=exhaustive -- kept
// explore: --explore=exhaustive -- listed
// explore: --explore=exhaustive -- message
// explore: --explore=exhaustive -- captured
// explore: --explore=exhaustive -- interned
// explore: --explore=exhaustive -- encoded
// explore: --explore=exhaustive -- chars
// explore: --explore=exhaustive -- streamed
// explore: --explore=exhaustive -- ordered
// explore: --explore=exhaustive -- matched
// explore: --explore=exhaustive -- named
// explore: --explore=exhaustive -- property
// explore: --explore=exhaustive -- aCharacter
// explore: --explore=exhaustive -- aDouble
// explore: --explore=exhaustive -- plain
// explore: --explore=exhaustive -- counted
// explore: --explore=exhaustive -- builderLength
// explore: --explore=exhaustive -- builderIndex
// explore: --explore=exhaustive -- joiner
// explore: --explore=exhaustive -- tree
// explore: --explore=exhaustive -- filtered
// explore: --explore=exhaustive -- scanned
// explore: --explore=exhaustive -- written
// explore: --explore=exhaustive -- overridden
// explore: --explore=exhaustive -- errors
// explore: --explore=exhaustive -- narrowed
// explore: --explore=exhaustive -- chosen
// explore: --explore=exhaustive -- divided
// explore: --explore=exhaustive -- returned
// explore: --explore=exhaustive -- boxed
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Scanner;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;

public class PrintedNumbersSeen {
  static final AtomicInteger n = new AtomicInteger(8);
  static final Object lock = new Object();
  static final List<String> list = new ArrayList<>();
  static final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  static volatile boolean stop;
  static String kept = "";
  static int count = 8;

  static void check(boolean good) {
    assert good;
  }

  static String twice(int i) {
    return "d" + 2 * i;
  }

  static void look(String how) {
    String s;
    switch (how) {
      case "aCharacter":
        s = "got " + (char) ('0' + n.incrementAndGet());
        check(!s.equals("got 9"));
        return;
      case "aDouble":
        s = "got " + n.incrementAndGet() / 2.0;
        check(!s.equals("got 4.5"));
        return;
      case "plain":
        synchronized (lock) {
          s = "got " + ++count;
        }
        check(!s.equals("got 9"));
        return;
      case "counted":
        int rounds = 0;
        while (!stop) rounds++;
        s = "rounds: " + rounds;
        check(!s.equals("rounds: 3"));
        return;
      default:
        s = "got " + n.incrementAndGet();
    }
    switch (how) {
      case "equals":
        check(!s.equals("got 9"));
        break;
      case "length":
        check(s.length() == 6);
        break;
      case "charAt":
        check(s.charAt(4) != '9');
        break;
      case "hashed":
        check(!Set.of("got 9").contains(s));
        break;
      case "switched":
        switch (s) {
          case "got 9": check(false);
          default:
        }
        break;
      case "parsed":
        check(Integer.parseInt(s.substring(4)) != 9);
        break;
      case "builder":
        check(new StringBuilder(s).reverse().charAt(0) != '9');
        break;
      case "formatted":
        check(!String.format("<%s>", s).equals("<got 9>"));
        break;
      case "extended":
        s += "!";
        check(!s.equals("got 9!"));
        break;
      case "joined":
        check(!String.join("-", s, s).equals("got 9-got 9"));
        break;
      case "kept":
        kept = s;
        break;
      case "listed":
        list.add(s);
        break;
      case "message":
        try {
          throw new IllegalStateException(s);
        } catch (IllegalStateException e) {
          check(!e.getMessage().equals("got 9"));
        }
        break;
      case "captured":
        System.setOut(new PrintStream(bytes));
        System.out.print(s);
        break;
      case "interned":
        check(s.intern() != "got 9");
        break;
      case "encoded":
        check(s.getBytes()[4] != '9');
        break;
      case "chars":
        check(s.toCharArray()[4] != '9');
        break;
      case "streamed":
        check(s.chars().noneMatch(c -> c == '9'));
        break;
      case "ordered":
        check(s.compareTo("got 9") != 0);
        break;
      case "matched":
        check(!s.matches("got 9"));
        break;
      case "named":
        Thread t = new Thread(() -> {}, s);
        check(!t.getName().equals("got 9"));
        break;
      case "property":
        System.setProperty("printed", s);
        break;
      case "builderLength":
        check(new StringBuilder(s).length() == 6);
        break;
      case "builderIndex":
        StringBuilder builder = new StringBuilder("<");
        builder.append(s).append(">");
        check(builder.indexOf("9") < 0);
        break;
      case "joiner":
        check(new StringJoiner("-").add(s).length() == 6);
        break;
      case "tree":
        check(new TreeSet<>(List.of("got 9", s)).size() == 2);
        break;
      case "filtered":
        check(Optional.of(s).filter(x -> x.equals("got 9")).isEmpty());
        break;
      case "scanned":
        check(new Scanner(s.substring(4)).nextInt() != 9);
        break;
      case "written":
        StringWriter writer = new StringWriter();
        new PrintWriter(writer, true).print(s);
        check(writer.toString().length() == 6);
        break;
      case "overridden":
        PrintStream stream = new PrintStream(bytes) {
          @Override
          public void println(String x) {
            check(x.length() == 6);
          }
        };
        stream.println(s);
        break;
      case "errors":
        System.setErr(new PrintStream(bytes));
        System.err.print(s);
        break;
      case "narrowed":
        byte narrow = (byte) n.get();
        check(!("q" + narrow).equals("q9"));
        break;
      case "chosen":
        int chosen = n.get();
        check(!("q" + (chosen > 9 ? 1 : 0)).equals("q0"));
        break;
      case "divided":
        int divided = n.get();
        check(!("q" + divided % 5).endsWith("4"));
        break;
      case "returned":
        check(!twice(n.get()).equals("d18"));
        break;
      case "boxed":
        Integer boxed = n.get();
        check(!("q" + boxed).equals("q9"));
        break;
      default:
        throw new IllegalArgumentException(how);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> {
      n.incrementAndGet();
      synchronized (lock) {
        count++;
      }
      stop = true;
    });
    Thread second = new Thread(() -> look(args[0]));
    first.start();
    second.start();
    first.join();
    second.join();
    check(!kept.equals("got 9"));
    check(!list.contains("got 9"));
    check(!bytes.toString().contains("9"));
    check(!"got 9".equals(System.getProperty("printed")));
  }
}
