// Sets of characters by the names that \p{...} takes.
package java.util.regex;

final class CharFamily extends CharSet {
  private interface Test {
    boolean of(int c);
  }

  private final Test test;

  private CharFamily(Test test) {
    this.test = test;
  }

  @Override
  boolean contains(int c) {
    return test.of(c);
  }

  // Two letters each, at the number that Character.getType gives.
  private static final String CATEGORIES = "CnLuLlLtLmLoMnMeMcNdNlNoZsZlZp" + "CcCf--CoCsPdPsPePcPoSmScSkSoPiPf";

  private static CharSet ofTypes(int mask) {
    return new CharFamily(c -> (mask >>> Character.getType(c) & 1) != 0);
  }

  // One bit for each type; 0: there is no such category.
  private static int types(String name) {
    if (name.equals("LC")) return types("Lu") | types("Ll") | types("Lt");
    if (name.equals("LD")) return types("L") | types("Nd");
    int mask = 0;
    for (int i = 0; i < CATEGORIES.length(); i += 2) {
      if (CATEGORIES.startsWith(name, i) && !name.isEmpty() && name.length() <= 2) mask |= 1 << i / 2;
    }
    return name.equals("-") || name.equals("--") ? 0 : mask;
  }

  // Null: the name is not known. Where case does not matter, those of letters of one case are those of all cases.
  static CharSet of(String name, boolean ignoringCase, boolean unicode) {
    if (ignoringCase && types(name) != 0 && (types(name) & ~types("LC")) == 0) name = "LC";
    if (ignoringCase && isOfCase(name)) return new CharSet.Named("cased");
    if (ignoringCase && (name.equals("Lower") || name.equals("Upper"))) return new CharSet.Named(unicode ? "cased" : "Alpha");
    int equals = name.indexOf('=');
    if (equals >= 0) {
      String key = name.substring(0, equals).toLowerCase(java.util.Locale.ROOT);
      if (!key.equals("gc") && !key.equals("general_category")) return null;
      return byCategory(name.substring(equals + 1));
    }
    if (name.startsWith("Is")) {
      CharSet set = property(name.substring(2).toUpperCase(java.util.Locale.ROOT));
      if (set != null) return set;
      if (CharSet.Named.isKnown(name)) return new CharSet.Named(name);
      return name.startsWith("Is", 2) ? null : of(name.substring(2), ignoringCase, unicode);
    }
    if (unicode) {
      CharSet set = unicodeFamily(name);
      if (set != null) return set;
    }
    CharSet set = ofCharacter(name);
    if (set != null) return set;
    return CharSet.Named.isKnown(name) ? new CharSet.Named(name) : byCategory(name);
  }

  private static CharSet byCategory(String name) {
    int mask = types(name);
    return mask == 0 ? null : ofTypes(mask);
  }

  private static boolean isOfCase(String name) {
    switch (name) {
      case "javaLowerCase": case "javaUpperCase": case "javaTitleCase":
        return true;
      default:
        return name.startsWith("Is") && (name.equalsIgnoreCase("IsLowercase") || name.equalsIgnoreCase("IsUppercase")
            || name.equalsIgnoreCase("IsTitlecase"));
    }
  }

  private static CharSet ofCharacter(String name) {
    switch (name) {
      case "all": return new CharFamily(c -> true);
      case "L1": return new CharFamily(c -> c < 256);
      case "javaAlphabetic": return new CharFamily(Character::isAlphabetic);
      case "javaIdeographic": return new CharFamily(Character::isIdeographic);
      case "javaTitleCase": return new CharFamily(Character::isTitleCase);
      case "javaDefined": return new CharFamily(Character::isDefined);
      case "javaJavaIdentifierStart": return new CharFamily(Character::isJavaIdentifierStart);
      case "javaJavaIdentifierPart": return new CharFamily(Character::isJavaIdentifierPart);
      case "javaUnicodeIdentifierStart": return new CharFamily(Character::isUnicodeIdentifierStart);
      case "javaUnicodeIdentifierPart": return new CharFamily(Character::isUnicodeIdentifierPart);
      case "javaIdentifierIgnorable": return new CharFamily(Character::isIdentifierIgnorable);
      case "javaSpaceChar": return new CharFamily(Character::isSpaceChar);
      case "javaISOControl": return new CharFamily(Character::isISOControl);
      case "javaMirrored": return new CharFamily(Character::isMirrored);
      default: return null;
    }
  }

