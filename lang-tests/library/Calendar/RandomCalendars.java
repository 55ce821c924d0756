// Calls of a calendar in any order, lenient and not, in several zones: fields that are set between two looks at the time, added to, rolled,
// cleared. (OpenJDK 17 showed: what is asked of the time settles the fields that were not set, which the next `set` sees.)
// `RandomCalendars N` takes the first N of them, `RandomCalendars x SEED` shows one.
import java.util.*;
public class RandomCalendars {
  static final String[] ZONES = {"UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "America/St_Johns"};
  static final Locale[] LOCALES = {Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.ROOT};
  static final Calendar[] NEW = new Calendar[LOCALES.length];
  static {
    for (int i = 0; i < NEW.length; i++) {
      Locale.setDefault(LOCALES[i]);
      NEW[i] = new GregorianCalendar(2000, 0, 1);  // (which does not read the clock)
    }
  }
  static int field(Random r) { return r.nextInt(17); }
  static int value(Random r, int f) {
    if (r.nextInt(6) == 0) return r.nextInt(200) - 60;
    switch (f) {
      case 0: return r.nextInt(2);
      case 1: return 1975 + r.nextInt(60);
      case 2: return r.nextInt(12);
      case 3: return 1 + r.nextInt(53);
      case 4: return r.nextInt(6);
      case 5: return 1 + r.nextInt(31);
      case 6: return 1 + r.nextInt(366);
      case 7: return 1 + r.nextInt(7);
      case 8: return r.nextInt(6) - 1;
      case 9: return r.nextInt(2);
      case 10: return r.nextInt(12);
      case 11: return r.nextInt(24);
      case 12: case 13: return r.nextInt(60);
      case 14: return r.nextInt(1000);
      case 15: return (r.nextInt(24) - 12) * 3600000;
      default: return r.nextInt(2) * 3600000;
    }
  }
  static String all(Calendar c) {
    StringBuilder b = new StringBuilder();
    for (int f = 0; f < 17; f++) b.append(c.get(f)).append(' ');
    return b + "" + c.getTimeInMillis();
  }
  static String sets(Calendar c) { StringBuilder b = new StringBuilder(); for (int f = 0; f < 17; f++) b.append(c.isSet(f) ? '1' : '0'); return b.toString(); }
  static String run(long seed, boolean print) {
    Random r = new Random(seed);
    StringBuilder out = new StringBuilder();
    TimeZone zone = TimeZone.getTimeZone(ZONES[r.nextInt(ZONES.length)]);
    Calendar c = (Calendar) NEW[r.nextInt(LOCALES.length)].clone();
    c.setTimeZone(zone);
    c.setTimeInMillis((long) (r.nextDouble() * 2000000000000L));
    boolean plain = r.nextInt(3) > 0;
    if (r.nextInt(3) == 0) c.clear();
    if (r.nextInt(4) == 0) c.setLenient(false);
    int n = 1 + r.nextInt(14);
    for (int i = 0; i < n; i++) {
      String op = "";
      int f = plain ? 1 + r.nextInt(14) : 1 + r.nextInt(16), v = value(r, f);
      try {
        switch (r.nextInt(14)) {
          case 0: case 1: case 2: case 3: op = "set " + f + " " + v; c.set(f, v); break;
          case 4: v = r.nextInt(80) - 40; op = "add " + f + " " + v; c.add(f, v); break;
          case 5: v = r.nextInt(80) - 40; op = "roll " + f + " " + v; c.roll(f, v); break;
          case 6: op = "get " + f; op += " = " + c.get(f); break;
          case 7: op = "time"; op += " = " + c.getTimeInMillis(); break;
          case 8: op = "sets"; op += " = " + sets(c); break;
          case 9: if (r.nextInt(3) == 0) { op = "clear " + f; c.clear(f); } else { op = "min/max " + f; op += " = " + c.getActualMinimum(f) + " " + c.getActualMaximum(f); } break;
          case 10: op = "lenient"; if (r.nextInt(3) == 0) c.setLenient(!c.isLenient()); break;
          case 11: op = "zone"; if (r.nextInt(2) == 0) c.setTimeZone(TimeZone.getTimeZone(ZONES[r.nextInt(ZONES.length)])); break;
          case 12: if (r.nextInt(3) == 0) { int d = 1 + r.nextInt(7); op = "first " + d; c.setFirstDayOfWeek(d); } else { op = "set date"; c.set(1990 + r.nextInt(30), r.nextInt(12), 1 + r.nextInt(28), r.nextInt(24), r.nextInt(60)); } break;
          default:
            if (r.nextInt(3) == 0) { op = "weekdate"; c.setWeekDate(1980 + r.nextInt(50), 1 + r.nextInt(54), 1 + r.nextInt(7)); }
            else if (r.nextInt(2) == 0) { op = "weekyear"; op += " " + ((GregorianCalendar) c).getWeekYear() + " " + c.getWeeksInWeekYear(); }
            else { op = "clone"; Calendar d = (Calendar) c.clone(); op += " " + d.equals(c) + " " + sets(d); c = d; }
        }
      } catch (Exception e) {
        op += " " + e.getClass().getSimpleName() + (e instanceof IllegalArgumentException ? " " + e.getMessage() : "");
      }
      out.append(op).append('\n');
      if (print) System.out.println("  " + op + "   " + sets(c));
    }
    try { out.append(all(c)); } catch (Exception e) { out.append(e); }
    if (print) System.out.println(out.substring(out.lastIndexOf("\n") + 1));
    return out.toString();
  }
  public static void main(String[] args) {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    if (args.length == 2) { run(Long.parseLong(args[1]), true); return; }
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 300;
    int hash = 0;
    for (int i = 0; i < count; i++) {
      hash = hash * 31 + run(i, false).hashCode();
      if (i % 25 == 24) System.out.println(i + " " + hash);
    }
  }
}
// expect: 24 613236572
// expect: 49 -665663545
// expect: 74 -1858539969
// expect: 99 263976466
// expect: 124 284546045
// expect: 149 -401275721
// expect: 174 764660630
// expect: 199 1581401676
// expect: 224 839712424
// expect: 249 1068079199
// expect: 274 -677834925
// expect: 299 -1043294562
