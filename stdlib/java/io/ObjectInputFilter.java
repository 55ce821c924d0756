// Says of each class, array and reference that an ObjectInputStream meets whether it may be read.
package java.io;

import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;

@FunctionalInterface
public interface ObjectInputFilter {
  Status checkInput(FilterInfo filterInfo);

  // Allows the classes for which the predicate holds; the status of others is `otherStatus`.
  static ObjectInputFilter allowFilter(Predicate<Class<?>> predicate, Status otherStatus) {
    return new ObjectInputFilters.OfPredicate(predicate, Status.ALLOWED, otherStatus);
  }

  static ObjectInputFilter rejectFilter(Predicate<Class<?>> predicate, Status otherStatus) {
    return new ObjectInputFilters.OfPredicate(predicate, Status.REJECTED, otherStatus);
  }

  // What one of them rejects is rejected, then what one of them allows is allowed. The second may be null.
  static ObjectInputFilter merge(ObjectInputFilter filter, ObjectInputFilter anotherFilter) {
    Objects.requireNonNull(filter, "filter");
    return anotherFilter == null ? filter : new ObjectInputFilters.Merged(filter, anotherFilter);
  }

  // Rejects classes of which the filter says nothing.
  static ObjectInputFilter rejectUndecidedClass(ObjectInputFilter filter) {
    return new ObjectInputFilters.Decided(filter);
  }

  interface FilterInfo {
    Class<?> serialClass();  // null: something else is checked

    long arrayLength();  // -1: no array

    long depth();  // from 1 on

    long references();

    long streamBytes();
  }

  enum Status {
    UNDECIDED, ALLOWED, REJECTED
  }

  // The filter that all streams have that get none of their own. It is set before threads read streams.
  final class Config {
    private static ObjectInputFilter serialFilter;
    private static BinaryOperator<ObjectInputFilter> factory;

    private Config() {}

    public static ObjectInputFilter getSerialFilter() {
      return serialFilter;
    }

    public static void setSerialFilter(ObjectInputFilter filter) {
      Objects.requireNonNull(filter, "filter");
      if (serialFilter != null) throw new IllegalStateException("Serial filter can only be set once");
      serialFilter = filter;
    }

    public static BinaryOperator<ObjectInputFilter> getSerialFilterFactory() {
      return factory != null ? factory : new ObjectInputFilters.Factory();
    }

    public static void setSerialFilterFactory(BinaryOperator<ObjectInputFilter> filterFactory) {
      Objects.requireNonNull(filterFactory, "filterFactory");
      if (factory != null) throw new IllegalStateException("Cannot replace filter factory: " + factory.getClass().getName());
      factory = filterFactory;
    }

    // Null: there is nothing in the pattern.
    public static ObjectInputFilter createFilter(String pattern) {
      Objects.requireNonNull(pattern, "pattern");
      return ObjectInputFilters.OfPattern.of(pattern);
    }
  }
}
