// A type of values that everybody knows, whatever classes a bean has.
package javax.management.openmbean;

import java.io.Serializable;
import java.util.List;

public abstract class OpenType<T> implements Serializable {
  private static final long serialVersionUID = -9195195325186646468L;

  public static final List<String> ALLOWED_CLASSNAMES_LIST = List.of("java.lang.Void", "java.lang.Boolean", "java.lang.Character",
      "java.lang.Byte", "java.lang.Short", "java.lang.Integer", "java.lang.Long", "java.lang.Float", "java.lang.Double",
      "java.lang.String", "java.math.BigDecimal", "java.math.BigInteger", "java.util.Date", "javax.management.ObjectName",
      CompositeData.class.getName(), TabularData.class.getName());

  private final String className;
  private final String typeName;
  private final String description;

  protected OpenType(String className, String typeName, String description) throws OpenDataException {
    this.className = given(className, "className");
    this.typeName = given(typeName, "typeName");
    this.description = given(description, "description");
    String element = className;
    if (className.startsWith("[")) {
      element = className.substring(className.lastIndexOf('[') + 1);
      if (element.startsWith("L")) element = element.substring(1, element.length() - 1);
      else return;
    }
    if (!ALLOWED_CLASSNAMES_LIST.contains(element)) {
      throw new OpenDataException("Argument className=\"" + className + "\" is not one of the allowed Java class names for open data.");
    }
  }

  private static String given(String text, String what) {
    if (text == null || text.trim().isEmpty()) throw new IllegalArgumentException("Argument " + what + " cannot be null or empty");
    return text.trim();
  }

  public String getClassName() {
    return className;
  }

  public String getTypeName() {
    return typeName;
  }

  public String getDescription() {
    return description;
  }

  public boolean isArray() {
    return className.startsWith("[");
  }

  public abstract boolean isValue(Object object);

  // Whether its values have this type, too.
  boolean isAssignableFrom(OpenType<?> type) {
    return equals(type);
  }

  @Override
  public abstract boolean equals(Object object);

  @Override
  public abstract int hashCode();

  @Override
  public abstract String toString();
}
