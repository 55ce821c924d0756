// Writes objects, with all that they refer to, as bytes: the protocol of the Java Object Serialization Specification,
// chapter 6.
package java.io;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class ObjectOutputStream extends OutputStream implements ObjectOutput, ObjectStreamConstants {
  private static final int BLOCK = 1024;

  private final OutputStream out;
  private final boolean overridden;
  private final byte[] buffer = new byte[BLOCK];
  private int used;
  private boolean inBlocks;  // what is in the buffer becomes a block of data
  private int protocol = PROTOCOL_VERSION_2;
  private int depth;
  private boolean replacing;

  private final Map<Class<?>, ObjectStreamClass> classes = new IdentityHashMap<>();
  private final Map<String, String> types = new HashMap<>();
  private ObjectTable<Integer> handles = new ObjectTable<>();
  private int nextHandle;
  private ObjectTable<Object> replacements = new ObjectTable<>();

  // Whose writeObject is running.
  private Object currentObject;
  private ObjectStreamClass currentDesc;
  private boolean fieldsWritten;
  private Fields currentFields;

  public ObjectOutputStream(OutputStream out) throws IOException {
    this.out = out;
    overridden = false;
    writeStreamHeader();
    blocks(true);
  }

  // For subclasses that do everything themselves.
  protected ObjectOutputStream() throws IOException, SecurityException {
    out = null;
    overridden = true;
  }

  public abstract static class PutField {
    public PutField() {}

    public abstract void put(String name, boolean val);

    public abstract void put(String name, byte val);

    public abstract void put(String name, char val);

    public abstract void put(String name, short val);

    public abstract void put(String name, int val);

    public abstract void put(String name, long val);

    public abstract void put(String name, float val);

    public abstract void put(String name, double val);

    public abstract void put(String name, Object val);

    @Deprecated
    public abstract void write(ObjectOutput out) throws IOException;
  }

  private static final class Fields extends PutField {
    private final ObjectOutputStream stream;
    private final ObjectStreamClass desc;
    private final Object[] values;

    Fields(ObjectOutputStream stream, ObjectStreamClass desc) {
      this.stream = stream;
      this.desc = desc;
      values = new Object[desc.fields.length];
    }

    private void store(String name, Class<?> type, Object value) {
      ObjectStreamField field = desc.field(name, type);
      if (field == null) throw new IllegalArgumentException("no such field " + name + " with type " + type);
      for (int i = 0; i < values.length; i++) {
        if (desc.fields[i] == field) values[i] = value;
      }
    }

    @Override
    public void put(String name, boolean val) {
      store(name, boolean.class, val);
    }

    @Override
    public void put(String name, byte val) {
      store(name, byte.class, val);
    }

    @Override
    public void put(String name, char val) {
      store(name, char.class, val);
    }

    @Override
    public void put(String name, short val) {
      store(name, short.class, val);
    }

    @Override
    public void put(String name, int val) {
      store(name, int.class, val);
    }

    @Override
    public void put(String name, long val) {
      store(name, long.class, val);
    }

    @Override
    public void put(String name, float val) {
      store(name, float.class, val);
    }

    @Override
    public void put(String name, double val) {
      store(name, double.class, val);
    }

    @Override
    public void put(String name, Object val) {
      store(name, Object.class, val);
    }

    @Override
    public void write(ObjectOutput out) throws IOException {
      if (out != stream) throw new IllegalArgumentException("wrong stream");
      for (int i = 0; i < values.length; i++) {
        if (desc.fields[i].isPrimitive()) stream.primitive(desc.fields[i].getTypeCode(), values[i]);
      }
      for (int i = 0; i < values.length; i++) {
        if (desc.fields[i].isPrimitive()) continue;
        if (desc.fields[i].isUnshared()) throw new IOException("cannot write unshared object");
        out.writeObject(values[i]);
      }
    }
  }

  // --- for programs

  public void useProtocolVersion(int version) throws IOException {
    if (nextHandle != 0) throw new IllegalStateException("stream non-empty");
    if (version != PROTOCOL_VERSION_1 && version != PROTOCOL_VERSION_2) {
      throw new IllegalArgumentException("unknown version: " + version);
    }
    protocol = version;
  }

  int protocol() {
    return protocol;
  }

  @Override
  public final void writeObject(Object obj) throws IOException {
    if (overridden) {
      writeObjectOverride(obj);
      return;
    }
    writeTop(obj, false);
  }

  protected void writeObjectOverride(Object obj) throws IOException {}

  // The object is a new one for the reader, whatever has been written before.
  public void writeUnshared(Object obj) throws IOException {
    writeTop(obj, true);
  }

  private void writeTop(Object obj, boolean unshared) throws IOException {
    try {
      write(obj, unshared);
    } catch (IOException e) {
      if (depth == 0) writeFailure(e);
      throw e;
    }
  }

  // The reader shall learn of it.
  private void writeFailure(IOException e) throws IOException {
    forget();
    boolean old = blocks(false);
    try {
      put(TC_EXCEPTION);
      write(e, false);
      forget();
    } finally {
      blocks(old);
    }
  }

  public void defaultWriteObject() throws IOException {
    Object object = current("not in call to writeObject");
    ObjectStreamClass desc = currentDesc;
    boolean old = blocks(false);
    writeFieldsOf(object, desc);
    blocks(old);
  }

  private Object current(String otherwise) throws NotActiveException {
    if (currentObject == null) throw new NotActiveException(otherwise);
    if (fieldsWritten) throw new NotActiveException("not in readObject invocation or fields already read");
    fieldsWritten = true;
    return currentObject;
  }

  public PutField putFields() throws IOException {
    if (currentFields == null) {
      current("not in call to writeObject");
      currentFields = new Fields(this, currentDesc);
    }
    return currentFields;
  }

  public void writeFields() throws IOException {
    if (currentFields == null) throw new NotActiveException("no current PutField object");
    Fields f = currentFields;
    boolean old = blocks(false);
    for (int i = 0; i < f.values.length; i++) {
      if (f.desc.fields[i].isPrimitive()) primitive(f.desc.fields[i].getTypeCode(), f.values[i]);
    }
    for (int i = 0; i < f.values.length; i++) {
      if (!f.desc.fields[i].isPrimitive()) write(f.values[i], f.desc.fields[i].isUnshared());
    }
    blocks(old);
  }

  // Nothing that has been written is known any more.
  public void reset() throws IOException {
    if (depth != 0) throw new IOException("stream active");
    blocks(false);
    put(TC_RESET);
    forget();
    blocks(true);
  }

  private void forget() {
    handles = new ObjectTable<>();
    replacements = new ObjectTable<>();
    nextHandle = 0;
  }

  // --- for subclasses

  protected void annotateClass(Class<?> cl) throws IOException {}

  protected void annotateProxyClass(Class<?> cl) throws IOException {}

  protected Object replaceObject(Object obj) throws IOException {
    return obj;
  }

  protected boolean enableReplaceObject(boolean enable) throws SecurityException {
    boolean old = replacing;
    replacing = enable;
    return old;
  }

  protected void writeStreamHeader() throws IOException {
    writeShort(STREAM_MAGIC);
    writeShort(STREAM_VERSION);
  }

  protected void writeClassDescriptor(ObjectStreamClass desc) throws IOException {
    desc.write(this);
  }

  // --- objects

  private void write(Object given, boolean unshared) throws IOException {
    boolean old = blocks(false);
    depth++;
    try {
      Object known = given == null ? null : replacements.get(given);
      Object obj = known == null ? given : known;
      if (writeKnown(obj, unshared)) return;
      Object original = obj;
      Class<?> c = obj.getClass();
      ObjectStreamClass desc = ObjectStreamClass.of(c, classes);
      while (desc.hasWriteReplace()) {
        obj = desc.callWriteReplace(obj);
        if (obj == null || obj.getClass() == c) break;
        c = obj.getClass();
        desc = ObjectStreamClass.of(c, classes);
      }
      if (replacing) {
        Object other = replaceObject(obj);
        if (other != obj && other != null) desc = ObjectStreamClass.of(other.getClass(), classes);
        obj = other;
      }
      if (obj != original) {
        if (obj != null) replacements.put(original, obj);
        if (writeKnown(obj, unshared)) return;
      }
      if (obj instanceof String) {
        writeString((String) obj, unshared);
      } else if (desc.forClass().isArray()) {
        writeArray(obj, desc, unshared);
      } else if (obj instanceof Enum) {
        writeEnum((Enum<?>) obj, desc, unshared);
      } else if (obj instanceof Serializable) {
        writeOrdinary(obj, desc, unshared);
      } else {
        throw new NotSerializableException(obj.getClass().getName());
      }
    } finally {
      depth--;
      blocks(old);
    }
  }

  // Writes null, what has been written before, and classes.
  private boolean writeKnown(Object obj, boolean unshared) throws IOException {
    if (obj == null) {
      put(TC_NULL);
      return true;
    }
    if (obj instanceof ObjectStreamClass && ((ObjectStreamClass) obj).forClass() != null) {
      writeClassDesc(ObjectStreamClass.of(((ObjectStreamClass) obj).forClass(), classes), unshared);
      return true;
    }
    if (!unshared && writeHandle(obj)) return true;
    if (obj instanceof Class) {
      put(TC_CLASS);
      writeClassDesc(ObjectStreamClass.of((Class<?>) obj, classes), false);
      assign(unshared ? null : obj);
      return true;
    }
    if (!(obj instanceof ObjectStreamClass)) return false;
    writeClassDesc((ObjectStreamClass) obj, unshared);
    return true;
  }

  private boolean writeHandle(Object obj) throws IOException {
    Integer handle = handles.get(obj);
    if (handle == null) return false;
    put(TC_REFERENCE);
    number(baseWireHandle + handle, 4);
    return true;
  }

  private void assign(Object obj) {
    if (obj != null) handles.put(obj, nextHandle);
    nextHandle++;
  }

  private void writeClassDesc(ObjectStreamClass desc, boolean unshared) throws IOException {
    if (desc == null) {
      put(TC_NULL);
      return;
    }
    if (!unshared && writeHandle(desc)) return;
    if (desc.isProxy) {
      put(TC_PROXYCLASSDESC);
      assign(unshared ? null : desc);
      Class<?>[] interfaces = desc.forClass().getInterfaces();
      number(interfaces.length, 4);
      for (Class<?> each : interfaces) writeUTF(each.getName());
      blocks(true);
      annotateProxyClass(desc.forClass());
    } else {
      put(TC_CLASSDESC);
      assign(unshared ? null : desc);
      if (protocol == PROTOCOL_VERSION_1) {
        desc.write(this);
      } else {
        writeClassDescriptor(desc);
      }
      blocks(true);
      if (desc.forClass() != null) annotateClass(desc.forClass());
    }
    blocks(false);
    put(TC_ENDBLOCKDATA);
    writeClassDesc(desc.superDesc, false);
  }

  private void writeString(String text, boolean unshared) throws IOException {
    assign(unshared ? null : text);
    byte[] bytes = ObjectText.encoded(text);
    if (bytes.length <= 0xffff) {
      put(TC_STRING);
      number(bytes.length, 2);
    } else {
      put(TC_LONGSTRING);
      number(bytes.length, 8);
    }
    put(bytes, 0, bytes.length);
  }

  // The second time it is a reference.
  void writeTypeString(String text) throws IOException {
    writeName(types.computeIfAbsent(text, t -> t));
  }

  private void writeName(String text) throws IOException {
    if (!writeHandle(text)) writeString(text, false);
  }

  private void writeArray(Object array, ObjectStreamClass desc, boolean unshared) throws IOException {
    put(TC_ARRAY);
    writeClassDesc(desc, false);
    assign(unshared ? null : array);
    if (array instanceof Object[]) {
      Object[] elements = (Object[]) array;
      number(elements.length, 4);
      for (Object each : elements) write(each, false);
      return;
    }
    if (array instanceof byte[]) {
      byte[] bytes = (byte[]) array;
      number(bytes.length, 4);
      put(bytes, 0, bytes.length);
    } else if (array instanceof int[]) {
      int[] values = (int[]) array;
      number(values.length, 4);
      for (int v : values) number(v, 4);
    } else if (array instanceof long[]) {
      long[] values = (long[]) array;
      number(values.length, 4);
      for (long v : values) number(v, 8);
    } else if (array instanceof char[]) {
      char[] values = (char[]) array;
      number(values.length, 4);
      for (char v : values) number(v, 2);
    } else if (array instanceof short[]) {
      short[] values = (short[]) array;
      number(values.length, 4);
      for (short v : values) number(v, 2);
    } else if (array instanceof boolean[]) {
      boolean[] values = (boolean[]) array;
      number(values.length, 4);
      for (boolean v : values) number(v ? 1 : 0, 1);
    } else if (array instanceof float[]) {
      float[] values = (float[]) array;
      number(values.length, 4);
      for (float v : values) number(Float.floatToIntBits(v), 4);
    } else {
      double[] values = (double[]) array;
      number(values.length, 4);
      for (double v : values) number(Double.doubleToLongBits(v), 8);
    }
  }

  private void writeEnum(Enum<?> constant, ObjectStreamClass desc, boolean unshared) throws IOException {
    put(TC_ENUM);
    // (A constant with a body has a class of its own.)
    writeClassDesc(desc.superDesc.forClass() == Enum.class ? desc : desc.superDesc, false);
    assign(unshared ? null : constant);
    writeName(constant.name());
  }

  private void writeOrdinary(Object obj, ObjectStreamClass desc, boolean unshared) throws IOException {
    desc.checkSerialize();
    put(TC_OBJECT);
    writeClassDesc(desc, false);
    assign(unshared ? null : obj);
    if (desc.isRecord) {
      writeFieldsOf(obj, desc);
    } else if (desc.externalizable && !desc.isProxy) {
      writeExternal((Externalizable) obj);
    } else {
      List<ObjectStreamClass> all = new ArrayList<>();
      for (ObjectStreamClass d = desc; d != null; d = d.superDesc) all.add(0, d);
      for (ObjectStreamClass each : all) writePart(obj, each);
    }
  }

  private void writeExternal(Externalizable obj) throws IOException {
    Object object = currentObject;
    ObjectStreamClass desc = currentDesc;
    boolean written = fieldsWritten;
    Fields fields = currentFields;
    currentFields = null;
    currentObject = null;
    try {
      if (protocol == PROTOCOL_VERSION_1) {
        obj.writeExternal(this);
      } else {
        blocks(true);
        obj.writeExternal(this);
        blocks(false);
        put(TC_ENDBLOCKDATA);
      }
    } finally {
      currentObject = object;
      currentDesc = desc;
      fieldsWritten = written;
      currentFields = fields;
    }
  }

  // What one of its classes has in the object.
  private void writePart(Object obj, ObjectStreamClass each) throws IOException {
    if (!each.hasWriteObject()) {
      writeFieldsOf(obj, each);
      return;
    }
    Object object = currentObject;
    ObjectStreamClass desc = currentDesc;
    boolean written = fieldsWritten;
    Fields fields = currentFields;
    currentFields = null;
    currentObject = obj;
    currentDesc = each;
    fieldsWritten = false;
    try {
      blocks(true);
      each.callWriteObject(obj, this);
      blocks(false);
      put(TC_ENDBLOCKDATA);
    } finally {
      currentObject = object;
      currentDesc = desc;
      fieldsWritten = written;
      currentFields = fields;
    }
  }

  private void writeFieldsOf(Object obj, ObjectStreamClass desc) throws IOException {
    desc.checkDefaultSerialize();
    int primitives = 0;
    while (primitives < desc.fields.length && desc.fields[primitives].isPrimitive()) primitives++;
    for (int i = 0; i < primitives; i++) primitive(desc.fields[i].getTypeCode(), value(desc, i, obj));
    // All are read before the first is written.
    Object[] references = new Object[desc.fields.length - primitives];
    for (int i = 0; i < references.length; i++) references[i] = value(desc, primitives + i, obj);
    for (int i = 0; i < references.length; i++) write(references[i], desc.fields[primitives + i].isUnshared());
  }

  private static Object value(ObjectStreamClass desc, int index, Object obj) throws IOException {
    ObjectStreamField f = desc.fields[index];
    try {
      return f.field != null ? f.field.read(obj) : desc.form.value(obj, f.getName());
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      throw new IOException("unexpected exception type", t);
    }
  }

  // Null: the default of the type.
  private void primitive(char code, Object value) throws IOException {
    switch (code) {
      case 'Z': number(value != null && (Boolean) value ? 1 : 0, 1); break;
      case 'B': number(value == null ? 0 : (Byte) value, 1); break;
      case 'C': number(value == null ? 0 : (Character) value, 2); break;
      case 'S': number(value == null ? 0 : (Short) value, 2); break;
      case 'I': number(value == null ? 0 : (Integer) value, 4); break;
      case 'J': number(value == null ? 0 : (Long) value, 8); break;
      case 'F': number(value == null ? 0 : Float.floatToIntBits((Float) value), 4); break;
      default: number(value == null ? 0 : Double.doubleToLongBits((Double) value), 8); break;
    }
  }

  // --- bytes

  // Blocks of data, or bytes between them? Says how it was.
  private boolean blocks(boolean wanted) throws IOException {
    if (inBlocks == wanted) return wanted;
    drain();
    inBlocks = wanted;
    return !wanted;
  }

  // Hands the buffer on to the stream below.
  protected void drain() throws IOException {
    if (used == 0) return;
    if (inBlocks) {
      if (used <= 0xff) {
        out.write(new byte[] {TC_BLOCKDATA, (byte) used}, 0, 2);
      } else {
        out.write(new byte[] {TC_BLOCKDATALONG, 0, 0, (byte) (used >> 8), (byte) used}, 0, 5);
      }
    }
    out.write(buffer, 0, used);
    used = 0;
  }

  private void put(int b) throws IOException {
    if (used == BLOCK) drain();
    buffer[used++] = (byte) b;
  }

  private void put(byte[] b, int from, int count) throws IOException {
    while (count > 0) {
      if (used == BLOCK) drain();
      int n = Math.min(count, BLOCK - used);
      System.arraycopy(b, from, buffer, used, n);
      used += n;
      from += n;
      count -= n;
    }
  }

  // The lowest `bytes` bytes, highest first.
  private void number(long value, int bytes) throws IOException {
    for (int shift = 8 * bytes - 8; shift >= 0; shift -= 8) put((int) (value >> shift));
  }

  @Override
  public void write(int val) throws IOException {
    put(val);
  }

  @Override
  public void write(byte[] buf) throws IOException {
    put(buf, 0, buf.length);
  }

  @Override
  public void write(byte[] buf, int off, int len) throws IOException {
    Objects.requireNonNull(buf);
    Objects.checkFromIndexSize(off, len, buf.length);
    put(buf, off, len);
  }

  @Override
  public void flush() throws IOException {
    drain();
    out.flush();
  }

  @Override
  public void close() throws IOException {
    flush();
    forget();
    out.close();
  }

  @Override
  public void writeBoolean(boolean val) throws IOException {
    put(val ? 1 : 0);
  }

  @Override
  public void writeByte(int val) throws IOException {
    put(val);
  }

  @Override
  public void writeShort(int val) throws IOException {
    number(val, 2);
  }

  @Override
  public void writeChar(int val) throws IOException {
    number(val, 2);
  }

  @Override
  public void writeInt(int val) throws IOException {
    number(val, 4);
  }

  @Override
  public void writeLong(long val) throws IOException {
    number(val, 8);
  }

  @Override
  public void writeFloat(float val) throws IOException {
    number(Float.floatToIntBits(val), 4);
  }

  @Override
  public void writeDouble(double val) throws IOException {
    number(Double.doubleToLongBits(val), 8);
  }

  @Override
  public void writeBytes(String str) throws IOException {
    for (int i = 0; i < str.length(); i++) put(str.charAt(i));
  }

  @Override
  public void writeChars(String str) throws IOException {
    for (int i = 0; i < str.length(); i++) number(str.charAt(i), 2);
  }

  @Override
  public void writeUTF(String str) throws IOException {
    byte[] bytes = ObjectText.encoded(str);
    if (bytes.length > 0xffff) throw new UTFDataFormatException();
    number(bytes.length, 2);
    put(bytes, 0, bytes.length);
  }
}
