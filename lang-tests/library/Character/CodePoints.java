// Code points in arrays of characters, and properties of characters that few programs ask for.
import java.util.*;
import java.util.function.*;

public class CodePoints {
  static String attempt(Supplier<Object> s) {
    try {
      return String.valueOf(s.get());
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      return e.getClass().getSimpleName();
    }
  }

  // How many code points have it, and a sum over them. (Planes without characters are left out.)
  static void count(String what, IntPredicate p) {
    int n = 0;
    long sum = 0;
    for (int c = 0; c < 0xe0200; c++) {
      if (c == 0x31400) c = 0xe0000;
      if (!p.test(c)) continue;
      n++;
      sum = sum * 31 + c;
    }
    System.out.println(what + " " + n + " " + sum);
  }

  @SuppressWarnings("deprecation")
  public static void main(String[] args) {
    char[] a = "a\ud800\udc00b\ud801".toCharArray();
    for (int i = -1; i <= 6; i++) {
      StringBuilder line = new StringBuilder();
      for (int j = -1; j <= 6; j++) {
        int x = i, y = j;
        line.append(attempt(() -> Character.codePointAt(a, x, y))).append(',');
        line.append(attempt(() -> Character.codePointBefore(a, x, y))).append(',');
        line.append(attempt(() -> Character.codePointBefore(a, x))).append(',');
        line.append(attempt(() -> Character.codePointCount(a, x, y))).append(',');
        line.append(attempt(() -> Character.offsetByCodePoints(a, 1, 3, x, y))).append(',');
        line.append(attempt(() -> Character.offsetByCodePoints(a, 0, 5, x, -y))).append(' ');
      }
      System.out.println(i + " " + line.toString().hashCode() + " " + line.substring(0, 40));
    }
    for (int c : new int[] {'A', 0x10000, 0x110000}) {
      for (int i = -1; i < 3; i++) {
        char[] to = new char[2];
        int at = i;
        System.out.print(attempt(() -> Character.toChars(c, to, at)) + Arrays.toString(new int[] {to[0], to[1]}) + " ");
      }
    }
    System.out.println();
    count("defined", Character::isDefined);
    count("ideographic", Character::isIdeographic);
    count("mirrored", Character::isMirrored);
    count("title case", Character::isTitleCase);
    count("identifier start", Character::isUnicodeIdentifierStart);
    count("identifier part", Character::isUnicodeIdentifierPart);
    count("ignorable", Character::isIdentifierIgnorable);
    count("to title case", c -> c < 0x20000 && Character.toTitleCase(c) != Character.toUpperCase(c));
    System.out.println(Character.toTitleCase('\u01c4') + " " + Character.toTitleCase('x') + " " + Character.isMirrored('('));
    System.out.println(Character.isSpace('\n') + " " + Character.isSpace('\u000b') + " " + Character.isJavaLetter('$') + " "
        + Character.isJavaLetterOrDigit('1') + " " + Character.isIdentifierIgnorable('\u0001') + " " + Character.isUnicodeIdentifierPart('_'));
  }
}
// expect: -1 1539398700 IndexOutOfBoundsException,IndexOutOfBoun
// expect: 0 1961107570 IndexOutOfBoundsException,IndexOutOfBoun
// expect: 1 6683939 IndexOutOfBoundsException,IndexOutOfBoun
// expect: 2 1028725123 IndexOutOfBoundsException,IndexOutOfBoun
// expect: 3 -339822618 IndexOutOfBoundsException,IndexOutOfBoun
// expect: 4 -859001251 IndexOutOfBoundsException,IndexOutOfBoun
// expect: 5 -1180221928 IndexOutOfBoundsException,IndexOutOfBoun
// expect: 6 -515652865 IndexOutOfBoundsException,IndexOutOfBoun
// expect: ArrayIndexOutOfBoundsException[0, 0] 1[65, 0] 1[0, 65] ArrayIndexOutOfBoundsException[0, 0] ArrayIndexOutOfBoundsException[56320, 0] 2[55296, 56320] ArrayIndexOutOfBoundsException[0, 0] ArrayIndexOutOfBoundsException[0, 0] IllegalArgumentException[0, 0] IllegalArgumentException[0, 0] IllegalArgumentException[0, 0] IllegalArgumentException[0, 0] 
// expect: defined 152372 -3645293498531349473
// expect: ideographic 101652 -4328493454929080747
// expect: mirrored 545 -3348764610326975028
// expect: title case 31 -4092874544827840714
// expect: identifier start 131483 -8605973704405192432
// expect: identifier part 134652 -8220182902396924733
// expect: ignorable 217 2188382192972859836
// expect: to title case 58 4361519842100310787
// expect: ǅ X true
// expect: true false true true true true
