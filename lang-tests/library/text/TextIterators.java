// StringCharacterIterator, and what AttributedString refuses.
import java.text.Annotation;
import java.text.AttributedCharacterIterator.Attribute;
import java.text.AttributedString;
import java.text.CharacterIterator;
import java.text.StringCharacterIterator;
import java.util.HashMap;
import java.util.Map;

public class TextIterators {
  static void attempt(String name, Runnable r) {
    try {
      r.run();
      System.out.println(name + " done");
    } catch (RuntimeException e) {
      System.out.println(name + " " + e.getClass().getName() + (e instanceof NullPointerException ? "" : " " + e.getMessage()));
    }
  }

  static void walk(CharacterIterator it) {
    StringBuilder out = new StringBuilder();
    out.append(it.getBeginIndex()).append(' ').append(it.getEndIndex()).append(' ').append(it.getIndex()).append((int) it.current());
    for (char c = it.first(); c != CharacterIterator.DONE; c = it.next()) out.append(c).append(it.getIndex());
    out.append(' ').append((int) it.next()).append(it.getIndex()).append(' ');
    for (char c = it.last(); c != CharacterIterator.DONE; c = it.previous()) out.append(c).append(it.getIndex());
    out.append(' ').append((int) it.previous()).append(it.getIndex()).append((int) it.setIndex(it.getEndIndex()));
    System.out.println(out);
  }

  public static void main(String[] args) {
    walk(new StringCharacterIterator("hello"));
    walk(new StringCharacterIterator("hello", 3));
    walk(new StringCharacterIterator("hello", 1, 4, 4));
    walk(new StringCharacterIterator("hello", 2, 2, 2));
    walk(new StringCharacterIterator(""));
    StringCharacterIterator it = new StringCharacterIterator("abc", 1);
    StringCharacterIterator copy = (StringCharacterIterator) it.clone();
    System.out.println(it.equals(copy) + " " + (it.hashCode() == copy.hashCode()) + " " + it.hashCode());
    copy.next();
    System.out.println(it.equals(copy) + " " + it.current() + copy.current() + it.equals("abc"));
    copy.setText("xy");
    walk(copy);
    attempt("null", () -> new StringCharacterIterator(null));
    attempt("begin", () -> new StringCharacterIterator("abc", -1, 2, 0));
    attempt("end", () -> new StringCharacterIterator("abc", 1, 4, 1));
    attempt("order", () -> new StringCharacterIterator("abc", 2, 1, 1));
    attempt("position", () -> new StringCharacterIterator("abc", 1, 2, 3));
    attempt("index", () -> it.setIndex(4));
    attempt("below", () -> it.setIndex(-1));

    AttributedString empty = new AttributedString("");
    walk(empty.getIterator());
    AttributedString text = new AttributedString("abc");
    walk(text.getIterator(null, 1, 3));
    Map<Attribute, Object> map = new HashMap<>();
    attempt("empty map", () -> new AttributedString("", map));
    map.put(Attribute.LANGUAGE, 1);
    attempt("null text", () -> new AttributedString((String) null));
    attempt("null map", () -> new AttributedString("a", null));
    attempt("of empty", () -> new AttributedString("", map));
    attempt("to empty", () -> empty.addAttribute(Attribute.LANGUAGE, 1));
    attempt("null key", () -> text.addAttribute(null, 1));
    attempt("range", () -> text.addAttribute(Attribute.LANGUAGE, 1, 1, 1));
    attempt("beyond", () -> text.addAttribute(Attribute.LANGUAGE, 1, 1, 4));
    attempt("below", () -> text.addAttribute(Attribute.LANGUAGE, 1, -1, 2));
    attempt("empty range", () -> text.addAttributes(map, 1, 1));
    attempt("nothing", () -> text.addAttributes(new HashMap<>(), 1, 1));
    attempt("wrong range", () -> text.addAttributes(map, 2, 1));
    attempt("null map", () -> text.addAttributes(null, 0, 1));
    attempt("iterator", () -> text.getIterator(null, 1, 4));
    attempt("part", () -> new AttributedString(text.getIterator(null, 1, 2), 0, 2));
    attempt("index", () -> text.getIterator(null, 1, 2).setIndex(0));
    System.out.println(new Annotation("x") + " " + Attribute.READING + " " + Attribute.INPUT_METHOD_SEGMENT + Attribute.LANGUAGE);
    System.out.println(text.getIterator().equals(text.getIterator()) + " " + text.getIterator().equals(empty.getIterator()));
  }
}
// expect: 0 5 0104h0e1l2l3o4 655355 o4l3l2e1h0 65535065535
// expect: 0 5 3108h0e1l2l3o4 655355 o4l3l2e1h0 65535065535
// expect: 1 4 465535e1l2l3 655354 l3l2e1 65535165535
// expect: 2 2 265535 655352  65535265535
// expect: 0 0 065535 655350  65535065535
// expect: true true 96352
// expect: false bcfalse
// expect: 0 2 0120x0y1 655352 y1x0 65535065535
// expect: null java.lang.NullPointerException
// expect: begin java.lang.IllegalArgumentException Invalid substring range
// expect: end java.lang.IllegalArgumentException Invalid substring range
// expect: order java.lang.IllegalArgumentException Invalid substring range
// expect: position java.lang.IllegalArgumentException Invalid position
// expect: index java.lang.IllegalArgumentException Invalid index
// expect: below java.lang.IllegalArgumentException Invalid index
// expect: 0 0 065535 655350  65535065535
// expect: 1 3 198b1c2 655353 c2b1 65535165535
// expect: empty map done
// expect: null text java.lang.NullPointerException
// expect: null map java.lang.NullPointerException
// expect: of empty java.lang.IllegalArgumentException Can't add attribute to 0-length text
// expect: to empty java.lang.IllegalArgumentException Can't add attribute to 0-length text
// expect: null key java.lang.NullPointerException
// expect: range java.lang.IllegalArgumentException Invalid substring range
// expect: beyond java.lang.IllegalArgumentException Invalid substring range
// expect: below java.lang.IllegalArgumentException Invalid substring range
// expect: empty range java.lang.IllegalArgumentException Can't add attribute to 0-length text
// expect: nothing done
// expect: wrong range java.lang.IllegalArgumentException Invalid substring range
// expect: null map java.lang.NullPointerException
// expect: iterator java.lang.IllegalArgumentException Invalid substring range
// expect: part java.lang.IllegalArgumentException Invalid substring range
// expect: index java.lang.IllegalArgumentException Invalid index
// expect: java.text.Annotation[value=x] java.text.AttributedCharacterIterator$Attribute(reading) java.text.AttributedCharacterIterator$Attribute(input_method_segment)java.text.AttributedCharacterIterator$Attribute(language)
// expect: true false
