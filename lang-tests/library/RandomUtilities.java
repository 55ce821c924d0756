// Random calls on the small classes of java.util: bit sets, properties, optionals, Arrays, Collections and its views, enum maps and sets, identity and weak maps,
// random numbers, UUID, Base64, check sums, HexFormat, Scanner over numbers: what they give, and the exceptions with their messages.
// With an argument so many sequences are printed, one a line (a second one says from which on), to be compared with OpenJDK's.
// expect: 287762673
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.zip.*;

public class RandomUtilities {
  static int small(Random r) {
    return r.nextInt(9) - 1;
  }

  static int place(Random r) {
    int[] some = {-1, 0, 1, 62, 63, 64, 65, 127, 128, 129, 191, 192, 200};
    return r.nextInt(12) == 0 ? -1 : r.nextInt(3) == 0 ? some[r.nextInt(some.length)] : r.nextInt(200);
  }

  // --- bit sets

  static BitSet bits(Random r) {
    switch (r.nextInt(5)) {
      case 0: return new BitSet(r.nextInt(300));
      case 1: return BitSet.valueOf(new long[] {r.nextLong(), r.nextInt(3) == 0 ? 0 : r.nextLong() & r.nextLong()});
      case 2: {
        byte[] all = new byte[r.nextInt(20)];
        r.nextBytes(all);
        return BitSet.valueOf(all);
      }
      default: {
        BitSet b = new BitSet();
        for (int n = r.nextInt(12); n > 0; n--) b.set(r.nextInt(200));
        return b;
      }
    }
  }

  static String ofBitSet(Random r) {
    BitSet b = bits(r);
    StringBuilder out = new StringBuilder(b.toString());
    for (int n = 1 + r.nextInt(6); n > 0; n--) {
      int i = place(r);
      int j = place(r);
      out.append(' ');
      try {
        switch (r.nextInt(36)) {
          case 0: b.set(i); break;
          case 1: b.set(i, j); break;
          case 2: b.clear(i); break;
          case 3: b.clear(i, j); break;
          case 4: b.flip(i); break;
          case 5: b.flip(i, j); break;
          case 6: b.set(i, r.nextBoolean()); break;
          case 7: b.set(i, j, r.nextBoolean()); break;
          case 8: out.append(b.get(i)); break;
          case 9: out.append(b.get(i, j)); break;
          case 10: out.append(b.nextSetBit(i)).append(',').append(b.nextClearBit(j)); break;
          case 11: out.append(b.previousSetBit(i)).append(',').append(b.previousClearBit(j)); break;
          case 12: b.and(bits(r)); break;
          case 13: b.or(bits(r)); break;
          case 14: b.xor(bits(r)); break;
          case 15: b.andNot(bits(r)); break;
          case 16: out.append(b.intersects(bits(r))); break;
          case 17: out.append(b.cardinality()).append(',').append(b.length()).append(',').append(b.isEmpty()); break;
          case 18: out.append(b.size()); break;
          case 19: out.append(b.hashCode()); break;
          case 20: out.append(Arrays.toString(b.toLongArray())); break;
          case 21: out.append(Arrays.toString(b.toByteArray())); break;
          case 22: out.append(b.stream().sum()).append(b.stream().boxed().collect(Collectors.toList())); break;
          case 23: b = (BitSet) b.clone(); break;
          case 24: out.append(b.equals(bits(r))).append(b.equals(b.clone())).append(b.equals("")); break;
          case 25: if (r.nextInt(4) == 0) b.clear(); break;
          case 26: out.append(new BitSet(r.nextInt(8) - 1).size()); break;
          case 27: b = BitSet.valueOf(b.toByteArray()); break;
          case 28: b = BitSet.valueOf(java.nio.ByteBuffer.wrap(b.toByteArray())); break;
          case 29: b = BitSet.valueOf(java.nio.LongBuffer.wrap(b.toLongArray())); break;
          case 30: b.and(b); b.xor((BitSet) b.clone()); break;
          case 31: out.append(b.get(i, i + 70).toString()); break;
          case 32: b = b.get(Math.abs(i), Math.abs(i) + 150); break;
          case 33: b.flip(0, Math.abs(j)); break;
          case 34: out.append(b.stream().limit(3).mapToObj(Integer::toString).collect(Collectors.joining("+"))); break;
          default: out.append(b.stream().count()).append(b.stream().skip(1).max());
        }
      } catch (RuntimeException e) {
        out.append(e.getClass().getSimpleName()).append(' ').append(e.getMessage());
      }
    }
    return out.append(' ').append(b).toString();
  }

  // --- properties

  static final String[] PIECES = {"a", "b", "key", "=", ":", " ", "\t", "\f", "\\", "\\\\", "\\n", "\\t", "\\u0041", "\\u00e9", "\\u12", "\\uzzzz", "\n", "\r\n", "\r", "#", "!", "\\\n", "\\\r\n  ", "\\ ", "\\=", "\\:", "\u00e9", "\u4e2d", "1", "\\x", "\\\t", "\u0000", "\u007f", "\\#", "value", "  ", "\n\n", "#c\n", "=x\n", ":y\n"};

  static String odd(Random r) {
    StringBuilder b = new StringBuilder();
    for (int n = r.nextInt(12); n > 0; n--) b.append(PIECES[r.nextInt(PIECES.length)]);
    return b.toString();
  }

  static String sorted(Properties p) {
    return new TreeMap<>(p).toString();
  }

