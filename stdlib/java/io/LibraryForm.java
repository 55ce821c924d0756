// What stands in streams for objects of library classes whose fields are others than OpenJDK's: the same as there, where
// docs/library-details.md does not say otherwise. The classes know nothing of it, so that only programs that serialise pay for it.
//
// Collections are read into fresh objects, whose fields the object that has been allocated then takes over: no method
// that a subclass overrides runs. They are written in the same way, through an object that has borrowed the fields.
package java.io;

import heddle.Reflection;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

class LibraryForm {
  // What a broken stream says about sizes is not believed: larger tables grow with what comes.
  private static final int LARGE = 1 << 16;

  final Class<?> cl;
  ObjectStreamField[] fields;  // null: those of the class
  String[] ownNames;
  Map<Class<?>, ObjectStreamClass> cache;  // of the stream
  boolean writesData, readsData, replaces, resolves;

  LibraryForm(Class<?> cl) {
    this.cl = cl;
  }

  // --- the parts that differ

  // Null: the type's default value.
  Object value(Object object, String field) throws Throwable {
    return null;
  }

  void write(Object object, ObjectOutputStream out) throws Throwable {
    out.defaultWriteObject();
  }

  void read(Object object, ObjectInputStream in) throws Throwable {
    in.defaultReadObject();
  }

  // The stream has nothing for this class.
  void initialise(Object object) throws Throwable {}

  Object replacement(Object object) throws Throwable {
    return object;
  }

  Object resolved(Object object) throws Throwable {
    return object;
  }

  // What the class calls that field.
  final String ownName(String field) {
    for (int i = 0; i < fields.length; i++) {
      if (fields[i].getName().equals(field)) return ownNames[i];
    }
    return field;
  }

  // --- which class has which

  // Null: its fields are all there is to say.
  static LibraryForm of(Class<?> c) {
    String name = c.getName();
    if (!name.startsWith("java.")) return null;
    switch (name) {
      case "java.lang.Throwable":
        return new OfThrowable(c);
      case "java.lang.StackTraceElement":
        return new LibraryForm(c).with("format:B lineNumber:I classLoaderName:Ljava/lang/String; declaringClass:Ljava/lang/String; "
            + "fileName:Ljava/lang/String; methodName:Ljava/lang/String; moduleName:Ljava/lang/String; moduleVersion:Ljava/lang/String;");
      case "java.lang.StringBuilder":
      case "java.lang.StringBuffer":
        return new OfText(c);
      case "java.math.BigInteger":
        return new OfBigInteger(c);
      case "java.math.BigDecimal":
        return new LibraryForm(c).with("scale:I intVal=unscaled:Ljava/math/BigInteger;").withData();
      case "java.util.Date":
      case "java.util.BitSet":
      case "java.util.Random":
      case "java.util.regex.Pattern":
      case "java.util.concurrent.atomic.AtomicIntegerArray":
      case "java.util.concurrent.atomic.AtomicLongArray":
      case "java.util.concurrent.atomic.AtomicReferenceArray":
      case "java.util.concurrent.locks.StampedLock":
        return new OfValue(c);
      case "java.util.concurrent.CopyOnWriteArraySet":
        return new LibraryForm(c).with("al=list:Ljava/util/concurrent/CopyOnWriteArrayList;");
      case "java.util.ArrayList":
      case "java.util.LinkedList":
      case "java.util.ArrayDeque":
      case "java.util.Vector":
      case "java.util.PriorityQueue":
      case "java.util.HashSet":
      case "java.util.TreeSet":
      case "java.util.concurrent.CopyOnWriteArrayList":
      case "java.util.concurrent.ConcurrentLinkedQueue":
      case "java.util.concurrent.ConcurrentLinkedDeque":
      case "java.util.concurrent.LinkedTransferQueue":
        return new OfCollection(c);
      case "java.util.HashMap":
      case "java.util.Hashtable":
      case "java.util.TreeMap":
      case "java.util.EnumMap":
      case "java.util.IdentityHashMap":
      case "java.util.concurrent.ConcurrentHashMap":
        return new OfMap(c);
      case "java.util.concurrent.locks.AbstractQueuedSynchronizer":
        return new OfSynchronizer(c);
      case "java.text.NumberFormat":
      case "java.text.DecimalFormat":
      case "java.text.DecimalFormatSymbols":
        return new OfNumberFormat(c);
      case "java.text.MessageFormat":
        return new OfMessageFormat(c);
      case "java.text.ChoiceFormat":
        return new LibraryForm(c).with("choiceFormats=formats:[Ljava/lang/String; choiceLimits=limits:[D");
      case "java.util.Collections$SynchronizedCollection":
      case "java.util.Collections$SynchronizedMap":
        return new OfSynchronized(c);
      case "java.util.Locale":
        return new OfLocale(c);
      case "java.util.Properties":
        return new LibraryForm(c).with("defaults:Ljava/util/Properties;");
      case "java.util.concurrent.ForkJoinTask":
        return new OfTask(c);
      case "java.util.LinkedHashMap":
        return new LibraryForm(c).with("accessOrder:Z");
      case "java.util.RegularEnumSet":
      case "java.util.JumboEnumSet":
      case "java.util.ImmutableList":
      case "java.util.ImmutableSet":
      case "java.util.ImmutableMap":
      case "java.time.ZoneId$Region":
      case "java.time.zone.ZoneRules":
      case "java.time.zone.ZoneOffsetTransition":
      case "java.time.zone.ZoneOffsetTransitionRule":
      case "java.time.Duration":
      case "java.time.Instant":
      case "java.time.LocalDate":
      case "java.time.LocalTime":
      case "java.time.LocalDateTime":
      case "java.time.ZonedDateTime":
      case "java.time.OffsetDateTime":
      case "java.time.OffsetTime":
      case "java.time.ZoneOffset":
      case "java.time.Period":
      case "java.time.Year":
      case "java.time.YearMonth":
      case "java.time.MonthDay":
        return new Replaced(c);
      default:
        if (name.startsWith("java.util.concurrent.") || name.startsWith("java.util.TreeMap$")) return ConcurrentForms.of(c);
        if (name.startsWith("java.time.chrono.")) return isCalendar(name.substring(17)) ? new Replaced(c) : null;
        LibraryForm other = TimeForms.of(c);
        return other != null ? other : OtherForms.of(c);
    }
  }

