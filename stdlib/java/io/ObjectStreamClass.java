// What a class looks like in a stream of objects: as it is here, or as the stream says.
package java.io;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

public final class ObjectStreamClass implements Serializable {
  public static final ObjectStreamField[] NO_FIELDS = new ObjectStreamField[0];

  // Why something cannot be done with objects of a class.
  private static final class Problem {
    final String className;
    final String reason;

    Problem(String className, String reason) {
      this.className = className;
      this.reason = reason;
    }

    void raise() throws InvalidClassException {
      throw new InvalidClassException(className, reason);
    }
  }

  String name;
  Class<?> cl;  // null: the stream names a class that is not here
  ClassNotFoundException missing;
  private long suid;
  private boolean suidKnown;
  boolean isProxy, isEnum, isRecord;
  boolean serializable, externalizable;
  boolean initialised = true;  // all that a stream says of it has been read
  boolean hasWriteData;  // other data may follow the fields
  boolean hasBlockData = true;  // of externalizable classes: in blocks
  ObjectStreamField[] fields = NO_FIELDS;
  ObjectStreamClass superDesc;
  ObjectStreamClass local;  // the class as it is here

  // Of classes that are here.
  private Field[] ownFields;
  private Method writeObject, readObject, readObjectNoData, writeReplace, readResolve;
  LibraryForm form;  // of library classes that have no such methods of their own
  private Constructor<?> constructor;  // that of the first superclass that is not serializable
  private boolean instantiable;
  private Problem deserializeProblem, serializeProblem, defaultSerializeProblem;

  private ObjectStreamClass() {}

  // --- for programs

  // Null: the class is not serializable.
  public static ObjectStreamClass lookup(Class<?> cl) {
    return Serializable.class.isAssignableFrom(cl) ? lookupAny(cl) : null;
  }

  public static ObjectStreamClass lookupAny(Class<?> cl) {
    return of(cl, new IdentityHashMap<>());
  }

  public String getName() {
    return name;
  }

  public long getSerialVersionUID() {
    if (!suidKnown) {
      suid = SerialVersion.computed(cl);
      suidKnown = true;
    }
    return suid;
  }

  public Class<?> forClass() {
    return cl;
  }

  public ObjectStreamField[] getFields() {
    return fields.length == 0 ? fields : fields.clone();
  }

  public ObjectStreamField getField(String name) {
    return field(name, null);
  }

  @Override
  public String toString() {
    return name + ": static final long serialVersionUID = " + getSerialVersionUID() + "L;";
  }

  // --- classes that are here. Streams have a cache each: threads that write streams of their own share nothing.

  static ObjectStreamClass of(Class<?> cl, Map<Class<?>, ObjectStreamClass> cache) {
    ObjectStreamClass known = cache.get(cl);
    if (known != null) return known;
    ObjectStreamClass result = new ObjectStreamClass();
    result.describe(cl, cache);
    cache.put(cl, result);
    return result;
  }

  private void describe(Class<?> c, Map<Class<?>, ObjectStreamClass> cache) {
    cl = c;
    name = StandIns.nameOf(c);
    local = this;
    isProxy = Proxy.isProxyClass(c);
    isEnum = Enum.class.isAssignableFrom(c);
    isRecord = c.isRecord();
    serializable = Serializable.class.isAssignableFrom(c);
    externalizable = Externalizable.class.isAssignableFrom(c);
    Class<?> above = c.getSuperclass();
    if (above != null && Serializable.class.isAssignableFrom(above)) superDesc = of(above, cache);
    if (!serializable || isEnum) {
      suidKnown = true;
      LibraryForm other = isEnum ? null : LibraryForm.of(c);
      if (other != null && other.replaces) {
        form = other;  // something that is serializable stands for it
        form.cache = cache;
      }
      if (isEnum) deserializeProblem = new Problem(name, "enum type");
      return;
    }
    if (c.isArray()) return;
    Field declared = declaredField("serialVersionUID");
    Long known = SerialVersion.ofLibrary(name);
    Object constant = null;
    if (declared != null && isStaticFinal(declared) && declared.getType().isPrimitive()) {
      heddle.VM.initialise(c);
      constant = heddle.Reflection.converted(declared.read(null), long.class);
    }
    if (constant instanceof Long) {
      suid = (Long) constant;
      suidKnown = true;
    } else if (known != null || isRecord || isProxy) {
      suid = known == null ? 0 : known;
      suidKnown = true;
    }
    form = heddle.LambdaForm.isSerializable(c) ? LibraryForm.ofLambda(c) : LibraryForm.of(c);
    if (form != null) form.cache = cache;
    try {
      fields = serialFields();
      setOffsets();
    } catch (InvalidClassException e) {
      serializeProblem = deserializeProblem = new Problem(null, e.getMessage());
      fields = NO_FIELDS;
    }
    writeReplace = inherited("writeReplace");
    readResolve = inherited("readResolve");
    if (isRecord) {
      instantiable = false;
      return;
    }
    if (externalizable) {
      constructor = noArguments(c);
      if (constructor != null && !Modifier.isPublic(constructor.getModifiers())) constructor = null;
      instantiable = constructor != null;
    } else {
      writeObject = ownMethod("writeObject", ObjectOutputStream.class);
      readObject = ownMethod("readObject", ObjectInputStream.class);
      readObjectNoData = ownMethod("readObjectNoData");
      hasWriteData = writeObject != null || (form != null && form.writesData);
      findConstructor();
    }
    if (!instantiable && deserializeProblem == null) deserializeProblem = new Problem(name, "no valid constructor");
    if (form != null) return;
    for (ObjectStreamField f : fields) {
      if (f.field == null) defaultSerializeProblem = new Problem(name, "unmatched serializable field(s) declared");
    }
  }

