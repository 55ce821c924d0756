// The parts of a compiled pattern. Each tries to match at a position and, if it can, asks what follows
// it; a match is found when the last part has been reached. Repetitions of single characters loop,
// everything else recurses, and undoes in the matcher what it has noted there when it fails.
package java.util.regex;

abstract class Node {
  Node next;

  abstract boolean match(Matcher m, int i);

  // The end of the pattern.
  static final class Accept extends Node {
    @Override
    boolean match(Matcher m, int i) {
      if (m.wholeRegion && i != m.to) return false;
      m.groups[1] = i;
      return true;
    }
  }

  // The end of a look-around, or of an atomic group.
  static final class Found extends Node {
    @Override
    boolean match(Matcher m, int i) {
      m.foundAt = i;
      return true;
    }
  }

  // A single character out of a set.
  static final class One extends Node {
    final CharSet set;

    One(CharSet set) {
      this.set = set;
    }

    @Override
    boolean match(Matcher m, int i) {
      int n = m.lengthAt(set, i);
      return n > 0 && next.match(m, i + n);
    }
  }

  // A set of characters, repeated.
  static final class Many extends Node {
    final CharSet set;
    final int min;
    final int max;
    final char kind;  // '?' as few as possible, '+' all or nothing, else as many as possible

    Many(CharSet set, int min, int max, char kind) {
      this.set = set;
      this.min = min;
      this.max = max;
      this.kind = kind;
    }

    @Override
    boolean match(Matcher m, int i) {
      int count = 0;
      while (count < min) {
        int n = m.lengthAt(set, i);
        if (n == 0) return false;
        i += n;
        count++;
      }
      if (kind == '?') {
        while (true) {
          if (next.match(m, i)) return true;
          if (count >= max) return false;
          int n = m.lengthAt(set, i);
          if (n == 0) return false;
          i += n;
          count++;
        }
      }
      int least = i;
      while (count < max) {
        int n = m.lengthAt(set, i);
        if (n == 0) break;
        i += n;
        count++;
      }
      if (kind == '+') return next.match(m, i);
      while (true) {
        if (next.match(m, i)) return true;
        if (i <= least) return false;
        i--;
        if (i > least && m.isLowHalf(i)) i--;
      }
    }
  }

  static final class Begin extends Node {
    final boolean lines;

    Begin(boolean lines) {
      this.lines = lines;
    }

    @Override
    boolean match(Matcher m, int i) {
      boolean here = i == m.from
          || lines && i > m.from && i < m.to && isLineEnd(m.text.charAt(i - 1))
              && !(m.text.charAt(i - 1) == '\r' && m.text.charAt(i) == '\n');
      if (lines && i == m.to) here = false;  // no line begins at the end of the input
      return here && next.match(m, i);
    }
  }

