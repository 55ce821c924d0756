// A compiled regular expression.
package java.util.regex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

public final class Pattern implements java.io.Serializable {
  public static final int UNIX_LINES = 0x01;
  public static final int CASE_INSENSITIVE = 0x02;
  public static final int COMMENTS = 0x04;
  public static final int MULTILINE = 0x08;
  public static final int LITERAL = 0x10;
  public static final int DOTALL = 0x20;
  public static final int UNICODE_CASE = 0x40;
  public static final int CANON_EQ = 0x80;
  public static final int UNICODE_CHARACTER_CLASS = 0x100;

  private static final int ALL_FLAGS = 0x1ff;

  private final String pattern;
  private final int flags;
  final Node root;
  final int groupCount;  // without group 0
  final int loopCount;
  final Map<String, Integer> names;

  private Pattern(String regex, int flags) {
    if ((flags & ~ALL_FLAGS) != 0) throw new IllegalArgumentException("Unknown flag 0x" + Integer.toHexString(flags));
    pattern = regex;
    if ((flags & UNICODE_CHARACTER_CLASS) != 0) flags |= UNICODE_CASE;
    Parser parser = new Parser(regex, flags);
    root = parser.parse();
    this.flags = parser.flags;  // with those that the expression turns on or off outside of groups
    groupCount = parser.groups;
    loopCount = parser.loops;
    names = parser.names;
  }

  public static Pattern compile(String regex) {
    return new Pattern(regex, 0);
  }

  public static Pattern compile(String regex, int flags) {
    return new Pattern(regex, flags);
  }

  public String pattern() {
    return pattern;
  }

  public int flags() {
    return flags;
  }

  @Override
  public String toString() {
    return pattern;
  }

  public Matcher matcher(CharSequence input) {
    return new Matcher(this, input.toString());
  }

  public static boolean matches(String regex, CharSequence input) {
    return compile(regex).matcher(input).matches();
  }

  public Predicate<String> asPredicate() {
    return s -> matcher(s).find();
  }

  public Predicate<String> asMatchPredicate() {
    return s -> matcher(s).matches();
  }

  // The text that the expression stands for if it is one without special characters, else null.
  public static String literalOf(String regex) {
    if (regex.length() == 2 && regex.charAt(0) == '\\') {
      char c = regex.charAt(1);
      return c < 128 && !Character.isLetterOrDigit(c) ? regex.substring(1) : null;
    }
    for (int i = 0; i < regex.length(); i++) {
      if (".$|()[{^?*+\\".indexOf(regex.charAt(i)) >= 0) return null;
    }
    return regex;
  }

  public static String quote(String s) {
    if (s.indexOf("\\E") < 0) return "\\Q" + s + "\\E";
    return "\\Q" + s.replace("\\E", "\\E\\\\E\\Q") + "\\E";
  }

  public Stream<String> splitAsStream(CharSequence input) {
    return Arrays.stream(split(input));
  }

  public String[] split(CharSequence input) {
    return split(input, 0);
  }

  public String[] split(CharSequence input, int limit) {
    String text = input.toString();
    List<String> pieces = new ArrayList<>();
    Matcher m = matcher(text);
    int begin = 0;
    while ((limit <= 0 || pieces.size() < limit - 1) && m.find()) {
      // A match without width at the very beginning gives no empty first piece.
      if (m.end() == 0) continue;
      pieces.add(text.substring(begin, m.start()));
      begin = m.end();
    }
    if (begin == 0 && pieces.isEmpty()) return new String[] {text};
    pieces.add(text.substring(begin));
    int n = pieces.size();
    if (limit == 0) {
      while (n > 0 && pieces.get(n - 1).isEmpty()) n--;
    }
    return pieces.subList(0, n).toArray(new String[n]);
  }

  // Turns the text into nodes. A part under construction has a first and a last node.
  private static final class Parser {
    private final String p;
    private int flags;
    private int at;
    int groups;
    int loops;
    final Map<String, Integer> names = new HashMap<>();

    private static final class Part {
      Node first;
      Node last;

      Part(Node first, Node last) {
        this.first = first;
        this.last = last;
      }

      Part(Node only) {
        this(only, only);
      }
    }

    Parser(String p, int flags) {
      this.p = p;
      this.flags = flags;
    }

    private PatternSyntaxException error(String message, int index) {
      return new PatternSyntaxException(message, p, index);
    }

    private boolean has(int flag) {
      return (flags & flag) != 0;
    }