  // Of java.time.chrono: what is written by its helper.
  private static boolean isCalendar(String name) {
    return name.endsWith("Chronology") || name.startsWith("Calendar") && !name.equals("CalendarDate") || name.equals("JapaneseEra")
        || name.endsWith("Date") && !name.startsWith("Chrono") && !name.startsWith("Calendar") && !name.equals("ShiftedDate");
  }

  // Of a lambda that is serializable.
  static LibraryForm ofLambda(Class<?> c) {
    LibraryForm form = new LibraryForm(c) {
      @Override
      Object replacement(Object object) throws Throwable {
        return heddle.LambdaForm.replacement(object);
      }
    };
    form.replaces = true;
    return form.with("");
  }

  static LibraryForm ofMap(Class<?> c) {
    return new OfMap(c);
  }

  // "name:type name=ownName:type": the fields in the stream.
  LibraryForm with(String layout) {
    List<ObjectStreamField> all = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (String each : Reflection.words(layout, ' ')) {
      if (each.isEmpty()) continue;
      int colon = each.indexOf(':');
      String name = each.substring(0, colon);
      int equals = name.indexOf('=');
      names.add(name.substring(equals + 1));
      all.add(new ObjectStreamField(equals < 0 ? name : name.substring(0, equals), StandIns.ofDescriptor(each.substring(colon + 1)), false));
    }
    fields = all.toArray(new ObjectStreamField[0]);
    ownNames = names.toArray(new String[0]);
    return this;
  }

  LibraryForm withData() {
    writesData = readsData = true;
    return this;
  }

  // --- tools

  static Object get(Object object, Class<?> declaring, String name) {
    return field(declaring, name).read(object);
  }

  static void set(Object object, Class<?> declaring, String name, Object value) {
    field(declaring, name).write(object, value);
  }

  private static Field field(Class<?> declaring, String name) {
    try {
      return declaring.getDeclaredField(name);
    } catch (NoSuchFieldException e) {
      throw new InternalError(e);
    }
  }

  // The fields of the class, and of its superclasses that are not serializable.
  static void adopt(Object to, Object from, Class<?> c) {
    for (Class<?> k = c; k != null && (k == c || !Serializable.class.isAssignableFrom(k)); k = k.getSuperclass()) {
      for (Field f : k.getDeclaredFields()) {
        if (!Modifier.isStatic(f.getModifiers())) f.write(to, f.read(from));
      }
    }
  }

  // The object as one of the very class.
  Object plain(Object object) throws InstantiationException {
    if (object.getClass() == cl) return object;
    Object result = Reflection.allocate(cl);
    adopt(result, object, cl);
    return result;
  }

  // Made by that constructor, whoever may call it.
  static Object made(Class<?> c, Class<?>[] types, Object... arguments) throws Throwable {
    heddle.VM.initialise(c);
    Object result = Reflection.allocate(c);
    c.getDeclaredConstructor(types).initialise(result, arguments);
    return result;
  }

  // --- java.lang and java.math

  private static final class OfThrowable extends LibraryForm {
    OfThrowable(Class<?> c) {
      super(c);
      with("cause:Ljava/lang/Throwable; detailMessage=message:Ljava/lang/String; stackTrace:[Ljava/lang/StackTraceElement; "
          + "suppressedExceptions:Ljava/util/List;").withData();
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      Throwable t = (Throwable) plain(object);
      ObjectOutputStream.PutField put = out.putFields();
      boolean causeSet = (Boolean) get(t, cl, "causeSet") || get(t, cl, "cause") != null;
      // (What reflection hands on keeps its cause itself.)
      Object cause = object instanceof java.lang.reflect.InvocationTargetException ? null : get(t, cl, "cause");
      put.put("cause", causeSet ? cause : object);
      put.put("detailMessage", get(t, cl, "message"));
      put.put("stackTrace", t.getStackTrace());
      Throwable[] suppressed = t.getSuppressed();
      List<Throwable> list = new ArrayList<>();
      for (Throwable each : suppressed) list.add(each);
      put.put("suppressedExceptions", (boolean) get(t, cl, "suppressionOff") ? null : suppressed.length == 0 ? java.util.Collections.emptyList() : list);
      out.writeFields();
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      Object cause = got.get("cause", null);
      set(object, cl, "causeSet", cause != object);
      set(object, cl, "cause", cause == object ? null : cause);
      set(object, cl, "message", got.get("detailMessage", null));
      StackTraceElement[] trace = (StackTraceElement[]) got.get("stackTrace", null);
      if (trace != null) {
        for (StackTraceElement each : trace) java.util.Objects.requireNonNull(each, "null StackTraceElement in serial stream.");
      }
      set(object, cl, "stackTrace", trace == null ? new StackTraceElement[0] : trace);
      List<?> suppressed = (List<?>) got.get("suppressedExceptions", null);
      if (suppressed == null) {
        set(object, cl, "suppressionOff", true);
      } else {
        for (Object each : suppressed) {
          java.util.Objects.requireNonNull(each, "Cannot suppress a null exception.");
          if (each == object) throw new IllegalArgumentException("Self-suppression not permitted");
        }
        if (!suppressed.isEmpty()) {
          Throwable[] all = suppressed.toArray(new Throwable[0]);
          set(object, cl, "suppressed", all);
          set(object, cl, "suppressedCount", all.length);
        }
      }
    }
  }

