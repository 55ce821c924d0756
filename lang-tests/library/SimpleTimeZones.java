import java.util.*; import java.text.*;
// Time zones by a rule and of the program's own, as the default, and in calendars and formats.
public class SimpleTimeZones { static void p(Object o) { System.out.println(o); } static void t(Object n, java.util.concurrent.Callable<?> c) { try { p(n + " -> " + c.call()); } catch (Throwable e) { p(n + " -> " + e); } }
 static class Fixed extends TimeZone { int raw = 5400000; Fixed() { setID("Mine"); } public int getOffset(int e, int y, int m, int d, int w, int ms) { return raw; } public void setRawOffset(int r) { raw = r; } public int getRawOffset() { return raw; } public boolean useDaylightTime() { return false; } public boolean inDaylightTime(Date d) { return false; } }
 public static void main(String[] a) throws Exception {
  SimpleTimeZone[] zones = { new SimpleTimeZone(3600000, "A"), new SimpleTimeZone(3600000, "B", Calendar.MARCH, -1, Calendar.SUNDAY, 3600000, SimpleTimeZone.UTC_TIME, Calendar.OCTOBER, -1, Calendar.SUNDAY, 3600000, SimpleTimeZone.UTC_TIME, 3600000),
   new SimpleTimeZone(-28800000, "C", Calendar.APRIL, 1, -Calendar.SUNDAY, 7200000, Calendar.OCTOBER, -1, Calendar.SUNDAY, 7200000, 3600000), new SimpleTimeZone(36000000, "S", Calendar.OCTOBER, -1, Calendar.SUNDAY, 7200000, SimpleTimeZone.STANDARD_TIME, Calendar.MARCH, -1, Calendar.SUNDAY, 7200000, SimpleTimeZone.STANDARD_TIME, 3600000),
   new SimpleTimeZone(0, "D", 2, 10, 0, 0, 10, -20, -2, 0) };
  Random r = new Random(9);
  for (SimpleTimeZone z : zones) { p(z + " " + z.hashCode() + " " + z.useDaylightTime() + z.observesDaylightTime() + z.getDSTSavings() + z.hasSameRules(zones[0]) + z.equals(z.clone()));
   long h = 0; for (int i = 0; i < 3000; i++) { long m = (long) (r.nextDouble() * 4e12) - 1000000000000L; h = h * 31 + z.getOffset(m) + (z.inDaylightTime(new Date(m)) ? 1 : 0); } p(h);
   h = 0; for (int i = 0; i < 3000; i++) { int y = 1950 + r.nextInt(100), mo = r.nextInt(12), d = 1 + r.nextInt(28); int w = new GregorianCalendar(y, mo, d).get(Calendar.DAY_OF_WEEK); h = h * 31 + z.getOffset(1, y, mo, d, w, r.nextInt(86400000)); } p(h);
   z.setStartYear(2000); p(z.getOffset(900000000000L) + " " + z.getOffset(962000000000L)); 
   GregorianCalendar c = new GregorianCalendar(z, Locale.US); h = 0; for (int i = 0; i < 500; i++) { c.clear(); c.set(1990 + r.nextInt(40), r.nextInt(12), 1 + r.nextInt(28), r.nextInt(24), r.nextInt(60)); h = h * 31 + c.getTimeInMillis(); c.add(Calendar.HOUR, r.nextInt(5000)); h = h * 31 + c.get(Calendar.HOUR_OF_DAY) + c.get(Calendar.DST_OFFSET) + c.get(Calendar.ZONE_OFFSET); } p(h);
   SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss Z", Locale.US); f.setTimeZone(z); p(f.format(new Date(1000000000000L)) + f.parse("2001-07-01 12:00:00 +0000").getTime() + " " + f.format(new Date(1230000000000L)));
  }
  for (int i = 0; i < 10; i++) { int k = i; t(i, () -> { switch (k) { case 0: return new SimpleTimeZone(0, null); case 1: return new SimpleTimeZone(0, "x", 12, 1, 0, 0, 3, 1, 0, 0); case 2: return new SimpleTimeZone(0, "x", 1, 32, 0, 0, 3, 1, 0, 0); case 3: return new SimpleTimeZone(0, "x", 1, 6, 1, 0, 3, 1, 0, 0); case 4: return new SimpleTimeZone(0, "x", 1, 1, 8, 0, 3, 1, 0, 0); case 5: return new SimpleTimeZone(0, "x", 1, 1, 0, -1, 3, 1, 0, 0); case 6: return new SimpleTimeZone(0, "x", 1, 1, 0, 0, 3, 1, 0, 0, 0); case 7: zones[1].setDSTSavings(-1); return 0; case 8: return zones[1].getOffset(2, 2000, 1, 1, 1, 1); default: zones[0].setStartRule(2, 8, 1, 7200000, true); zones[0].setEndRule(10, 1, 3600000); return zones[0]; } }); }
  Fixed x = new Fixed(); p(x.getID() + x.getOffset(0) + x.getDisplayName() + x.getDisplayName(true, 0) + x.getDSTSavings() + x.hasSameRules(TimeZone.getTimeZone("GMT+01:30")) + x.equals(x.clone()) + x.clone().equals(x));
  TimeZone.setDefault(x); p(TimeZone.getDefault().getID() + new GregorianCalendar(1970, 0, 1).getTimeInMillis() + " " + new SimpleDateFormat("HH:mm Z", Locale.US).format(new Date(0)) + String.format("%tH %<tz", new Date(0)));
  x.raw = 0; p(TimeZone.getDefault().getRawOffset()); TimeZone.setDefault(zones[1]); Calendar c = Calendar.getInstance(); c.setTimeInMillis(962000000000L); p(c.get(Calendar.HOUR_OF_DAY) + " " + c.get(Calendar.DST_OFFSET));
  TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo")); p(java.time.ZoneId.systemDefault() + " " + String.format("%tT %<tZ", new Date(0)) + java.time.LocalDateTime.ofInstant(java.time.Instant.EPOCH, java.time.ZoneId.systemDefault())); p(new Date(0)); p(new Date(0).getHours() + " " + new Date(70, 0, 1).getTime() + " " + new Date(0).getTimezoneOffset() + new Date(0).toGMTString());
  TimeZone.setDefault(null);
 } }