  // Unicode's binary properties, by their names in upper case.
  private static CharSet property(String name) {
    switch (name) {
      case "ALPHABETIC": return new CharFamily(Character::isAlphabetic);
      case "LETTER": return new CharFamily(Character::isLetter);
      case "IDEOGRAPHIC": return new CharFamily(Character::isIdeographic);
      case "LOWERCASE": return new CharFamily(Character::isLowerCase);
      case "UPPERCASE": return new CharFamily(Character::isUpperCase);
      case "TITLECASE": return new CharFamily(Character::isTitleCase);
      case "WHITE_SPACE": case "WHITESPACE": return new CharFamily(CharFamily::isWhiteSpace);
      case "CONTROL": return ofTypes(types("Cc"));
      case "PUNCTUATION": return ofTypes(types("P"));
      case "DIGIT": return new CharFamily(Character::isDigit);
      case "HEX_DIGIT": case "HEXDIGIT": return new CharFamily(CharFamily::isHexDigit);
      case "ASSIGNED": return new CharFamily(Character::isDefined);
      case "NONCHARACTER_CODE_POINT": case "NONCHARACTERCODEPOINT":
        return new CharFamily(c -> (c & 0xfffe) == 0xfffe || c >= 0xfdd0 && c <= 0xfdef);
      case "JOIN_CONTROL": case "JOINCONTROL": return new CharFamily(c -> c == 0x200c || c == 0x200d);
      case "WORD": return new CharFamily(CharFamily::isWord);
      default: return null;
    }
  }

  // What the names of POSIX and the letters d, w and s mean with UNICODE_CHARACTER_CLASS. Null: nothing of their own.
  static CharSet unicodeFamily(String name) {
    switch (name) {
      case "Lower": return property("LOWERCASE");
      case "Upper": return property("UPPERCASE");
      case "Alpha": return property("ALPHABETIC");
      case "Digit": case "d": return property("DIGIT");
      case "Alnum": return new CharFamily(c -> Character.isAlphabetic(c) || Character.isDigit(c));
      case "Punct": return property("PUNCTUATION");
      case "Graph": return new CharFamily(CharFamily::isGraph);
      case "Print": return new CharFamily(c -> (isGraph(c) || isBlank(c)) && Character.getType(c) != Character.CONTROL);
      case "Blank": return new CharFamily(CharFamily::isBlank);
      case "Cntrl": return property("CONTROL");
      case "XDigit": return property("HEX_DIGIT");
      case "Space": case "s": return property("WHITE_SPACE");
      case "w": return property("WORD");
      default: return null;
    }
  }

  static boolean isWord(int c) {
    int marksAndOthers = types("M") | types("Nd") | types("Pc");
    return Character.isAlphabetic(c) || (marksAndOthers >>> Character.getType(c) & 1) != 0 || c == 0x200c || c == 0x200d;
  }

  private static boolean isWhiteSpace(int c) {
    return Character.isSpaceChar(c) || c >= 9 && c <= 13 || c == 0x85;
  }

  private static boolean isBlank(int c) {
    return c == '\t' || Character.getType(c) == Character.SPACE_SEPARATOR;
  }

  private static boolean isGraph(int c) {
    int none = types("Z") | types("Cc") | types("Cs") | types("Cn");
    return (none >>> Character.getType(c) & 1) == 0;
  }

  private static boolean isHexDigit(int c) {
    int d = c >= 0xff10 && c <= 0xff46 ? c - 0xff10 + '0' : c;  // of full width
    return Character.isDigit(c) || d >= 'A' && d <= 'F' || d >= 'a' && d <= 'f';
  }
}
