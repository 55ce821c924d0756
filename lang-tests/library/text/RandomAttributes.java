// Attributed strings with random attributes, annotations among them: their runs, seen from each place of the whole text and of
// parts of it, and copies of parts. Some cases as they are, of all a number for each eight.
import java.text.Annotation;
import java.text.AttributedCharacterIterator;
import java.text.AttributedCharacterIterator.Attribute;
import java.text.AttributedString;
import java.text.CharacterIterator;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

public class RandomAttributes {
  static final Attribute[] KEYS = {Attribute.LANGUAGE, Attribute.READING, NumberFormat.Field.INTEGER};
  static final Set<Attribute> TWO = Set.of(KEYS[0], KEYS[2]);
  static Random r;

  static Object value(Object[] annotations) {
    int n = r.nextInt(6);
    return n < 3 ? (Object) n : n == 3 ? null : annotations[n - 4];
  }

  static String show(Object value) {
    return value instanceof Annotation ? "@" + ((Annotation) value).getValue() : String.valueOf(value);
  }

  static String run(AttributedCharacterIterator it) {
    StringBuilder s = new StringBuilder();
    s.append(it.getIndex()).append(it.current() == CharacterIterator.DONE ? '$' : it.current());
    for (Attribute key : KEYS) {
      s.append(' ').append(it.getRunStart(key)).append('-').append(it.getRunLimit(key)).append(show(it.getAttribute(key)));
    }
    s.append(' ').append(it.getRunStart(TWO)).append('-').append(it.getRunLimit(TWO));
    s.append(' ').append(it.getRunStart()).append('-').append(it.getRunLimit());
    Map<String, String> sorted = new TreeMap<>();
    it.getAttributes().forEach((k, v) -> sorted.put(k.toString(), show(v)));
    return s.append(sorted.values()).toString();
  }

  // (Where an annotation goes beyond what is gone through OpenJDK's runs are shorter than they have to be.)
  static void attributes(AttributedCharacterIterator it, List<String> out) {
    for (int i = it.getBeginIndex(); i < it.getEndIndex(); i++) {
      it.setIndex(i);
      for (Attribute key : KEYS) out.add(i + show(it.getAttribute(key)) + it.getRunStart() + it.getRunLimit());
    }
  }

  static void walk(AttributedCharacterIterator it, List<String> out) {
    Set<String> keys = new java.util.TreeSet<>();
    for (Attribute key : it.getAllAttributeKeys()) keys.add(key.toString());
    out.add(it.getBeginIndex() + ".." + it.getEndIndex() + keys);
    for (int i = it.getBeginIndex(); i <= it.getEndIndex(); i++) {
      it.setIndex(i);
      out.add(run(it));
    }
    it.last();
    out.add(it.getIndex() + " " + (int) it.previous() + " " + (int) it.first() + " " + it.equals(it.clone()));
  }

