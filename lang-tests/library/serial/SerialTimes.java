// Values of java.time in streams of objects.
import java.io.*;
import java.time.*;

public class SerialTimes {
  public static void main(String[] args) throws Exception {
    Object[] all = {Duration.ofSeconds(-5, 7), Instant.ofEpochSecond(12345, 678), LocalDate.of(2024, 2, 29), LocalTime.of(13, 0),
        LocalTime.of(13, 5), LocalTime.of(13, 5, 7), LocalTime.of(13, 5, 7, 9), LocalTime.MIDNIGHT, LocalDateTime.of(2020, 1, 2, 3, 4, 5),
        Period.of(1, 2, 3), Year.of(2021), YearMonth.of(2021, 12), ZoneOffset.ofHoursMinutes(5, 30), ZoneOffset.ofTotalSeconds(61),
        ZoneId.of("UTC"), ZonedDateTime.of(2020, 1, 2, 3, 4, 5, 6, ZoneOffset.ofHours(2)),
        ZonedDateTime.of(2020, 1, 2, 3, 4, 5, 6, ZoneId.of("UTC")), DayOfWeek.MONDAY, Month.MAY};
    for (Object o : all) {
      ByteArrayOutputStream to = new ByteArrayOutputStream();
      ObjectOutputStream out = new ObjectOutputStream(to);
      out.writeObject(o);
      out.close();
      StringBuilder hex = new StringBuilder();
      for (byte b : to.toByteArray()) hex.append(String.format("%02x", b));
      Object back = new ObjectInputStream(new ByteArrayInputStream(to.toByteArray())).readObject();
      System.out.println(hex + " " + back + " " + back.equals(o));
    }
    try {
      new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(java.time.format.DateTimeFormatter.ISO_DATE);
    } catch (NotSerializableException e) {
      System.out.println(e);
    }
  }
}
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c00007870770d01fffffffffffffffb0000000778 PT-4.999999993S true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c00007870770d020000000000003039000002a678 1970-01-01T03:25:45.000000678Z true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c00007870770703000007e8021d78 2024-02-29 true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c00007870770204f278 13:00 true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c000078707703040dfa78 13:05 true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c000078707704040d05f878 13:05:07 true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c000078707708040d05070000000978 13:05:07.000000009 true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c00007870770204ff78 00:00 true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c00007870770a05000007e401020304fa78 2020-01-02T03:04:05 true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c00007870770d0e00000001000000020000000378 P1Y2M3D true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c0000787077050b000007e578 2021 true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c0000787077060c000007e50c78 2021-12 true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c000078707702081678 +05:30 true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c000078707706087f0000003d78 +00:01:01 true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c00007870770607000355544378 UTC true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c00007870771106000007e401020304050000000608080878 2020-01-02T03:04:05.000000006+02:00 true
// expect: aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c00007870771506000007e40102030405000000060007000355544378 2020-01-02T03:04:05.000000006Z[UTC] true
// expect: aced00057e7200136a6176612e74696d652e4461794f665765656b00000000000000001200007872000e6a6176612e6c616e672e456e756d000000000000000012000078707400064d4f4e444159 MONDAY true
// expect: aced00057e72000f6a6176612e74696d652e4d6f6e746800000000000000001200007872000e6a6176612e6c616e672e456e756d000000000000000012000078707400034d4159 MAY true
// expect: java.io.NotSerializableException: java.time.format.DateTimeFormatter
