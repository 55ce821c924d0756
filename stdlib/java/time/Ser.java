// Stands in streams of objects for the values of java.time.
package java.time;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;

public final class Ser implements Externalizable {
  private static final long serialVersionUID = -7683839454370182990L;
  private static final byte DURATION = 1;
  private static final byte INSTANT = 2;
  private static final byte LOCAL_DATE = 3;
  private static final byte LOCAL_TIME = 4;
  private static final byte LOCAL_DATE_TIME = 5;
  private static final byte ZONED_DATE_TIME = 6;
  private static final byte ZONE_REGION = 7;
  private static final byte ZONE_OFFSET = 8;
  private static final byte OFFSET_TIME = 9;
  private static final byte OFFSET_DATE_TIME = 10;
  private static final byte YEAR = 11;
  private static final byte YEAR_MONTH = 12;
  private static final byte MONTH_DAY = 13;
  private static final byte PERIOD = 14;

  private Object value;

  public Ser() {}

  // For java.io.LibraryForm.
  public static Object of(Object value) {
    Ser result = new Ser();
    result.value = value;
    return result;
  }

  @Override
  public void writeExternal(ObjectOutput out) throws IOException {
    if (value instanceof Duration) {
      out.writeByte(DURATION);
      out.writeLong(((Duration) value).getSeconds());
      out.writeInt(((Duration) value).getNano());
    } else if (value instanceof Instant) {
      out.writeByte(INSTANT);
      out.writeLong(((Instant) value).getEpochSecond());
      out.writeInt(((Instant) value).getNano());
    } else if (value instanceof LocalDate) {
      out.writeByte(LOCAL_DATE);
      write((LocalDate) value, out);
    } else if (value instanceof LocalTime) {
      out.writeByte(LOCAL_TIME);
      write((LocalTime) value, out);
    } else if (value instanceof LocalDateTime) {
      out.writeByte(LOCAL_DATE_TIME);
      write(((LocalDateTime) value).toLocalDate(), out);
      write(((LocalDateTime) value).toLocalTime(), out);
    } else if (value instanceof ZonedDateTime) {
      ZonedDateTime z = (ZonedDateTime) value;
      out.writeByte(ZONED_DATE_TIME);
      write(z.toLocalDate(), out);
      write(z.toLocalTime(), out);
      write(z.getOffset(), out);
      writeZone(z.getZone(), out);
    } else if (value instanceof OffsetTime) {
      out.writeByte(OFFSET_TIME);
      write(((OffsetTime) value).toLocalTime(), out);
      write(((OffsetTime) value).getOffset(), out);
    } else if (value instanceof OffsetDateTime) {
      out.writeByte(OFFSET_DATE_TIME);
      write(((OffsetDateTime) value).toLocalDate(), out);
      write(((OffsetDateTime) value).toLocalTime(), out);
      write(((OffsetDateTime) value).getOffset(), out);
    } else if (value instanceof ZoneId) {
      writeZone((ZoneId) value, out);
    } else if (value instanceof Year) {
      out.writeByte(YEAR);
      out.writeInt(((Year) value).getValue());
    } else if (value instanceof YearMonth) {
      out.writeByte(YEAR_MONTH);
      out.writeInt(((YearMonth) value).getYear());
      out.writeByte(((YearMonth) value).getMonthValue());
    } else if (value instanceof MonthDay) {
      out.writeByte(MONTH_DAY);
      out.writeByte(((MonthDay) value).getMonthValue());
      out.writeByte(((MonthDay) value).getDayOfMonth());
    } else {
      Period p = (Period) value;
      out.writeByte(PERIOD);
      out.writeInt(p.getYears());
      out.writeInt(p.getMonths());
      out.writeInt(p.getDays());
    }
  }

  private static void write(LocalDate date, ObjectOutput out) throws IOException {
    out.writeInt(date.getYear());
    out.writeByte(date.getMonthValue());
    out.writeByte(date.getDayOfMonth());
  }

