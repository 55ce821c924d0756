import java.text.*; import java.text.AttributedCharacterIterator.Attribute; import java.util.*;
// Runs of attributes whose annotations may go beyond the part of the text that is gone through.
public class RandomAnnotations {
  static final Attribute[] KEYS = {Attribute.LANGUAGE, Attribute.READING, Attribute.INPUT_METHOD_SEGMENT};
  static int run(long seed, StringBuilder log) {
    Random r = new Random(seed);
    int length = 1 + r.nextInt(12);
    AttributedString text = new AttributedString("abcdefghijklmnop".substring(0, length));
    Object[] values = {new Annotation("x"), new Annotation("y"), "s", "t", null};
    for (int i = r.nextInt(8); i > 0; i--) {
      int begin = r.nextInt(length), end = begin + 1 + r.nextInt(length - begin);
      text.addAttribute(KEYS[r.nextInt(3)], values[r.nextInt(values.length)], begin, end);
    }
    int from = r.nextInt(length), to = from + r.nextInt(length - from + 1);
    AttributedCharacterIterator it = text.getIterator(null, from, to);
    for (int i = 0; i < 12; i++) {
      it.setIndex(from + r.nextInt(to - from + 1));
      Set<Attribute> some = new LinkedHashSet<>();
      for (Attribute k : KEYS) if (r.nextInt(2) == 0) some.add(k);
      log.append(it.getIndex()).append(':').append(it.getRunStart()).append(' ').append(it.getRunLimit());
      for (Attribute k : KEYS) {
        Object v = it.getAttribute(k);
        log.append(' ').append(it.getRunStart(k)).append(' ').append(it.getRunLimit(k)).append(v instanceof Annotation ? ((Annotation) v).getValue() : v);
      }
      log.append(' ').append(some.size()).append(it.getRunStart(some)).append(' ').append(it.getRunLimit(some)).append(' ').append(it.getAttributes().size()).append('\n');
    }
    return log.toString().hashCode();
  }
  public static void main(String[] args) {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 300;
    if (args.length > 1) { StringBuilder b = new StringBuilder(); run(count, b); System.out.println(b); return; }
    int hash = 0;
    for (int i = 0; i < count; i++) {
      hash = hash * 31 + run(i, new StringBuilder());
      if (i % 100 == 99) System.out.println(i + " " + hash);
    }
  }
}
// expect: 99 1958901968
// expect: 199 1219148347
// expect: 299 1272662868
