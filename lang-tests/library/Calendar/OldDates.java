// Dates around October 1582, where the Julian calendar ends, and before the year 1: fields, setting, adding, rolling.
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Random;
import java.util.TimeZone;

public class OldDates {
  static final int[] FIELDS = {Calendar.ERA, Calendar.YEAR, Calendar.MONTH, Calendar.DAY_OF_MONTH, Calendar.DAY_OF_YEAR, Calendar.DAY_OF_WEEK,
      Calendar.DAY_OF_WEEK_IN_MONTH, Calendar.WEEK_OF_MONTH, Calendar.WEEK_OF_YEAR, Calendar.HOUR_OF_DAY};

  static String text(Calendar c) {
    StringBuilder s = new StringBuilder();
    for (int field : FIELDS) s.append(c.get(field)).append(' ');
    return s.append(c.getTimeInMillis()).toString();
  }

  static GregorianCalendar at(int year, int month, int day) {
    return new GregorianCalendar(year, month - 1, day);  // (This one does not read the clock.)
  }

  static void many(String what, java.util.function.IntFunction<String> of, int n) {
    int hash = 1;
    for (int i = 0; i < n; i++) hash = 31 * hash + of.apply(i).hashCode();
    System.out.println(what + ": " + Integer.toHexString(hash) + ", such as " + of.apply(n / 2));
  }

