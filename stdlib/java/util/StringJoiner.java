// Joins texts with a delimiter between them.
package java.util;

public final class StringJoiner {
  private final String prefix;
  private final String delimiter;
  private final String suffix;
  private StringBuilder value;  // with the prefix; null: nothing added yet
  private String emptyValue;

  public StringJoiner(CharSequence delimiter) {
    this(delimiter, "", "");
  }

  public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
    Objects.requireNonNull(prefix, "The prefix must not be null");
    Objects.requireNonNull(delimiter, "The delimiter must not be null");
    Objects.requireNonNull(suffix, "The suffix must not be null");
    this.prefix = prefix.toString();
    this.delimiter = delimiter.toString();
    this.suffix = suffix.toString();
  }

  public StringJoiner setEmptyValue(CharSequence emptyValue) {
    this.emptyValue =
        Objects.requireNonNull(emptyValue, "The empty value must not be null").toString();
    return this;
  }

  @Override
  public String toString() {
    if (value == null) return emptyValue != null ? emptyValue : prefix + suffix;
    return value.toString() + suffix;
  }

  private StringBuilder prepare() {
    if (value == null) {
      value = new StringBuilder(prefix);
    } else {
      value.append(delimiter);
    }
    return value;
  }

  public StringJoiner add(CharSequence newElement) {
    prepare().append(String.valueOf(newElement));
    return this;
  }

  public StringJoiner merge(StringJoiner other) {
    Objects.requireNonNull(other);
    if (other.value != null) {
      String content = other.value.substring(other.prefix.length());
      prepare().append(content);
    }
    return this;
  }

  public int length() {
    return toString().length();
  }
}
