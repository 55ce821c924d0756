// The filters that ObjectInputFilter makes.
package java.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;

final class ObjectInputFilters {
  private ObjectInputFilters() {}

  static boolean hasFactory() {
    return !(ObjectInputFilter.Config.getSerialFilterFactory() instanceof Factory);
  }

  // That of a stream takes the place of the one that all have.
  static final class Factory implements BinaryOperator<ObjectInputFilter> {
    @Override
    public ObjectInputFilter apply(ObjectInputFilter current, ObjectInputFilter next) {
      return next != null || current == null ? next : current;
    }
  }

  static final class OfPredicate implements ObjectInputFilter {
    private final Predicate<Class<?>> predicate;
    private final Status status;
    private final Status otherStatus;

    OfPredicate(Predicate<Class<?>> predicate, Status status, Status otherStatus) {
      this.predicate = Objects.requireNonNull(predicate, "predicate");
      this.status = status;
      this.otherStatus = Objects.requireNonNull(otherStatus, "otherStatus");
    }

    @Override
    public Status checkInput(FilterInfo info) {
      Class<?> c = info.serialClass();
      return c == null ? Status.UNDECIDED : predicate.test(c) ? status : otherStatus;
    }

    @Override
    public String toString() {
      return "predicate(" + predicate + ")";
    }
  }

  static final class Merged implements ObjectInputFilter {
    private final ObjectInputFilter first;
    private final ObjectInputFilter second;

    Merged(ObjectInputFilter first, ObjectInputFilter second) {
      this.first = first;
      this.second = second;
    }

    @Override
    public Status checkInput(FilterInfo info) {
      Status a = first.checkInput(info);
      if (a == Status.REJECTED) return a;
      Status b = second.checkInput(info);
      if (b == Status.REJECTED) return b;
      return a == Status.ALLOWED || b == Status.ALLOWED ? Status.ALLOWED : Status.UNDECIDED;
    }

    @Override
    public String toString() {
      return "merge(" + first + ", " + second + ")";
    }
  }

  static final class Decided implements ObjectInputFilter {
    private final ObjectInputFilter filter;

    Decided(ObjectInputFilter filter) {
      this.filter = Objects.requireNonNull(filter, "filter");
    }

    @Override
    public Status checkInput(FilterInfo info) {
      Status status = filter.checkInput(Objects.requireNonNull(info, "info"));
      Class<?> c = info.serialClass();
      while (c != null && c.isArray()) c = c.getComponentType();
      return status != Status.UNDECIDED || c == null || c.isPrimitive() ? status : Status.REJECTED;
    }

    @Override
    public String toString() {
      return "rejectUndecidedClass(" + filter + ")";
    }
  }

  // Limits, and names of classes and packages: the first that fits decides.
  static final class OfPattern implements ObjectInputFilter {
    private static final class Rule {
      private static final int CLASS = 0;
      private static final int PREFIX = 1;
      private static final int PACKAGE = 2;
      private static final int PACKAGES = 3;

      final String module;  // null: any
      final String name;
      final int kind;
      final Status status;

      Rule(String pattern) {
        boolean rejects = pattern.startsWith("!");
        status = rejects ? Status.REJECTED : Status.ALLOWED;
        int from = rejects ? 1 : 0;
        int slash = pattern.indexOf('/', from);
        if (slash == from) throw new IllegalArgumentException("module name is missing in: \"" + pattern + "\"");
        module = slash < 0 ? null : pattern.substring(from, slash);
        String rest = pattern.substring(slash < 0 ? from : slash + 1);
        if (rest.isEmpty()) throw new IllegalArgumentException("class or package missing in: \"" + pattern + "\"");
        kind = rest.endsWith(".**") ? PACKAGES : rest.endsWith(".*") ? PACKAGE : rest.endsWith("*") ? PREFIX : CLASS;
        if (kind == PREFIX && rest.endsWith("**") && rest.length() == 2) {
          name = "";
          return;
        }
        name = rest.substring(0, rest.length() - (kind == PACKAGES ? 2 : kind == CLASS ? 0 : 1));
        if (kind >= PACKAGE && name.length() < 2) throw new IllegalArgumentException("package missing in: \"" + pattern + "\"");
      }