  public static void main(String[] args) {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    for (int day = 1; day <= 31; day++) System.out.println(day + ": " + text(at(1582, 10, day)));
    int[][] dates = {{1582, 10, 4}, {1582, 10, 15}, {1582, 9, 30}, {1582, 11, 1}, {1582, 12, 31}, {1583, 1, 1}, {1581, 12, 31}, {1500, 2, 29}, {1500, 3, 1}, {1200, 2, 28}, {1, 1, 1},
        {4, 2, 29}, {1700, 2, 28}, {1600, 2, 29}, {2024, 2, 29}};
    for (int[] d : dates) {
      Calendar c = at(d[0], d[1], d[2]);
      System.out.println(d[0] + "-" + d[1] + "-" + d[2] + ": " + text(c) + " | " + c.getActualMaximum(Calendar.DAY_OF_MONTH) + " "
          + c.getActualMaximum(Calendar.DAY_OF_YEAR) + " " + c.getTime());
      for (int field : new int[] {Calendar.YEAR, Calendar.MONTH, Calendar.DAY_OF_MONTH, Calendar.WEEK_OF_YEAR}) {
        for (int amount : new int[] {1, -1, 12, -1600, 82}) {
          Calendar other = (Calendar) c.clone();
          other.add(field, amount);
          System.out.print("," + other.getTimeInMillis() / 86400000);
        }
      }
      System.out.println();
    }
    Calendar bc = at(1, 1, 1);
    bc.add(Calendar.DAY_OF_MONTH, -1);
    System.out.println(text(bc) + " " + bc.getTime());
    bc.set(Calendar.ERA, GregorianCalendar.BC);
    bc.set(Calendar.YEAR, 5);
    System.out.println(text(bc) + " " + bc.getActualMaximum(Calendar.DAY_OF_YEAR));
    Random random = new Random(1);
    long[] moments = new long[300];
    for (int i = 0; i < moments.length; i++) moments[i] = -62135769600000L * 2 + (long) (random.nextDouble() * 62135769600000.0 * 2.5);
    GregorianCalendar c = at(2000, 1, 1);
    many("fields", i -> {
      c.setTimeInMillis(moments[i]);
      return c.get(Calendar.YEAR) == 1582 ? "" : text(c);
    }, moments.length);
    many("set", i -> {
      Random r = new Random(i);
      GregorianCalendar own = at(r.nextInt(2500) - 300, r.nextInt(16) - 1, r.nextInt(40) - 4);
      return text(own);
    }, 300);
    many("add", i -> {
      c.setTimeInMillis(moments[i]);
      Random r = new Random(i);
      c.add(new int[] {Calendar.YEAR, Calendar.MONTH}[r.nextInt(2)], r.nextInt(3000) - 1500);
      return Long.toString(c.getTimeInMillis());
    }, moments.length);
    many("day of year", i -> {
      Random r = new Random(i);
      GregorianCalendar own = at(r.nextInt(2500) - 300, 1, 1);
      own.set(Calendar.DAY_OF_YEAR, r.nextInt(366) + 1);
      return text(own);
    }, 300);
    StringBuilder leap = new StringBuilder();
    for (int year = 1400; year <= 2000; year += 4) if (!c.isLeapYear(year)) leap.append(',').append(year);
    System.out.println(leap);
    GregorianCalendar pure = at(1582, 10, 15);
    System.out.println(pure.getGregorianChange().getTime() + " " + pure.getCalendarType());
    pure.setGregorianChange(new Date(Long.MIN_VALUE));
    pure.add(Calendar.DAY_OF_MONTH, -1);
    System.out.println(text(pure));
    pure.set(1500, Calendar.FEBRUARY, 29);
    System.out.println(text(pure) + " " + pure.isLeapYear(1500));
    GregorianCalendar russian = at(1918, 2, 1);
    russian.setGregorianChange(new Date(-1636848000000L - 86400000L * 5));
    System.out.println(text(russian) + " " + russian.isLeapYear(1900));
    GregorianCalendar strict = at(1582, 10, 10);
    strict.setLenient(false);
    try {
      System.out.println(text(strict));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    GregorianCalendar from = GregorianCalendar.from(java.time.ZonedDateTime.of(1500, 2, 28, 3, 4, 5, 0, java.time.ZoneOffset.UTC));
    System.out.println(text(from) + " " + from.getFirstDayOfWeek() + from.getMinimalDaysInFirstWeek());
    System.out.println(at(1500, 2, 29).toZonedDateTime());
  }
}
// expect: 1: 1 1582 9 1 274 2 1 1 40 0 -12219638400000
// expect: 2: 1 1582 9 2 275 3 1 1 40 0 -12219552000000
// expect: 3: 1 1582 9 3 276 4 1 1 40 0 -12219465600000
// expect: 4: 1 1582 9 4 277 5 1 1 40 0 -12219379200000
// expect: 5: 1 1582 9 15 278 6 1 1 40 0 -12219292800000
// expect: 6: 1 1582 9 16 279 7 1 1 40 0 -12219206400000
// expect: 7: 1 1582 9 17 280 1 1 2 41 0 -12219120000000
// expect: 8: 1 1582 9 18 281 2 2 2 41 0 -12219033600000
// expect: 9: 1 1582 9 19 282 3 2 2 41 0 -12218947200000
// expect: 10: 1 1582 9 20 283 4 2 2 41 0 -12218860800000
// expect: 11: 1 1582 9 21 284 5 2 2 41 0 -12218774400000
// expect: 12: 1 1582 9 22 285 6 2 2 41 0 -12218688000000
// expect: 13: 1 1582 9 23 286 7 2 2 41 0 -12218601600000
// expect: 14: 1 1582 9 24 287 1 2 3 42 0 -12218515200000
// expect: 15: 1 1582 9 15 278 6 1 1 40 0 -12219292800000
// expect: 16: 1 1582 9 16 279 7 1 1 40 0 -12219206400000
// expect: 17: 1 1582 9 17 280 1 1 2 41 0 -12219120000000
// expect: 18: 1 1582 9 18 281 2 2 2 41 0 -12219033600000
// expect: 19: 1 1582 9 19 282 3 2 2 41 0 -12218947200000
// expect: 20: 1 1582 9 20 283 4 2 2 41 0 -12218860800000
// expect: 21: 1 1582 9 21 284 5 2 2 41 0 -12218774400000
// expect: 22: 1 1582 9 22 285 6 2 2 41 0 -12218688000000
// expect: 23: 1 1582 9 23 286 7 2 2 41 0 -12218601600000
// expect: 24: 1 1582 9 24 287 1 2 3 42 0 -12218515200000
// expect: 25: 1 1582 9 25 288 2 3 3 42 0 -12218428800000
// expect: 26: 1 1582 9 26 289 3 3 3 42 0 -12218342400000
// expect: 27: 1 1582 9 27 290 4 3 3 42 0 -12218256000000
// expect: 28: 1 1582 9 28 291 5 3 3 42 0 -12218169600000
// expect: 29: 1 1582 9 29 292 6 3 3 42 0 -12218083200000
// expect: 30: 1 1582 9 30 293 7 3 3 42 0 -12217996800000
// expect: 31: 1 1582 9 31 294 1 3 4 43 0 -12217910400000
// expect: 1582-10-4: 1 1582 9 4 277 5 1 1 40 0 -12219379200000 | 31 355 Thu Oct 04 00:00:00 UTC 1582
// expect: ,-141073,-141793,-137055,-725828,-111487,-141407,-141458,-141073,-190128,-138942,-141427,-141429,-141416,-143028,-141346,-141421,-141435,-141344,-152628,-140854
// expect: 1582-10-15: 1 1582 9 15 278 6 1 1 40 0 -12219292800000 | 31 355 Fri Oct 15 00:00:00 UTC 1582
// expect: ,-141062,-141782,-137044,-725817,-111476,-141396,-141447,-141062,-190117,-138931,-141426,-141428,-141415,-143027,-141345,-141420,-141434,-141343,-152627,-140853
// expect: 1582-9-30: 1 1582 8 30 273 1 5 6 40 0 -12219724800000 | 30 355 Sun Sep 30 00:00:00 UTC 1582
// expect: ,-141077,-141797,-137059,-725832,-111491,-141412,-141463,-141077,-190133,-138947,-141431,-141433,-141420,-143032,-141350,-141425,-141439,-141348,-152632,-140858
// expect: 1582-11-1: 1 1582 10 1 295 2 1 1 43 0 -12217824000000 | 30 355 Mon Nov 01 00:00:00 UTC 1582
// expect: ,-141045,-141765,-137027,-725800,-111459,-141380,-141431,-141045,-190101,-138914,-141409,-141411,-141398,-143010,-141328,-141403,-141417,-141326,-152610,-140836
// expect: 1582-12-31: 1 1582 11 31 355 6 5 5 1 0 -12212640000000 | 31 355 Fri Dec 31 00:00:00 UTC 1582
// expect: ,-140985,-141705,-136967,-725740,-111399,-141319,-141380,-140985,-190040,-138854,-141349,-141351,-141338,-142950,-141268,-141343,-141357,-141266,-152550,-140776
// expect: 1583-1-1: 1 1583 0 1 1 7 1 1 1 0 -12212553600000 | 31 365 Sat Jan 01 00:00:00 UTC 1583
// expect: ,-140984,-141704,-136966,-725739,-111398,-141318,-141380,-140984,-190039,-138853,-141348,-141350,-141337,-142949,-141267,-141342,-141356,-141265,-152549,-140775
// expect: 1581-12-31: 1 1581 11 31 365 1 5 6 1 0 -12243312000000 | 31 365 Sun Dec 31 00:00:00 UTC 1581
// expect: ,-141350,-142070,-137332,-726105,-111765,-141674,-141736,-141350,-190405,-139219,-141704,-141706,-141693,-143305,-141623,-141698,-141712,-141621,-152905,-141131
// expect: 1500-2-29: 1 1500 1 29 60 7 5 5 9 0 -14825894400000 | 29 366 Sat Feb 29 00:00:00 UTC 1500
// expect: ,-171231,-171962,-167213,-755996,-141645,-171567,-171627,-171231,-220297,-169101,-171595,-171597,-171584,-173196,-171514,-171589,-171603,-171512,-182796,-171022
// expect: 1500-3-1: 1 1500 2 1 61 1 1 1 10 0 -14825808000000 | 31 366 Sun Mar 01 00:00:00 UTC 1500
// expect: ,-171230,-171961,-167212,-755995,-141645,-171564,-171624,-171230,-220294,-169098,-171594,-171596,-171583,-173195,-171513,-171588,-171602,-171511,-182795,-171021
// expect: 1200-2-28: 1 1200 1 28 59 2 4 5 10 0 -24293260800000 | 29 366 Mon Feb 28 00:00:00 UTC 1200
// expect: ,-280806,-281537,-276789,-865572,-251221,-281143,-281203,-280806,-329873,-278677,-281171,-281173,-281160,-282772,-281090,-281165,-281179,-281088,-292372,-280598
// expect: 1-1-1: 1 1 0 1 1 7 1 1 1 0 -62135769600000 | 31 365 Sat Jan 01 00:00:00 UTC 1
// expect: ,-718799,-719530,-714781,-1303564,-689214,-719133,-719195,-718799,-767865,-716669,-719163,-719165,-719152,-720764,-719082,-719157,-719171,-719080,-730364,-718590
// expect: 4-2-29: 1 4 1 29 60 6 5 5 9 0 -62036064000000 | 29 366 Fri Feb 29 00:00:00 UTC 4
// expect: ,-717645,-718376,-713627,-1302410,-688060,-717981,-718041,-717645,-766711,-715515,-718009,-718011,-717998,-719610,-717928,-718003,-718017,-717926,-729210,-717436
// expect: 1700-2-28: 1 1700 1 28 59 1 4 5 10 0 -8515324800000 | 28 365 Sun Feb 28 00:00:00 UTC 1700
// expect: ,-98192,-98922,-94175,-682947,-68607,-98529,-98588,-98192,-147248,-96063,-98556,-98558,-98545,-100157,-98475,-98550,-98564,-98473,-109757,-97983
// expect: 1600-2-29: 1 1600 1 29 60 3 5 5 10 0 -11670998400000 | 29 366 Tue Feb 29 00:00:00 UTC 1600
// expect: ,-134716,-135447,-130698,-719471,-105131,-135052,-135112,-134716,-183772,-132586,-135080,-135082,-135069,-136681,-134999,-135074,-135088,-134997,-146281,-134507
// expect: 2024-2-29: 1 2024 1 29 60 5 5 5 9 0 1709164800000 | 29 366 Thu Feb 29 00:00:00 UTC 2024
// expect: ,20147,19416,24165,-564605,49731,19811,19751,20147,-28918,22277,19783,19781,19794,18182,19864,19789,19775,19866,8582,20356
// expect: 0 1 11 31 366 6 5 5 1 0 -62135856000000 Fri Dec 31 00:00:00 UTC 1
// expect: 0 5 11 31 366 1 5 6 1 0 -62262086400000 366
// expect: fields: 39a66f85, such as 0 1001 2 22 82 5 4 4 12 20 -93717920955616
// expect: set: 62ea828e, such as 1 731 8 13 256 5 2 3 37 0 -39076732800000
// expect: add: de1b61a8, such as -90617370555616
// expect: day of year: 79b24b1c, such as 1 731 2 11 70 1 2 3 11 0 -39092803200000
// expect: ,1700,1800,1900
// expect: -12219292800000 gregory
// expect: 1 1582 9 14 287 5 2 3 42 0 -12219379200000
// expect: 1 1500 2 1 60 5 1 1 9 0 -14826672000000 false
// expect: 1 1918 0 19 19 6 3 3 3 0 -1638316800000 true
// expect: the specified date doesn't exist
// expect: 1 1500 1 28 59 4 4 5 9 3 -14826747355000 24
// expect: 1500-03-10T00:00Z[UTC]
