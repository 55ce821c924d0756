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