  private static final class OfText extends LibraryForm {
    OfText(Class<?> c) {
      super(c);
      with(c == StringBuffer.class ? "count:I shared:Z value:[C" : "").withData();
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      CharSequence text = (CharSequence) object;
      char[] chars = new char[cl == StringBuffer.class ? ((StringBuffer) object).capacity() : ((StringBuilder) object).capacity()];
      for (int i = 0; i < text.length(); i++) chars[i] = text.charAt(i);
      if (cl == StringBuffer.class) {
        ObjectOutputStream.PutField put = out.putFields();
        put.put("value", chars);
        put.put("count", text.length());
        put.put("shared", false);
        out.writeFields();
      } else {
        out.defaultWriteObject();
        out.writeInt(text.length());
        out.writeObject(chars);
      }
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      if (cl == StringBuffer.class) {
        ObjectInputStream.GetField got = in.readFields();
        char[] chars = (char[]) got.get("value", null);
        adopt(object, new StringBuffer(chars.length).append(chars, 0, got.get("count", 0)), cl);
      } else {
        in.defaultReadObject();
        int count = in.readInt();
        char[] chars = (char[]) in.readObject();
        adopt(object, new StringBuilder(chars.length).append(chars, 0, count), cl);
      }
    }
  }

  private static final class OfBigInteger extends LibraryForm {
    OfBigInteger(Class<?> c) {
      super(c);
      with("bitCount:I bitLength:I firstNonzeroByteNum:I lowestSetBit:I signum=none:I magnitude:[B").withData();
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      BigInteger value = (BigInteger) plain(object);
      byte[] bytes = value.abs().toByteArray();
      int from = 0;
      while (from < bytes.length && bytes[from] == 0) from++;
      ObjectOutputStream.PutField put = out.putFields();
      put.put("signum", value.signum());
      put.put("magnitude", java.util.Arrays.copyOfRange(bytes, from, bytes.length));
      put.put("bitCount", -1);
      put.put("bitLength", -1);
      put.put("lowestSetBit", -2);
      put.put("firstNonzeroByteNum", -2);
      out.writeFields();
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      int sign = got.get("signum", -2);
      byte[] bytes = (byte[]) got.get("magnitude", null);
      if (sign < -1 || sign > 1) {
        throw new StreamCorruptedException(
            got.defaulted("signum") ? "BigInteger: Signum not present in stream" : "BigInteger: Invalid signum value");
      }
      BigInteger value = new BigInteger(1, bytes);
      if ((value.signum() == 0) != (sign == 0)) throw new StreamCorruptedException("BigInteger: signum-magnitude mismatch");
      adopt(object, new BigInteger(sign, bytes), cl);
    }
  }

  // --- synchronized views

  // (Written here, as nearly all programs can reach java.util.Collections, and few the streams.)
  private static final class OfSynchronized extends LibraryForm {
    OfSynchronized(Class<?> c) {
      super(c);
      writesData = true;
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      synchronized (get(object, cl, "mutex")) {
        out.defaultWriteObject();
      }
    }
  }

  // --- locales and tasks

  private static final class OfLocale extends LibraryForm {
    OfLocale(Class<?> c) {
      super(c);
      with("hashcode=none:I country:Ljava/lang/String; extensions=none:Ljava/lang/String; language:Ljava/lang/String; "
          + "script:Ljava/lang/String; variant:Ljava/lang/String;").withData();
      resolves = true;
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      java.util.Locale locale = (java.util.Locale) object;
      ObjectOutputStream.PutField put = out.putFields();
      put.put("hashcode", -1);
      put.put("country", locale.getCountry());
      put.put("language", locale.getLanguage());
      Object extensions = get(object, cl, "extensions");
      put.put("extensions", extensions == null ? "" : extensions.toString());
      put.put("script", locale.getScript());
      put.put("variant", locale.getVariant());
      out.writeFields();
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      String variant = (String) got.get("variant", "");
      adopt(object, new java.util.Locale((String) got.get("language", ""), (String) got.get("country", ""), variant), cl);
      set(object, cl, "script", got.get("script", ""));
      String extensions = (String) got.get("extensions", "");
      if (!extensions.isEmpty()) set(object, cl, "extensions", get(java.util.Locale.forLanguageTag("und-" + extensions), cl, "extensions"));
    }

    // The constant, if there is one.
    @Override
    Object resolved(Object object) {
      for (Field f : cl.getFields()) {
        if (f.getType() == cl && f.read(null).equals(object)) return f.read(null);
      }
      return object;
    }
  }

  private static final class OfTask extends LibraryForm {
    // Bits of OpenJDK's status.
    private static final int DONE = 1 << 31;
    private static final int ABNORMAL = 1 << 16;
    private static final int THROWN = 1 << 17;

    OfTask(Class<?> c) {
      super(c);
      with("status=none:I").withData();
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      java.util.concurrent.ForkJoinTask<?> task = (java.util.concurrent.ForkJoinTask<?>) object;
      Object failure = get(object, cl, "failure");
      int how = task.isCancelled() ? ABNORMAL : failure != null ? ABNORMAL | THROWN : 0;
      ObjectOutputStream.PutField put = out.putFields();
      put.put("status", task.isDone() ? DONE | how : 0);
      out.writeFields();
      out.writeObject(failure);
    }

    @Override
    void initialise(Object object) throws Throwable {
      adopt(object, java.util.concurrent.ForkJoinTask.adapt(() -> {}), cl);
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      initialise(object);
      int status = in.readFields().get("status", 0);
      set(object, cl, "failure", in.readObject());
      String state = status >= 0 ? "NEW" : (status & ABNORMAL) == 0 ? "NORMAL" : (status & THROWN) == 0 ? "CANCELLED" : "FAILED";
      for (Object each : Reflection.load("java/util/concurrent/ForkJoinTask$State").getEnumConstants()) {
        if (each.toString().equals(state)) set(object, cl, "state", each);
      }
    }
  }

  // --- formats of numbers

  private static final class OfNumberFormat extends LibraryForm {
    private static final String TEXT = ":Ljava/lang/String; ";