  static Object ofProperties(Random r) throws Exception {
    Properties p = r.nextInt(4) == 0 ? new Properties(new Properties()) : new Properties();
    String text = odd(r);
    switch (r.nextInt(9)) {
      case 0:
      case 1:
      case 2:
        p.load(new StringReader(text));
        return text + "->" + sorted(p);
      case 3:
        p.load(new java.io.ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)));
        return text + "->" + sorted(p);
      case 4: {
        p.setProperty(odd(r), odd(r));
        StringWriter w = new StringWriter();
        p.store(w, r.nextInt(3) == 0 ? null : odd(r));
        String all = w.toString().replaceAll("#[A-Z][a-z][a-z] [A-Z][a-z][a-z] [0-9][0-9] .* [0-9]{4}\n", "#date\n");
        Properties q = new Properties();
        q.load(new StringReader(all));
        return all + q.equals(p);
      }
      case 5: {
        p.setProperty(odd(r), odd(r));
        java.io.ByteArrayOutputStream o = new java.io.ByteArrayOutputStream();
        p.store(o, r.nextInt(3) == 0 ? null : odd(r));
        return o.toString(StandardCharsets.ISO_8859_1).replaceAll("#[A-Z][a-z][a-z] [A-Z][a-z][a-z] [0-9][0-9] .* [0-9]{4}\n", "#date\n");
      }
      case 6: {
        Properties d = new Properties();
        d.setProperty("a", "1");
        d.setProperty("b", "2");
        Properties q = new Properties(d);
        q.setProperty("b", odd(r));
        q.put("n", 5);
        return q.getProperty("a") + q.getProperty("b") + q.getProperty("n") + q.getProperty("z", "Z") + new TreeSet<>(q.stringPropertyNames()) + q.get("a") + q.size() + q.containsKey("a") + q.getOrDefault("a", "D");
      }
      case 7: {
        p.setProperty("long", "0123456789".repeat(r.nextInt(7)));
        java.io.PrintStream s = new java.io.PrintStream(new java.io.ByteArrayOutputStream());
        p.list(s);
        StringWriter w = new StringWriter();
        p.list(new java.io.PrintWriter(w));
        return w.toString();
      }
      default:
        p.setProperty(null, "x");
        return p;
    }
  }

  // --- optionals, joiners, objects

  static Object ofOptional(Random r) {
    Optional<Integer> o = r.nextInt(3) == 0 ? Optional.empty() : r.nextInt(3) == 0 ? Optional.ofNullable(null) : Optional.of(r.nextInt(5));
    OptionalInt i = r.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(r.nextInt(5));
    OptionalDouble d = r.nextBoolean() ? OptionalDouble.empty() : OptionalDouble.of(r.nextInt(5) / 2.0);
    OptionalLong l = r.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(r.nextInt(5));
    StringBuilder b = new StringBuilder();
    switch (r.nextInt(24)) {
      case 0: return o.get();
      case 1: return o.orElseThrow();
      case 2: return o.orElseThrow(() -> new IllegalStateException("none"));
      case 3: return o.map(x -> x > 2 ? null : x + 1);
      case 4: return o.filter(x -> x % 2 == 0);
      case 5: return o.flatMap(x -> x > 2 ? null : Optional.of("s" + x));
      case 6: return o.or(() -> Optional.of(9));
      case 7: return o.or(() -> null);
      case 8: return o.stream().map(x -> x * 2).collect(Collectors.toList());
      case 9: return o.orElse(7) + " " + o.orElseGet(() -> 8);
      case 10: return o.hashCode() + " " + o.equals(Optional.of(2)) + " " + o + o.isPresent() + o.isEmpty();
      case 11:
        o.ifPresent(b::append);
        o.ifPresentOrElse(x -> b.append(x), () -> b.append("none"));
        return b;
      case 12: return i.getAsInt() + d.getAsDouble() + l.getAsLong();
      case 13: return i + " " + d + " " + l + " " + i.hashCode() + " " + d.hashCode() + " " + l.hashCode();
      case 14: return i.orElse(7) + d.orElse(8) + l.orElse(9);
      case 15: return i.orElseThrow() + d.orElseThrow(IllegalStateException::new);
      case 16: return i.equals(OptionalInt.of(2)) + " " + d.equals(OptionalDouble.of(1)) + " " + l.equals(OptionalLong.empty());
      case 17: return i.stream().sum() + d.stream().sum() + l.stream().sum();
      case 18: return Optional.of((Object) null);
      case 19: return o.map(null);
      case 20: return o.flatMap(null);
      case 21: return o.filter(null);
      case 22: return OptionalDouble.of(-0.0).equals(OptionalDouble.of(0.0)) + " " + OptionalDouble.of(Double.NaN) + OptionalDouble.of(Double.NaN).equals(OptionalDouble.of(Double.NaN));
      default: return o.orElseThrow(null);
    }
  }

  static Object ofObjects(Random r) {
    Object a = r.nextInt(4) == 0 ? null : r.nextInt(3);
    Object b = r.nextInt(4) == 0 ? null : r.nextInt(3);
    int i = small(r);
    int j = small(r);
    int n = small(r);
    switch (r.nextInt(22)) {
      case 0: return Objects.equals(a, b) + " " + Objects.deepEquals(new Object[] {a, new int[] {i}}, new Object[] {b, new int[] {j}});
      case 1: return Objects.hash(a, b, i) + " " + Objects.hashCode(a) + " " + Objects.hash() + " " + Objects.hash((Object) null);
      case 2: return Objects.toString(a) + Objects.toString(b, "none");
      case 3: return Objects.requireNonNull(a);
      case 4: return Objects.requireNonNull(a, "a is null");
      case 5: return Objects.requireNonNull(a, () -> "supplied " + b);
      case 6: return Objects.requireNonNullElse(a, b);
      case 7: return Objects.requireNonNullElseGet(a, () -> b);
      case 8: return Objects.requireNonNullElseGet(a, null);
      case 9: return Objects.checkIndex(i, n);
      case 10: return Objects.checkFromToIndex(i, j, n);
      case 11: return Objects.checkFromIndexSize(i, j, n);
      case 12: return Objects.checkIndex((long) i, (long) n) + Objects.checkFromToIndex((long) i, j, n);
      case 13: return Objects.checkFromIndexSize((long) i, j, n);
      case 14: return Objects.compare(i, j, Comparator.reverseOrder()) + " " + Objects.compare(a, a, null);
      case 15: return Objects.isNull(a) + " " + Objects.nonNull(b);
      case 16: {
        StringJoiner s = new StringJoiner(",", "[", "]");
        StringJoiner t = new StringJoiner(";", "<", ">").setEmptyValue("E");
        for (int k = 0; k < i; k++) s.add("s" + k);
        for (int k = 0; k < j; k++) t.add(k == 2 ? null : "t" + k);
        String before = t.toString() + t.length();
        if (r.nextBoolean()) s.merge(t);
        else t.merge(s);
        if (n == 1) s.merge(s);
        return before + s + t + s.length() + t.length();
      }
      case 17: return new StringJoiner(null);
      case 18: return new StringJoiner("-").setEmptyValue(null);
      case 19: return new StringJoiner("-").add("").add(null).merge(new StringJoiner("+"));
      case 20: return String.join("/", Arrays.asList("x", null, "y")) + String.join(".", "a");
      default: return Objects.requireNonNullElse(null, null);
    }
  }

  // --- Arrays

  static int[] ints(Random r) {
    int[] a = new int[r.nextInt(8)];
    for (int k = 0; k < a.length; k++) a[k] = r.nextInt(5) - 1;
    return a;
  }

  static double[] doubles(Random r) {
    double[] some = {0.0, -0.0, 1, -1, Double.NaN, 1.0 / 0, -1.0 / 0, 2.5};
    double[] a = new double[r.nextInt(8)];
    for (int k = 0; k < a.length; k++) a[k] = some[r.nextInt(some.length)];
    return a;
  }

  static Integer[] boxed(Random r) {
    Integer[] a = new Integer[r.nextInt(8)];
    for (int k = 0; k < a.length; k++) a[k] = r.nextInt(12) == 0 ? null : (Integer) (r.nextInt(5) - 1);
    return a;
  }

  static byte[] bytes(Random r) {
    byte[] a = new byte[r.nextInt(10)];
    r.nextBytes(a);
    if (r.nextBoolean()) for (int k = 0; k < a.length; k++) a[k] = (byte) (a[k] % 2 - 127 * (a[k] & 1));
    return a;
  }

  static Object ofArrays(Random r) {
    int[] a = ints(r);
    int[] b = r.nextInt(3) == 0 ? a.clone() : ints(r);
    double[] d = doubles(r);
    double[] e = r.nextInt(3) == 0 ? d.clone() : doubles(r);
    Integer[] x = boxed(r);
    Integer[] y = r.nextInt(3) == 0 ? x.clone() : boxed(r);
    byte[] p = bytes(r);
    byte[] q = r.nextInt(3) == 0 ? p.clone() : bytes(r);
    int i = small(r);
    int j = small(r);
    int k = small(r);
    int l = small(r);
    char[] c = "hello world".substring(0, 3 + r.nextInt(8)).toCharArray();
    long[] g = {r.nextInt(4), r.nextLong(), -1, r.nextInt(4)};
    switch (r.nextInt(74)) {
      case 0:
        Arrays.sort(a, i, j);
        return Arrays.toString(a);
      case 1:
        Arrays.sort(d);
        return Arrays.toString(d);
      case 2:
        Arrays.sort(d, i, j);
        return Arrays.toString(d);
      case 3:
        Arrays.sort(x, i, j, Comparator.nullsFirst(Comparator.reverseOrder()));
        return Arrays.toString(x);
      case 4:
        Arrays.sort(x, i, j);
        return Arrays.toString(x);
      case 5:
        Arrays.sort(x);
        return Arrays.toString(x);
      case 6:
        Arrays.sort(p, i, j);
        return Arrays.toString(p);
      case 7:
        Arrays.sort(c, i, j);
        return new String(c);
      case 8:
        Arrays.sort(a);
        return Arrays.binarySearch(a, i) + " " + Arrays.binarySearch(a, j, k, l);
      case 9: return Arrays.binarySearch(a, i, j, k);
      case 10:
        Arrays.sort(d);
        return Arrays.binarySearch(d, i) + " " + Arrays.binarySearch(d, -0.0) + " " + Arrays.binarySearch(d, Double.NaN);
      case 11: return Arrays.binarySearch(x, i);
      case 12:
        Arrays.sort(x, Comparator.nullsLast(null));
        return Arrays.binarySearch(x, i, Comparator.nullsLast(Comparator.naturalOrder())) + " " + Arrays.binarySearch(x, j, k, l, Comparator.nullsLast(Comparator.naturalOrder()));
      case 13: return Arrays.mismatch(a, b) + " " + Arrays.mismatch(d, e) + " " + Arrays.mismatch(p, q) + " " + Arrays.mismatch(x, y);
      case 14: return Arrays.mismatch(a, i, j, b, k, l);
      case 15: return Arrays.mismatch(d, i, j, e, k, l);
      case 16: return Arrays.mismatch(x, i, j, y, k, l) + " " + Arrays.mismatch(x, y, Comparator.nullsFirst(Comparator.naturalOrder()));
      case 17: return Arrays.compare(a, b) + " " + Arrays.compare(d, e) + " " + Integer.signum(Arrays.compare(p, q)) + " " + Arrays.compare(x, y);
      case 18: return Arrays.compare(a, i, j, b, k, l);
      case 19: return Arrays.compare(d, i, j, e, k, l);
      case 20: return Arrays.compare(x, i, j, y, k, l) + " " + Arrays.compare(x, i, j, y, k, l, Comparator.nullsFirst(Comparator.naturalOrder()));
      case 21: return Arrays.compareUnsigned(a, b) + " " + Arrays.compareUnsigned(p, q);
      case 22: return Arrays.compareUnsigned(p, i, j, q, k, l);
      case 23: return Arrays.equals(a, b) + " " + Arrays.equals(d, e) + " " + Arrays.equals(p, q) + " " + Arrays.equals(x, y);
      case 24: return Arrays.equals(a, i, j, b, k, l);
      case 25: return Arrays.equals(d, i, j, e, k, l);
      case 26: return Arrays.equals(x, i, j, y, k, l);
      case 27: return Arrays.equals(x, y, Comparator.nullsFirst(Comparator.naturalOrder()));
      case 28:
        Arrays.fill(a, i, j, k);
        return Arrays.toString(a);
      case 29:
        Arrays.fill(d, i, j, k);
        return Arrays.toString(d);
      case 30:
        Arrays.fill(x, i, j, k);
        return Arrays.toString(x);
      case 31: return Arrays.toString(Arrays.copyOf(a, i)) + Arrays.toString(Arrays.copyOf(x, j));
      case 32: return Arrays.toString(Arrays.copyOfRange(a, i, j));
      case 33: return Arrays.toString(Arrays.copyOfRange(x, i, j));
      case 34: return Arrays.toString(Arrays.copyOfRange(d, i, j)) + Arrays.toString(Arrays.copyOfRange(c, k, l));
      case 35: return Arrays.hashCode(a) + " " + Arrays.hashCode(d) + " " + Arrays.hashCode(x) + " " + Arrays.hashCode(p) + " " + Arrays.hashCode(c) + " " + Arrays.hashCode(g);
      case 36: return Arrays.deepHashCode(new Object[] {a, x, new Object[] {d, null}, "s"}) + " " + Arrays.deepHashCode(null) + Arrays.hashCode((int[]) null);
      case 37: return Arrays.deepToString(new Object[] {a, x, new Object[] {d, null, p}, "s", new char[] {'c'}, new boolean[] {true}});
      case 38: {
        Object[] self = {1, null};
        self[1] = self;
        return Arrays.deepToString(self) + Arrays.deepToString(null) + Arrays.deepToString(new int[][] {a, b, null});
      }
      case 39: return Arrays.deepEquals(new Object[] {a, x, d}, new Object[] {b, y, e}) + " " + Arrays.deepEquals(new Object[] {a, null}, new Object[] {a.clone(), null});
      case 40:
        Arrays.setAll(a, n -> n * i);
        return Arrays.toString(a);
      case 41:
        Arrays.setAll(x, n -> n % 3 == 2 ? null : n);
        Arrays.parallelSetAll(d, n -> n / 2.0);
        return Arrays.toString(x) + Arrays.toString(d);
      case 42:
        Arrays.parallelPrefix(a, (m, n) -> m * 2 + n);
        return Arrays.toString(a);
      case 43:
        Arrays.parallelPrefix(a, i, j, Integer::sum);
        return Arrays.toString(a);
      case 44:
        Arrays.parallelPrefix(g, 0, 3, Math::max);
        return Arrays.toString(g);
      case 45: {
        List<Integer> s = Arrays.asList(x);
        s.set(i, 7);
        return s + Arrays.toString(x);
      }
      case 46: return Arrays.asList(x).indexOf(i) + " " + Arrays.asList(x).contains(null) + Arrays.asList(x).hashCode() + Arrays.asList(x).equals(List.of(1));
      case 47: return Arrays.asList(x).remove(i);
      case 48: return Arrays.asList(x).add(i);
      case 49: {
        List<Integer> s = Arrays.asList(x);
        s.sort(null);
        s.replaceAll(n -> n * 2);
        return s;
      }
      case 50: return Arrays.asList(x).subList(i, j);
      case 51: return Arrays.toString(Arrays.asList(x).toArray(new Object[Math.max(0, i)])) + Arrays.asList(x).toArray().getClass().getSimpleName();
      case 52: return Arrays.stream(a, i, j).sum();
      case 53: return Arrays.stream(x, i, j).map(String::valueOf).collect(Collectors.joining("/"));
      case 54: return Arrays.stream(d, i, j).max();
      case 55: {
        StringBuilder s = new StringBuilder();
        Spliterator.OfInt t = Arrays.spliterator(a, i, j);
        s.append(t.estimateSize()).append(t.characteristics());
        t.tryAdvance((int n) -> s.append(n));
        t.forEachRemaining((int n) -> s.append(',').append(n));
        return s;
      }
      case 56: {
        List<Integer> s = Arrays.asList(x);
        Collections.reverse(s);
        return s.iterator().next() + " " + s.listIterator(i).next();
      }
      case 57: return Arrays.toString((int[]) null) + Arrays.toString(new boolean[] {true, false}) + Arrays.toString(new float[] {1.5f, Float.NaN}) + Arrays.toString(c) + Arrays.toString(new short[] {(short) i});
      case 58: return Arrays.compare(new boolean[] {true, i > 0}, new boolean[] {true, j > 0}) + " " + Arrays.compare(new char[] {'a', (char) ('a' + i)}, new char[] {'a', (char) ('a' + j)}) + " " + Arrays.compare(new float[] {0f, i}, new float[] {-0f, j});
      case 59: return Arrays.compare((int[]) null, a) + " " + Arrays.compare(a, null) + " " + Arrays.compare((int[]) null, (int[]) null);
      case 60: return Arrays.mismatch(a, null);
      case 61: return Arrays.equals(a, null) + " " + Arrays.equals((int[]) null, null);
      case 62: return Arrays.compare(p, i, j, q, k, l);
      case 63: return Arrays.compareUnsigned(new long[] {i, j}, new long[] {k, l}) + " " + Arrays.compareUnsigned(new short[] {(short) i}, new short[] {(short) j});
      case 64: {
        Object[] o = x;
        o[0] = "text";
        return o;
      }
      case 65: {
        Number[] n = Arrays.copyOf(x, x.length, Number[].class);
        return n.getClass().getSimpleName() + Arrays.toString(n);
      }
      case 66: return Arrays.toString(Arrays.copyOf(new Object[] {1, i == 1 ? "s" : 2}, 2, Integer[].class));
      case 67: return Arrays.toString(Arrays.copyOfRange(new Object[] {"a", "b", 3}, Math.max(0, i), j, String[].class));
      case 68:
        System.arraycopy(a, i, b, j, k);
        return Arrays.toString(b);
      case 69:
        System.arraycopy(x, i, new Object[5], j, k);
        System.arraycopy(a, 0, d, 0, 1);
        return "";
      case 70: {
        String[] s = new String[x.length];
        for (int n = 0; n < s.length; n++) s[n] = String.valueOf(x[n]);
        Arrays.sort(s, String.CASE_INSENSITIVE_ORDER.reversed());
        Arrays.parallelSort(s);
        return Arrays.toString(s);
      }
      case 71: return Arrays.hashCode(new boolean[] {true, false}) + Arrays.hashCode(new float[] {-0f, i}) + Arrays.hashCode(new short[] {3}) + Arrays.hashCode(new Object[] {null, i});
      case 72: {
        Integer[] z = new Integer[40 + r.nextInt(60)];
        for (int n = 0; n < z.length; n++) z[n] = 1000 + r.nextInt(6);
        Integer[] before = z.clone();
        Arrays.sort(z, (m, n) -> m % 3 - n % 3);
        return Arrays.toString(z).hashCode() + " " + Arrays.asList(before).indexOf(z[0]);
      }
      default: return Arrays.copyOfRange(x, i, j).length + " " + Arrays.copyOf(p, i).length;
    }
  }

  // --- Collections

  static Collection<Integer> view(Random r, List<Integer> l) {
    switch (r.nextInt(24)) {
      case 0: return Collections.unmodifiableList(l);
      case 1: return Collections.unmodifiableCollection(l);
      case 2: return Collections.unmodifiableSet(new TreeSet<>(l));
      case 3: return Collections.synchronizedList(l);
      case 4: return Collections.synchronizedCollection(l);
      case 5: return Collections.synchronizedSortedSet(new TreeSet<>(l));
      case 6: return Collections.checkedList(l, Integer.class);
      case 7: return Collections.checkedCollection(l, Integer.class);
      case 8: return Collections.checkedSet(new TreeSet<>(l), Integer.class);
      case 9: return Collections.checkedQueue(new LinkedList<>(l), Integer.class);
      case 10: return Collections.emptyList();
      case 11: return Collections.emptySet();
      case 12: return Collections.emptySortedSet();
      case 13: return Collections.singleton(r.nextInt(5));
      case 14: return Collections.singletonList(r.nextInt(5));
      case 15: return Collections.nCopies(r.nextInt(4), r.nextInt(5));
      case 16: return Collections.unmodifiableSortedSet(new TreeSet<>(l));
      case 17: return Collections.unmodifiableNavigableSet(new TreeSet<>(l)).descendingSet();
      case 18: return Collections.asLifoQueue(new LinkedList<>(l));
      case 19: return List.copyOf(l);
      case 20: return new TreeSet<>(Set.copyOf(l));
      case 21: return Collections.newSetFromMap(new TreeMap<>());
      case 22: return Collections.checkedNavigableSet(new TreeSet<>(l), Integer.class).headSet(3, true);
      default: return Collections.emptyNavigableSet();
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  static String ofCollections(Random r) {
    List<Integer> l = new ArrayList<>();
    for (int n = r.nextInt(7); n > 0; n--) l.add(r.nextInt(5));
    Collection<Integer> v = view(r, l);
    StringBuilder out = new StringBuilder(v.toString());
    Iterator<Integer> it = v.iterator();
    for (int n = 1 + r.nextInt(5); n > 0; n--) {
      int i = r.nextInt(5);
      int j = small(r);
      out.append(' ');
      try {
        switch (r.nextInt(36)) {
          case 0: out.append('+').append(v.add(i)); break;
          case 1: out.append('-').append(v.remove(i)); break;
          case 2: out.append(v.contains(i)).append(v.containsAll(List.of(i, 2))); break;
          case 3: out.append(v.equals(l)).append(v.equals(new ArrayList<>(v))).append(v.equals(new HashSet<>(v))).append(l.equals(v)); break;
          case 4: out.append(v instanceof List || v instanceof Set ? v.hashCode() : 0); break;
          case 5: out.append(v); break;
          case 6: out.append(v.size()).append(v.isEmpty()); break;
          case 7: out.append(it.hasNext()).append(it.next()); break;
          case 8: it.remove(); break;
          case 9: out.append(v.removeIf(x -> x > 2)); break;
          case 10: out.append(v.addAll(List.of(i, i + 1))); break;
          case 11: out.append(v.addAll(List.of())); break;
          case 12: out.append(v.retainAll(List.of(i, 1, 2))); break;
          case 13: out.append(v.removeAll(List.of(i))); break;
          case 14: v.clear(); break;
          case 15: out.append(Arrays.toString(v.toArray())).append(v.toArray(new Integer[j]).length); break;
          case 16: v.forEach(x -> out.append(x).append(',')); break;
          case 17: ((Collection) v).add(r.nextBoolean() ? "text" : null); break;
          case 18: out.append(v.contains(null)); break;
          case 19: out.append(v.remove("x")); break;
          case 20:
            if (v instanceof List) {
              List<Integer> w = (List<Integer>) v;
              out.append(w.indexOf(i)).append(w.lastIndexOf(i)).append(w.get(j));
            }
            break;
          case 21: if (v instanceof List) out.append(((List<Integer>) v).set(j, i)); break;
          case 22: if (v instanceof List) out.append(((List<Integer>) v).subList(j, small(r))); break;
          case 23: if (v instanceof List) out.append(((List<Integer>) v).listIterator(j).next()); break;
          case 24: if (v instanceof List) ((List<Integer>) v).sort(r.nextBoolean() ? null : Comparator.reverseOrder()); break;
          case 25: if (v instanceof List) ((List<Integer>) v).replaceAll(x -> x + 1); break;
          case 26: if (v instanceof SortedSet) out.append(((SortedSet<Integer>) v).headSet(i)).append(((SortedSet<Integer>) v).tailSet(i)); break;
          case 27: if (v instanceof SortedSet) out.append(((SortedSet<Integer>) v).first()).append(((SortedSet<Integer>) v).last()); break;
          case 28: if (v instanceof NavigableSet) out.append(((NavigableSet<Integer>) v).floor(i)).append(((NavigableSet<Integer>) v).pollFirst()); break;
          case 29: if (v instanceof Queue) out.append(((Queue<Integer>) v).peek()).append(((Queue<Integer>) v).poll()).append(((Queue<Integer>) v).offer(i)); break;
          case 30: out.append(v.stream().mapToInt(x -> x).sum()).append(v.parallelStream().count()); break;
          case 31: if (v instanceof List) ((List<Integer>) v).add(j, i); break;
          case 32: if (v instanceof List) out.append(((List<Integer>) v).addAll(j, r.nextBoolean() ? List.of() : List.of(8))); break;
          case 33: if (v instanceof List) out.append(((List<Integer>) v).remove(j)); break;
          case 34: it = v.iterator(); it.forEachRemaining(x -> out.append(x).append(';')); break;
          default: if (v instanceof NavigableSet) out.append(((NavigableSet<Integer>) v).subSet(i, true, 4, false)).append(((NavigableSet<Integer>) v).descendingSet()).append(((NavigableSet<Integer>) v).higher(i));
        }
      } catch (RuntimeException e) {
        out.append(e.getClass().getSimpleName());
        if (!(e instanceof NullPointerException)) out.append(' ').append(e.getMessage());
      }
    }
    return out.append(' ').append(v).append(l).toString();
  }

  static List<Integer> list(Random r) {
    List<Integer> l = r.nextBoolean() ? new ArrayList<>() : new LinkedList<>();
    for (int n = r.nextInt(9); n > 0; n--) l.add(r.nextInt(4));
    return l;
  }

  static Object ofAlgorithms(Random r) {
    List<Integer> l = list(r);
    List<Integer> m = list(r);
    int i = small(r);
    int j = small(r);
    switch (r.nextInt(40)) {
      case 0:
        Collections.rotate(l, r.nextInt(30) - 15);
        return l;
      case 1:
        Collections.shuffle(l, new Random(r.nextInt()));
        return l;
      case 2: {
        List<Integer> all = IntStream.range(0, 30).boxed().collect(Collectors.toCollection(r.nextBoolean() ? ArrayList::new : LinkedList::new));
        Collections.shuffle(all, new Random(i));
        return all;
      }
      case 3: return Collections.frequency(l, i) + " " + Collections.frequency(l, null);
      case 4: return Collections.disjoint(l, m) + " " + Collections.disjoint(new HashSet<>(l), m) + Collections.disjoint(l, List.of());
      case 5: return Collections.indexOfSubList(l, m.subList(0, Math.min(m.size(), 2))) + " " + Collections.lastIndexOfSubList(l, m.subList(0, Math.min(m.size(), 1)));
      case 6: return Collections.nCopies(i, "x");
      case 7: return Collections.nCopies(3, i).subList(1, j) + " " + Collections.nCopies(2, "y").hashCode() + Collections.nCopies(2, 1).equals(List.of(1, 1));
      case 8: return Collections.max(l) + " " + Collections.min(l) + Collections.max(m, Collections.reverseOrder());
      case 9:
        Collections.swap(l, i, j);
        return l;
      case 10:
        Collections.fill(l, i);
        Collections.reverse(m);
        return l + "" + m;
      case 11:
        Collections.copy(l, m);
        return l;
      case 12: return Collections.replaceAll(l, i, j) + "" + l;
      case 13:
        Collections.sort(l);
        return Collections.binarySearch(l, i) + "" + l;
      case 14:
        Collections.sort(l, Collections.reverseOrder());
        return Collections.binarySearch(l, i, Collections.reverseOrder()) + "" + l;
      case 15: return Collections.addAll(l, i, j, 5) + "" + l;
      case 16: return Collections.list(Collections.enumeration(l)) + "" + Collections.emptyEnumeration().hasMoreElements();
      case 17: return Collections.reverseOrder().compare(i, j) + Collections.reverseOrder(Comparator.<Integer>naturalOrder()).compare(i, j) + " " + Collections.reverseOrder(Collections.reverseOrder()).equals(Comparator.naturalOrder());
      case 18: return Collections.emptyIterator().next();
      case 19: return Collections.emptyListIterator().hasPrevious();
      case 20: return Collections.unmodifiableMap(new TreeMap<>(Map.of(i, j))).put(1, 2);
      case 21: {
        Map<Integer, Integer> u = Collections.unmodifiableMap(new TreeMap<>(Map.of(i, j, 20, 21)));
        return u + " " + u.hashCode() + u.equals(Map.of(i, j, 20, 21)) + u.keySet() + u.values() + u.entrySet() + u.getOrDefault(i, 5) + u.entrySet().iterator().next().getKey();
      }
      case 22: return Collections.unmodifiableMap(new TreeMap<>(Map.of(i, j))).entrySet().iterator().next().setValue(3);
      case 23: return Collections.unmodifiableMap(new TreeMap<>(Map.of(i, j))).keySet().remove(i);
      case 24: return Collections.emptyMap().put("a", "b");
      case 25: return Collections.emptyMap().computeIfAbsent("a", x -> r.nextBoolean() ? "b" : null);
      case 26: return Collections.singletonMap(i, j).merge(i, 1, Integer::sum);
      case 27: return Collections.singletonMap(i, j) + " " + Collections.singletonMap(i, j).equals(Map.of(i, j)) + Collections.singletonMap(i, j).hashCode() + Collections.singletonMap(i, null).getOrDefault(i, 4);
      case 28: {
        Map<Object, Object> c = (Map) Collections.checkedMap(new TreeMap<>(), Integer.class, String.class);
        c.put(i, j > 2 ? "s" : (Object) j);
        return c;
      }
      case 29: {
        Map<Object, Object> c = (Map) Collections.checkedMap(new HashMap<>(), Integer.class, String.class);
        c.put(j > 2 ? i : "s", null);
        c.compute(5, (a, b) -> 3);
        return c;
      }
      case 30: return Collections.synchronizedMap(new TreeMap<>(Map.of(i, j))) + "" + Collections.synchronizedSortedMap(new TreeMap<>(Map.of(i, j))).tailMap(3);
      case 31: return Collections.unmodifiableSortedMap(new TreeMap<>(Map.of(i, j, 9, 9))).headMap(j) + "" + Collections.unmodifiableNavigableMap(new TreeMap<>(Map.of(i, j))).firstEntry();
      case 32: return Collections.checkedSortedMap(new TreeMap<>(Map.of(i, j)), Integer.class, Integer.class).lastKey();
      case 33: {
        Collections.rotate(l.subList(Math.min(1, l.size()), l.size()), i);
        return l;
      }
      case 34: return new AbstractMap.SimpleEntry<>(i, j) + " " + new AbstractMap.SimpleEntry<>(i, j).equals(Map.entry(i, j)) + new AbstractMap.SimpleImmutableEntry<>(i, null).hashCode() + Map.entry(i, j).hashCode();
      case 35: return new AbstractMap.SimpleImmutableEntry<>(i, j).setValue(3);
      case 36: return Map.of(i, 1, j, 2).size();
      case 37: return Set.of(i, j, 5).size() + List.of(i, j).indexOf(3);
      case 38: return List.of(1, (Integer) null);
      default: return Collections.unmodifiableCollection(l).equals(Collections.unmodifiableCollection(l)) + " " + Collections.unmodifiableList(l).equals(l) + Collections.synchronizedList(l).hashCode();
    }
  }

  // --- enums

  enum Color { RED, GREEN, BLUE { @Override int weight() { return 5; } }, BLACK, WHITE; int weight() { return ordinal(); } }

  static Color color(Random r) {
    return r.nextInt(25) == 0 ? null : Color.values()[r.nextInt(5)];
  }

  static EnumSet<Color> colors(Random r) {
    switch (r.nextInt(6)) {
      case 0: return EnumSet.noneOf(Color.class);
      case 1: return EnumSet.allOf(Color.class);
      case 2: return EnumSet.range(color(r), color(r));
      case 3: return EnumSet.of(color(r), color(r));
      case 4: return EnumSet.complementOf(EnumSet.of(Color.RED, color(r)));
      default: return EnumSet.copyOf(Arrays.asList(Color.BLUE, Color.GREEN));
    }
  }

  static String ofEnums(Random r) {
    EnumSet<Color> s = colors(r);
    EnumMap<Color, Integer> m = new EnumMap<>(Color.class);
    for (int n = r.nextInt(4); n > 0; n--) m.put(Color.values()[r.nextInt(5)], r.nextInt(4));
    Iterator<Color> i = s.iterator();
    Iterator<Map.Entry<Color, Integer>> e = m.entrySet().iterator();
    StringBuilder out = new StringBuilder().append(s).append(m);
    for (int n = 1 + r.nextInt(6); n > 0; n--) {
      Color c = color(r);
      out.append(' ');
      try {
        switch (r.nextInt(36)) {
          case 0: out.append(s.add(c)); break;
          case 1: out.append(s.remove(c)); break;
          case 2: out.append(s.contains(c)).append(s.contains("RED")); break;
          case 3: out.append(s.addAll(colors(r))); break;
          case 4: out.append(s.removeAll(colors(r))); break;
          case 5: out.append(s.retainAll(colors(r))); break;
          case 6: out.append(s.containsAll(colors(r))); break;
          case 7: out.append(i.hasNext()).append(i.next()); break;
          case 8: i.remove(); break;
          case 9: s = s.clone(); break;
          case 10: out.append(s.equals(colors(r))).append(s.equals(new HashSet<>(s))); break;
          case 11: out.append(s.size()).append(s.isEmpty()); break;
          case 12: out.append(s.removeIf(x -> x.weight() > 2)); break;
          case 13: out.append(EnumSet.copyOf(m.keySet())); break;
          case 14: out.append(EnumSet.copyOf(new ArrayList<Color>())); break;
          case 15: i = s.iterator(); break;
          case 16: out.append(m.put(c, r.nextInt(5) == 0 ? null : 7)); break;
          case 17: out.append(m.get(c)).append(m.get("RED")).append(m.containsKey(c)); break;
          case 18: out.append(m.remove(c)); break;
          case 19: out.append(e.next()); break;
          case 20: e.remove(); break;
          case 21: e = m.entrySet().iterator(); break;
          case 22: out.append(m.merge(c, 5, (a, b) -> a > 8 ? null : a + b)); break;
          case 23: out.append(m.computeIfAbsent(c, x -> x.weight() > 3 ? null : x.weight())); break;
          case 24: out.append(m.compute(c, (x, y) -> y == null ? 1 : null)); break;
          case 25: out.append(m.keySet()).append(m.values()).append(m.entrySet()); break;
          case 26: out.append(m.equals(new HashMap<>(m))).append(m.equals(new EnumMap<>(m))).append(m.size()); break;
          case 27: out.append(m.keySet().retainAll(EnumSet.of(Color.RED, Color.BLUE))).append(m.values().remove(7)); break;
          case 28: m = m.clone(); break;
          case 29: out.append(new EnumMap<Color, Integer>(new HashMap<Color, Integer>())); break;
          case 30: for (Map.Entry<Color, Integer> x : m.entrySet()) x.setValue(3); break;
          case 31: out.append(Color.valueOf(r.nextBoolean() ? "BLUE" : "PINK")); break;
          case 32: out.append(Enum.valueOf(Color.class, "GREEN").compareTo(c)).append(c.getDeclaringClass().getSimpleName()).append(c.getClass() == Color.class); break;
          case 33: m.putAll(Map.of(Color.WHITE, 1)); break;
          case 34: m.replaceAll((x, y) -> y == null ? 0 : y + x.weight()); break;
          default: out.append(s.stream().map(Color::weight).collect(Collectors.toList()));
        }
      } catch (RuntimeException x) {
        out.append(x.getClass().getSimpleName());
        if (!(x instanceof NullPointerException)) out.append(' ').append(x.getMessage());
      }
    }
    return out.append(' ').append(s).append(m).toString();
  }

  // --- maps by identity, weak maps, priority queues

  static final Object[] KEYS = {"a", new String("a"), "b", new String("b"), 1, 1000, Integer.valueOf(1000), null, 'c', 2.5};

  static String ofMaps(Random r) {
    boolean identity = r.nextBoolean();
    Map<Object, Integer> m = identity ? new IdentityHashMap<>(r.nextInt(40)) : new WeakHashMap<>(r.nextInt(40));
    StringBuilder out = new StringBuilder(identity ? "I" : "W");
    for (int n = 2 + r.nextInt(8); n > 0; n--) {
      Object k = KEYS[r.nextInt(KEYS.length)];
      Object k2 = KEYS[r.nextInt(KEYS.length)];
      out.append(' ');
      try {
        switch (r.nextInt(22)) {
          case 0:
          case 1:
          case 2: out.append(m.put(k, r.nextInt(5))); break;
          case 3: out.append(m.remove(k)); break;
          case 4: out.append(m.get(k)).append(m.containsKey(k2)); break;
          case 5: out.append(m.size()).append(m.isEmpty()); break;
          case 6: out.append(m.containsValue(3)); break;
          case 7: out.append(m.keySet().contains(k)).append(m.keySet().remove(k2)); break;
          case 8: out.append(m.values().stream().sorted().collect(Collectors.toList())); break;
          case 9: out.append(m.entrySet().removeIf(e -> e.getValue() == 2)); break;
          case 10: out.append(m.entrySet().contains(new AbstractMap.SimpleEntry<>(k, 3))); break;
          case 11: out.append(m.computeIfAbsent(k, x -> 4)); break;
          case 12: out.append(m.merge(k, 5, (a, b) -> a > 6 ? null : a + b)); break;
          case 13: out.append(m.compute(k, (x, y) -> y == null ? 1 : null)); break;
          case 14: out.append(m.putIfAbsent(k, 3)).append(m.replace(k2, 4)).append(m.remove(k, 3)); break;
          case 15: out.append(m.equals(new HashMap<>(m))).append(m.equals(new IdentityHashMap<>(m))); break;
          case 16: for (Map.Entry<Object, Integer> e : m.entrySet()) e.setValue(e.getValue() + 1); break;
          case 17: {
            int sum = 0;
            for (Iterator<Integer> i = m.values().iterator(); i.hasNext(); ) {
              int x = i.next();
              sum += x;
              if (x > 3) i.remove();
            }
            out.append(sum);
            break;
          }
          case 18: {
            if (identity || m.containsKey(null)) break;  // (whose order is not OpenJDK's)
            int count = 0;
            for (Object x : m.keySet()) {
              count++;
              if (x != null && m.size() == 2) m.remove(x);
            }
            out.append(count);
            break;
          }
          case 19: m.putAll(Map.of("a", 1, "z", 2)); break;
          case 20: out.append(m.keySet().retainAll(Arrays.asList("a", "b", 1))); break;
          default: if (r.nextInt(3) == 0) m.clear();
        }
      } catch (RuntimeException e) {
        out.append(e.getClass().getSimpleName());
      }
    }
    return out.append(' ').append(m.size()).append(m.values().stream().mapToInt(x -> x == null ? 50 : x).sum()).toString();
  }

  static String ofQueue(Random r) {
    PriorityQueue<Integer> q = r.nextBoolean() ? new PriorityQueue<>() : new PriorityQueue<>(1 + r.nextInt(5), (a, b) -> a / 2 - b / 2);
    StringBuilder out = new StringBuilder();
    for (int n = r.nextInt(12); n > 0; n--) q.add(r.nextInt(10));
    Iterator<Integer> i = q.iterator();
    for (int n = 1 + r.nextInt(8); n > 0; n--) {
      try {
        switch (r.nextInt(14)) {
          case 0: q.offer(r.nextInt(10)); break;
          case 1: out.append(q.poll()); break;
          case 2: out.append(q.remove((Object) r.nextInt(10))); break;
          case 3: out.append(i.next()); break;
          case 4: i.remove(); break;
          case 5: i = q.iterator(); break;
          case 6: out.append(q.removeIf(x -> x % 3 == 0)); break;
          case 7: out.append(q.retainAll(List.of(1, 2, 3, 4, 5, 6))); break;
          case 8: q = new PriorityQueue<>(q); i = q.iterator(); break;
          case 9: q = new PriorityQueue<>(new TreeSet<>(q)); i = q.iterator(); break;
          case 10: q = new PriorityQueue<>((Collection<Integer>) List.of(5, 3, 9, r.nextInt(9), 1)); i = q.iterator(); break;
          case 11: q.add(null); break;
          case 12: out.append(new PriorityQueue<Integer>(0)); break;
          default: q.addAll(r.nextInt(3) == 0 ? q : List.of(4, 4)); i = q.iterator();
        }
      } catch (RuntimeException e) {
        out.append(e.getClass().getSimpleName());
        if (!(e instanceof NullPointerException)) out.append(' ').append(e.getMessage());
      }
      out.append(q).append(' ');
    }
    return out.toString();
  }

  // --- random numbers, identifiers, codes

  static Object ofRandom(Random r) {
    Random a = new Random(r.nextLong());
    SplittableRandom s = new SplittableRandom(r.nextLong());
    int i = r.nextInt(200) - 20;
    int j = r.nextInt(2000);
    StringBuilder b = new StringBuilder();
    for (int n = 1 + r.nextInt(3); n > 0; n--) {
      b.append(' ');
      switch (r.nextInt(30)) {
        case 0: b.append(a.nextInt()); break;
        case 1: b.append(a.nextInt(i)); break;
        case 2: b.append(a.nextInt(i, j)); break;
        case 3: b.append(a.nextLong()); break;
        case 4: b.append(a.nextLong(i)); break;
        case 5: b.append(a.nextLong(i, j * 10000000000L)); break;
        case 6: b.append(a.nextDouble()).append(a.nextFloat()).append(a.nextBoolean()); break;
        case 7: b.append(a.nextGaussian()); break;
        case 8: b.append(a.nextGaussian(i, j)); break;
        case 9: b.append(a.nextDouble(i, j)); break;
        case 10: b.append(a.nextFloat(j)); break;
        case 11: b.append(a.nextExponential()); break;
        case 12: b.append(a.ints(3).boxed().collect(Collectors.toList())); break;
        case 13: b.append(a.ints(3, i, j).boxed().collect(Collectors.toList())); break;
        case 14: b.append(a.longs(2, i, j).boxed().collect(Collectors.toList())); break;
        case 15: b.append(a.doubles(2, i, j).boxed().collect(Collectors.toList())); break;
        case 16: {
          byte[] all = new byte[r.nextInt(10)];
          a.nextBytes(all);
          s.nextBytes(all);
          b.append(Arrays.toString(all));
          break;
        }
        case 17: b.append(s.nextInt()); break;
        case 18: b.append(s.nextInt(i)); break;
        case 19: b.append(s.nextInt(i, j)); break;
        case 20: b.append(s.nextLong()).append(s.nextLong(i + 50L)); break;
        case 21: b.append(s.nextLong(i, j * 10000000000L)); break;
        case 22: b.append(s.nextDouble()).append(s.nextBoolean()).append(s.nextFloat()); break;
        case 23: b.append(s.nextDouble(i, j)); break;
        case 24: s = s.split(); break;
        case 25: b.append(s.ints(3, i, j).boxed().collect(Collectors.toList())); break;
        case 26: b.append(s.nextGaussian()); break;
        case 27: b.append(s.doubles(2).boxed().collect(Collectors.toList())); break;
        case 28: a.setSeed(j); break;
        default: b.append(s.longs(2).boxed().collect(Collectors.toList()));
      }
    }
    return b;
  }

  static Object ofUUID(Random r) {
    UUID u = new UUID(r.nextLong(), r.nextLong());
    UUID v = new UUID(r.nextInt(3), r.nextInt(3));
    String text = u.toString();
    switch (r.nextInt(12)) {
      case 0: return u + " " + v + " " + u.hashCode() + " " + u.compareTo(v) + u.equals(v);
      case 1: return u.version() + " " + u.variant();
      case 2: return u.timestamp();
      case 3: return u.clockSequence() + " " + u.node();
      case 4: return UUID.nameUUIDFromBytes(bytes(r));
      case 5: return UUID.fromString(text).equals(u);
      case 6: return UUID.fromString(text.substring(r.nextInt(3), 30 + r.nextInt(6)));
      case 7: return UUID.fromString("1-2-3-4-" + r.nextInt(10));
      case 8: return UUID.fromString(text.replace('-', r.nextBoolean() ? '-' : ':'));
      case 9: return UUID.fromString(text.toUpperCase().replace('A', r.nextBoolean() ? 'A' : 'G'));
      case 10: return UUID.fromString(text + (r.nextBoolean() ? "" : "0"));
      default: return UUID.fromString(new String[] {"", "-", "1-1-1-1", "1-1-1-1-1-1", "----", "1-1-1--1", "123456789-1-1-1-1", "+1-1-1-1-1", "00000000-0000-0000-0000-000000000000", "12345678-1234-1234-1234-1234567890abc", "x-1-1-1-1", "1ffffffff-1-1-1-1", "1-1ffff-1-1-1"}[r.nextInt(13)]);
    }
  }

  static final String[] CODES = {"", "=", "==", "A", "AA", "AA=", "AA==", "AAA", "AAA=", "AAAA", "AAAA=", "AA==AA==", "A=A=", "AAA\n=", "AAAA\r\nAAAA", "A A A A", "-_-_", "+/+/", "AAAAA", "AAAAAA", "AAAAAAA", "AA===", "AAB=", "AB==", "A\u00e9AA", "AAA.", "####", "AA=\r\n=", "AA=x", "\r\n", "AAAA\n", "=AAA", "A===", "AAA=A", "AA==\n", "AA==x"};

  static Base64.Encoder encoder(Random r) {
    Base64.Encoder e;
    switch (r.nextInt(6)) {
      case 0: e = Base64.getUrlEncoder(); break;
      case 1: e = Base64.getMimeEncoder(); break;
      case 2: e = Base64.getMimeEncoder(r.nextInt(20) - 2, new byte[] {'-', '.'}); break;
      case 3: e = Base64.getMimeEncoder(8, new byte[] {(byte) "A\n=:".charAt(r.nextInt(4))}); break;
      default: e = Base64.getEncoder();
    }
    return r.nextInt(3) == 0 ? e.withoutPadding() : e;
  }

  static Base64.Decoder decoder(Random r) {
    return r.nextBoolean() ? Base64.getDecoder() : r.nextBoolean() ? Base64.getMimeDecoder() : Base64.getUrlDecoder();
  }

  static Object ofBase64(Random r) throws Exception {
    byte[] all = new byte[r.nextInt(r.nextInt(5) == 0 ? 200 : 12)];
    r.nextBytes(all);
    String code = r.nextInt(3) == 0 ? CODES[r.nextInt(CODES.length)] : r.nextBoolean() ? encoder(r).encodeToString(all) : CODES[r.nextInt(CODES.length)] + CODES[r.nextInt(CODES.length)];
    switch (r.nextInt(8)) {
      case 0: return encoder(r).encodeToString(all);
      case 1: return Arrays.toString(encoder(r).encode(all));
      case 2:
      case 3: return code + Arrays.toString(decoder(r).decode(code));
      case 4: return code + Arrays.toString(decoder(r).decode(code.getBytes(StandardCharsets.ISO_8859_1)));
      case 5: return encoder(r).encode(all, new byte[r.nextInt(30)]);
      case 6: return code + decoder(r).decode(code.getBytes(StandardCharsets.ISO_8859_1), new byte[r.nextInt(12)]);
      default: {
        java.nio.ByteBuffer b = java.nio.ByteBuffer.wrap(all, Math.min(1, all.length), Math.max(0, all.length - 1));
        java.nio.ByteBuffer o = encoder(r).encode(b);
        return o + "" + b + decoder(r).decode(o);
      }
    }
  }

  static Object ofChecksums(Random r) {
    byte[] all = new byte[r.nextInt(50)];
    r.nextBytes(all);
    Checksum c = r.nextBoolean() ? new CRC32() : r.nextBoolean() ? new Adler32() : new CRC32C();
    StringBuilder b = new StringBuilder();
    for (int n = r.nextInt(5); n >= 0; n--) {
      switch (r.nextInt(6)) {
        case 0: c.update(all); break;
        case 1: c.update(all, r.nextInt(30) - 1, r.nextInt(30) - 1); break;
        case 2: c.update(r.nextInt()); break;
        case 3: if (r.nextInt(4) == 0) c.reset(); break;
        case 4: c.update(java.nio.ByteBuffer.wrap(all)); break;
        default:
      }
      b.append(c.getValue()).append(' ');
    }
    return b;
  }

  static HexFormat hex(Random r) {
    HexFormat h = r.nextInt(3) == 0 ? HexFormat.ofDelimiter(new String[] {",", ":", "", "--", " "}[r.nextInt(5)]) : HexFormat.of();
    if (r.nextInt(3) == 0) h = h.withUpperCase();
    if (r.nextInt(4) == 0) h = h.withPrefix(r.nextBoolean() ? "#" : "0x");
    if (r.nextInt(4) == 0) h = h.withSuffix(r.nextBoolean() ? ";" : "h");
    return r.nextInt(6) == 0 ? h.withLowerCase() : h;
  }

  static Object ofHexFormat(Random r) {
    HexFormat h = hex(r);
    byte[] all = new byte[r.nextInt(6)];
    r.nextBytes(all);
    String text = r.nextInt(3) == 0 ? h.formatHex(all) : r.nextBoolean() ? hex(r).formatHex(all) : new String[] {"", "1", "12", "1g", "AB,cd", "0x12", "#1f#2e", "12:", "ab cd", "\u0661\u0662", "abc", "1:2:3", "7fffffffffffffff1", "ffffffffffffffff", "12345678"}[r.nextInt(15)];
    int i = r.nextInt(6) - 1;
    int j = r.nextInt(10) - 1;
    switch (r.nextInt(22)) {
      case 0: return h.formatHex(all);
      case 1: return h.formatHex(all, i, j);
      case 2: return Arrays.toString(h.parseHex(text));
      case 3: return Arrays.toString(h.parseHex(text, i, j));
      case 4: return Arrays.toString(h.parseHex(text.toCharArray(), i, j));
      case 5: return HexFormat.fromHexDigits(text);
      case 6: return HexFormat.fromHexDigits(text, i, j);
      case 7: return HexFormat.fromHexDigitsToLong(text);
      case 8: return HexFormat.fromHexDigitsToLong(text, i, j);
      case 9: return h.toHexDigits((byte) r.nextInt()) + h.toHexDigits((char) r.nextInt()) + h.toHexDigits((short) r.nextInt()) + h.toHexDigits(r.nextInt()) + h.toHexDigits(r.nextLong());
      case 10: return h.toHexDigits(r.nextLong(), r.nextInt(20) - 1);
      case 11: return h + " " + h.equals(hex(r)) + h.delimiter() + h.prefix() + h.suffix() + h.isUpperCase();
      case 12: return "" + h.toLowHexDigit(r.nextInt()) + h.toHighHexDigit(r.nextInt());
      case 13: return HexFormat.isHexDigit(r.nextInt(128)) + " " + HexFormat.fromHexDigit("09afAFg/:@G`".charAt(r.nextInt(12)));
      case 14: return h.formatHex(new StringBuilder("x"), all);
      case 15: return h.formatHex(new StringBuilder("x"), all, i, j);
      case 16: return h.toHexDigits(new StringBuilder("y"), (byte) r.nextInt());
      case 17: return h.withDelimiter(null);
      case 18: return h.withPrefix(null);
      case 19: return Arrays.equals(h.parseHex(h.formatHex(all)), all);
      case 20: return h.formatHex(null);
      default: return h.hashCode() == hex(r).withLowerCase().hashCode() || true;
    }
  }

  // --- Scanner over numbers

  static final String[] WORDS = {"1", "-2", "+3", "1,000", "1,00", "1,0000", "1.5", "-1.5e3", ".5", "5.", "0x1f", "1e400", "NaN", "Infinity", "-Infinity", "true", "False", "9223372036854775808", "2147483648", "128", "-129", "32768", "1_000", "12abc", "zz", "(5)", "5-", "0.1", "1e-5", "\u0661", "1,234,567.89", "ff", "777", "--1", "1.2.3", "-.5", "E5"};

  static Object ofScanner(Random r) {
    StringBuilder text = new StringBuilder();
    for (int n = 1 + r.nextInt(5); n > 0; n--) text.append(WORDS[r.nextInt(WORDS.length)]).append(new String[] {" ", "\n", "\t ", ";"}[r.nextInt(4)]);
    Scanner in = new Scanner(text.toString());
    in.useLocale(new Locale[] {Locale.US, Locale.ROOT, Locale.US, Locale.GERMANY, Locale.FRANCE}[r.nextInt(5)]);
    if (r.nextInt(5) == 0) in.useDelimiter("[;\\s]+");
    if (r.nextInt(8) == 0) in.useRadix(r.nextInt(3) == 0 ? 50 : 16);
    StringBuilder b = new StringBuilder(text).append(':');
    for (int n = r.nextInt(6); n >= 0; n--) {
      try {
        switch (r.nextInt(26)) {
          case 0: b.append(in.nextInt()); break;
          case 1: b.append(in.nextLong()); break;
          case 2: b.append(in.nextDouble()); break;
          case 3: b.append(in.nextFloat()); break;
          case 4: b.append(in.nextByte()); break;
          case 5: b.append(in.nextShort()); break;
          case 6: b.append(in.nextBigInteger()); break;
          case 7: b.append(in.nextBigDecimal()); break;
          case 8: b.append(in.nextBoolean()); break;
          case 9: b.append(in.hasNextInt()).append(in.hasNextLong()).append(in.hasNextDouble()); break;
          case 10: b.append(in.hasNextByte()).append(in.hasNextShort()).append(in.hasNextFloat()); break;
          case 11: b.append(in.hasNextBigInteger()).append(in.hasNextBigDecimal()).append(in.hasNextBoolean()); break;
          case 12: b.append(in.next()); break;
          case 13: b.append(in.nextInt(16)); break;
          case 14: b.append(in.nextLong(36)); break;
          case 15: b.append(in.hasNextInt(8)); break;
          case 16: b.append(in.nextBigInteger(16)); break;
          case 17: b.append(in.nextLine()); break;
          case 18: b.append(in.hasNext("[0-9]+")).append(in.hasNextLine()); break;
          case 19: b.append(in.next("[0-9,]+")); break;
          case 20: b.append(in.radix()).append(in.delimiter()).append(in.locale()); break;
          case 21: b.append(in.nextInt(r.nextInt(3))); break;
          case 22: b.append(in.match().group()); break;
          case 23: b.append(in.tokens().count()); break;
          case 24: if (r.nextInt(3) == 0) in.close(); break;
          default: b.append(in.findInLine("[0-9]")).append(in.hasNextInt(1 + r.nextInt(40)));
        }
      } catch (RuntimeException e) {
        b.append(e.getClass().getSimpleName());
        if (!(e instanceof NullPointerException)) b.append(' ').append(e.getMessage());
      }
      b.append(' ');
    }
    return b;
  }

  static String run(int seed) {
    Random r = new Random(seed);
    r.nextInt();
    int what = r.nextInt(17);
    Object result;
    try {
      switch (what) {
        case 0: result = ofBitSet(r); break;
        case 1: result = ofProperties(r); break;
        case 2: result = ofOptional(r); break;
        case 3: result = ofObjects(r); break;
        case 4:
        case 5: result = ofArrays(r); break;
        case 6: result = ofCollections(r); break;
        case 7: result = ofAlgorithms(r); break;
        case 8: result = ofEnums(r); break;
        case 9: result = ofMaps(r); break;
        case 10: result = ofQueue(r); break;
        case 11: result = ofRandom(r); break;
        case 12: result = ofUUID(r); break;
        case 13: result = ofBase64(r); break;
        case 14: result = ofChecksums(r); break;
        case 15: result = ofHexFormat(r); break;
        default: result = ofScanner(r);
      }
    } catch (Exception e) {
      result = e.getClass().getSimpleName() + (e instanceof NullPointerException ? "" : " " + e.getMessage());
    }
    StringBuilder b = new StringBuilder().append(what).append(' ');
    String s = String.valueOf(result);
    for (int k = 0; k < s.length(); k++) {
      char c = s.charAt(k);
      if (c < 32 || c > 126) b.append("\\u").append(Integer.toHexString(c));
      else b.append(c);
    }
    return b.toString();
  }

  public static void main(String[] args) {
    if (args.length > 0) {
      int from = args.length > 1 ? Integer.parseInt(args[1]) : 0;
      for (int seed = from; seed < from + Integer.parseInt(args[0]); seed++) System.out.println(seed + " " + run(seed));
      return;
    }
    int hash = 0;
    for (int seed = 0; seed < 30000; seed++) hash = hash * 31 + run(seed).hashCode();
    System.out.println(hash);
  }
}