  private void findConstructor() {
    Class<?> first = cl;
    Class<?> last = null;
    while (Serializable.class.isAssignableFrom(first)) {
      last = first;
      first = first.getSuperclass();
      if (first == null) return;
    }
    LibraryForm lowest = LibraryForm.of(last);
    instantiable = first == Object.class || (lowest != null && lowest.readsData);  // (which reads the rest, too)
    if (instantiable) return;
    Constructor<?> found = noArguments(first);
    if (found == null || Modifier.isPrivate(found.getModifiers())) return;
    boolean isOpen = Modifier.isPublic(found.getModifiers()) || Modifier.isProtected(found.getModifiers());
    if (!isOpen && !first.getPackageName().equals(cl.getPackageName())) return;
    constructor = found;
    instantiable = true;
  }

  private static Constructor<?> noArguments(Class<?> c) {
    for (Constructor<?> each : c.getDeclaredConstructors()) {
      if (each.getParameterCount() == 0) return each;
    }
    return null;
  }

  private static boolean isStaticFinal(Field f) {
    return Modifier.isStatic(f.getModifiers()) && Modifier.isFinal(f.getModifiers());
  }

  private Field declaredField(String wanted) {
    if (ownFields == null) ownFields = cl.getDeclaredFields();
    for (Field f : ownFields) {
      if (f.getName().equals(wanted)) return f;
    }
    return null;
  }

  // (Most classes have none: to make Method objects of all takes its time.)
  private static boolean hasMethod(Class<?> c, String wanted) {
    return heddle.Reflection.members(c, heddle.Reflection.METHODS).contains(' ' + wanted + ' ');
  }

  private Method ownMethod(String wanted, Class<?>... parameters) {
    if (!hasMethod(cl, wanted)) return null;
    for (Method m : cl.getDeclaredMethods()) {
      if (m.getName().equals(wanted) && m.getReturnType() == void.class && Modifier.isPrivate(m.getModifiers())
          && !Modifier.isStatic(m.getModifiers()) && Arrays.equals(m.getParameterTypes(), parameters)) return m;
    }
    return null;
  }

