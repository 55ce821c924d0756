// What stands in streams for addresses, files, types of methods, records of logs, and exceptions that keep their cause twice: see
// LibraryForm.
package java.io;

import heddle.Reflection;
import java.net.InetAddress;
import java.net.URI;
import java.net.URL;

final class OtherForms {
  private OtherForms() {}

  // Null: its fields are all there is to say.
  static LibraryForm of(Class<?> c) {
    switch (c.getName()) {
      case "java.io.File": return new OfFile(c);
      case "java.net.InetAddress":
        return new LibraryForm(c).with("address=none:I family=none:I hostName:Ljava/lang/String;").withData();
      case "java.net.Inet4Address": return new OfAddress(c);
      case "java.net.InetSocketAddress": return new OfSocketAddress(c);
      case "java.net.URI": return new OfURI(c);
      case "java.net.URL": return new OfURL(c);
      case "java.lang.invoke.MethodType": return new OfMethodType(c);
      case "java.lang.ClassNotFoundException": return new OfCause(c, "ex", true);
      case "java.lang.ExceptionInInitializerError": return new OfCause(c, "exception", true);
      case "java.lang.reflect.UndeclaredThrowableException": return new OfCause(c, "undeclaredThrowable", true);
      case "java.lang.reflect.InvocationTargetException": return new OfCause(c, "target", false);
      case "java.util.concurrent.ThreadLocalRandom": return new OfThreadLocalRandom(c);
      case "java.util.logging.Level": return new OfLevel(c);
      case "java.util.logging.LogRecord": return new OfLogRecord(c);
      default: return null;
    }
  }

  // The character between names comes behind the path.
  private static final class OfFile extends LibraryForm {
    OfFile(Class<?> c) {
      super(c);
      with("path:Ljava/lang/String;").withData();
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      out.defaultWriteObject();
      out.writeChar(File.separatorChar);
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      String path = (String) in.readFields().get("path", null);
      char separator = in.readChar();
      adopt(object, new File(separator == File.separatorChar ? path : path.replace(separator, File.separatorChar)), cl);
    }
  }

  // --- addresses

  private static final class OfAddress extends LibraryForm {
    OfAddress(Class<?> c) {
      super(c);
      replaces = true;
    }

    @Override
    Object replacement(Object object) throws Throwable {
      NetStandIns.Address result = new NetStandIns.Address();
      result.address = (int) BinaryForm.value(((InetAddress) object).getAddress());
      result.family = NetStandIns.IPV4;
      result.hostName = (String) get(object, InetAddress.class, "hostName");
      return result;
    }
  }

  private static final class OfSocketAddress extends LibraryForm {
    OfSocketAddress(Class<?> c) {
      super(c);
      with("port:I addr=address:Ljava/net/InetAddress; hostname=hostName:Ljava/lang/String;").withData();
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      int port = got.get("port", -1);
      Object address = got.get("addr", null);
      Object name = got.get("hostname", null);
      if (port < 0 || port > 0xffff) throw new InvalidObjectException("port out of range:" + port);
      if (address == null && name == null) throw new InvalidObjectException("hostname and addr can't both be null");
      set(object, cl, "port", port);
      set(object, cl, "address", address);
      set(object, cl, "hostName", name);
    }
  }

  private static final class OfURI extends LibraryForm {
    OfURI(Class<?> c) {
      super(c);
      with("string=text:Ljava/lang/String;").withData();
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      String text = (String) in.readFields().get("string", null);
      try {
        adopt(object, new URI(text), cl);
      } catch (java.net.URISyntaxException e) {
        throw (IOException) new InvalidObjectException("Invalid URI").initCause(e);
      }
    }
  }

  private static final class OfURL extends LibraryForm {
    OfURL(Class<?> c) {
      super(c);
      with("hashCode=none:I port:I authority:Ljava/lang/String; file:Ljava/lang/String; host:Ljava/lang/String; protocol:Ljava/lang/String; "
          + "ref:Ljava/lang/String;").withData();
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      ObjectOutputStream.PutField put = out.putFields();
      put.put("hashCode", -1);  // not known yet
      put.put("port", ((URL) object).getPort());
      for (String each : new String[] {"authority", "file", "host", "protocol", "ref"}) put.put(each, get(object, cl, each));
      out.writeFields();
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      String protocol = (String) got.get("protocol", null);
      String authority = (String) got.get("authority", null);
      String file = (String) got.get("file", null);
      String ref = (String) got.get("ref", null);
      String text = protocol + ":" + (authority == null || authority.isEmpty() ? "" : "//" + authority) + (file == null ? "" : file)
          + (ref == null ? "" : "#" + ref);
      try {
        adopt(object, new URL(text), cl);
      } catch (java.net.MalformedURLException e) {
        throw new IOException("unknown protocol: " + protocol);
      }
      for (String each : new String[] {"authority", "host"}) set(object, cl, each, got.get(each, null));
    }
  }