    OfNumberFormat(Class<?> c) {
      super(c);
      readsData = true;
      switch (c.getSimpleName()) {
        case "NumberFormat":
          with("groupingUsed:Z maxFractionDigits=none:B maxIntegerDigits=none:B maximumFractionDigits=none:I maximumIntegerDigits=none:I "
              + "minFractionDigits=none:B minIntegerDigits=none:B minimumFractionDigits=none:I minimumIntegerDigits=none:I "
              + "parseIntegerOnly=integerOnly:Z serialVersionOnStream=none:I").withData();
          break;
        case "DecimalFormat":
          with("decimalSeparatorAlwaysShown=pointAlways:Z groupingSize=none:B maximumFractionDigits=none:I maximumIntegerDigits=none:I "
              + "minExponentDigits=none:B minimumFractionDigits=none:I minimumIntegerDigits=none:I multiplier:I parseBigDecimal:Z "
              + "serialVersionOnStream=none:I useExponentialNotation=exponential:Z negPrefixPattern=none" + TEXT
              + "negSuffixPattern=none" + TEXT + "negativePrefix=none" + TEXT + "negativeSuffix=none" + TEXT
              + "posPrefixPattern=none" + TEXT + "posSuffixPattern=none" + TEXT
              + "positivePrefix=none" + TEXT + "positiveSuffix=none" + TEXT + "roundingMode:Ljava/math/RoundingMode; "
              + "symbols:Ljava/text/DecimalFormatSymbols;");
          break;
        default:
          with("decimalSeparator:C digit:C exponential=none:C groupingSeparator:C minusSign:C "
              + "monetaryGroupingSeparator:C monetarySeparator:C patternSeparator:C perMill:C percent:C "
              + "serialVersionOnStream=none:I zeroDigit:C NaN" + TEXT + "currencySymbol" + TEXT
              + "exponentialSeparator=exponentSeparator" + TEXT + "infinity" + TEXT
              + "intlCurrencySymbol=internationalCurrencySymbol" + TEXT + "locale:Ljava/util/Locale; minusSignText=none" + TEXT
              + "perMillText=none" + TEXT + "percentText=none" + TEXT);
      }
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      if (cl == java.text.DecimalFormatSymbols.class) return ofSymbols((java.text.DecimalFormatSymbols) object, field);
      java.text.NumberFormat format = (java.text.NumberFormat) object;
      // The superclass knows no more digits than a double has.
      boolean all = cl == java.text.DecimalFormat.class;
      int integer = all ? Integer.MAX_VALUE : 309;
      int fraction = all ? Integer.MAX_VALUE : 340;
      switch (field) {
        case "maximumIntegerDigits": return Math.min(format.getMaximumIntegerDigits(), integer);
        case "minimumIntegerDigits": return Math.min(format.getMinimumIntegerDigits(), integer);
        case "maximumFractionDigits": return Math.min(format.getMaximumFractionDigits(), fraction);
        case "minimumFractionDigits": return Math.min(format.getMinimumFractionDigits(), fraction);
        case "maxIntegerDigits": return (byte) Math.min(format.getMaximumIntegerDigits(), Byte.MAX_VALUE);
        case "minIntegerDigits": return (byte) Math.min(format.getMinimumIntegerDigits(), Byte.MAX_VALUE);
        case "maxFractionDigits": return (byte) Math.min(format.getMaximumFractionDigits(), Byte.MAX_VALUE);
        case "minFractionDigits": return (byte) Math.min(format.getMinimumFractionDigits(), Byte.MAX_VALUE);
        case "serialVersionOnStream": return all ? 4 : 1;
        case "groupingSize": return (byte) ((java.text.DecimalFormat) format).getGroupingSize();
        case "minExponentDigits": return (byte) (int) get(object, cl, "exponentDigits");
        default: return ofAffix(object, field);
      }
    }

    private Object ofAffix(Object object, String field) {
      boolean pattern = field.endsWith("Pattern");
      String own = (field.startsWith("pos") ? "positive" : "negative") + (field.contains("refix") ? "Prefix" : "Suffix");
      Object affix = get(object, cl, own);
      return get(affix, affix.getClass(), pattern ? "pattern" : "text");
    }

    private static Object ofSymbols(java.text.DecimalFormatSymbols symbols, String field) {
      switch (field) {
        case "exponential": return 'E';
        case "serialVersionOnStream": return 5;
        case "minusSignText": return String.valueOf(symbols.getMinusSign());
        case "perMillText": return String.valueOf(symbols.getPerMill());
        default: return String.valueOf(symbols.getPercent());
      }
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      for (int i = 0; i < fields.length; i++) {
        ObjectStreamField f = fields[i];
        String own = ownName(f.getName());
        if (own.equals("none")) continue;
        switch (f.getTypeCode()) {
          case 'Z': set(object, cl, own, got.get(f.getName(), false)); break;
          case 'C': set(object, cl, own, got.get(f.getName(), ' ')); break;
          case 'I': set(object, cl, own, got.get(f.getName(), 0)); break;
          default: set(object, cl, own, got.get(f.getName(), null)); break;
        }
      }
      if (cl == java.text.DecimalFormatSymbols.class) {
        // OpenJDK writes those of the currency only if somebody has asked for them.
        Object locale = get(object, cl, "locale");
        if (get(object, cl, "currencySymbol") != null || locale == null) return;
        Object usual = new java.text.DecimalFormatSymbols((java.util.Locale) locale);
        for (String each : new String[] {"currencySymbol", "internationalCurrencySymbol"}) set(object, cl, each, get(usual, cl, each));
        return;
      }
      Class<?> digits = java.text.NumberFormat.class;
      for (String each : new String[] {"maximumIntegerDigits", "minimumIntegerDigits", "maximumFractionDigits", "minimumFractionDigits"}) {
        set(object, digits, each, got.get(each, 0));
      }
      if (cl == digits) return;
      set(object, cl, "groupingSize", (int) got.get("groupingSize", (byte) 0));
      set(object, cl, "exponentDigits", (int) got.get("minExponentDigits", (byte) 0));
      boolean currency = false;
      for (String affix : new String[] {"Prefix", "Suffix"}) {
        for (String sign : new String[] {"positive", "negative"}) {
          String pattern = (String) got.get(sign.substring(0, 3) + affix + "Pattern", null);
          currency |= pattern != null && pattern.indexOf('\u00a4') >= 0;
          Class<?> c = Reflection.load("java/text/Affix");
          Object result = Reflection.allocate(c);
          set(result, c, "pattern", pattern);
          set(result, c, "text", got.get(sign + affix, null));
          set(object, cl, sign + affix, result);
        }
      }
      set(object, cl, "currency", currency);
    }
  }