      boolean fits(Class<?> c) {
        String own = StandIns.nameOf(c);
        if (module != null && !module.equals(moduleOf(own))) return false;
        switch (kind) {
          case CLASS: return own.equals(name);
          case PACKAGE: return own.startsWith(name) && own.lastIndexOf('.') == name.length() - 1;
          default: return own.startsWith(name);
        }
      }

      private static String moduleOf(String className) {
        if (className.startsWith("java.util.logging.")) return "java.logging";
        if (className.startsWith("java.lang.management.") || className.startsWith("javax.management.")) return "java.management";
        return className.startsWith("java.") || className.startsWith("sun.") ? "java.base" : null;
      }
    }

    private final String pattern;
    private final List<Rule> rules = new ArrayList<>();
    private long maxBytes = Long.MAX_VALUE;
    private long maxDepth = Long.MAX_VALUE;
    private long maxReferences = Long.MAX_VALUE;
    private long maxArray = Long.MAX_VALUE;

    private OfPattern(String pattern) {
      this.pattern = pattern;
    }

    static OfPattern of(String pattern) {
      OfPattern result = new OfPattern(pattern);
      boolean empty = true;
      for (String each : heddle.Reflection.words(pattern, ';')) {
        if (each.isEmpty()) continue;
        empty = false;
        int equals = each.indexOf('=');
        if (equals >= 0) result.limit(each.substring(0, equals), each.substring(equals + 1));
        else result.rules.add(new Rule(each));
      }
      return empty ? null : result;
    }

    private void limit(String name, String text) {
      switch (name) {
        case "maxdepth": maxDepth = number(text); break;
        case "maxarray": maxArray = number(text); break;
        case "maxrefs": maxReferences = number(text); break;
        case "maxbytes": maxBytes = number(text); break;
        default: throw new IllegalArgumentException("unknown limit: " + name);
      }
    }

    private static long number(String text) {
      long result = Long.parseLong(text);
      if (result < 0) throw new IllegalArgumentException("negative limit: " + result);
      return result;
    }

    @Override
    public Status checkInput(FilterInfo info) {
      if (info.references() < 0 || info.depth() < 0 || info.streamBytes() < 0 || info.references() > maxReferences || info.depth() > maxDepth
          || info.streamBytes() > maxBytes) {
        return Status.REJECTED;
      }
      Class<?> c = info.serialClass();
      if (c == null) return Status.UNDECIDED;
      if (c.isArray()) {
        if (info.arrayLength() > maxArray) return Status.REJECTED;
        while (c.isArray()) c = c.getComponentType();
      }
      if (c.isPrimitive()) return Status.UNDECIDED;
      for (Rule each : rules) {
        if (each.fits(c)) return each.status;
      }
      return Status.UNDECIDED;
    }

    @Override
    public String toString() {
      return pattern;
    }
  }

  // What a stream says of itself.
  static final class Info implements ObjectInputFilter.FilterInfo {
    private final Class<?> serialClass;
    private final long arrayLength, depth, references, streamBytes;

    Info(Class<?> serialClass, long arrayLength, long depth, long references, long streamBytes) {
      this.serialClass = serialClass;
      this.arrayLength = arrayLength;
      this.depth = depth;
      this.references = references;
      this.streamBytes = streamBytes;
    }

    @Override
    public Class<?> serialClass() {
      return serialClass;
    }

    @Override
    public long arrayLength() {
      return arrayLength;
    }

    @Override
    public long depth() {
      return depth;
    }

    @Override
    public long references() {
      return references;
    }

    @Override
    public long streamBytes() {
      return streamBytes;
    }
  }
}