  // --- java.lang

  private static final class OfMethodType extends LibraryForm {
    OfMethodType(Class<?> c) {
      super(c);
      with("").withData();
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      java.lang.invoke.MethodType type = (java.lang.invoke.MethodType) object;
      out.defaultWriteObject();
      out.writeObject(type.returnType());
      out.writeObject(type.parameterArray());
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      in.defaultReadObject();
      Class<?> result = (Class<?>) in.readObject();
      adopt(object, java.lang.invoke.MethodType.methodType(result, (Class<?>[]) in.readObject()), cl);
    }
  }

  // The cause, in a field of the class; `both`: and as the cause.
  private static final class OfCause extends LibraryForm {
    private final String field;

    OfCause(Class<?> c, String field, boolean both) {
      super(c);
      this.field = field;
      with(field + "=none:Ljava/lang/Throwable;");
      writesData = both;
      readsData = true;
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      return get(object, Throwable.class, "cause");
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      Object cause = in.readFields().get(field, null);
      if (cause != null) set(object, Throwable.class, "cause", cause);
      set(object, Throwable.class, "causeSet", true);
    }
  }

  private static final class OfThreadLocalRandom extends LibraryForm {
    OfThreadLocalRandom(Class<?> c) {
      super(c);
      with("initialized:Z rnd=state:J").withData();
      resolves = true;
    }

    // That of the thread that reads it.
    @Override
    Object resolved(Object object) throws Throwable {
      return java.util.concurrent.ThreadLocalRandom.current();
    }
  }

  // --- logs

  private static final class OfLevel extends LibraryForm {
    OfLevel(Class<?> c) {
      super(c);
      with("value:I name:Ljava/lang/String; resourceBundleName:Ljava/lang/String;");
      resolves = true;
    }

    private static java.util.logging.Level known(Object object) {
      java.util.logging.Level level = (java.util.logging.Level) object;
      try {
        java.util.logging.Level found = java.util.logging.Level.parse(level.getName());
        return found.intValue() == level.intValue() ? found : level;
      } catch (IllegalArgumentException e) {
        return level;
      }
    }

    @Override
    Object resolved(Object object) throws Throwable {
      return known(object);
    }
  }

  // Its arguments are written as texts.
  private static final class OfLogRecord extends LibraryForm {
    OfLogRecord(Class<?> c) {
      super(c);
      with("longThreadID=none:J millis=none:J nanoAdjustment=none:I sequenceNumber:J threadID=none:I level:Ljava/util/logging/Level; "
          + "loggerName:Ljava/lang/String; message:Ljava/lang/String; resourceBundleName=none:Ljava/lang/String; "
          + "sourceClassName:Ljava/lang/String; sourceMethodName:Ljava/lang/String; thrown:Ljava/lang/Throwable;").withData();
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      java.util.logging.LogRecord record = (java.util.logging.LogRecord) object;
      switch (field) {
        case "longThreadID": return record.getLongThreadID();
        case "threadID": return record.getThreadID();
        case "millis": return record.getInstant().toEpochMilli();
        case "nanoAdjustment": return record.getInstant().getNano() % 1_000_000;
        default: return null;
      }
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      java.util.logging.LogRecord record = (java.util.logging.LogRecord) object;
      record.getSourceClassName();
      out.defaultWriteObject();
      out.writeByte(1);
      out.writeByte(0);
      Object[] parameters = record.getParameters();
      out.writeInt(parameters == null ? -1 : parameters.length);
      if (parameters == null) return;
      for (Object each : parameters) out.writeObject(each == null ? null : each.toString());
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      for (String each : new String[] {"level", "loggerName", "message", "sourceClassName", "sourceMethodName", "thrown"}) {
        set(object, cl, each, got.get(each, null));
      }
      set(object, cl, "sequenceNumber", got.get("sequenceNumber", 0L));
      set(object, cl, "threadId", got.defaulted("longThreadID") ? (long) got.get("threadID", 0) : got.get("longThreadID", 0L));
      set(object, cl, "instant", java.time.Instant.ofEpochMilli(got.get("millis", 0L)).plusNanos(got.get("nanoAdjustment", 0)));
      set(object, cl, "sourceKnown", true);
      byte major = in.readByte();
      byte minor = in.readByte();
      if (major != 1) throw new IOException("LogRecord: bad version: " + major + "." + minor);
      int count = in.readInt();
      if (count < -1) throw new NegativeArraySizeException();
      if (count == -1) return;
      java.util.List<Object> parameters = new java.util.ArrayList<>();
      for (int i = 0; i < count; i++) parameters.add(in.readObject());
      set(object, cl, "parameters", parameters.toArray());
    }
  }
}
