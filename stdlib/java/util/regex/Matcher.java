// Matches a pattern against a text.
package java.util.regex;

import java.util.function.Function;

public final class Matcher implements MatchResult {
  private Pattern pattern;

  // The state of the running match, for the nodes.
  String text;
  int from;
  int to;
  boolean wholeRegion;
  int[] groups;  // start and end of each group, -1: none
  int[] begins;  // where the groups that are open began
  int[] counts;  // of the loops
  int[] starts;
  int foundAt;
  int lastEnd;

  private boolean matched;
  private int appendPosition;

  Matcher(Pattern pattern, String text) {
    this.pattern = pattern;
    this.text = text;
    reset();
  }

  // Units of the character at i if the set contains it, else 0.
  int lengthAt(CharSet set, int i) {
    if (i >= to) return 0;
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c) && i + 1 < to && Character.isLowSurrogate(text.charAt(i + 1))) {
      return set.contains(Character.toCodePoint(c, text.charAt(i + 1))) ? 2 : 0;
    }
    return set.contains(c) ? 1 : 0;
  }

  boolean isLowHalf(int i) {
    return Character.isLowSurrogate(text.charAt(i)) && Character.isHighSurrogate(text.charAt(i - 1));
  }

  public Pattern pattern() {
    return pattern;
  }

  public Matcher usePattern(Pattern newPattern) {
    if (newPattern == null) throw new IllegalArgumentException("Pattern cannot be null");
    pattern = newPattern;
    matched = false;
    prepare();
    return this;
  }

  private void prepare() {
    groups = new int[2 * (pattern.groupCount + 1)];
    begins = new int[pattern.groupCount + 1];
    counts = new int[pattern.loopCount];
    starts = new int[pattern.loopCount];
    for (int i = 0; i < groups.length; i++) groups[i] = -1;
  }

  public Matcher reset() {
    return region(0, text.length());
  }

  public Matcher reset(CharSequence input) {
    text = input.toString();
    return reset();
  }

  public Matcher region(int start, int end) {
    if (start < 0 || start > text.length()) throw new IndexOutOfBoundsException("start");
    if (end < start || end > text.length()) throw new IndexOutOfBoundsException("end");
    from = start;
    to = end;
    matched = false;
    lastEnd = start;
    appendPosition = 0;
    prepare();
    return this;
  }

  public int regionStart() {
    return from;
  }

  public int regionEnd() {
    return to;
  }

  private boolean tryAt(int i, boolean whole) {
    wholeRegion = whole;
    for (int g = 0; g < groups.length; g++) groups[g] = -1;
    matched = pattern.root.match(this, i);
    if (matched) {
      groups[0] = i;
      lastEnd = groups[1];
    }
    return matched;
  }

  public boolean matches() {
    return tryAt(from, true);
  }

  public boolean lookingAt() {
    return tryAt(from, false);
  }

  public boolean find() {
    int start = from;
    if (matched) {
      start = groups[1];
      if (groups[0] == groups[1]) start++;
    } else if (lastEnd > from) {
      start = lastEnd + 1;  // the last search has failed: stay at the end
      if (start <= to) start = to + 1;
    }
    return search(start);
  }

  public boolean find(int start) {
    if (start < 0 || start > text.length()) throw new IndexOutOfBoundsException("Illegal start index");
    reset();
    return search(start);
  }

  private boolean search(int start) {
    for (int i = start; i <= to; i++) {
      if (tryAt(i, false)) return true;
    }
    matched = false;
    lastEnd = to + 1;
    return false;
  }

  public boolean hitEnd() {
    return !matched || groups[1] == to;
  }

  private void checkMatch() {
    if (!matched) throw new IllegalStateException("No match found");
  }

  private void checkGroup(int group) {
    checkMatch();
    if (group < 0 || group > pattern.groupCount) {
      throw new IndexOutOfBoundsException("No group " + group);
    }
  }

  private int numberOf(String name) {
    Integer group = pattern.names.get(java.util.Objects.requireNonNull(name, "Group name"));
    if (group == null) throw new IllegalArgumentException("No group with name <" + name + ">");
    return group;
  }

  @Override
  public int start() {
    if (!matched) throw new IllegalStateException("No match available");
    return groups[0];
  }

  @Override
  public int start(int group) {
    checkGroup(group);
    return groups[2 * group];
  }

  public int start(String name) {
    return start(numberOf(name));
  }

  @Override
  public int end() {
    if (!matched) throw new IllegalStateException("No match available");
    return groups[1];
  }

  @Override
  public int end(int group) {
    checkGroup(group);
    return groups[2 * group + 1];
  }

  public int end(String name) {
    return end(numberOf(name));
  }

  @Override
  public String group() {
    return group(0);
  }

  @Override
  public String group(int group) {
    checkGroup(group);
    int start = groups[2 * group];
    return start < 0 ? null : text.substring(start, groups[2 * group + 1]);
  }

  public String group(String name) {
    checkMatch();
    return group(numberOf(name));
  }

  @Override
  public int groupCount() {
    return pattern.groupCount;
  }

  public MatchResult toMatchResult() {
    Matcher copy = new Matcher(pattern, text);
    copy.groups = groups.clone();
    copy.matched = matched;
    return copy;
  }

  public static String quoteReplacement(String s) {
    if (s.indexOf('\\') < 0 && s.indexOf('$') < 0) return s;
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c == '\\' || c == '$') out.append('\\');
      out.append(c);
    }
    return out.toString();
  }

  // Appends the replacement with its references to groups.
  private void expand(String replacement, StringBuilder out) {
    int n = replacement.length();
    int i = 0;
    while (i < n) {
      char c = replacement.charAt(i++);
      if (c == '\\') {
        if (i == n) throw new IllegalArgumentException("character to be escaped is missing");
        out.append(replacement.charAt(i++));
      } else if (c == '$') {
        if (i == n) {
          throw new IllegalArgumentException("Illegal group reference: group index is missing");
        }
        char d = replacement.charAt(i);
        int group;
        if (d == '{') {
          int end = replacement.indexOf('}', i);
          if (end < 0) {
            throw new IllegalArgumentException(
                "named capturing group is missing trailing '}'");
          }
          String name = replacement.substring(i + 1, end);
          Integer number = pattern.names.get(name);
          if (number == null) {
            throw new IllegalArgumentException("No group with name {" + name + "}");
          }
          group = number;
          i = end + 1;
        } else {
          if (d < '0' || d > '9') throw new IllegalArgumentException("Illegal group reference");
          group = d - '0';
          i++;
          if (group > pattern.groupCount) throw new IndexOutOfBoundsException("No group " + group);
          while (i < n && replacement.charAt(i) >= '0' && replacement.charAt(i) <= '9') {
            int longer = group * 10 + replacement.charAt(i) - '0';
            if (longer > pattern.groupCount) break;
            group = longer;
            i++;
          }
        }
        String value = group(group);
        if (value != null) out.append(value);
      } else {
        out.append(c);
      }
    }
  }

  public Matcher appendReplacement(StringBuilder sb, String replacement) {
    checkMatch();
    sb.append(text, appendPosition, groups[0]);
    expand(replacement, sb);
    appendPosition = groups[1];
    return this;
  }

  public StringBuilder appendTail(StringBuilder sb) {
    return sb.append(text, appendPosition, text.length());
  }

  public Matcher appendReplacement(StringBuffer sb, String replacement) {
    StringBuilder part = new StringBuilder();
    appendReplacement(part, replacement);
    sb.append(part.toString());
    return this;
  }

  public StringBuffer appendTail(StringBuffer sb) {
    return sb.append(text, appendPosition, text.length());
  }

  public String replaceAll(String replacement) {
    reset();
    if (!find()) return text;
    StringBuilder out = new StringBuilder();
    do {
      appendReplacement(out, replacement);
    } while (find());
    return appendTail(out).toString();
  }

  public String replaceAll(Function<MatchResult, String> replacer) {
    reset();
    if (!find()) return text;
    StringBuilder out = new StringBuilder();
    do {
      appendReplacement(out, replacer.apply(this));
    } while (find());
    return appendTail(out).toString();
  }

  public String replaceFirst(String replacement) {
    if (replacement == null) throw new NullPointerException("replacement");
    reset();
    if (!find()) return text;
    StringBuilder out = new StringBuilder();
    appendReplacement(out, replacement);
    return appendTail(out).toString();
  }

  @Override
  public String toString() {
    return "java.util.regex.Matcher[pattern=" + pattern + " region=" + from + "," + to
        + " lastmatch=" + (matched ? group() : "") + "]";
  }

  public String replaceFirst(Function<MatchResult, String> replacer) {
    if (replacer == null) throw new NullPointerException();
    reset();
    if (!find()) return text;
    StringBuilder out = new StringBuilder();
    appendReplacement(out, replacer.apply(this));
    return appendTail(out).toString();
  }

  // A result for each match from the begin on. They are searched for when the stream is used.
  public java.util.stream.Stream<MatchResult> results() {
    return java.util.stream.Stream.of(this).flatMap(matcher -> {
      java.util.ArrayList<MatchResult> all = new java.util.ArrayList<>();
      reset();
      while (find()) all.add(toMatchResult());
      return all.stream();
    });
  }
}
