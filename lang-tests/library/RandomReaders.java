// Random sequences of calls on the readers and input streams of java.io, wrapped at random and with small buffers: what they give, and the exceptions.
// With an argument so many sequences are printed, one a line, to be compared with OpenJDK's.
// expect: 1437343710
import java.io.*;
import java.util.Random;

public class RandomReaders {
  static final String[] PIECES = {"a", "b", "cd", "\n", "\r", "\r\n", "\n\n", "\r\r\n", "efg", "\u00e9", ""};

  static String text(Random random) {
    StringBuilder b = new StringBuilder();
    for (int n = random.nextInt(9); n > 0; n--) b.append(PIECES[random.nextInt(PIECES.length)]);
    return b.toString();
  }

  static Reader source(Random random, String text) throws IOException {
    switch (random.nextInt(4)) {
      case 0: return new StringReader(text);
      case 1: return new CharArrayReader(text.toCharArray());
      case 2: return new InputStreamReader(stream(random, text.getBytes("UTF-8")), "UTF-8");
      default: return new CharArrayReader(("x" + text + "y").toCharArray(), 1, text.length());
    }
  }

  static Reader reader(Random random, String text) throws IOException {
    Reader in = source(random, text);
    for (int n = random.nextInt(3); n > 0; n--) {
      int size = 1 + random.nextInt(4);
      switch (random.nextInt(3)) {
        case 0: in = new BufferedReader(in, size); break;
        case 1: in = new LineNumberReader(in, size); break;
        default: in = new PushbackReader(in, size);
      }
    }
    return in;
  }

  static InputStream stream(Random random, byte[] bytes) {
    InputStream in = new ByteArrayInputStream(bytes);
    for (int n = random.nextInt(3); n > 0; n--) {
      int size = 1 + random.nextInt(4);
      switch (random.nextInt(4)) {
        case 0: in = new BufferedInputStream(in, size); break;
        case 1: in = new PushbackInputStream(in, size); break;
        case 2: in = new SequenceInputStream(in, new ByteArrayInputStream(new byte[] {7, 8})); break;
        default: in = new DataInputStream(in);
      }
    }
    return in;
  }

  static String shown(int c) {
    return c < 0 ? "-" : c < 32 || c > 126 ? "#" + c : "" + (char) c;
  }

  static String shown(char[] cs, int n) {
    StringBuilder b = new StringBuilder(n + ":");
    for (int i = 0; i < n; i++) b.append(shown(cs[i]));
    return b.toString();
  }

  static String step(Random random, Reader in) throws IOException {
    switch (random.nextInt(9)) {
      case 0: return shown(in.read());
      case 1: {
        char[] cs = new char[1 + random.nextInt(5)];
        return shown(cs, in.read(cs));
      }
      case 2: {
        char[] cs = new char[6];
        int n = in.read(cs, 2, random.nextInt(4));
        return n + shown(cs, 6);
      }
      case 3: return "s" + in.skip(random.nextInt(4));
      case 4: return "r" + in.ready();
      case 5:
        if (in instanceof BufferedReader) return "l" + ((BufferedReader) in).readLine();
        if (in instanceof PushbackReader) {
          ((PushbackReader) in).unread('u');
          return "u";
        }
        return "?";
      case 6:
        in.mark(20);
        return "m" + in.markSupported();
      case 7:
        in.reset();
        return "R";
      default:
        if (in instanceof LineNumberReader) return "n" + ((LineNumberReader) in).getLineNumber();
        if (in instanceof BufferedReader) return "l" + ((BufferedReader) in).readLine();
        if (random.nextInt(9) == 0 && !(in instanceof InputStreamReader)) in.close();  // (on OpenJDK it may still give a character)
        return "c";
    }
  }

  static String step(Random random, InputStream in) throws IOException {
    switch (random.nextInt(9)) {
      case 0: return shown(in.read());
      case 1: {
        byte[] bs = new byte[1 + random.nextInt(5)];
        int n = in.read(bs);
        StringBuilder b = new StringBuilder(n + ":");
        for (int i = 0; i < n; i++) b.append(bs[i]).append(',');
        return b.toString();
      }
      case 2: return "s" + in.skip(random.nextInt(4));
      case 3: return "a" + in.available();
      case 4:
        in.mark(20);
        return "m" + in.markSupported();
      case 5:
        in.reset();
        return "R";
      case 6: return "n" + in.readNBytes(random.nextInt(4)).length;
      case 7:
        if (in instanceof DataInputStream) return "d" + ((DataInputStream) in).readShort();
        if (in instanceof PushbackInputStream) {
          ((PushbackInputStream) in).unread(9);
          return "u";
        }
        return "?";
      default:
        if (random.nextInt(9) == 0) in.close();
        return "c";
    }
  }

  static String run(int seed) throws IOException {
    Random random = new Random(seed);
    StringBuilder b = new StringBuilder();
    String text = text(random);
    boolean chars = random.nextBoolean();
    Reader reader = chars ? reader(random, text) : null;
    InputStream stream = chars ? null : stream(random, text.getBytes("UTF-8"));
    Object last = chars ? reader : stream;
    b.append(last.getClass().getSimpleName()).append(' ');
    for (int n = 1 + random.nextInt(8); n > 0; n--) {
      try {
        b.append(chars ? step(random, reader) : step(random, stream)).append(' ');
      } catch (IOException | RuntimeException e) {
        b.append(e.getClass().getSimpleName()).append(' ');
      }
    }
    return b.toString();
  }

  public static void main(String[] args) throws IOException {
    if (args.length > 0) {
      for (int seed = 0; seed < Integer.parseInt(args[0]); seed++) System.out.println(seed + " " + run(seed));
      return;
    }
    int hash = 0;
    for (int seed = 0; seed < 3000; seed++) hash = hash * 31 + run(seed).hashCode();
    System.out.println(hash);
  }
}
