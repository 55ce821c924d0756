// Reads what an ObjectOutputStream has written.
package java.io;

import java.lang.reflect.Array;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class ObjectInputStream extends InputStream implements ObjectInput, ObjectStreamConstants {
  private static final Object UNSHARED = new Object();  // in place of objects that only their first reader may have
  private static final int NONE = -1;
  private static final int MAX_BLOCK = 1024;

  private final InputStream in;
  private final boolean overridden;
  private int peeked = -2;  // the byte that comes next, -1 at the end; -2: not looked at
  private boolean inBlocks;
  private int remaining;  // bytes of the block
  private boolean dataEnded;  // behind the fields of a class that wrote nothing else
  private int depth;
  private boolean closed;
  private boolean resolving;

  // What a filter is told.
  private ObjectInputFilter filter;
  private boolean filterSet;
  private long references;
  private long bytesRead;  // from the stream below, with a byte that is only looked at
  private int block;       // the length of the block of data

  private final Map<Class<?>, ObjectStreamClass> classes = new IdentityHashMap<>();

  // What can be referred to, and the class that is missing for it, if there is one.
  private static final class Entry {
    Object value;
    boolean finished;
    ClassNotFoundException missing;
    List<Integer> dependents;
  }

  private final List<Entry> handles = new ArrayList<>();
  private int passed = NONE;  // the handle of what has been read last

  // Whose readObject is running.
  private Object currentObject;
  private ObjectStreamClass currentDesc;
  private boolean fieldsRead;

  private static final class Validation {
    final ObjectInputValidation validation;
    final int priority;

    Validation(ObjectInputValidation validation, int priority) {
      this.validation = validation;
      this.priority = priority;
    }
  }

  private final List<Validation> validations = new ArrayList<>();

  public ObjectInputStream(InputStream in) throws IOException {
    this.in = in;
    overridden = false;
    if (in == null) {
      throw new NullPointerException("Cannot invoke \"java.io.InputStream.read(byte[], int, int)\" because \"this.in\" is null");
    }
    if (ObjectInputFilter.Config.getSerialFilter() != null || ObjectInputFilters.hasFactory()) {
      filter = ObjectInputFilter.Config.getSerialFilterFactory().apply(null, ObjectInputFilter.Config.getSerialFilter());
    }
    readStreamHeader();
    inBlocks = true;
  }

  // For subclasses that do everything themselves.
  protected ObjectInputStream() throws IOException, SecurityException {
    in = null;
    overridden = true;
  }

  public abstract static class GetField {
    public GetField() {}

    public abstract ObjectStreamClass getObjectStreamClass();

    public abstract boolean defaulted(String name) throws IOException;

    public abstract boolean get(String name, boolean val) throws IOException;

    public abstract byte get(String name, byte val) throws IOException;

    public abstract char get(String name, char val) throws IOException;

    public abstract short get(String name, short val) throws IOException;

    public abstract int get(String name, int val) throws IOException;

    public abstract long get(String name, long val) throws IOException;

    public abstract float get(String name, float val) throws IOException;

    public abstract double get(String name, double val) throws IOException;

    public abstract Object get(String name, Object val) throws IOException;
  }

  private final class Fields extends GetField {
    private final ObjectStreamClass desc;
    private final Object[] values;
    private final int[] from;  // the handles of references

    Fields(ObjectStreamClass desc) throws IOException, ClassNotFoundException {
      this.desc = desc;
      values = new Object[desc.fields.length];
      from = new int[desc.fields.length];
      readValues(desc, values, from, NONE);
    }

    @Override
    public ObjectStreamClass getObjectStreamClass() {
      return desc;
    }

    void checkMissing() throws ClassNotFoundException {
      for (int i = 0; i < values.length; i++) {
        if (!desc.fields[i].isPrimitive() && missing(from[i]) != null) throw missing(from[i]);
      }
    }

    // The place among the values; -1: the stream does not have it.
    private int index(String name, Class<?> type) {
      ObjectStreamField field = desc.field(name, type);
      if (field == null) {
        if (desc.local != null && desc.local.field(name, type) != null) return -1;
        throw new IllegalArgumentException("no such field " + name + " with type " + type);
      }
      for (int i = 0; i < values.length; i++) {
        if (desc.fields[i] == field) return i;
      }
      return -1;
    }

    private Object find(String name, Class<?> type, Object otherwise) {
      int index = index(name, type);
      return index < 0 ? otherwise : values[index];
    }

    @Override
    public boolean defaulted(String name) {
      return index(name, null) < 0;
    }

    @Override
    public boolean get(String name, boolean val) {
      return (Boolean) find(name, boolean.class, val);
    }

    @Override
    public byte get(String name, byte val) {
      return (Byte) find(name, byte.class, val);
    }

    @Override
    public char get(String name, char val) {
      return (Character) find(name, char.class, val);
    }

    @Override
    public short get(String name, short val) {
      return (Short) find(name, short.class, val);
    }

    @Override
    public int get(String name, int val) {
      return (Integer) find(name, int.class, val);
    }

    @Override
    public long get(String name, long val) {
      return (Long) find(name, long.class, val);
    }

    @Override
    public float get(String name, float val) {
      return (Float) find(name, float.class, val);
    }

    @Override
    public double get(String name, double val) {
      return (Double) find(name, double.class, val);
    }

    @Override
    public Object get(String name, Object val) {
      int index = index(name, Object.class);
      if (index < 0) return val;
      depends(passed, from[index]);
      return missing(from[index]) == null ? values[index] : null;
    }
  }

  // --- for programs

  @Override
  public final Object readObject() throws IOException, ClassNotFoundException {
    return overridden ? readObjectOverride() : readTop(false);
  }

  protected Object readObjectOverride() throws IOException, ClassNotFoundException {
    return null;
  }

  public Object readUnshared() throws IOException, ClassNotFoundException {
    return readTop(true);
  }

  private Object readTop(boolean unshared) throws IOException, ClassNotFoundException {
    int outer = passed;
    try {
      Object result = read(unshared);
      depends(outer, passed);
      ClassNotFoundException missing = missing(passed);
      if (missing != null) throw missing;
      if (depth == 0) validate();
      return result;
    } finally {
      passed = outer;
      if (closed && depth == 0) handles.clear();
    }
  }

  private void validate() throws InvalidObjectException {
    try {
      while (!validations.isEmpty()) validations.remove(0).validation.validateObject();
    } catch (InvalidObjectException e) {
      validations.clear();
      throw e;
    }
  }

  // Those of higher priority are called first.
  public void registerValidation(ObjectInputValidation obj, int prio) throws NotActiveException, InvalidObjectException {
    if (depth == 0) throw new NotActiveException("stream inactive");
    if (obj == null) throw new InvalidObjectException("null callback");
    int at = 0;
    while (at < validations.size() && prio < validations.get(at).priority) at++;
    validations.add(at, new Validation(obj, prio));
  }

  private Object current() throws NotActiveException {
    if (currentObject == null) throw new NotActiveException("not in call to readObject");
    if (fieldsRead) throw new NotActiveException("not in readObject invocation or fields already read");
    fieldsRead = true;
    return currentObject;
  }

  public void defaultReadObject() throws IOException, ClassNotFoundException {
    Object object = current();
    ObjectStreamClass desc = currentDesc;
    blocks(false);
    readFieldsOf(object, desc);
    blocks(true);
    if (!desc.hasWriteData) dataEnded = true;
    ClassNotFoundException missing = missing(passed);
    if (missing != null) throw missing;
  }

  public GetField readFields() throws IOException, ClassNotFoundException {
    current();
    ObjectStreamClass desc = currentDesc;
    blocks(false);
    Fields result = new Fields(desc);
    blocks(true);
    // (OpenJDK's classes of the library mostly read their fields by defaultReadObject, which fails for a missing class.)
    if (desc.hasForm()) result.checkMissing();
    if (!desc.hasWriteData) dataEnded = true;
    return result;
  }

  // --- filters

  // Null: everything may be read.
  public final ObjectInputFilter getObjectInputFilter() {
    return filter;
  }

  // Before the first object is read, and once.
  public final void setObjectInputFilter(ObjectInputFilter filter) {
    if (references > 0) throw new IllegalStateException("filter can not be set after an object has been read");
    if (filterSet) throw new IllegalStateException("filter can not be set more than once");
    ObjectInputFilter result = filter;
    if (this.filter != null && filter == null) throw new IllegalStateException("filter can not be replaced with null filter");
    if (ObjectInputFilters.hasFactory()) {
      result = ObjectInputFilter.Config.getSerialFilterFactory().apply(this.filter, filter);
      if (this.filter != null && result == null) throw new IllegalStateException("filter can not be replaced with null filter");
    }
    this.filter = result;
    filterSet = true;
  }

  private void filterCheck(Class<?> c, int arrayLength) throws InvalidClassException {
    if (filter == null) return;
    // The rest of a block is in OpenJDK's buffer, as far as that goes.
    int buffered = 0;
    if (inBlocks && remaining > 0) {
      int from = block - remaining;
      buffered = from % MAX_BLOCK == 0 ? 0 : Math.min(block, (from / MAX_BLOCK + 1) * MAX_BLOCK) - from;
    }
    ObjectInputFilter.Status status;
    RuntimeException failure = null;
    try {
      status = filter.checkInput(new ObjectInputFilters.Info(StandIns.meant(c), arrayLength, depth, references, bytesRead + buffered));
    } catch (RuntimeException e) {
      status = ObjectInputFilter.Status.REJECTED;
      failure = e;
    }
    if (status == null || status == ObjectInputFilter.Status.REJECTED) throw new InvalidClassException("filter status: " + status, failure);
  }

  // For what makes arrays of that length while it is read.
  void checkArray(Class<?> type, int length) throws InvalidClassException {
    filterCheck(type, length);
  }

  // --- for subclasses

  protected Class<?> resolveClass(ObjectStreamClass desc) throws IOException, ClassNotFoundException {
    String name = desc.getName();
    Class<?> standIn = StandIns.of(name);
    if (standIn != null) return standIn;
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException e) {
      switch (name) {
        case "boolean": return boolean.class;
        case "byte": return byte.class;
        case "char": return char.class;
        case "short": return short.class;
        case "int": return int.class;
        case "long": return long.class;
        case "float": return float.class;
        case "double": return double.class;
        case "void": return void.class;
        default:
          // (Of an array OpenJDK names the class of its elements.)
          int at = name.lastIndexOf('[') + 1;
          if (at > 0 && name.startsWith("L", at) && name.endsWith(";")) throw new ClassNotFoundException(name.substring(at + 1, name.length() - 1));
          throw new ClassNotFoundException(name);
      }
    }
  }

  protected Class<?> resolveProxyClass(String[] interfaces) throws IOException, ClassNotFoundException {
    Class<?>[] classes = new Class<?>[interfaces.length];
    for (int i = 0; i < interfaces.length; i++) classes[i] = Class.forName(interfaces[i], false, null);
    try {
      return Proxy.newProxyInstance(null, classes, (proxy, method, arguments) -> null).getClass();
    } catch (IllegalArgumentException e) {
      throw new ClassNotFoundException(null, e);
    }
  }

  protected Object resolveObject(Object obj) throws IOException {
    return obj;
  }

  protected boolean enableResolveObject(boolean enable) throws SecurityException {
    boolean old = resolving;
    resolving = enable;
    return old;
  }

  protected void readStreamHeader() throws IOException, StreamCorruptedException {
    int magic = readShort() & 0xffff;
    int version = readShort() & 0xffff;
    if (magic != (STREAM_MAGIC & 0xffff) || version != STREAM_VERSION) {
      throw new StreamCorruptedException("invalid stream header: " + hex(magic, 4) + hex(version, 4));
    }
  }

  protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
    ObjectStreamClass desc = ObjectStreamClass.empty();
    desc.read(this);
    return desc;
  }

  // --- handles

  private int assign(Object value) {
    Entry entry = new Entry();
    entry.value = value;
    handles.add(entry);
    return handles.size() - 1;
  }

  private void set(int handle, Object value) {
    handles.get(handle).value = value;
  }

  private ClassNotFoundException missing(int handle) {
    return handle == NONE ? null : handles.get(handle).missing;
  }

  private void mark(int handle, ClassNotFoundException missing) {
    Entry entry = handles.get(handle);
    if (entry.missing != null) return;
    entry.missing = missing;
    if (entry.dependents == null) return;
    for (int each : entry.dependents) mark(each, missing);
  }

  // What `handle` stands for contains what `on` stands for.
  private void depends(int handle, int on) {
    if (handle == NONE || on == NONE) return;
    Entry target = handles.get(on);
    if (target.missing != null) {
      mark(handle, target.missing);
    } else if (!target.finished) {
      if (target.dependents == null) target.dependents = new ArrayList<>();
      target.dependents.add(handle);
    }
  }

  private void finish(int handle) {
    handles.get(handle).finished = true;
  }

  // --- objects

  private static String hex(int value, int digits) {
    String text = Integer.toHexString(value).toUpperCase();
    return "0".repeat(Math.max(0, digits - text.length())) + text;
  }

  private static StreamCorruptedException invalidCode(int code) {
    return new StreamCorruptedException("invalid type code: " + hex(code, 2));
  }

  private Object read(boolean unshared) throws IOException, ClassNotFoundException {
    boolean old = inBlocks;
    if (inBlocks) {
      if (remaining > 0) throw new OptionalDataException(remaining);
      if (dataEnded) throw new OptionalDataException(true);
      blocks(false);
    }
    int code;
    while ((code = peekByte()) == TC_RESET) {
      next();
      handleReset();
    }
    depth++;
    references++;
    try {
      switch (code) {
        case TC_NULL: return readNull();
        case TC_REFERENCE: return readHandle(unshared);
        case TC_CLASS: return readClass(unshared);
        case TC_CLASSDESC:
        case TC_PROXYCLASSDESC: return readClassDesc(unshared);
        case TC_STRING:
        case TC_LONGSTRING: return checked(readString(unshared));
        case TC_ARRAY: return checked(readArray(unshared));
        case TC_ENUM: return checked(readEnum(unshared));
        case TC_OBJECT: return checked(readOrdinary(unshared));
        case TC_EXCEPTION: throw new WriteAbortedException("writing aborted", readFailure());
        case TC_BLOCKDATA:
        case TC_BLOCKDATALONG:
          if (!old) throw new StreamCorruptedException("unexpected block data");
          blocks(true);
          nextBlock();
          throw new OptionalDataException(remaining);
        case TC_ENDBLOCKDATA:
          if (!old) throw new StreamCorruptedException("unexpected end of block data");
          throw new OptionalDataException(true);
        default: throw invalidCode(code);
      }
    } finally {
      depth--;
      blocks(old);
    }
  }

  private Object readNull() throws IOException {
    next();
    passed = NONE;
    return null;
  }

  private void handleReset() throws StreamCorruptedException {
    if (depth > 0) throw new StreamCorruptedException("unexpected reset; recursion depth: " + depth);
    handles.clear();
  }

  private Object readHandle(boolean unshared) throws IOException {
    next();
    int number = readInt();
    int handle = number - baseWireHandle;
    if (handle < 0 || handle >= handles.size()) {
      throw new StreamCorruptedException("invalid handle value: " + hex(number, 8));
    }
    passed = handle;
    if (unshared) throw new InvalidObjectException("cannot read back reference as unshared");
    Object result = handles.get(handle).value;
    if (result == UNSHARED) throw new InvalidObjectException("cannot read back reference to unshared object");
    filterCheck(null, -1);
    return result;
  }

  private Object checked(Object obj) throws IOException {
    if (!resolving || missing(passed) != null) return obj;
    Object other = resolveObject(obj);
    if (other != obj) set(passed, other);
    return other;
  }

  private IOException readFailure() throws IOException, ClassNotFoundException {
    next();
    handles.clear();
    int code = peekByte();
    if (code != TC_OBJECT) throw invalidCode(code);
    IOException result = (IOException) read(false);
    handles.clear();
    passed = NONE;
    return result;
  }

  private Class<?> readClass(boolean unshared) throws IOException, ClassNotFoundException {
    next();
    ObjectStreamClass desc = readClassDesc(false);
    if (desc == null) throw new NullPointerException();
    Class<?> result = StandIns.meant(desc.forClass());
    passed = assign(unshared ? UNSHARED : result);
    if (desc.missing != null) mark(passed, desc.missing);
    finish(passed);
    return result;
  }

  private ObjectStreamClass readClassDesc(boolean unshared) throws IOException, ClassNotFoundException {
    int code = peekByte();
    switch (code) {
      case TC_NULL: return (ObjectStreamClass) readNull();
      case TC_REFERENCE: {
        ObjectStreamClass known = (ObjectStreamClass) readHandle(unshared);
        if (!known.initialised) throw new InvalidClassException("Class descriptor should be initialized");
        return known;
      }
      case TC_PROXYCLASSDESC: return readProxyDesc(unshared);
      case TC_CLASSDESC: return readOrdinaryDesc(unshared);
      default: throw invalidCode(code);
    }
  }

  private ObjectStreamClass readProxyDesc(boolean unshared) throws IOException, ClassNotFoundException {
    next();
    ObjectStreamClass desc = ObjectStreamClass.empty();
    int handle = assign(unshared ? UNSHARED : desc);
    passed = NONE;
    int count = readInt();
    if (count > 65535) throw new InvalidObjectException("interface limit exceeded: " + count + ", limit: 65535");
    String[] interfaces = new String[count];
    for (int i = 0; i < count; i++) interfaces[i] = readUTF();
    Class<?> c = null;
    ClassNotFoundException missing = null;
    blocks(true);
    try {
      c = resolveProxyClass(interfaces);
      if (c == null) {
        missing = new ClassNotFoundException("null class");
      } else if (!Proxy.isProxyClass(c)) {
        throw new InvalidClassException("Not a proxy");
      }
    } catch (ClassNotFoundException e) {
      missing = e;
    }
    if (c != null) {
      for (Class<?> each : c.getInterfaces()) filterCheck(each, -1);
    }
    filterCheck(c, -1);
    skipData();
    desc.bindProxy(c, missing, readSuperDesc(), classes);
    finish(handle);
    passed = handle;
    return desc;
  }

  private ObjectStreamClass readOrdinaryDesc(boolean unshared) throws IOException, ClassNotFoundException {
    next();
    int handle = assign(unshared ? UNSHARED : null);
    passed = NONE;
    ObjectStreamClass desc;
    try {
      desc = readClassDescriptor();
    } catch (ClassNotFoundException e) {
      throw new InvalidClassException("failed to read class descriptor", e);
    }
    // (One that a subclass has looked up is not changed.)
    if (desc.local == desc) desc = desc.said();
    if (!unshared) set(handle, desc);
    Class<?> c = null;
    ClassNotFoundException missing = null;
    blocks(true);
    try {
      c = resolveClass(desc);
      if (c == null) missing = new ClassNotFoundException("null class");
    } catch (ClassNotFoundException e) {
      missing = e;
    }
    filterCheck(c, -1);
    skipData();
    desc.bind(c, missing, readSuperDesc(), classes);
    finish(handle);
    passed = handle;
    return desc;
  }

  private ObjectStreamClass readSuperDesc() throws IOException, ClassNotFoundException {
    depth++;
    references++;
    try {
      return readClassDesc(false);
    } finally {
      depth--;
    }
  }

  private String readString(boolean unshared) throws IOException {
    int code = peekByte();
    if (code != TC_STRING && code != TC_LONGSTRING) throw invalidCode(code);
    next();
    long length = code == TC_STRING ? readUnsignedShort() : readLong();
    String result = readText(length);
    passed = assign(unshared ? UNSHARED : result);
    finish(passed);
    return result;
  }

  // A text of that many bytes. What a broken stream says about them is not believed before they are there.
  private String readText(long length) throws IOException {
    if (length <= 65536) return ObjectText.decoded(bytes((int) Math.max(length, 0)));
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (long left = length; left > 0; left -= 65536) {
      byte[] part = bytes((int) Math.min(left, 65536));
      all.write(part, 0, part.length);
    }
    return ObjectText.decoded(all.toByteArray());
  }

  String readTypeString() throws IOException {
    int old = passed;
    try {
      int code = peekByte();
      switch (code) {
        case TC_NULL: return (String) readNull();
        case TC_REFERENCE: return (String) readHandle(false);
        case TC_STRING:
        case TC_LONGSTRING: return readString(false);
        default: throw invalidCode(code);
      }
    } finally {
      passed = old;
    }
  }

  private Object readArray(boolean unshared) throws IOException, ClassNotFoundException {
    next();
    ObjectStreamClass desc = readClassDesc(false);
    int length = readInt();
    if (desc == null) throw new NullPointerException();
    filterCheck(desc.forClass(), length);
    Class<?> component = desc.forClass() == null ? null : desc.forClass().getComponentType();
    Object array = desc.forClass() == null ? null : Array.newInstance(component, length);
    int handle = assign(unshared ? UNSHARED : array);
    if (desc.missing != null) mark(handle, desc.missing);
    if (component == null) {
      for (int i = 0; i < length; i++) read(false);
    } else if (!component.isPrimitive()) {
      Object[] elements = (Object[]) array;
      for (int i = 0; i < length; i++) {
        elements[i] = read(false);
        depends(handle, passed);
      }
    } else if (component == byte.class) {
      readFully((byte[]) array, 0, length);
    } else {
      readElements(array, length);
    }
    finish(handle);
    passed = handle;
    return array;
  }

  private void readElements(Object array, int length) throws IOException {
    if (array instanceof int[]) {
      for (int i = 0; i < length; i++) ((int[]) array)[i] = readInt();
    } else if (array instanceof long[]) {
      for (int i = 0; i < length; i++) ((long[]) array)[i] = readLong();
    } else if (array instanceof char[]) {
      for (int i = 0; i < length; i++) ((char[]) array)[i] = readChar();
    } else if (array instanceof short[]) {
      for (int i = 0; i < length; i++) ((short[]) array)[i] = readShort();
    } else if (array instanceof boolean[]) {
      for (int i = 0; i < length; i++) ((boolean[]) array)[i] = readBoolean();
    } else if (array instanceof float[]) {
      for (int i = 0; i < length; i++) ((float[]) array)[i] = readFloat();
    } else {
      for (int i = 0; i < length; i++) ((double[]) array)[i] = readDouble();
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private Object readEnum(boolean unshared) throws IOException, ClassNotFoundException {
    next();
    ObjectStreamClass desc = readClassDesc(false);
    if (desc == null) throw new NullPointerException();
    if (!desc.isEnum) throw new InvalidClassException("non-enum class: " + desc);
    int handle = assign(unshared ? UNSHARED : null);
    if (desc.missing != null) mark(handle, desc.missing);
    String name = readString(false);
    Object result = null;
    if (desc.forClass() != null) {
      try {
        result = Enum.valueOf((Class) desc.forClass(), name);
      } catch (IllegalArgumentException e) {
        throw new InvalidObjectException("enum constant " + name + " does not exist in " + desc.forClass(), e);
      }
      if (!unshared) set(handle, result);
    }
    finish(handle);
    passed = handle;
    return result;
  }

  private Object readOrdinary(boolean unshared) throws IOException, ClassNotFoundException {
    next();
    ObjectStreamClass desc = readClassDesc(false);
    desc.checkDeserialize();
    Class<?> c = desc.forClass();
    if (c == String.class || c == Class.class || c == ObjectStreamClass.class) {
      throw new InvalidClassException("invalid class descriptor");
    }
    Object obj = null;
    if (desc.isInstantiable()) {
      try {
        obj = desc.newInstance();
      } catch (Exception e) {
        throw new InvalidClassException(c.getName(), "unable to create instance", e);
      } catch (Error e) {
        throw e;
      } catch (Throwable t) {
        throw new InternalError(t);
      }
    }
    passed = assign(unshared ? UNSHARED : obj);
    int handle = passed;
    if (desc.missing != null) mark(handle, desc.missing);
    if (desc.isRecord) {
      obj = readRecord(desc, handle);
      if (!unshared) set(handle, obj);
    } else if (desc.externalizable) {
      readExternal((Externalizable) obj, desc);
    } else {
      readParts(obj, desc);
    }
    finish(handle);
    passed = handle;
    if (obj != null && missing(handle) == null && desc.hasReadResolve()) {
      Object other = desc.callReadResolve(obj);
      if (unshared && other != null && other.getClass().isArray()) other = copied(other);
      if (other != obj) {
        if (other != null) filterCheck(other.getClass(), other.getClass().isArray() ? Array.getLength(other) : -1);
        obj = other;
        set(handle, other);
      }
    }
    return obj;
  }

  private static Object copied(Object array) {
    int length = Array.getLength(array);
    Object result = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, result, 0, length);
    return result;
  }

  private Object readRecord(ObjectStreamClass desc, int handle) throws IOException, ClassNotFoundException {
    List<ObjectStreamClass.Part> parts = desc.parts(classes);
    for (int i = 0; i + 1 < parts.size(); i++) {
      if (parts.get(i).hasData) skipFields(parts.get(i).desc);
    }
    Object[] values = new Object[desc.fields.length];
    readValues(desc, values, new int[values.length], handle);
    return missing(handle) == null && desc.forClass() != null ? desc.newRecord(values) : null;
  }

  private void readExternal(Externalizable obj, ObjectStreamClass desc) throws IOException, ClassNotFoundException {
    Object object = currentObject;
    ObjectStreamClass old = currentDesc;
    boolean wereRead = fieldsRead;
    int handle = passed;
    currentObject = null;
    try {
      if (desc.hasBlockData) blocks(true);
      if (obj != null) {
        try {
          obj.readExternal(this);
        } catch (ClassNotFoundException e) {
          mark(handle, e);
        }
      }
      if (desc.hasBlockData) skipData();
    } finally {
      currentObject = object;
      currentDesc = old;
      fieldsRead = wereRead;
    }
    passed = handle;
  }

  private void readParts(Object obj, ObjectStreamClass desc) throws IOException, ClassNotFoundException {
    int handle = passed;
    for (ObjectStreamClass.Part part : desc.parts(classes)) {
      passed = handle;
      ObjectStreamClass each = part.desc;
      if (!part.hasData) {
        if (obj != null && missing(handle) == null && each.hasReadObjectNoData()) each.callReadObjectNoData(obj);
        continue;
      }
      if (obj == null || missing(handle) != null) {
        skipFields(each);
      } else if (each.hasReadObject()) {
        Object object = currentObject;
        ObjectStreamClass old = currentDesc;
        boolean wereRead = fieldsRead;
        try {
          currentObject = obj;
          currentDesc = each;
          fieldsRead = false;
          blocks(true);
          each.callReadObject(obj, this);
        } catch (ClassNotFoundException e) {
          mark(handle, e);
        } finally {
          currentObject = object;
          currentDesc = old;
          fieldsRead = wereRead;
        }
        dataEnded = false;
      } else {
        readFieldsOf(obj, each);
      }
      if (each.hasWriteData) {
        skipData();
      } else {
        blocks(false);
      }
    }
    passed = handle;
  }

  private void skipFields(ObjectStreamClass desc) throws IOException, ClassNotFoundException {
    readValues(desc, new Object[desc.fields.length], new int[desc.fields.length], passed);
  }

  // The values of a part's fields; `handle`: of the object to which they belong.
  private void readValues(ObjectStreamClass desc, Object[] values, int[] from, int handle)
      throws IOException, ClassNotFoundException {
    int old = passed;
    int i = 0;
    for (; i < values.length && desc.fields[i].isPrimitive(); i++) values[i] = primitive(desc.fields[i].getTypeCode());
    for (; i < values.length; i++) {
      values[i] = read(desc.fields[i].isUnshared());
      from[i] = passed;
      if (desc.fields[i].field != null || desc.isRecord) depends(handle, passed);
    }
    passed = old;
  }

  private void readFieldsOf(Object obj, ObjectStreamClass desc) throws IOException, ClassNotFoundException {
    Class<?> c = desc.forClass();
    if (c != null && !c.isInstance(obj)) throw new ClassCastException();
    int handle = passed;
    int i = 0;
    ObjectStreamField[] fields = desc.fields;
    Object[] values = new Object[fields.length];
    for (; i < fields.length && fields[i].isPrimitive(); i++) values[i] = primitive(fields[i].getTypeCode());
    for (int k = 0; k < i; k++) {
      if (fields[k].field != null) fields[k].field.write(obj, values[k]);
    }
    int references = i;
    for (; i < fields.length; i++) {
      values[i] = read(fields[i].isUnshared());
      if (fields[i].field != null) depends(handle, passed);
    }
    for (int k = references; k < fields.length; k++) {
      if (fields[k].field == null) continue;
      Class<?> type = fields[k].field.getType();
      if (values[k] == null || type.isInstance(values[k])) continue;
      if (missing(handle) != null) return;
      throw new ClassCastException("cannot assign instance of " + values[k].getClass().getName() + " to field "
          + c.getName() + '.' + fields[k].getName() + " of type " + type.getName() + " in instance of " + obj.getClass().getName());
    }
    for (int k = references; k < fields.length; k++) {
      if (fields[k].field != null) fields[k].field.write(obj, values[k]);
    }
    passed = handle;
  }

  private Object primitive(char code) throws IOException {
    switch (code) {
      case 'Z': return readBoolean();
      case 'B': return readByte();
      case 'C': return readChar();
      case 'S': return readShort();
      case 'I': return readInt();
      case 'J': return readLong();
      case 'F': return readFloat();
      default: return readDouble();
    }
  }

  // Goes on behind what the reader has left of a part.
  private void skipData() throws IOException, ClassNotFoundException {
    int old = passed;
    for (;;) {
      if (inBlocks) {
        while (remaining > 0 || nextBlock()) skipRaw();
        blocks(false);
      }
      switch (peekByte()) {
        case TC_BLOCKDATA:
        case TC_BLOCKDATALONG:
          blocks(true);
          break;
        case TC_ENDBLOCKDATA:
          next();
          passed = old;
          return;
        default:
          read(false);
          break;
      }
    }
  }

  private void skipRaw() throws IOException {
    bytes(Math.min(remaining, 1024));
  }

  // --- bytes

  private void blocks(boolean wanted) {
    if (inBlocks == wanted) return;
    if (inBlocks && remaining > 0) throw new IllegalStateException("unread block data");
    inBlocks = wanted;
    remaining = 0;
  }

  private int peek() throws IOException {
    if (peeked == -2 && (peeked = in.read()) >= 0) bytesRead++;
    return peeked;
  }

  private int peekByte() throws IOException {
    int result = peek();
    if (result < 0) throw new EOFException();
    return result;
  }

  // The next byte of the stream below.
  private int next() throws IOException {
    int result = peeked;
    if (result == -2) {
      if ((result = in.read()) >= 0) bytesRead++;
      return result;
    }
    peeked = -2;
    return result;
  }

  private int headerByte() throws IOException {
    int result = next();
    if (result < 0) throw cut("unexpected EOF while reading block data header");
    return result;
  }

  // Goes on to the next block; false: there is none.
  private boolean nextBlock() throws IOException {
    if (dataEnded) return false;
    for (;;) {
      int code = peek();
      switch (code) {
        case TC_BLOCKDATA:
          next();
          remaining = headerByte();
          break;
        case TC_BLOCKDATALONG:
          next();
          remaining = headerByte() << 24 | headerByte() << 16 | headerByte() << 8 | headerByte();
          if (remaining < 0) {
            throw cut("illegal block data header length: " + remaining);
          }
          break;
        case TC_RESET:
          next();
          handleReset();
          continue;
        default:
          if (code >= 0 && (code < TC_BASE || code > TC_MAX)) throw invalidCode(code);
          return false;
      }
      block = remaining;
      if (remaining == 0) continue;
      if (peek() >= 0) return true;
      throw cut("unexpected EOF in middle of data block");
    }
  }

  @Override
  public int read() throws IOException {
    if (!inBlocks) return next();
    if (remaining == 0 && !nextBlock()) return -1;
    int result = next();
    if (result < 0) throw cut("unexpected EOF in middle of data block");
    remaining--;
    return result;
  }

  @Override
  public int read(byte[] buf, int off, int len) throws IOException {
    Objects.requireNonNull(buf);
    Objects.checkFromIndexSize(off, len, buf.length);
    return some(buf, off, len);
  }

  private int some(byte[] buf, int off, int len) throws IOException {
    if (len == 0) return 0;
    if (inBlocks && remaining == 0 && !nextBlock()) return -1;
    int most = inBlocks ? Math.min(len, remaining) : len;
    int got = 0;
    if (peeked >= 0) {
      buf[off] = (byte) next();
      got = 1;
    }
    if (got < most) {
      int more = peeked == -1 ? -1 : in.read(buf, off + got, most - got);
      bytesRead += Math.max(more, 0);
      got = more >= 0 ? got + more : got == 0 ? -1 : got;
    }
    if (!inBlocks) return got;
    if (got < 0) throw cut("unexpected EOF in middle of data block");
    remaining -= got;
    return got;
  }

  private StreamCorruptedException cut(String how) {
    remaining = 0;
    return new StreamCorruptedException(how);
  }

  @Override
  public int available() throws IOException {
    if (!inBlocks) return in.available() + (peeked >= 0 ? 1 : 0);
    while (remaining == 0) {
      if (peeked == -2 && in.available() == 0) return 0;
      if (!nextBlock()) return 0;
    }
    return Math.min(in.available() + (peeked >= 0 ? 1 : 0), remaining);
  }

  @Override
  public void close() throws IOException {
    closed = true;
    if (depth == 0) handles.clear();
    in.close();
  }

  private int byteOrEnd() throws IOException {
    int result = read();
    if (result < 0) throw new EOFException();
    return result;
  }

  private byte[] bytes(int count) throws IOException {
    byte[] result = new byte[count];
    fill(result, 0, count);
    return result;
  }

  private void fill(byte[] buf, int off, int len) throws IOException {
    for (int n = 0; n < len; ) {
      int got = some(buf, off + n, len - n);
      if (got < 0) throw new EOFException();
      n += got;
    }
  }

  private long number(int size) throws IOException {
    long result = 0;
    for (int i = 0; i < size; i++) result = result << 8 | byteOrEnd();
    return result;
  }

  @Override
  public boolean readBoolean() throws IOException {
    return byteOrEnd() != 0;
  }

  @Override
  public byte readByte() throws IOException {
    return (byte) byteOrEnd();
  }

  @Override
  public int readUnsignedByte() throws IOException {
    return byteOrEnd();
  }

  @Override
  public char readChar() throws IOException {
    return (char) number(2);
  }

  @Override
  public short readShort() throws IOException {
    return (short) number(2);
  }

  @Override
  public int readUnsignedShort() throws IOException {
    return (int) number(2);
  }

  @Override
  public int readInt() throws IOException {
    return (int) number(4);
  }

  @Override
  public long readLong() throws IOException {
    return number(8);
  }

  @Override
  public float readFloat() throws IOException {
    return Float.intBitsToFloat(readInt());
  }

  @Override
  public double readDouble() throws IOException {
    return Double.longBitsToDouble(readLong());
  }

  @Override
  public void readFully(byte[] buf) throws IOException {
    fill(buf, 0, buf.length);
  }

  @Override
  public void readFully(byte[] buf, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, buf.length);
    fill(buf, off, len);
  }

  @Override
  public int skipBytes(int len) throws IOException {
    byte[] dropped = new byte[Math.min(Math.max(len, 0), 1024)];
    int total = 0;
    while (total < len) {
      int got = some(dropped, 0, Math.min(dropped.length, len - total));
      if (got < 0) break;
      total += got;
    }
    return total;
  }

  @Override
  @Deprecated
  public String readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = read();
    if (c < 0) return null;
    for (; c >= 0 && c != '\n'; c = read()) {
      if (c != '\r') {
        line.append((char) c);
        continue;
      }
      if (inBlocks && remaining > 0 && peek() == '\n') read();
      break;
    }
    return line.toString();
  }

  @Override
  public String readUTF() throws IOException {
    return readText(readUnsignedShort());
  }
}