    Node parse() {
      Part all;
      if (has(LITERAL)) {
        all = new Part(new Node.Nothing());
        while (at < p.length()) all = join(all, character(nextCodePoint()));
      } else {
        all = alternatives();
        if (at < p.length()) throw error("Unmatched closing ')'", at - 1);
      }
      all.last.next = new Node.Accept();
      return all.first;
    }

    private int nextCodePoint() {
      int c = p.codePointAt(at);
      at += Character.charCount(c);
      return c;
    }

    private static Part join(Part a, Part b) {
      a.last.next = b.first;
      return new Part(a.first, b.last);
    }

    private Part alternatives() {
      Part first = sequence();
      if (at >= p.length() || p.charAt(at) != '|') return first;
      List<Part> parts = new ArrayList<>();
      parts.add(first);
      while (at < p.length() && p.charAt(at) == '|') {
        at++;
        parts.add(sequence());
      }
      Node[] heads = new Node[parts.size()];
      Node end = new Node.Nothing();
      for (int i = 0; i < heads.length; i++) {
        heads[i] = parts.get(i).first;
        parts.get(i).last.next = end;
      }
      return new Part(new Node.Alternation(heads), end);
    }

    private void skipComments() {
      while (has(COMMENTS) && at < p.length()) {
        char c = p.charAt(at);
        if (c == '#') {
          while (at < p.length() && p.charAt(at) != '\n') at++;
        } else if (c == ' ' || c >= 9 && c <= 13) {
          at++;
        } else {
          return;
        }
      }
    }

    private Part sequence() {
      Part all = new Part(new Node.Nothing());
      while (true) {
        skipComments();
        if (at >= p.length()) return all;
        char c = p.charAt(at);
        if (c == '|' || c == ')') return all;
        Part part = piece();
        if (part != null) all = join(all, part);
      }
    }

    // An atom with its quantifier; null for (?flags).
    private Part piece() {
      int begin = at;
      char c = p.charAt(at);
      CharSet set = null;
      Part part = null;
      switch (c) {
        case '(':
          at++;
          part = group();
          if (part == null) return null;
          break;
        case '[':
          at++;
          set = bracket();
          break;
        case '.':
          at++;
          set = new CharSet.Dot(has(DOTALL), has(UNIX_LINES));
          break;
        case '^':
          at++;
          part = new Part(new Node.Begin(has(MULTILINE)));
          break;
        case '$':
          at++;
          part = new Part(new Node.End(has(MULTILINE), false));
          break;
        case '*':
        case '+':
        case '?':
          throw error("Dangling meta character '" + c + "'", at);
        case '\\':
          at++;
          if (at >= p.length()) throw error("Unexpected internal error", at);
          if (p.charAt(at) == 'Q') {
            at++;
            int end = p.indexOf("\\E", at);
            String text = end < 0 ? p.substring(at) : p.substring(at, end);
            at = end < 0 ? p.length() : end + 2;
            if (text.isEmpty()) return null;
            Part quoted = null;
            for (int i = 0; i < text.length(); ) {
              int cp = text.codePointAt(i);
              i += Character.charCount(cp);
              if (i >= text.length()) {
                Part last = quantified(null, single(cp));
                return quoted == null ? last : join(quoted, last);
              }
              quoted = quoted == null ? character(cp) : join(quoted, character(cp));
            }
          }
          part = anchorOrReference();
          if (part == null) set = escape();
          break;
        case '{':
          return quantified(null, null);  // nothing, so many times
        default:
          set = single(nextCodePoint());
          break;
      }
      if (at == begin) throw error("Illegal pattern", at);
      return quantified(part, set);
    }

    private CharSet single(int c) {
      CharSet set = new CharSet.Single(c);
      return has(CASE_INSENSITIVE) && Character.isLetter(c) ? new CharSet.IgnoringCase(set) : set;
    }

    private Part character(int c) {
      return new Part(new Node.One(single(c)));
    }