  static List<String> one() {
    List<String> out = new ArrayList<>();
    String text = "abcdefgh".substring(0, r.nextInt(8) + 1);
    int n = text.length();
    Object[] annotations = {new Annotation("p"), new Annotation("q")};
    AttributedString s = new AttributedString(text);
    if (r.nextInt(4) == 0) s = new AttributedString(text, Map.of(KEYS[r.nextInt(3)], 7));
    for (int i = r.nextInt(6); i > 0; i--) {
      int begin = r.nextInt(n), end = begin + 1 + r.nextInt(n - begin);
      if (r.nextInt(4) > 0) {
        s.addAttribute(KEYS[r.nextInt(3)], value(annotations), begin, end);
      } else {
        Map<Attribute, Object> map = new HashMap<>();
        for (int j = r.nextInt(3); j >= 0; j--) map.put(KEYS[r.nextInt(3)], value(annotations));
        s.addAttributes(map, begin, end);
      }
    }
    walk(s.getIterator(), out);
    int begin = r.nextInt(n + 1), end = begin + r.nextInt(n - begin + 1);
    attributes(s.getIterator(null, begin, end), out);
    walk(new AttributedString(s.getIterator(), begin, end).getIterator(), out);
    walk(new AttributedString(s.getIterator(), begin, end, new Attribute[] {KEYS[r.nextInt(3)]}).getIterator(), out);
    walk(new AttributedString(s.getIterator(null, begin, end)).getIterator(), out);
    return out;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 10; i++) {
      int sum = 0;
      for (int j = 0; j < 8; j++) {
        r = new Random(i * 1000 + j);
        List<String> lines = one();
        if (j == 0 && i < 3) System.out.println(i + " " + j + "\n" + String.join("\n", lines));
        sum = 31 * sum + lines.hashCode();
      }
      System.out.println(i + ": " + sum);
    }
  }
}
// expect: 0 0
// expect: 0..6[java.text.NumberFormat$Field(integer)]
// expect: 0a 0-6null 0-6null 0-6null 0-6 0-5[]
// expect: 1b 0-6null 0-6null 0-6null 0-6 0-5[]
// expect: 2c 0-6null 0-6null 0-6null 0-6 0-5[]
// expect: 3d 0-6null 0-6null 0-6null 0-6 0-5[]
// expect: 4e 0-6null 0-6null 0-6null 0-6 0-5[]
// expect: 5f 0-6null 0-6null 0-6null 0-6 5-6[null]
// expect: 6$ 6-6null 6-6null 6-6null 6-6 6-6[]
// expect: 5 101 97 true
// expect: 0..0[]
// expect: 0$ 0-0null 0-0null 0-0null 0-0 0-0[]
// expect: 0 65535 65535 true
// expect: 0..0[]
// expect: 0$ 0-0null 0-0null 0-0null 0-0 0-0[]
// expect: 0 65535 65535 true
// expect: 0..0[]
// expect: 0$ 0-0null 0-0null 0-0null 0-0 0-0[]
// expect: 0 65535 65535 true
// expect: 0: 803795376
// expect: 1 0
// expect: 0..6[java.text.AttributedCharacterIterator$Attribute(language), java.text.AttributedCharacterIterator$Attribute(reading), java.text.NumberFormat$Field(integer)]
// expect: 0a 0-51 0-41 0-10 0-1 0-1[1, 1, 0]
// expect: 1b 0-51 0-41 1-4@p 1-4 1-4[1, 1, @p]
// expect: 2c 0-51 0-41 1-4@p 1-4 1-4[1, 1, @p]
// expect: 3d 0-51 0-41 1-4@p 1-4 1-4[1, 1, @p]
// expect: 4e 0-51 4-6@q 4-60 4-5 4-5[1, @q, 0]
// expect: 5f 5-6@q 4-6@q 4-60 5-6 5-6[@q, @q, 0]
// expect: 6$ 6-6null 6-6null 6-6null 6-6 6-6[]
// expect: 5 101 97 true
// expect: 3134
// expect: 3134
// expect: 3null34
// expect: 4145
// expect: 4null45
// expect: 4045
// expect: 0..2[java.text.AttributedCharacterIterator$Attribute(language), java.text.AttributedCharacterIterator$Attribute(reading), java.text.NumberFormat$Field(integer)]
// expect: 0d 0-21 0-11 0-1null 0-1 0-1[1, 1]
// expect: 1e 0-21 1-2null 1-20 1-2 1-2[1, 0]
// expect: 2$ 2-2null 2-2null 2-2null 2-2 2-2[]
// expect: 1 100 100 true
// expect: 0..2[java.text.AttributedCharacterIterator$Attribute(reading)]
// expect: 0d 0-2null 0-11 0-2null 0-2 0-1[1]
// expect: 1e 0-2null 1-2null 0-2null 0-2 1-2[]
// expect: 2$ 2-2null 2-2null 2-2null 2-2 2-2[]
// expect: 1 100 100 true
// expect: 0..2[java.text.AttributedCharacterIterator$Attribute(language), java.text.AttributedCharacterIterator$Attribute(reading), java.text.NumberFormat$Field(integer)]
// expect: 0d 0-21 0-11 0-1null 0-1 0-1[1, 1]
// expect: 1e 0-21 1-2null 1-20 1-2 1-2[1, 0]
// expect: 2$ 2-2null 2-2null 2-2null 2-2 2-2[]
// expect: 1 100 100 true
// expect: 1: 741434611
// expect: 2 0
// expect: 0..5[java.text.AttributedCharacterIterator$Attribute(language), java.text.AttributedCharacterIterator$Attribute(reading), java.text.NumberFormat$Field(integer)]
// expect: 0a 0-1@q 0-5null 0-1null 0-1 0-1[@q, null]
// expect: 1b 1-21 0-5null 1-5@p 1-2 1-2[1, null, @p]
// expect: 2c 2-5null 0-5null 1-5@p 2-5 2-5[null, @p]
// expect: 3d 2-5null 0-5null 1-5@p 2-5 2-5[null, @p]
// expect: 4e 2-5null 0-5null 1-5@p 2-5 2-5[null, @p]
// expect: 5$ 5-5null 5-5null 5-5null 5-5 5-5[]
// expect: 4 100 97 true
// expect: 0@q01
// expect: 0null01
// expect: 0null01
// expect: 1112
// expect: 1null12
// expect: 1null12
// expect: 2null24
// expect: 2null24
// expect: 2null24
// expect: 3null24
// expect: 3null24
// expect: 3null24
// expect: 0..4[java.text.AttributedCharacterIterator$Attribute(language)]
// expect: 0a 0-1@q 0-4null 0-4null 0-1 0-1[@q]
// expect: 1b 1-21 0-4null 0-4null 1-2 1-2[1]
// expect: 2c 2-4null 0-4null 0-4null 2-4 2-4[]
// expect: 3d 2-4null 0-4null 0-4null 2-4 2-4[]
// expect: 4$ 4-4null 4-4null 4-4null 4-4 4-4[]
// expect: 3 99 97 true
// expect: 0..4[]
// expect: 0a 0-4null 0-4null 0-4null 0-4 0-4[]
// expect: 1b 0-4null 0-4null 0-4null 0-4 0-4[]
// expect: 2c 0-4null 0-4null 0-4null 0-4 0-4[]
// expect: 3d 0-4null 0-4null 0-4null 0-4 0-4[]
// expect: 4$ 4-4null 4-4null 4-4null 4-4 4-4[]
// expect: 3 99 97 true
// expect: 0..4[java.text.AttributedCharacterIterator$Attribute(language)]
// expect: 0a 0-1@q 0-4null 0-4null 0-1 0-1[@q]
// expect: 1b 1-21 0-4null 0-4null 1-2 1-2[1]
// expect: 2c 2-4null 0-4null 0-4null 2-4 2-4[]
// expect: 3d 2-4null 0-4null 0-4null 2-4 2-4[]
// expect: 4$ 4-4null 4-4null 4-4null 4-4 4-4[]
// expect: 3 99 97 true
// expect: 2: -720816399
// expect: 3: -681204241
// expect: 4: -1755172976
// expect: 5: -273438355
// expect: 6: 488797677
// expect: 7: 171333311
// expect: 8: -1090992037
// expect: 9: -1015123740