  private static final class OfMessageFormat extends LibraryForm {
    OfMessageFormat(Class<?> c) {
      super(c);
      with("maxOffset=none:I argumentNumbers=none:[I formats=none:[Ljava/text/Format; locale:Ljava/util/Locale; offsets=none:[I "
          + "pattern=none:Ljava/lang/String;");
      readsData = true;
    }

    // The text without its places, where these are in it, and what they are.
    @Override
    Object value(Object object, String field) throws Throwable {
      List<?> texts = (List<?>) get(object, cl, "texts");
      List<?> arguments = (List<?>) get(object, cl, "arguments");
      List<?> formats = (List<?>) get(object, cl, "formats");
      StringBuilder text = new StringBuilder();
      int length = 10;
      while (length < arguments.size()) length *= 2;
      int[] numbers = new int[length];
      int[] offsets = new int[length];
      java.text.Format[] all = new java.text.Format[length];
      for (int i = 0; i < arguments.size(); i++) {
        text.append(texts.get(i));
        numbers[i] = (Integer) arguments.get(i);
        offsets[i] = text.length();
        all[i] = (java.text.Format) formats.get(i);
      }
      text.append(texts.get(arguments.size()));
      switch (field) {
        case "maxOffset": return arguments.size() - 1;
        case "argumentNumbers": return numbers;
        case "formats": return all;
        case "offsets": return offsets;
        default: return text.toString();
      }
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      int last = got.get("maxOffset", -1);
      int[] numbers = (int[]) got.get("argumentNumbers", null);
      int[] offsets = (int[]) got.get("offsets", null);
      java.text.Format[] formats = (java.text.Format[]) got.get("formats", null);
      String text = (String) got.get("pattern", null);
      if (last < -1 || last >= Math.min(numbers.length, Math.min(offsets.length, formats.length))) {
        throw new InvalidObjectException("Could not reconstruct MessageFormat from corrupt stream.");
      }
      List<Object> texts = new ArrayList<>();
      List<Object> arguments = new ArrayList<>();
      List<Object> all = new ArrayList<>();
      int begin = 0;
      for (int i = 0; i <= last; i++) {
        if (offsets[i] < begin || offsets[i] > text.length()) {
          throw new InvalidObjectException("Could not reconstruct MessageFormat from corrupt stream.");
        }
        texts.add(text.substring(begin, offsets[i]));
        arguments.add(numbers[i]);
        all.add(formats[i]);
        begin = offsets[i];
      }
      texts.add(text.substring(begin));
      set(object, cl, "locale", got.get("locale", null));
      set(object, cl, "texts", texts);
      set(object, cl, "arguments", arguments);
      set(object, cl, "formats", all);
    }
  }

  // --- values whose state is one thing or two

  private static final class OfValue extends LibraryForm {
    private final String kind;

    OfValue(Class<?> c) {
      super(c);
      kind = c.getSimpleName();
      switch (kind) {
        case "BitSet": with("bits:[J"); break;
        case "Random": with("haveNextNextGaussian=none:Z nextNextGaussian=none:D seed=none:J"); break;
        case "Pattern": with("flags=none:I pattern=none:Ljava/lang/String;"); break;
        case "AtomicIntegerArray": with("array:[I"); break;
        case "AtomicLongArray": with("array:[J"); break;
        case "AtomicReferenceArray": with("array:[Ljava/lang/Object;"); break;
        default: with(""); break;
      }
      readsData = true;
      writesData = !kind.equals("Pattern") && !kind.endsWith("Array") && !kind.equals("StampedLock");
    }

    @Override
    Object value(Object o, String field) throws Throwable {
      if (kind.equals("Pattern")) return get(o, cl, field);
      int length = (Integer) cl.getMethod("length").call(o);
      Class<?> element = kind.equals("AtomicIntegerArray") ? int.class : kind.equals("AtomicLongArray") ? long.class : Object.class;
      Object values = java.lang.reflect.Array.newInstance(element, length);
      for (int i = 0; i < length; i++) java.lang.reflect.Array.set(values, i, cl.getMethod("get", int.class).call(o, i));
      return values;
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      Object o = plain(object);
      ObjectOutputStream.PutField put = out.putFields();
      switch (kind) {
        case "Date":
          out.writeLong(((java.util.Date) o).getTime());
          return;
        case "BitSet":
          put.put("bits", ((java.util.BitSet) o).toLongArray());
          break;
        case "Random":
          // (That of a thread is not used.)
          put.put("seed", object instanceof java.util.concurrent.ThreadLocalRandom ? 0L : (long) get(o, cl, "seed"));
          put.put("nextNextGaussian", (double) get(o, cl, "nextNextGaussian"));
          put.put("haveNextNextGaussian", (boolean) get(o, cl, "haveNextNextGaussian"));
          break;
        default: throw new InternalError(kind);
      }
      out.writeFields();
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      switch (kind) {
        case "Date":
          adopt(object, new java.util.Date(in.readLong()), cl);
          break;
        case "BitSet":
          adopt(object, java.util.BitSet.valueOf((long[]) got.get("bits", new long[0])), cl);
          break;
        case "Random": {
          long seed = got.get("seed", -1L);
          if (seed < 0) throw new StreamCorruptedException("Random: invalid seed");
          set(object, cl, "seed", seed);
          set(object, cl, "nextNextGaussian", got.get("nextNextGaussian", 0.0));
          set(object, cl, "haveNextNextGaussian", got.get("haveNextNextGaussian", false));
          break;
        }
        case "Pattern":
          adopt(object, java.util.regex.Pattern.compile((String) got.get("pattern", null), got.get("flags", 0)), cl);
          break;
        case "AtomicIntegerArray":
          adopt(object, made(cl, new Class<?>[] {int[].class}, got.get("array", null)), cl);
          break;
        case "AtomicLongArray":
          adopt(object, made(cl, new Class<?>[] {long[].class}, got.get("array", null)), cl);
          break;
        case "AtomicReferenceArray":
          adopt(object, made(cl, new Class<?>[] {Object[].class}, got.get("array", null)), cl);
          break;
        default:  // StampedLock: open, whoever held it
          adopt(object, made(cl, new Class<?>[0]), cl);
          break;
      }
    }
  }