  // writeReplace and readResolve: of the class, or of a superclass if the class could call it.
  private Method inherited(String wanted) {
    for (Class<?> c = cl; c != null; c = c.getSuperclass()) {
      if (!hasMethod(c, wanted)) continue;
      for (Method m : c.getDeclaredMethods()) {
        if (!m.getName().equals(wanted) || m.getParameterCount() > 0 || m.getReturnType() != Object.class) continue;
        int modifiers = m.getModifiers();
        if (Modifier.isStatic(modifiers) || Modifier.isAbstract(modifiers)) return null;
        if (Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers)) return m;
        boolean mayCall = Modifier.isPrivate(modifiers) ? c == cl : c.getPackageName().equals(cl.getPackageName());
        return mayCall ? m : null;
      }
    }
    return null;
  }

  // --- fields

  private ObjectStreamField[] serialFields() throws InvalidClassException {
    if (externalizable || isProxy || cl == Class.class || cl == ObjectStreamClass.class) return NO_FIELDS;
    List<ObjectStreamField> result = new ArrayList<>();
    ObjectStreamField[] declared = form != null ? form.fields : isRecord ? null : declaredSerialFields();
    if (declared == null) {
      for (Field f : ownFields) {
        if (Modifier.isStatic(f.getModifiers()) || Modifier.isTransient(f.getModifiers())) continue;
        ObjectStreamField each = new ObjectStreamField(f.getName(), f.getType(), false);
        each.field = f;
        result.add(each);
      }
    } else {
      Map<String, Boolean> names = new HashMap<>();
      for (ObjectStreamField d : declared) {
        if (names.put(d.getName(), true) != null) {
          throw new InvalidClassException("multiple serializable fields named " + d.getName());
        }
        Field f = declaredField(form == null ? d.getName() : form.ownName(d.getName()));
        boolean fits = f != null && f.getType() == d.getType() && !Modifier.isStatic(f.getModifiers());
        ObjectStreamField each = new ObjectStreamField(d.getName(), d.getType(), d.isUnshared());
        if (fits) each.field = f;
        result.add(each);
      }
    }
    ObjectStreamField[] sorted = result.toArray(NO_FIELDS);
    Arrays.sort(sorted);
    return sorted;
  }

  // What the class's serialPersistentFields says; null: it has none.
  private ObjectStreamField[] declaredSerialFields() {
    Field f = declaredField("serialPersistentFields");
    if (f == null || !isStaticFinal(f) || !Modifier.isPrivate(f.getModifiers()) || f.getType() != ObjectStreamField[].class) return null;
    heddle.VM.initialise(cl);
    return (ObjectStreamField[]) f.read(null);
  }

  private void setOffsets() throws InvalidClassException {
    int bytes = 0, references = 0;
    for (ObjectStreamField f : fields) {
      if (f.isPrimitive()) {
        if (references > 0) throw new InvalidClassException(name, "illegal field order");
        f.setOffset(bytes);
        bytes += f.size();
      } else {
        f.setOffset(references++);
      }
    }
  }

  // The field of that name to which a value of that type belongs. Object.class: any reference; null: anything.
  ObjectStreamField field(String wanted, Class<?> type) {
    for (ObjectStreamField f : fields) {
      if (!f.getName().equals(wanted)) continue;
      if (type == null || (type == Object.class && !f.isPrimitive()) || type == f.getType()) return f;
    }
    return null;
  }

  // --- classes that a stream describes

  static ObjectStreamClass empty() {
    ObjectStreamClass result = new ObjectStreamClass();
    result.initialised = false;
    return result;
  }

  // What a stream would say about this class.
  ObjectStreamClass said() {
    ObjectStreamClass result = new ObjectStreamClass();
    result.name = name;
    result.suid = getSerialVersionUID();
    result.suidKnown = true;
    result.isEnum = isEnum;
    result.serializable = serializable;
    result.externalizable = externalizable;
    result.hasWriteData = hasWriteData;
    result.fields = fields.clone();
    return result;
  }

  void read(ObjectInputStream in) throws IOException, ClassNotFoundException {
    name = in.readUTF();
    suid = in.readLong();
    suidKnown = true;
    int flags = in.readByte();
    hasWriteData = (flags & ObjectStreamConstants.SC_WRITE_METHOD) != 0;
    hasBlockData = (flags & ObjectStreamConstants.SC_BLOCK_DATA) != 0;
    externalizable = (flags & ObjectStreamConstants.SC_EXTERNALIZABLE) != 0;
    boolean plain = (flags & ObjectStreamConstants.SC_SERIALIZABLE) != 0;
    if (externalizable && plain) throw new InvalidClassException(name, "serializable and externalizable flags conflict");
    serializable = externalizable || plain;
    isEnum = (flags & ObjectStreamConstants.SC_ENUM) != 0;
    if (isEnum && suid != 0) throw new InvalidClassException(name, "enum descriptor has non-zero serialVersionUID: " + suid);
    int count = in.readShort();
    if (isEnum && count != 0) throw new InvalidClassException(name, "enum descriptor has non-zero field count: " + count);
    fields = new ObjectStreamField[Math.max(count, 0)];
    for (int i = 0; i < count; i++) {
      char code = (char) in.readByte();
      String field = in.readUTF();
      String signature = code == 'L' || code == '[' ? in.readTypeString() : "" + code;
      try {
        fields[i] = new ObjectStreamField(field, signature);
      } catch (RuntimeException e) {
        throw new InvalidClassException(name, "invalid descriptor for field " + field, e);
      }
    }
    setOffsets();
  }

  void write(ObjectOutputStream out) throws IOException {
    out.writeUTF(name);
    out.writeLong(getSerialVersionUID());
    int flags = hasWriteData ? ObjectStreamConstants.SC_WRITE_METHOD : 0;
    if (externalizable) {
      flags |= ObjectStreamConstants.SC_EXTERNALIZABLE;
      if (out.protocol() != ObjectStreamConstants.PROTOCOL_VERSION_1) flags |= ObjectStreamConstants.SC_BLOCK_DATA;
    } else if (serializable) {
      flags |= ObjectStreamConstants.SC_SERIALIZABLE;
    }
    if (isEnum) flags |= ObjectStreamConstants.SC_ENUM;
    out.writeByte(flags);
    out.writeShort(fields.length);
    for (ObjectStreamField f : fields) {
      out.writeByte(f.getTypeCode());
      out.writeUTF(f.getName());
      if (!f.isPrimitive()) out.writeTypeString(f.getTypeString());
    }
  }

  // What the stream has said about a class meets the class.
  void bind(Class<?> c, ClassNotFoundException why, ObjectStreamClass above, Map<Class<?>, ObjectStreamClass> cache)
      throws InvalidClassException {
    cl = c;
    missing = why;
    superDesc = above;
    initialised = true;
    if (c == null) return;
    ObjectStreamClass here = of(c, cache);
    if (here.isProxy) throw new InvalidClassException("cannot bind non-proxy descriptor to a proxy class");
    if (isEnum != here.isEnum) {
      throw new InvalidClassException(
          isEnum ? "cannot bind enum descriptor to a non-enum class" : "cannot bind non-enum descriptor to an enum class");
    }
    if (serializable == here.serializable && !c.isArray() && !c.isRecord() && suid != here.getSerialVersionUID()) {
      throw new InvalidClassException(here.name, "local class incompatible: stream classdesc serialVersionUID = " + suid
          + ", local class serialVersionUID = " + here.getSerialVersionUID());
    }
    if (!lastWord(name).equals(lastWord(here.name))) {
      throw new InvalidClassException(here.name, "local class name incompatible with stream class name \"" + name + "\"");
    }
    if (!isEnum) {
      if (serializable == here.serializable && externalizable != here.externalizable) {
        throw new InvalidClassException(here.name, "Serializable incompatible with Externalizable");
      }
      if (serializable != here.serializable || externalizable != here.externalizable || !serializable) {
        deserializeProblem = new Problem(here.name, "class invalid for deserialization");
      }
    }
    local = here;
    isRecord = here.isRecord;
    form = here.form;
    constructor = here.constructor;
    instantiable = here.instantiable;
    writeObject = here.writeObject;
    readObject = here.readObject;
    readObjectNoData = here.readObjectNoData;
    writeReplace = here.writeReplace;
    readResolve = here.readResolve;
    if (deserializeProblem == null) deserializeProblem = here.deserializeProblem;
    matchFields();
  }

  private static String lastWord(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private void matchFields() throws InvalidClassException {
    for (int i = 0; i < fields.length; i++) {
      ObjectStreamField said = fields[i];
      for (ObjectStreamField own : local.fields) {
        if (!own.getName().equals(said.getName())) continue;
        if ((said.isPrimitive() || own.isPrimitive()) && said.getTypeCode() != own.getTypeCode()) {
          throw new InvalidClassException(local.name, "incompatible types for field " + said.getName());
        }
        fields[i] = new ObjectStreamField(said, own);
        fields[i].setOffset(said.getOffset());
      }
    }
  }

  void bindProxy(Class<?> c, ClassNotFoundException why, ObjectStreamClass above, Map<Class<?>, ObjectStreamClass> cache)
      throws InvalidClassException {
    cl = c;
    missing = why;
    superDesc = above;
    isProxy = true;
    serializable = true;
    suidKnown = true;
    initialised = true;
    if (c == null) return;
    local = of(c, cache);
    if (!local.isProxy) throw new InvalidClassException("cannot bind proxy descriptor to a non-proxy class");
    name = local.name;
    instantiable = local.instantiable;
    constructor = local.constructor;
    deserializeProblem = local.deserializeProblem;
  }

  // The parts of an object, superclasses first: those of the stream, and those that the class has and the stream has not.
  static final class Part {
    final ObjectStreamClass desc;
    final boolean hasData;

    Part(ObjectStreamClass desc, boolean hasData) {
      this.desc = desc;
      this.hasData = hasData;
    }
  }

  List<Part> parts(Map<Class<?>, ObjectStreamClass> cache) throws InvalidClassException {
    List<Part> result = new ArrayList<>();
    Class<?> start = cl;
    Class<?> end = cl;
    while (end != null && Serializable.class.isAssignableFrom(end)) end = end.getSuperclass();
    Map<String, Boolean> seen = new HashMap<>();
    for (ObjectStreamClass d = this; d != null; d = d.superDesc) {
      if (seen.put("" + d.name, true) != null) throw new InvalidClassException("" + d.name, "Circular reference.");
      String wanted = d.cl != null ? d.cl.getName() : d.name;
      Class<?> match = null;
      for (Class<?> c = start; c != end && c != null; c = c.getSuperclass()) {
        if (c.getName().equals(wanted)) {
          match = c;
          break;
        }
      }
      if (match != null) {
        for (Class<?> c = start; c != match; c = c.getSuperclass()) result.add(0, new Part(of(c, cache), false));
        start = match.getSuperclass();
      }
      result.add(0, new Part(d, true));
    }
    for (Class<?> c = start; c != end && c != null; c = c.getSuperclass()) result.add(0, new Part(of(c, cache), false));
    return result;
  }

  // --- what is done with objects

  void checkSerialize() throws InvalidClassException {
    if (serializeProblem != null) serializeProblem.raise();
  }

  void checkDeserialize() throws InvalidClassException {
    if (deserializeProblem != null) deserializeProblem.raise();
  }

  void checkDefaultSerialize() throws InvalidClassException {
    if (defaultSerializeProblem != null) defaultSerializeProblem.raise();
  }

  boolean hasWriteObject() {
    return writeObject != null || (form != null && form.writesData);
  }

  boolean hasForm() {
    return form != null && readObject == null;
  }

  boolean hasReadObject() {
    return readObject != null || (form != null && form.readsData);
  }

  boolean hasReadObjectNoData() {
    return readObjectNoData != null || (form != null && form.readsData);
  }

  boolean hasWriteReplace() {
    return writeReplace != null || (form != null && form.replaces);
  }

  boolean hasReadResolve() {
    return readResolve != null || (form != null && form.resolves);
  }

  boolean isInstantiable() {
    return instantiable;
  }

  // An object of the class, of which only what is not serializable is initialised.
  Object newInstance() throws Throwable {
    heddle.VM.initialise(cl);
    Object result = heddle.Reflection.allocate(cl);
    if (constructor != null) {
      try {
        constructor.initialise(result);
      } catch (Throwable t) {
        throw new java.lang.reflect.InvocationTargetException(t);
      }
    }
    return result;
  }

  void callWriteObject(Object object, ObjectOutputStream out) throws IOException {
    try {
      if (writeObject != null) {
        writeObject.call(object, out);
      } else {
        form.write(object, out);
      }
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      throw unexpected(t);
    }
  }

  void callReadObject(Object object, ObjectInputStream in) throws IOException, ClassNotFoundException {
    try {
      if (readObject != null) {
        readObject.call(object, in);
      } else {
        form.read(object, in);
      }
    } catch (IOException | ClassNotFoundException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      throw unexpected(t);
    }
  }

  void callReadObjectNoData(Object object) throws IOException {
    try {
      if (readObjectNoData != null) {
        readObjectNoData.call(object);
      } else {
        form.initialise(object);
      }
    } catch (ObjectStreamException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      throw unexpected(t);
    }
  }

  Object callWriteReplace(Object object) throws IOException {
    return replaced(writeReplace, object, true);
  }

  Object callReadResolve(Object object) throws IOException {
    return replaced(readResolve, object, false);
  }

  private Object replaced(Method method, Object object, boolean writing) throws IOException {
    try {
      return method != null ? method.call(object) : writing ? form.replacement(object) : form.resolved(object);
    } catch (ObjectStreamException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      throw unexpected(t);
    }
  }

  private static IOException unexpected(Throwable t) {
    return new IOException("unexpected exception type", t);
  }

  // A record, from the values of the fields that the stream has.
  Object newRecord(Object[] values) throws IOException {
    RecordComponent[] components = cl.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] arguments = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      arguments[i] = types[i].isPrimitive() ? java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(types[i], 1), 0) : null;
      for (int k = 0; k < fields.length; k++) {
        if (!fields[k].getName().equals(components[i].getName())) continue;
        if (!types[i].isPrimitive() && values[k] != null && !types[i].isInstance(values[k])) {
          String message = "Cannot cast " + values[k].getClass().getName() + " to " + types[i].getName();
          throw new InvalidObjectException(message, new ClassCastException(message));
        }
        arguments[i] = values[k];
      }
    }
    try {
      Constructor<?> canonical = cl.getDeclaredConstructor(types);
      heddle.VM.initialise(cl);
      Object result = heddle.Reflection.allocate(cl);
      canonical.initialise(result, arguments);
      return result;
    } catch (Exception e) {
      throw new InvalidObjectException(e.getMessage(), e);
    } catch (Error e) {
      throw e;
    } catch (Throwable t) {
      throw unexpected(t);
    }
  }
}
