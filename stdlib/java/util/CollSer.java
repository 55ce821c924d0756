// Stands in streams of objects for the collections that List.of, Set.of, Map.of and their like return.
package java.util;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public final class CollSer implements Serializable {
  private static final long serialVersionUID = 6309168927139932177L;
  private static final int LIST = 1;
  private static final int SET = 2;
  private static final int MAP = 3;
  private static final int LIST_WITH_NULLS = 4;

  private final int tag;
  private transient Object[] array;

  private CollSer(int tag, Object... array) {
    this.tag = tag;
    this.array = array;
  }

  // For java.io.LibraryForm.
  public static Object of(Object collection) {
    if (collection instanceof ImmutableList) {
      ImmutableList<?> list = (ImmutableList<?>) collection;
      return new CollSer(list.allowsNull() ? LIST_WITH_NULLS : LIST, list.toArray());
    }
    if (collection instanceof ImmutableSet) return new CollSer(SET, ((ImmutableSet<?>) collection).toArray());
    List<Object> both = new ArrayList<>();
    for (Map.Entry<?, ?> e : ((Map<?, ?>) collection).entrySet()) {
      both.add(e.getKey());
      both.add(e.getValue());
    }
    return new CollSer(MAP, both.toArray());
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeInt(array.length);
    for (Object each : array) out.writeObject(each);
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    int length = in.readInt();
    if (length < 0) throw new InvalidObjectException("negative length " + length);
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < length; i++) all.add(in.readObject());
    array = all.toArray();
  }

  private Object readResolve() throws java.io.ObjectStreamException {
    try {
      if (array == null) throw new InvalidObjectException("null array");
      switch (tag & 0xff) {
        case LIST: return List.of(array);
        case LIST_WITH_NULLS: return ImmutableList.ofNullable(array);
        case SET: return Set.of(array);
        case MAP: return ImmutableMap.of(array);
        default: throw new InvalidObjectException(String.format("invalid flags 0x%x", tag));
      }
    } catch (NullPointerException | IllegalArgumentException e) {
      throw new InvalidObjectException("invalid object", e);
    }
  }
}