    // Exactly one of part and set is given.
    private Part quantified(Part part, CharSet set) {
      skipComments();
      int min = 1;
      int max = 1;
      char q = at < p.length() ? p.charAt(at) : 'x';
      if (q == '*' || q == '+' || q == '?') {
        at++;
        min = q == '+' ? 1 : 0;
        max = q == '?' ? 1 : Integer.MAX_VALUE;
      } else if (q == '{') {
        int open = at;
        at++;
        min = number("Illegal repetition", at);
        max = min;
        if (at < p.length() && p.charAt(at) == ',') {
          at++;
          max = Integer.MAX_VALUE;
          if (at < p.length() && p.charAt(at) != '}') max = number("Illegal repetition", at);
        }
        if (at >= p.length() || p.charAt(at) != '}') throw error("Unclosed counted closure", at);
        at++;
        if (max < min) throw error("Illegal repetition range", at - 1);
        if (part == null && set == null) part = new Part(new Node.Nothing());
      } else {
        return part != null ? part : new Part(new Node.One(set));
      }
      char kind = at < p.length() ? p.charAt(at) : 'x';
      if (kind == '?' || kind == '+') {
        at++;
      } else {
        kind = '*';
      }
      if (set != null) return new Part(new Node.Many(set, min, max, kind));
      Node.Loop loop = new Node.Loop(loops++, min, max, kind == '?');
      loop.body = part.first;
      part.last.next = loop;
      Node.LoopStart start = new Node.LoopStart(loop);
      if (kind != '+') return new Part(start, loop);
      loop.next = new Node.Found();
      return new Part(new Node.Atomic(start));
    }

    private int number(String message, int open) {
      int begin = at;
      while (at < p.length() && p.charAt(at) >= '0' && p.charAt(at) <= '9') at++;
      if (at == begin) throw error(message, open);
      try {
        return Integer.parseInt(p.substring(begin, at));
      } catch (NumberFormatException e) {
        throw error("Illegal repetition range", at);
      }
    }

    private void expectClosing() {
      if (at >= p.length()) throw error("Unclosed group", at);
      at++;
    }

    // Behind the opening parenthesis.
    private Part group() {
      if (at < p.length() && p.charAt(at) == '?') {
        at++;
        if (at >= p.length()) throw error("Unknown inline modifier", at);
        char c = p.charAt(at);
        if (c == ':') {
          at++;
          return plainGroup();
        }
        if (c == '=' || c == '!') {
          at++;
          return new Part(new Node.LookAhead(bodyOfLook(), c == '='));
        }
        if (c == '>') {
          at++;
          return new Part(new Node.Atomic(bodyOfLook()));
        }
        if (c == '<') {
          at++;
          char d = at < p.length() ? p.charAt(at) : '>';
          if (d == '=' || d == '!') {
            at++;
            return new Part(new Node.LookBehind(bodyOfLook(), d == '='));
          }
          int end = p.indexOf('>', at);
          if (end < 0) throw error("named capturing group is missing trailing '>'", at);
          String name = p.substring(at, end);
          if (name.isEmpty() || !Character.isLetter(name.charAt(0))) {
            throw error("capturing group name does not start with a Latin letter", at);
          }
          if (names.containsKey(name)) {
            throw error("Named capturing group <" + name + "> is already defined", end);
          }
          at = end + 1;
          names.put(name, groups + 1);
          return capturing();
        }
        return inlineFlags();
      }
      return capturing();
    }

    private Part plainGroup() {
      int saved = flags;
      Part body = alternatives();
      expectClosing();
      flags = saved;
      return body;
    }

    private Node bodyOfLook() {
      Part body = plainGroup();
      body.last.next = new Node.Found();
      return body.first;
    }

    private Part capturing() {
      int number = ++groups;
      Part body = plainGroup();
      return join(
          join(new Part(new Node.GroupBegin(number)), body), new Part(new Node.GroupEnd(number)));
    }

    // (?i-m) or (?i:X)
    private Part inlineFlags() {
      int saved = flags;
      boolean on = true;
      while (true) {
        if (at >= p.length()) throw error("Unknown inline modifier", at);
        char c = p.charAt(at++);
        if (c == ')') return null;
        if (c == ':') {
          Part body = alternatives();
          expectClosing();
          flags = saved;
          return body;
        }
        if (c == '-') {
          on = false;
          continue;
        }
        int flag = flagOf(c);
        if (flag == UNICODE_CHARACTER_CLASS) flag |= UNICODE_CASE;
        flags = on ? flags | flag : flags & ~flag;
      }
    }

    private int flagOf(char c) {
      switch (c) {
        case 'i': return CASE_INSENSITIVE;
        case 'm': return MULTILINE;
        case 's': return DOTALL;
        case 'd': return UNIX_LINES;
        case 'u': return UNICODE_CASE;
        case 'x': return COMMENTS;
        case 'U': return UNICODE_CHARACTER_CLASS;
        default: throw error("Unknown inline modifier", at - 1);
      }
    }

