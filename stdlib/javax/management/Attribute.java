// The name of an attribute with its value.
package javax.management;

import java.io.Serializable;
import java.util.Objects;

public class Attribute implements Serializable {
  private static final long serialVersionUID = 2484220110589082382L;

  private final String name;
  private final Object value;

  public Attribute(String name, Object value) {
    if (name == null) {
      throw new RuntimeOperationsException(new IllegalArgumentException("Attribute name cannot be null "));
    }
    this.name = name;
    this.value = value;
  }

  public String getName() {
    return name;
  }

  public Object getValue() {
    return value;
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof Attribute)) return false;
    Attribute other = (Attribute) object;
    return name.equals(other.name) && Objects.equals(value, other.value);
  }

  @Override
  public int hashCode() {
    return name.hashCode() ^ Objects.hashCode(value);
  }

  @Override
  public String toString() {
    return name + " = " + value;
  }
}