  // The last that is not 0 has its bits inverted.
  private static void write(LocalTime time, ObjectOutput out) throws IOException {
    int last = time.getNano() != 0 ? 3 : time.getSecond() != 0 ? 2 : time.getMinute() != 0 ? 1 : 0;
    out.writeByte(last == 0 ? ~time.getHour() : time.getHour());
    if (last >= 1) out.writeByte(last == 1 ? ~time.getMinute() : time.getMinute());
    if (last >= 2) out.writeByte(last == 2 ? ~time.getSecond() : time.getSecond());
    if (last == 3) out.writeInt(time.getNano());
  }

  private static void write(ZoneOffset offset, ObjectOutput out) throws IOException {
    int seconds = offset.getTotalSeconds();
    int quarters = seconds % 900 == 0 ? seconds / 900 : 127;
    out.writeByte(quarters);
    if (quarters == 127) out.writeInt(seconds);
  }

  private static void writeZone(ZoneId zone, ObjectOutput out) throws IOException {
    if (zone instanceof ZoneOffset) {
      out.writeByte(ZONE_OFFSET);
      write((ZoneOffset) zone, out);
    } else {
      out.writeByte(ZONE_REGION);
      out.writeUTF(zone.getId());
    }
  }

  @Override
  public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
    value = readValue(in.readByte(), in);
  }

  private static Object readValue(byte type, ObjectInput in) throws IOException, ClassNotFoundException {
    switch (type) {
      case DURATION: return Duration.ofSeconds(in.readLong(), in.readInt());
      case INSTANT: return Instant.ofEpochSecond(in.readLong(), in.readInt());
      case LOCAL_DATE: return readDate(in);
      case LOCAL_TIME: return readTime(in);
      case LOCAL_DATE_TIME: return LocalDateTime.of(readDate(in), readTime(in));
      case ZONED_DATE_TIME: {
        LocalDateTime local = LocalDateTime.of(readDate(in), readTime(in));
        ZoneOffset offset = readOffset(in);
        Object zone = readValue(in.readByte(), in);
        if (zone instanceof ZoneOffset && !offset.equals(zone)) throw new IllegalArgumentException("ZoneId must match ZoneOffset");
        return ZonedDateTime.ofLocal(local, (ZoneId) zone, offset);
      }
      case ZONE_REGION: return ZoneId.of(in.readUTF());
      case ZONE_OFFSET: return readOffset(in);
      case OFFSET_TIME: return OffsetTime.of(readTime(in), readOffset(in));
      case OFFSET_DATE_TIME: return OffsetDateTime.of(readDate(in), readTime(in), readOffset(in));
      case YEAR: return Year.of(in.readInt());
      case YEAR_MONTH: return YearMonth.of(in.readInt(), in.readByte());
      case MONTH_DAY: return MonthDay.of(in.readByte(), in.readByte());
      case PERIOD: return Period.of(in.readInt(), in.readInt(), in.readInt());
      default: throw new StreamCorruptedException("Unknown serialized type");
    }
  }

  private static LocalDate readDate(ObjectInput in) throws IOException {
    int year = in.readInt();
    int month = in.readByte();
    return LocalDate.of(year, month, in.readByte());
  }

  private static LocalTime readTime(ObjectInput in) throws IOException {
    int hour = in.readByte();
    if (hour < 0) return LocalTime.of(~hour, 0);
    int minute = in.readByte();
    if (minute < 0) return LocalTime.of(hour, ~minute);
    int second = in.readByte();
    return second < 0 ? LocalTime.of(hour, minute, ~second) : LocalTime.of(hour, minute, second, in.readInt());
  }

  private static ZoneOffset readOffset(ObjectInput in) throws IOException {
    int quarters = in.readByte();
    return ZoneOffset.ofTotalSeconds(quarters == 127 ? in.readInt() : quarters * 900);
  }

  private Object readResolve() {
    return value;
  }
}