    // Behind a backslash: what is no set of characters. Null: nothing of the kind.
    private Part anchorOrReference() {
      char c = p.charAt(at);
      switch (c) {
        case 'b': at++; return new Part(new Node.WordBoundary(true, has(UNICODE_CHARACTER_CLASS)));
        case 'B': at++; return new Part(new Node.WordBoundary(false, has(UNICODE_CHARACTER_CLASS)));
        case 'A': at++; return new Part(new Node.Begin(false));
        case 'z': at++; return new Part(new Node.End(false, true));
        case 'Z': at++; return new Part(new Node.End(false, false));
        case 'G': at++; return new Part(new Node.LastMatch());
        case 'R': {
          at++;
          CharSet line = new CharSet.Named("v");
          Node pair = new Node.One(new CharSet.Single('\r'));
          Node second = new Node.One(new CharSet.Single('\n'));
          Node one = new Node.One(line);
          // (Once repeated it does not take back what it has taken.)
          boolean repeated = at < p.length() && "*+?{".indexOf(p.charAt(at)) >= 0;
          Node end = repeated ? new Node.Found() : new Node.Nothing();
          pair.next = second;
          second.next = end;
          one.next = end;
          Node either = new Node.Alternation(new Node[] {pair, one});
          return repeated ? new Part(new Node.Atomic(either)) : new Part(either, end);
        }
        case 'k': {
          int open = at + 1;
          int end = p.indexOf('>', open);
          if (open >= p.length() || p.charAt(open) != '<' || end < 0) {
            throw error("\\k is not followed by '<' for named capturing group", at);
          }
          Integer group = names.get(p.substring(open + 1, end));
          if (group == null) {
            throw error("named capturing group <" + p.substring(open + 1, end)
                + "> does not exist", end);
          }
          at = end + 1;
          return new Part(new Node.BackReference(group, has(CASE_INSENSITIVE)));
        }
        default:
          break;
      }
      if (c < '1' || c > '9') return null;
      int group = c - '0';
      at++;
      // More digits belong to the number as long as there are so many groups.
      while (at < p.length() && p.charAt(at) >= '0' && p.charAt(at) <= '9') {
        int longer = group * 10 + p.charAt(at) - '0';
        if (longer > groups) break;
        group = longer;
        at++;
      }
      if (group > groups) {
        // A group that does not exist never matches.
        return new Part(new Node.One(new CharSet.Not(new CharSet.Dot(true, false))));
      }
      return new Part(new Node.BackReference(group, has(CASE_INSENSITIVE)));
    }

    private CharSet byLetter(char c) {
      String name = String.valueOf(c);
      CharSet set = has(UNICODE_CHARACTER_CLASS) ? CharFamily.unicodeFamily(name) : null;
      return set == null ? new CharSet.Named(name) : set;
    }

    // Behind a backslash, also within brackets.
    private CharSet escape() {
      int begin = at;
      int c = nextCodePoint();
      switch (c) {
        case 'd': case 'w': case 's': case 'h': case 'v':
          return byLetter((char) c);
        case 'D': case 'W': case 'S': case 'H': case 'V':
          return new CharSet.Not(byLetter(Character.toLowerCase((char) c)));
        case 't': return single('\t');
        case 'n': return single('\n');
        case 'r': return single('\r');
        case 'f': return single('\f');
        case 'a': return single('\u0007');
        case 'e': return single('\u001b');
        case '0': {
          int value = 0;
          int digits = 0;
          while (digits < 3 && at < p.length() && p.charAt(at) >= '0' && p.charAt(at) <= '7'
              && value * 8 + p.charAt(at) - '0' <= 0377) {
            value = value * 8 + p.charAt(at++) - '0';
            digits++;
          }
          if (digits == 0) throw error("Illegal octal escape sequence", at);
          return single(value);
        }
        case 'x': {
          if (at < p.length() && p.charAt(at) == '{') {
            int end = p.indexOf('}', at);
            if (end < 0) throw error("Unclosed hexadecimal escape sequence", at);
            int value = Integer.parseInt(p.substring(at + 1, end), 16);
            at = end + 1;
            return single(value);
          }
          return single(hexadecimal(2, "Illegal hexadecimal escape sequence"));
        }
        case 'u': return single(hexadecimal(4, "Illegal Unicode escape sequence"));
        case 'c':
          if (at >= p.length()) throw error("Illegal control escape sequence", begin);
          return single(p.charAt(at++) ^ 64);
        case 'p':
        case 'P': {
          String name;
          if (at < p.length() && p.charAt(at) == '{') {
            int end = p.indexOf('}', at);
            if (end < 0) throw error("Unclosed character family", p.length());
            name = p.substring(at + 1, end);
            at = end + 1;
          } else {
            if (at >= p.length()) throw error("Illegal/unsupported escape sequence", begin);
            name = String.valueOf(p.charAt(at++));
          }
          CharSet set = CharFamily.of(name, has(CASE_INSENSITIVE), has(UNICODE_CHARACTER_CLASS));
          if (set == null) {
            int equals = name.indexOf('=');
            String what = equals < 0 ? "character property name {" + name
                : "Unicode property {name=<" + name.substring(0, equals) + ">, value=<" + name.substring(equals + 1) + ">";
            throw error("Unknown " + what + "}", at - 1);
          }
          return c == 'p' ? set : new CharSet.Not(set);
        }
        default:
          if (c < 128 && Character.isLetter(c)) {
            throw error("Illegal/unsupported escape sequence", begin);
          }
          return single(c);
      }
    }