  // Subclasses are the program's own. Nobody waits in what has been read.
  private static final class OfSynchronizer extends LibraryForm {
    OfSynchronizer(Class<?> c) {
      super(c);
      with("state:I");
      readsData = true;
    }

    @Override
    void initialise(Object object) throws Throwable {
      cl.getDeclaredConstructor().initialise(object);
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      initialise(object);
      in.defaultReadObject();
    }
  }

  // --- collections

  private static final class OfCollection extends LibraryForm {
    private final String kind;

    OfCollection(Class<?> c) {
      super(c);
      kind = c.getSimpleName();
      switch (kind) {
        case "ArrayList": with("size:I"); break;
        case "PriorityQueue": with("size:I comparator:Ljava/util/Comparator;"); break;
        case "Vector": with("capacityIncrement:I elementCount:I elementData:[Ljava/lang/Object;"); break;
        default: with(""); break;
      }
      withData();
    }

    private boolean endsWithNull() {
      return kind.endsWith("Queue") && cl.getName().startsWith("java.util.concurrent.") || kind.endsWith("Deque") && !kind.equals("ArrayDeque");
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      if (kind.equals("Vector")) {
        ObjectOutputStream.PutField put = out.putFields();
        synchronized (object) {
          put.put("capacityIncrement", (int) get(object, cl, "capacityIncrement"));
          put.put("elementCount", (int) get(object, cl, "elementCount"));
          put.put("elementData", ((Object[]) get(object, cl, "elementData")).clone());
        }
        out.writeFields();
        return;
      }
      Collection<?> plain = (Collection<?>) plain(object);
      out.defaultWriteObject();
      int size = plain.size();
      switch (kind) {
        case "HashSet": {
          Object map = get(plain, cl, "map");
          out.writeInt(OfMap.capacity(map));
          out.writeFloat((Float) get(map, java.util.HashMap.class, "loadFactor"));
          out.writeInt(size);
          break;
        }
        case "TreeSet":
        case "ConcurrentSkipListSet":
          out.writeObject(((java.util.SortedSet<?>) plain).comparator());
          out.writeInt(size);
          break;
        case "PriorityQueue":
          out.writeInt(Math.max(2, size + 1));
          break;
        case "ConcurrentLinkedQueue":
        case "ConcurrentLinkedDeque":
        case "LinkedTransferQueue":
          break;
        default:
          out.writeInt(size);
          break;
      }
      for (Object each : plain) out.writeObject(each);
      if (endsWithNull()) out.writeObject(null);
    }

    @Override
    void initialise(Object object) throws Throwable {
      adopt(object, kind.equals("HashSet") ? set(object, 16, 0.75f) : made(cl, new Class<?>[0]), cl);
    }

    private static Object set(Object object, int capacity, float loadFactor) {
      return object instanceof java.util.LinkedHashSet ? new java.util.LinkedHashSet<Object>(capacity, loadFactor)
          : new java.util.HashSet<Object>(capacity, loadFactor);
    }

