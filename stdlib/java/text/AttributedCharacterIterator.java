// Goes through a text whose ranges have attributes. A run is a range in which these do not change.
package java.text;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.Map;
import java.util.Set;

public interface AttributedCharacterIterator extends CharacterIterator {
  int getRunStart();

  int getRunStart(Attribute attribute);

  int getRunStart(Set<? extends Attribute> attributes);

  int getRunLimit();

  int getRunLimit(Attribute attribute);

  int getRunLimit(Set<? extends Attribute> attributes);

  Map<Attribute, Object> getAttributes();

  Object getAttribute(Attribute attribute);

  Set<Attribute> getAllAttributeKeys();

  class Attribute implements Serializable {
    private static final long serialVersionUID = -9142742483513960612L;

    public static final Attribute LANGUAGE = new Attribute("language");
    public static final Attribute READING = new Attribute("reading");
    public static final Attribute INPUT_METHOD_SEGMENT = new Attribute("input_method_segment");

    private final String name;

    protected Attribute(String name) {
      this.name = name;
    }

    protected String getName() {
      return name;
    }

    // One object of each name comes out of streams.
    protected Object readResolve() throws InvalidObjectException {
      return resolve(Attribute.class, LANGUAGE, READING, INPUT_METHOD_SEGMENT);
    }

    final Attribute resolve(Class<?> of, Attribute... all) throws InvalidObjectException {
      if (getClass() != of) throw new InvalidObjectException("subclass didn't correctly implement readResolve");
      for (Attribute attribute : all) {
        if (attribute.name.equals(name)) return attribute;
      }
      throw new InvalidObjectException("unknown attribute name");
    }

    @Override
    public final boolean equals(Object obj) {
      return super.equals(obj);
    }

    @Override
    public final int hashCode() {
      return super.hashCode();
    }

    @Override
    public String toString() {
      return getClass().getName() + '(' + name + ')';
    }
  }
}
