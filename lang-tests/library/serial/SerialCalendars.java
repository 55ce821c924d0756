// Calendars, zones, clocks, calendar systems and rules of zones in streams: OpenJDK's bytes, and what comes back.
import java.io.*;
import java.time.*;
import java.time.chrono.*;
import java.time.zone.*;
import java.util.*;

public class SerialCalendars {
  static byte[] bytes(Object o) throws Exception {
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(to)) {
      out.writeObject(o);
    }
    return to.toByteArray();
  }

  static Object read(byte[] b) throws Exception {
    return new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
  }

  static void show(Object o) throws Exception {
    byte[] b = bytes(o);
    Object back = read(b);
    System.out.println(b.length + " " + (o instanceof Calendar ? "" : Arrays.hashCode(b) + " ") + o.equals(back) + " " + (o instanceof Calendar || o instanceof TimeZone ? "" : back));
    if (back instanceof TimeZone) {
      TimeZone z = (TimeZone) back;
      System.out.println("  " + z.getID() + " " + z.getOffset(0) + " " + z.getOffset(1720000000000L) + " " + z.getRawOffset());
    }
  }

  public static void main(String[] args) throws Exception {
    show(new SimpleTimeZone(3600000, "X"));
    show(new SimpleTimeZone(-18000000, "E", Calendar.APRIL, 1, -Calendar.SUNDAY, 7200000, Calendar.OCTOBER, -1, Calendar.SUNDAY, 7200000, 3600000));
    show(new SimpleTimeZone(3600000, "M", Calendar.MARCH, -1, Calendar.SUNDAY, 3600000, SimpleTimeZone.UTC_TIME, Calendar.OCTOBER, -1,
        Calendar.SUNDAY, 3600000, SimpleTimeZone.STANDARD_TIME, 1800000));
    Random random = new Random(5);
    for (int i = 0; i < 10; i++) {
      SimpleTimeZone z = new SimpleTimeZone((random.nextInt(25) - 12) * 3600000, "Z" + i);
      for (int k = 0; k < 2; k++) {
        int month = random.nextInt(12), day = random.nextInt(28) + 1, weekday = random.nextInt(7) + 1, time = random.nextInt(24) * 3600000;
        switch (random.nextInt(4)) {
          case 0:
            if (k == 0) z.setStartRule(month, day, time);
            else z.setEndRule(month, day, time);
            break;
          case 1:
            if (k == 0) z.setStartRule(month, day, weekday, time, true);
            else z.setEndRule(month, day, weekday, time, true);
            break;
          case 2:
            if (k == 0) z.setStartRule(month, day, weekday, time, false);
            else z.setEndRule(month, day, weekday, time, false);
            break;
          default:
            if (k == 0) z.setStartRule(month, day % 4 + 1, weekday, time);
            else z.setEndRule(month, -1, weekday, time);
            break;
        }
      }
      if (random.nextBoolean()) z.setStartYear(1990 + i);
      show(z);
    }
    for (String id : new String[] {"UTC", "GMT", "GMT+05:30", "EST", "Etc/GMT-5"}) show(TimeZone.getTimeZone(id));
    TimeZone berlin = (TimeZone) read(bytes(TimeZone.getTimeZone("Europe/Berlin")));
    System.out.println(berlin.equals(TimeZone.getTimeZone("Europe/Berlin")) + " " + berlin.getOffset(1720000000000L));

    GregorianCalendar calendar = new GregorianCalendar(2009, 1, 13);
    calendar.setTimeZone(new SimpleTimeZone(7200000, "Y"));
    calendar.setTimeInMillis(1234567890123L);
    show(calendar);
    calendar = new GregorianCalendar(2009, 1, 13);
    calendar.setTimeZone(TimeZone.getTimeZone("UTC"));
    calendar.setTimeInMillis(-99999999999999L);
    show(calendar);
    calendar.setTimeInMillis(99);
    calendar.setGregorianChange(new Date(0));
    calendar.setFirstDayOfWeek(Calendar.THURSDAY);
    calendar.setTimeInMillis(-86400000L * 20);
    show(calendar);
    Calendar back = (Calendar) read(bytes(calendar));
    System.out.println(back.get(Calendar.DAY_OF_MONTH) + " " + back.isLenient() + " " + back.getFirstDayOfWeek() + " " + back.getTimeZone().getID());
    back.add(Calendar.MONTH, 3);
    System.out.println(back.getTimeInMillis());

    LocalTime time = LocalTime.of(1, 2, 3, 4);
    show(HijrahDate.of(1440, 3, 4));
    show(JapaneseDate.of(2020, 3, 4));
    show(MinguoDate.of(100, 3, 4));
    show(ThaiBuddhistDate.of(2560, 3, 4));
    show(ThaiBuddhistDate.of(2560, 3, 4).atTime(time));
    show(JapaneseDate.of(2020, 3, 4).atTime(time).atZone(ZoneId.of("Asia/Tokyo")));
    show(MinguoChronology.INSTANCE.period(1, -2, 3));
    for (JapaneseEra era : JapaneseEra.values()) show(era);
    for (Chronology each : List.of(IsoChronology.INSTANCE, HijrahChronology.INSTANCE, JapaneseChronology.INSTANCE)) show(each);
    show(ZoneOffsetTransition.of(LocalDateTime.of(2020, 1, 1, 2, 0), ZoneOffset.ofHours(1), ZoneOffset.ofHours(2)));
    show(ZoneOffsetTransition.of(LocalDateTime.of(2020, 1, 1, 2, 0, 7), ZoneOffset.ofHours(1), ZoneOffset.ofTotalSeconds(4001)));
    show(ZoneRules.of(ZoneOffset.ofHours(1)));
    for (String id : new String[] {"Europe/Berlin", "Asia/Kolkata"}) {
      ZoneRules rules = ZoneId.of(id).getRules();
      ZoneRules same = (ZoneRules) read(bytes(rules));
      System.out.println(id + " " + rules.equals(same) + " " + same.getTransitionRules().equals(rules.getTransitionRules()) + " "
          + same.getTransitions().equals(rules.getTransitions()) + " " + same.nextTransition(Instant.parse("2030-05-05T00:00:00Z")));
      for (ZoneOffsetTransitionRule each : rules.getTransitionRules()) System.out.println("  " + each.equals(read(bytes(each))));
    }
    show(Clock.systemUTC());
    show(Clock.fixed(Instant.EPOCH, ZoneId.of("Asia/Tokyo")));
    show(Clock.offset(Clock.system(ZoneId.of("Europe/Berlin")), Duration.ofSeconds(5)));
  }
}
// expect: 496 -1712350612 true 
// expect:   X 3600000 3600000 3600000
// expect: 496 -246702210 true 
// expect:   E -18000000 -14400000 -18000000
// expect: 496 114345728 true 
// expect:   M 3600000 5400000 3600000
// expect: 497 972180212 true 
// expect:   Z0 0 3600000 0
// expect: 497 1194756298 true 
// expect:   Z1 36000000 36000000 36000000
// expect: 497 -1286156107 true 
// expect:   Z2 -3600000 -3600000 -3600000
// expect: 497 -1723950506 true 
// expect:   Z3 32400000 36000000 32400000
// expect: 497 1236106966 true 
// expect:   Z4 -32400000 -28800000 -32400000
// expect: 497 202683358 true 
// expect:   Z5 43200000 46800000 43200000
// expect: 497 1518989604 true 
// expect:   Z6 -14400000 -10800000 -14400000
// expect: 497 583093595 true 
// expect:   Z7 -21600000 -21600000 -21600000
// expect: 497 -914922352 true 
// expect:   Z8 -36000000 -36000000 -36000000
// expect: 497 -1899614578 true 
// expect:   Z9 10800000 10800000 7200000
// expect: 268 -954824352 true 
// expect:   UTC 0 0 0
// expect: 268 -522167542 true 
// expect:   GMT 0 0 0
// expect: 274 -1177443079 true 
// expect:   GMT+05:30 19800000 19800000 19800000
// expect: 268 973138490 true 
// expect:   EST -18000000 -18000000 -18000000
// expect: 274 -1286820646 true 
// expect:   Etc/GMT-5 18000000 18000000 18000000
// expect: true 7200000
// expect: 926 true 
// expect: 1135 true 
// expect: 1135 true 
// expect: 29 true 5 UTC
// expect: 5097600000
// expect: 80 1319763309 true Hijrah-umalqura AH 1440-03-04
// expect: 51 -751528636 true Japanese Reiwa 2-03-04
// expect: 51 179283674 true Minguo ROC 100-03-04
// expect: 51 1928350119 true ThaiBuddhist BE 2560-03-04
// expect: 102 324119272 true ThaiBuddhist BE 2560-03-04T01:02:03.000000004
// expect: 145 392582711 true Japanese Reiwa 2-03-04T01:02:03.000000004+09:00[Asia/Tokyo]
// expect: 65 -928514445 true Minguo P1Y-2M3D
// expect: 46 -1073875691 true Meiji
// expect: 46 -1073875660 true Taisho
// expect: 46 -1073875629 true Showa
// expect: 46 -1073875598 true Heisei
// expect: 46 -1073875567 true Reiwa
// expect: 50 -1099582358 true ISO
// expect: 62 1882151132 true Hijrah-umalqura
// expect: 55 1092330384 true Japanese
// expect: 48 1548096056 true Transition[Gap at 2020-01-01T02:00+01:00 to +02:00]
// expect: 58 581549897 true Transition[Gap at 2020-01-01T02:00:07+01:00 to +01:06:41]
// expect: 54 331559629 true ZoneRules[currentStandardOffset=+01:00]
// expect: Europe/Berlin true true true Transition[Overlap at 2030-10-27T03:00+02:00 to +01:00]
// expect:   true
// expect:   true
// expect: Asia/Kolkata true true true null
// expect: 111 1201107436 true SystemClock[Z]
// expect: 175 -1454966106 true FixedClock[1970-01-01T00:00:00Z,Asia/Tokyo]
// expect: 255 -2086905807 true OffsetClock[SystemClock[Europe/Berlin],PT5S]