// expect: java.util.SimpleTimeZone[id=A,offset=3600000,dstSavings=3600000,useDaylight=false,startYear=0,startMode=0,startMonth=0,startDay=0,startDayOfWeek=0,startTime=0,startTimeMode=0,endMode=0,endMonth=0,endDay=0,endDayOfWeek=0,endTime=0,endTimeMode=0] 3600000 falsefalse0truetrue
// expect: 5245805202575376384
// expect: 5245805202575376384
// expect: 3600000 3600000
// expect: 53217884727448272
// expect: 2001-09-09 02:46:40 +0100993988800000 2008-12-23 03:40:00 +0100
// expect: java.util.SimpleTimeZone[id=B,offset=3600000,dstSavings=3600000,useDaylight=true,startYear=0,startMode=2,startMonth=2,startDay=-1,startDayOfWeek=1,startTime=3600000,startTimeMode=2,endMode=2,endMonth=9,endDay=-1,endDayOfWeek=1,endTime=3600000,endTimeMode=2] 3600011 truetrue3600000falsetrue
// expect: 2132593938392746413
// expect: -6689267799353796352
// expect: 3600000 7200000
// expect: 4969859329054732163
// expect: 2001-09-09 03:46:40 +0200993988800000 2008-12-23 03:40:00 +0100
// expect: java.util.SimpleTimeZone[id=C,offset=-28800000,dstSavings=3600000,useDaylight=true,startYear=0,startMode=3,startMonth=3,startDay=1,startDayOfWeek=1,startTime=7200000,startTimeMode=0,endMode=2,endMonth=9,endDay=-1,endDayOfWeek=1,endTime=7200000,endTimeMode=0] 28799988 truetrue3600000falsetrue
// expect: -2198320172871096938
// expect: -485195247414918528
// expect: -28800000 -25200000
// expect: 2440283977450702119
// expect: 2001-09-08 18:46:40 -0700993988800000 2008-12-22 18:40:00 -0800
// expect: java.util.SimpleTimeZone[id=S,offset=36000000,dstSavings=3600000,useDaylight=true,startYear=0,startMode=2,startMonth=9,startDay=-1,startDayOfWeek=1,startTime=7200000,startTimeMode=1,endMode=2,endMonth=2,endDay=-1,endDayOfWeek=1,endTime=7200000,endTimeMode=1] 36000011 truetrue3600000falsetrue
// expect: -9054155050740384447
// expect: 3725992901495538304
// expect: 36000000 36000000
// expect: 5423445288192083262
// expect: 2001-09-09 11:46:40 +1000993988800000 2008-12-23 13:40:00 +1100
// expect: java.util.SimpleTimeZone[id=D,offset=0,dstSavings=3600000,useDaylight=true,startYear=0,startMode=1,startMonth=2,startDay=10,startDayOfWeek=0,startTime=0,startTimeMode=0,endMode=4,endMonth=10,endDay=20,endDayOfWeek=2,endTime=0,endTimeMode=0] 20 truetrue3600000falsetrue
// expect: -668592573829335470
// expect: -9110918114988413312
// expect: 0 3600000
// expect: 8378936366943283287
// expect: 2001-09-09 02:46:40 +0100993988800000 2008-12-23 02:40:00 +0000
// expect: 0 -> java.lang.NullPointerException
// expect: 1 -> java.lang.IllegalArgumentException: Illegal start month 12
// expect: 2 -> java.lang.IllegalArgumentException: Illegal start day 32
// expect: 3 -> java.lang.IllegalArgumentException: Illegal start day of week in month 6
// expect: 4 -> java.lang.IllegalArgumentException: Illegal start day of week 8
// expect: 5 -> java.lang.IllegalArgumentException: Illegal start time -1
// expect: 6 -> java.lang.IllegalArgumentException: Illegal daylight saving value: 0
// expect: 7 -> java.lang.IllegalArgumentException: Illegal daylight saving value: -1
// expect: 8 -> java.lang.IllegalArgumentException: Illegal era 2
// expect: 9 -> java.util.SimpleTimeZone[id=A,offset=3600000,dstSavings=3600000,useDaylight=true,startYear=2000,startMode=3,startMonth=2,startDay=8,startDayOfWeek=1,startTime=7200000,startTimeMode=0,endMode=1,endMonth=10,endDay=1,endDayOfWeek=0,endTime=3600000,endTimeMode=0]
// expect: Mine5400000GMT+01:30GMT+01:300truefalsefalse
// expect: Mine-5400000 01:30 +013001 +0130
// expect: 5400000
// expect: 8 3600000
// expect: Asia/Tokyo 09:00:00 JST1970-01-01T09:00
// expect: Thu Jan 01 09:00:00 JST 1970
// expect: 9 -32400000 -5401 Jan 1970 00:00:00 GMT