    @Override
    @SuppressWarnings("unchecked")
    void read(Object object, ObjectInputStream in) throws Throwable {
      initialise(object);  // elements may refer to it
      if (kind.equals("Vector")) set(object, cl, "elementData", null);  // the stream must have it
      in.defaultReadObject();
      int count = -1;
      Object fresh;
      switch (kind) {
        case "Vector":
          Object[] data = (Object[]) get(object, cl, "elementData");
          if ((Integer) get(object, cl, "elementCount") < 0 || data == null || (Integer) get(object, cl, "elementCount") > data.length) {
            throw new StreamCorruptedException("Inconsistent vector internals");
          }
          return;
        case "ArrayList":
          in.readInt();  // (once the capacity)
          count = (Integer) get(object, cl, "size");
          if (count < 0) throw new InvalidObjectException("Invalid size: " + count);
          if (count > 0) in.checkArray(Object[].class, count);
          set(object, cl, "size", 0);
          fresh = made(cl, new Class<?>[0]);
          break;
        case "ArrayDeque":
        case "LinkedList":
        case "CopyOnWriteArrayList":
        case "CopyOnWriteArraySet":
          count = in.readInt();
          if (!kind.equals("LinkedList")) in.checkArray(Object[].class, kind.equals("ArrayDeque") ? count + 1 : count);
          fresh = made(cl, new Class<?>[0]);
          break;
        case "PriorityQueue": {
          in.readInt();
          count = (Integer) get(object, cl, "size");
          in.checkArray(Object[].class, Math.max(1, count));
          set(object, cl, "size", 0);
          fresh = made(cl, new Class<?>[] {Comparator.class}, get(object, cl, "comparator"));
          break;
        }
        case "HashSet": {
          int capacity = in.readInt();
          if (capacity < 0) throw new InvalidObjectException("Illegal capacity: " + capacity);
          float loadFactor = in.readFloat();
          if (loadFactor <= 0 || Float.isNaN(loadFactor)) throw new InvalidObjectException("Illegal load factor: " + loadFactor);
          count = in.readInt();
          if (count < 0) throw new InvalidObjectException("Illegal size: " + count);
          // As large as the elements need.
          float wanted = Math.min(count * Math.min(1 / loadFactor, 4.0f), LARGE);
          in.checkArray(Map.Entry[].class, OfMap.tableSize((int) Math.min(count * Math.min(1 / loadFactor, 4.0f), OfMap.LARGEST)));
          fresh = set(object, (int) wanted, loadFactor);
          break;
        }
        case "TreeSet":
        case "ConcurrentSkipListSet":
          fresh = made(cl, new Class<?>[] {Comparator.class}, in.readObject());
          count = in.readInt();
          break;
        default:
          fresh = made(cl, new Class<?>[0]);
          break;
      }
      if (endsWithNull()) {
        for (Object each; (each = in.readObject()) != null; ) ((Collection<Object>) fresh).add(each);
      } else if (kind.startsWith("CopyOnWrite")) {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < count; i++) all.add(in.readObject());
        ((Collection<Object>) fresh).addAll(all);
      } else {
        for (int i = 0; i < count; i++) ((Collection<Object>) fresh).add(in.readObject());
      }
      adopt(object, fresh, cl);
    }
  }

  private static final class OfMap extends LibraryForm {
    private final String kind;

    OfMap(Class<?> c) {
      super(c);
      kind = c.getSimpleName();
      switch (kind) {
        case "HashMap":
        case "Hashtable": with("loadFactor:F threshold:I"); break;
        case "TreeMap": with("comparator:Ljava/util/Comparator;"); break;
        case "ConcurrentSkipListMap": with("comparator=none:Ljava/util/Comparator;"); break;
        case "EnumMap": with("keyType:Ljava/lang/Class;"); break;
        case "IdentityHashMap": with("size=none:I"); break;
        // What its predecessor with parts had, each with a lock.
        default:
          with("segmentMask=none:I segmentShift=none:I segments=none:[Ljava/util/concurrent/ConcurrentHashMap$Segment;");
          break;
      }
      withData();
    }

    static final int LARGEST = 1 << 30;

    // Of a HashMap for so many.
    static int tableSize(int wanted) {
      return wanted <= 1 ? 1 : Math.min(LARGEST, Integer.highestOneBit(wanted - 1) << 1);
    }

    // Of a HashMap.
    static int capacity(Object map) {
      Object[] table = (Object[]) get(map, java.util.HashMap.class, "table");
      if (table != null) return table.length;
      int first = (Integer) get(map, java.util.HashMap.class, "threshold");
      return first > 0 ? first : 16;
    }

    @Override
    Object value(Object object, String field) throws InstantiationException {
      object = plain(object);
      switch (field) {
        case "size": return ((Map<?, ?>) object).size();
        case "segmentMask": return 15;
        case "segmentShift": return 28;
        case "segments": {
          LockStandIns.Segment[] segments = new LockStandIns.Segment[16];
          for (int i = 0; i < segments.length; i++) segments[i] = new LockStandIns.Segment(0.75f);
          return segments;
        }
        default: break;
      }
      return field.equals("comparator") ? ((java.util.SortedMap<?, ?>) object).comparator() : null;
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      if (kind.equals("Hashtable")) {
        writeTable(object, out);
        return;
      }
      Object own = kind.equals("HashMap") && object instanceof java.util.LinkedHashMap ? linked(object) : plain(object);
      Map<?, ?> plain = (Map<?, ?>) own;
      out.defaultWriteObject();
      boolean counted = !kind.equals("ConcurrentHashMap") && !kind.equals("ConcurrentSkipListMap");
      if (kind.equals("HashMap")) out.writeInt(capacity(plain));
      if (counted) out.writeInt(plain.size());
      for (Map.Entry<?, ?> e : plain.entrySet()) {
        out.writeObject(e.getKey());
        out.writeObject(e.getValue());
      }
      if (counted) return;
      out.writeObject(null);
      if (kind.equals("ConcurrentHashMap")) out.writeObject(null);
    }

    private static Object linked(Object object) throws InstantiationException {
      Class<?> c = java.util.LinkedHashMap.class;
      if (object.getClass() == c) return object;
      Object result = Reflection.allocate(c);
      adopt(result, object, c);
      adopt(result, object, java.util.HashMap.class);
      return result;
    }

    // (A table of its own it has none: the stream has one for as many.)
    private static void writeProperties(Object object, ObjectOutputStream out) throws IOException {
      Map<?, ?> all = (Map<?, ?>) get(object, java.util.Properties.class, "map");
      int length = (int) (all.size() / 0.75f + all.size() / 20) + 3;
      if (length > all.size() && (length & 1) == 0) length--;
      ObjectOutputStream.PutField put = out.putFields();
      put.put("loadFactor", 0.75f);
      put.put("threshold", (int) (length * 0.75f));
      out.writeFields();
      out.writeInt(length);
      out.writeInt(all.size());
      List<Map.Entry<?, ?>> reversed = new ArrayList<>();
      for (Map.Entry<?, ?> e : all.entrySet()) reversed.add(0, e);
      for (Map.Entry<?, ?> e : reversed) {
        out.writeObject(e.getKey());
        out.writeObject(e.getValue());
      }
    }

    private void writeTable(Object object, ObjectOutputStream out) throws IOException {
      if (object instanceof java.util.Properties) {
        writeProperties(object, out);
        return;
      }
      // The bins from the last to the first, and what is in a bin from its end to its start.
      List<Map.Entry<?, ?>> all = new ArrayList<>();
      int length;
      synchronized (object) {
        out.defaultWriteObject();
        length = ((Object[]) get(object, cl, "table")).length;
        int last = -1;
        int start = 0;
        for (Map.Entry<?, ?> e : ((Map<?, ?>) object).entrySet()) {
          int bin = (e.getKey().hashCode() & Integer.MAX_VALUE) % length;
          if (bin != last) start = all.size();
          last = bin;
          all.add(start, e);
        }
      }
      out.writeInt(length);
      out.writeInt(all.size());
      for (Map.Entry<?, ?> e : all) {
        out.writeObject(e.getKey());
        out.writeObject(e.getValue());
      }
    }

    // An empty one for the object.
    private Object fresh(Object object, int capacity, float loadFactor) throws Throwable {
      switch (kind) {
        case "HashMap":
          return object instanceof java.util.LinkedHashMap ? new java.util.LinkedHashMap<Object, Object>(capacity, loadFactor)
              : new java.util.HashMap<Object, Object>(capacity, loadFactor);
        case "Hashtable": return made(cl, new Class<?>[] {int.class, float.class}, capacity, loadFactor);
        default: return made(cl, new Class<?>[0]);
      }
    }

    @SuppressWarnings("unchecked")
    private void take(Object object, Object fresh) throws Throwable {
      if (object instanceof java.util.Properties) {
        Map<Object, Object> all = (Map<Object, Object>) fresh;
        Map<Object, Object> map = new java.util.concurrent.ConcurrentHashMap<>(all.size());
        for (Map.Entry<Object, Object> e : all.entrySet()) map.put(e.getKey(), e.getValue());
        set(object, java.util.Properties.class, "map", map);
        fresh = fresh(object, 1, 0.75f);
      }
      adopt(object, fresh, cl);
      if (object instanceof java.util.LinkedHashMap) adopt(object, fresh, java.util.LinkedHashMap.class);
    }

    @Override
    void initialise(Object object) throws Throwable {
      if (!kind.equals("EnumMap")) take(object, fresh(object, 11, 0.75f));
    }

    @Override
    @SuppressWarnings("unchecked")
    void read(Object object, ObjectInputStream in) throws Throwable {
      initialise(object);  // keys and values may refer to it
      ObjectInputStream.GetField got = in.readFields();
      Object fresh;
      switch (kind) {
        case "HashMap": {
          float loadFactor = got.get("loadFactor", 0.75f);
          if (loadFactor <= 0 || Float.isNaN(loadFactor)) throw new InvalidObjectException("Illegal load factor: " + loadFactor);
          in.readInt();
          int count = in.readInt();
          if (count < 0) throw new InvalidObjectException("Illegal mappings count: " + count);
          loadFactor = Math.min(Math.max(0.25f, loadFactor), 4.0f);
          float wanted = count / loadFactor + 1.0f;
          if (count > 0) in.checkArray(Map.Entry[].class, wanted < 16 ? 16 : tableSize((int) Math.min(wanted, LARGEST)));
          fresh = fresh(object, wanted < 16 ? 16 : (int) Math.min(wanted, LARGE), loadFactor);
          if (count == 0) set(fresh, cl, "threshold", 0);
          fill((Map<Object, Object>) fresh, count, in);
          break;
        }
        case "Hashtable": {
          float loadFactor = got.get("loadFactor", 0.75f);
          if (loadFactor <= 0 || Float.isNaN(loadFactor)) throw new StreamCorruptedException("Illegal Load: " + loadFactor);
          int length = in.readInt();
          int count = in.readInt();
          if (count < 0) throw new StreamCorruptedException("Illegal # of Elements: " + count);
          length = Math.max(length, (int) (count / loadFactor) + 1);
          int wanted = (int) ((count + count / 20) / loadFactor) + 3;
          if (wanted > count && (wanted & 1) == 0) wanted--;
          in.checkArray(Map.Entry[].class, Math.min(wanted, length));
          fresh = fresh(object, Math.min(wanted, length), loadFactor);
          fill((Map<Object, Object>) fresh, count, in);
          break;
        }
        case "EnumMap": {
          fresh = made(cl, new Class<?>[] {Class.class}, got.get("keyType", null));
          adopt(object, fresh, cl);
          fill((Map<Object, Object>) fresh, in.readInt(), in);
          break;
        }
        case "TreeMap":
        case "ConcurrentSkipListMap":
          fresh = made(cl, new Class<?>[] {Comparator.class}, got.get("comparator", null));
          adopt(object, fresh, cl);
          fill((Map<Object, Object>) fresh, kind.equals("TreeMap") ? in.readInt() : -1, in);
          break;
        case "IdentityHashMap": {
          fresh = fresh(object, 0, 0);
          int count = in.readInt();
          if (count < 0) throw new StreamCorruptedException("Illegal mappings count: " + count);
          in.checkArray(Object[].class, 2 * Math.max(4, Math.min(1 << 29, Integer.highestOneBit(count + (count << 1)))));
          fill((Map<Object, Object>) fresh, count, in);
          break;
        }
        default:
          fresh = fresh(object, 0, 0);
          fill((Map<Object, Object>) fresh, -1, in);
          if (kind.equals("ConcurrentHashMap")) in.readObject();
          break;
      }
      take(object, fresh);
    }

    // -1 entries: up to a null.
    private static void fill(Map<Object, Object> map, int count, ObjectInputStream in) throws IOException, ClassNotFoundException {
      for (int i = 0; i != count; i++) {
        Object key = in.readObject();
        if (count < 0 && key == null) return;
        map.put(key, in.readObject());
      }
    }
  }

  // --- objects in whose place others stand

  private static final class Replaced extends LibraryForm {
    Replaced(Class<?> c) {
      super(c);
      replaces = true;
    }

    @Override
    Object replacement(Object object) throws Throwable {
      String name = cl.getName();
      String helper = name.startsWith("java.time.") ? name.substring(0, name.lastIndexOf('.')).replace('.', '/') + "/Ser" : name.endsWith("EnumSet")
          ? "java/util/EnumSet$SerializationProxy" : "java/util/CollSer";
      return Reflection.load(helper).getMethod("of", Object.class).call(null, object);
    }
  }
}
