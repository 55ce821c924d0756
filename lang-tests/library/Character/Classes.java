// Classification and conversion of characters.
public class Classes {
  public static void main(String[] args) {
    char[] chars = {'a', 'Z', '5', ' ', '\t', '_', '$', '-', '\u00e9', '\u00df', '\u0663', '\u4e2d', '\n', '\0', '\u2003'};
    for (char c : chars) {
      System.out.println((int) c + ": " + Character.isLetter(c) + " " + Character.isDigit(c) + " " + Character.isLetterOrDigit(c) + " " + Character.isUpperCase(c) + " " + Character.isLowerCase(c) + " " + Character.isWhitespace(c) + " " + Character.isSpaceChar(c) + " " + Character.isJavaIdentifierStart(c) + " " + Character.isJavaIdentifierPart(c) + " " + Character.isISOControl(c) + " " + Character.isAlphabetic(c));
    }
    System.out.println("" + Character.toUpperCase('a') + Character.toLowerCase('\u00c9') + Character.toUpperCase('\u00df') + Character.toUpperCase('1'));
    System.out.println(Character.digit('f', 16) + " " + Character.digit('9', 8) + " " + Character.forDigit(11, 16) + " " + Character.getNumericValue('z') + " " + Character.getNumericValue('\u0663'));
    System.out.println(Character.toString(65) + Character.valueOf('x') + Character.compare('a', 'c') + Character.MAX_VALUE + Character.hashCode('a'));
    System.out.println(Character.isSurrogate('\ud800') + " " + Character.toCodePoint('\ud83d', '\ude00') + " " + Character.highSurrogate(128512) + Character.getType('a') + " " + Character.reverseBytes('\u0102') + Character.isTitleCase('\u01c5'));
  }
}
// expect: 97: true false true false true false false true true false true
// expect: 90: true false true true false false false true true false true
// expect: 53: false true true false false false false false true false false
// expect: 32: false false false false false true true false false false false
// expect: 9: false false false false false true false false false true false
// expect: 95: false false false false false false false true true false false
// expect: 36: false false false false false false false true true false false
// expect: 45: false false false false false false false false false false false
// expect: 233: true false true false true false false true true false true
// expect: 223: true false true false true false false true true false true
// expect: 1635: false true true false false false false false true false false
// expect: 20013: true false true false false false false true true false true
// expect: 10: false false false false false true false false false true false
// expect: 0: false false false false false false false false true true false
// expect: 8195: false false false false false true true false false false false
// expect: Aéß1
// expect: 15 -1 b 35 3
// expect: Ax-2￿97
// expect: true 128512 ?2 ȁtrue