  static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
  }

  // $, or \z and \Z.
  static final class End extends Node {
    final boolean lines;
    final boolean absolute;

    End(boolean lines, boolean absolute) {
      this.lines = lines;
      this.absolute = absolute;
    }

    @Override
    boolean match(Matcher m, int i) {
      return here(m, i) && next.match(m, i);
    }

    private boolean here(Matcher m, int i) {
      if (i == m.to) return true;
      if (absolute || !isLineEnd(m.text.charAt(i))) return false;
      boolean insidePair =
          m.text.charAt(i) == '\n' && i > m.from && m.text.charAt(i - 1) == '\r';
      if (insidePair) return false;
      if (lines) return true;
      // Before the last line terminator.
      return i == m.to - 1
          || i == m.to - 2 && m.text.charAt(i) == '\r' && m.text.charAt(i + 1) == '\n';
    }
  }

  static final class WordBoundary extends Node {
    final boolean wanted;

    private final boolean unicode;

    WordBoundary(boolean wanted, boolean unicode) {
      this.wanted = wanted;
      this.unicode = unicode;
    }

    private boolean isWord(Matcher m, int i) {
      if (i < m.from || i >= m.to) return false;
      if (unicode) {
        boolean second = i > m.from && Character.isSurrogatePair(m.text.charAt(i - 1), m.text.charAt(i));
        return CharFamily.isWord(m.text.codePointAt(second ? i - 1 : i));
      }
      // (A mark belongs to the letter in front of it.)
      while (i > m.from && Character.getType(m.text.charAt(i)) == Character.NON_SPACING_MARK) i--;
      char c = m.text.charAt(i);
      return c == '_' || Character.isLetterOrDigit(c);
    }

    @Override
    boolean match(Matcher m, int i) {
      return (isWord(m, i - 1) != isWord(m, i)) == wanted && next.match(m, i);
    }
  }

  // \G
  static final class LastMatch extends Node {
    @Override
    boolean match(Matcher m, int i) {
      return i == m.lastEnd && next.match(m, i);
    }
  }

  static final class Nothing extends Node {
    @Override
    boolean match(Matcher m, int i) {
      return next.match(m, i);
    }
  }

  static final class GroupBegin extends Node {
    final int group;

    GroupBegin(int group) {
      this.group = group;
    }

    @Override
    boolean match(Matcher m, int i) {
      int saved = m.begins[group];
      m.begins[group] = i;
      if (next.match(m, i)) return true;
      m.begins[group] = saved;
      return false;
    }
  }

  static final class GroupEnd extends Node {
    final int group;

    GroupEnd(int group) {
      this.group = group;
    }

    @Override
    boolean match(Matcher m, int i) {
      int savedStart = m.groups[2 * group];
      int savedEnd = m.groups[2 * group + 1];
      m.groups[2 * group] = m.begins[group];
      m.groups[2 * group + 1] = i;
      if (next.match(m, i)) return true;
      m.groups[2 * group] = savedStart;
      m.groups[2 * group + 1] = savedEnd;
      return false;
    }
  }

  static final class BackReference extends Node {
    final int group;
    final boolean ignoreCase;

    BackReference(int group, boolean ignoreCase) {
      this.group = group;
      this.ignoreCase = ignoreCase;
    }

    @Override
    boolean match(Matcher m, int i) {
      int start = m.groups[2 * group];
      if (start < 0) return false;
      int n = m.groups[2 * group + 1] - start;
      if (i + n > m.to || !m.text.regionMatches(ignoreCase, i, m.text, start, n)) return false;
      return next.match(m, i + n);
    }
  }

  // Each alternative ends in a node whose next is the alternation's next.
  static final class Alternation extends Node {
    final Node[] heads;

    Alternation(Node[] heads) {
      this.heads = heads;
    }

    @Override
    boolean match(Matcher m, int i) {
      for (Node head : heads) {
        if (head.match(m, i)) return true;
      }
      return false;
    }
  }

  // The entrance of a repetition; its body ends in the Loop.
  static final class LoopStart extends Node {
    final Loop loop;

    LoopStart(Loop loop) {
      this.loop = loop;
    }

    @Override
    boolean match(Matcher m, int i) {
      int count = m.counts[loop.number];
      int start = m.starts[loop.number];
      m.counts[loop.number] = 0;
      m.starts[loop.number] = -1;
      boolean found = loop.match(m, i);
      m.counts[loop.number] = count;
      m.starts[loop.number] = start;
      return found;
    }
  }

  static final class Loop extends Node {
    final int number;
    final int min;
    final int max;
    final boolean lazy;
    Node body;

    Loop(int number, int min, int max, boolean lazy) {
      this.number = number;
      this.min = min;
      this.max = max;
      this.lazy = lazy;
    }

    @Override
    boolean match(Matcher m, int i) {
      int count = m.counts[number];
      int start = m.starts[number];
      if (count < min) return again(m, i, count, start);
      // An iteration that has consumed nothing is the last one.
      boolean more = count < max && i != start;
      if (lazy) return next.match(m, i) || more && again(m, i, count, start);
      return more && again(m, i, count, start) || next.match(m, i);
    }

    private boolean again(Matcher m, int i, int count, int start) {
      m.counts[number] = count + 1;
      m.starts[number] = i;
      boolean found = body.match(m, i);
      m.counts[number] = count;
      m.starts[number] = start;
      return found;
    }
  }

  // (?>X), and X with a possessive quantifier.
  static final class Atomic extends Node {
    final Node body;

    Atomic(Node body) {
      this.body = body;
    }

    @Override
    boolean match(Matcher m, int i) {
      int[] saved = m.groups.clone();
      if (body.match(m, i) && next.match(m, m.foundAt)) return true;
      m.groups = saved;
      return false;
    }
  }

  static final class LookAhead extends Node {
    final Node body;
    final boolean wanted;

    LookAhead(Node body, boolean wanted) {
      this.body = body;
      this.wanted = wanted;
    }

    @Override
    boolean match(Matcher m, int i) {
      int[] saved = m.groups.clone();
      boolean whole = m.wholeRegion;
      boolean found = body.match(m, i);
      if (!wanted) m.groups = saved.clone();
      if (found == wanted && next.match(m, i)) return true;
      m.groups = saved;
      m.wholeRegion = whole;
      return false;
    }
  }

  static final class LookBehind extends Node {
    final Node body;
    final boolean wanted;

    LookBehind(Node body, boolean wanted) {
      this.body = body;
      this.wanted = wanted;
    }

    @Override
    boolean match(Matcher m, int i) {
      int[] saved = m.groups.clone();
      int to = m.to;
      boolean found = false;
      m.to = i;
      for (int start = i; !found && start >= m.from; start--) {
        found = body.match(m, start) && m.foundAt == i;
      }
      m.to = to;
      if (!wanted) m.groups = saved.clone();
      if (found == wanted && next.match(m, i)) return true;
      m.groups = saved;
      return false;
    }
  }
}
