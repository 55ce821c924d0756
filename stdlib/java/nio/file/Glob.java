// Glob patterns ("*.{java,class}"), which match whole paths. A pattern is a chain of parts, each of which takes a piece of the path
// and asks the next one about the rest.
package java.nio.file;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.PatternSyntaxException;

final class Glob implements PathMatcher {
  // From that place of the path on this part and all behind it match.
  private interface Part {
    boolean matches(String path, int from);
  }

  private interface Letters {
    boolean contains(char c);
  }

  private final Part first;

  private Glob(Part first) {
    this.first = first;
  }

  static Glob of(String pattern) {
    return new Glob(new Parser(pattern).whole());
  }

  @Override
  public boolean matches(Path path) {
    return first.matches(path.toString(), 0);
  }

  private static Part one(Letters letters, Part next) {
    return (path, from) -> from < path.length() && letters.contains(path.charAt(from)) && next.matches(path, from + 1);
  }

  private static Part many(boolean withSlashes, Part next) {
    return (path, from) -> {
      for (int i = from; ; i++) {
        if (next.matches(path, i)) return true;
        if (i == path.length() || !withSlashes && path.charAt(i) == '/') return false;
      }
    };
  }

  private static Part oneOf(List<Part> choices) {
    return (path, from) -> {
      for (Part choice : choices) {
        if (choice.matches(path, from)) return true;
      }
      return false;
    };
  }

  // Reads the pattern from its end, so to speak: what follows is made first.
  private static final class Parser {
    private final String pattern;
    private int at;

    Parser(String pattern) {
      this.pattern = pattern;
    }

    private PatternSyntaxException wrong(String what, int where) {
      return new PatternSyntaxException(what, pattern, where);
    }

    private boolean isNext(char c) {
      return at < pattern.length() && pattern.charAt(at) == c;
    }

    private boolean skips(char c) {
      if (!isNext(c)) return false;
      at++;
      return true;
    }

    Part whole() {
      return chain(readPieces(false), (path, from) -> from == path.length());
    }

    // A part that still has to learn what follows it.
    private interface Piece {
      Part before(Part next);
    }

    private static Part chain(List<Piece> pieces, Part end) {
      Part chain = end;
      for (int i = pieces.size() - 1; i >= 0; i--) chain = pieces.get(i).before(chain);
      return chain;
    }

    // Up to the end, or in a group to what ends a choice, which is left.
    private List<Piece> readPieces(boolean inGroup) {
      List<Piece> pieces = new ArrayList<>();
      while (at < pattern.length()) {
        if (inGroup && (isNext(',') || isNext('}'))) break;
        pieces.add(readPiece(inGroup));
      }
      return pieces;
    }

    private Piece readPiece(boolean inGroup) {
      int start = at;
      char c = pattern.charAt(at++);
      switch (c) {
        case '*': {
          boolean withSlashes = skips('*');
          return next -> many(withSlashes, next);
        }
        case '?':
          return next -> one(each -> each != '/', next);
        case '[': {
          Letters letters = readSet();
          return next -> one(letters, next);
        }
        case '{':
          if (inGroup) throw wrong("Cannot nest groups", start);
          return readGroup();
        case '\\': {
          if (at == pattern.length()) throw wrong("No character to escape", start);
          char escaped = pattern.charAt(at++);
          return next -> one(each -> each == escaped, next);
        }
        default:
          return next -> one(each -> each == c, next);
      }
    }

    private Piece readGroup() {
      List<List<Piece>> choices = new ArrayList<>();
      do {
        choices.add(readPieces(true));
      } while (skips(','));
      if (!skips('}')) throw wrong("Missing '}", at - 1);
      return next -> {
        List<Part> parts = new ArrayList<>();
        for (List<Piece> choice : choices) parts.add(chain(choice, next));
        return oneOf(parts);
      };
    }

    // Behind the bracket: no slash is in any set.
    private Letters readSet() {
      boolean negated = skips('!');
      if (isNext(']')) throw wrong("Unclosed character class", at);  // (a set has letters)
      List<Letters> known = new ArrayList<>();
      if (skips('-')) known.add(each -> each == '-');
      while (!skips(']')) {
        if (at == pattern.length()) throw wrong("Missing ']", at - 1);
        known.add(readRange());
      }
      return each -> {
        if (each == '/') return false;
        for (Letters letters : known) {
          if (letters.contains(each)) return !negated;
        }
        return negated;
      };
    }

    private Letters readRange() {
      char low = pattern.charAt(at++);
      if (low == '/') throw wrong("Explicit 'name separator' in class", at - 1);
      if (low == '-') throw wrong("Invalid range", at - 1);
      if (!isNext('-')) return each -> each == low;
      if (at + 1 == pattern.length()) throw wrong("Missing ']", pattern.length());
      if (pattern.charAt(at + 1) == ']') {
        at++;
        return each -> each == low || each == '-';
      }
      char high = pattern.charAt(at + 1);
      at += 2;
      if (high < low) throw wrong("Invalid range", at - 3);
      return each -> low <= each && each <= high;
    }
  }
}