    private int hexadecimal(int digits, String message) {
      int value = 0;
      for (int i = 0; i < digits; i++) {
        int d = at < p.length() ? Character.digit(p.charAt(at), 16) : -1;
        if (d < 0) throw error(message, at);
        value = value * 16 + d;
        at++;
      }
      return value;
    }

    // Behind the opening bracket.
    private CharSet bracket() {
      boolean negated = at < p.length() && p.charAt(at) == '^';
      if (negated) at++;
      CharSet all = union(true);
      while (at + 1 < p.length() && p.startsWith("&&", at)) {
        at += 2;
        CharSet more = union(false);
        if (more != null) all = new CharSet.Both(all, more);
      }
      if (at >= p.length()) throw error("Unclosed character class", p.length() - 1);
      at++;
      return negated ? new CharSet.Not(all) : all;
    }

    // Up to && or the closing bracket. A bracket that comes first is a character.
    private CharSet union(boolean first) {
      CharSet all = null;
      while (true) {
        if (at >= p.length()) throw error("Unclosed character class", p.length() - 1);
        char c = p.charAt(at);
        if (c == ']' && !(first && all == null)) return all;
        if (c == '&' && p.startsWith("&&", at)) return all;
        if (has(COMMENTS) && (c == ' ' || c >= 9 && c <= 13)) {
          at++;
          continue;
        }
        CharSet item;
        if (c == '[') {
          at++;
          item = bracket();
        } else {
          item = range();
        }
        all = all == null ? item : new CharSet.Either(all, item);
      }
    }

    private CharSet range() {
      int low;
      if (p.charAt(at) == '\\') {
        at++;
        if (at >= p.length()) throw error("Unclosed character class", p.length() - 1);
        if (p.charAt(at) == 'Q') {
          int end = p.indexOf("\\E", at);
          String text = end < 0 ? p.substring(at + 1) : p.substring(at + 1, end);
          at = end < 0 ? p.length() : end + 2;
          CharSet all = null;
          for (int i = 0; i < text.length(); i++) {
            CharSet one = single(text.charAt(i));
            all = all == null ? one : new CharSet.Either(all, one);
          }
          return all;
        }
        int begin = at;
        CharSet set = escape();
        if ("dwshvDWSHVpP".indexOf(p.charAt(begin)) >= 0) return set;
        low = valueOfEscape(begin);
      } else {
        low = nextCodePoint();
      }
      if (at < p.length() && p.charAt(at) == '-' && !p.startsWith("]", at + 1) && !p.startsWith("[", at + 1)) {
        at++;
        if (at >= p.length()) throw error("Illegal character range", at);
        int high;
        if (p.charAt(at) == '\\') {
          at++;
          int begin = at;
          escape();
          if ("dwshvDWSHVpP".indexOf(p.charAt(begin)) >= 0) throw error("Illegal character range", begin);
          high = valueOfEscape(begin);
        } else {
          high = nextCodePoint();
        }
        if (high < low) throw error("Illegal character range", at - 1);
        CharSet set = new CharSet.Range(low, high);
        return has(CASE_INSENSITIVE) ? new CharSet.IgnoringCase(set) : set;
      }
      return single(low);
    }

    // The character that the escape between begin and the current position stands for.
    private int valueOfEscape(int begin) {
      switch (p.charAt(begin)) {
        case 't': return '\t';
        case 'n': return '\n';
        case 'r': return '\r';
        case 'f': return '\f';
        case 'a': return '\u0007';
        case 'e': return '\u001b';
        case '0': return Integer.parseInt(p.substring(begin + 1, at), 8);
        case 'x':
          if (p.charAt(begin + 1) == '{') return Integer.parseInt(p.substring(begin + 2, at - 1), 16);
          return Integer.parseInt(p.substring(begin + 1, at), 16);
        case 'u': return Integer.parseInt(p.substring(begin + 1, at), 16);
        case 'c': return p.charAt(begin + 1) ^ 64;
        default: return p.codePointAt(begin);
      }
    }
  }
}
