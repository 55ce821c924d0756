// Stands in streams of objects for the calendar systems, their eras, and their dates and periods.
package java.time.chrono;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;

public final class Ser implements Externalizable {
  private static final int CHRONOLOGY = 1;
  private static final int DATE_TIME = 2;
  private static final int ZONED = 3;
  private static final int JAPANESE_DATE = 4;
  private static final int JAPANESE_ERA = 5;
  private static final int HIJRAH_DATE = 6;
  private static final int MINGUO_DATE = 7;
  private static final int THAI_DATE = 8;
  private static final int PERIOD = 9;

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
    if (value instanceof Chronology) {
      out.writeByte(CHRONOLOGY);
      out.writeUTF(((Chronology) value).getId());
    } else if (value instanceof ChronoLocalDateTime) {
      out.writeByte(DATE_TIME);
      out.writeObject(((ChronoLocalDateTime<?>) value).toLocalDate());
      out.writeObject(((ChronoLocalDateTime<?>) value).toLocalTime());
    } else if (value instanceof ChronoZonedDateTime) {
      out.writeByte(ZONED);
      out.writeObject(((ChronoZonedDateTime<?>) value).toLocalDateTime());
      out.writeObject(((ChronoZonedDateTime<?>) value).getOffset());
      out.writeObject(((ChronoZonedDateTime<?>) value).getZone());
    } else if (value instanceof JapaneseDate) {
      out.writeByte(JAPANESE_DATE);
      LocalDate date = LocalDate.from((JapaneseDate) value);
      out.writeInt(date.getYear());
      out.writeByte(date.getMonthValue());
      out.writeByte(date.getDayOfMonth());
    } else if (value instanceof JapaneseEra) {
      out.writeByte(JAPANESE_ERA);
      out.writeByte(((JapaneseEra) value).getValue());
    } else if (value instanceof HijrahDate) {
      out.writeByte(HIJRAH_DATE);
      out.writeObject(((HijrahDate) value).getChronology());
      writeDate((ChronoLocalDate) value, ChronoField.YEAR, out);
    } else if (value instanceof MinguoDate) {
      out.writeByte(MINGUO_DATE);
      writeDate((ChronoLocalDate) value, ChronoField.YEAR, out);
    } else if (value instanceof ThaiBuddhistDate) {
      out.writeByte(THAI_DATE);
      writeDate((ChronoLocalDate) value, ChronoField.YEAR, out);
    } else {
      CalendarPeriod period = (CalendarPeriod) value;
      out.writeByte(PERIOD);
      out.writeUTF(period.getChronology().getId());
      out.writeInt((int) period.get(java.time.temporal.ChronoUnit.YEARS));
      out.writeInt((int) period.get(java.time.temporal.ChronoUnit.MONTHS));
      out.writeInt((int) period.get(java.time.temporal.ChronoUnit.DAYS));
    }
  }

  private static void writeDate(ChronoLocalDate date, ChronoField year, ObjectOutput out) throws IOException {
    out.writeInt(date.get(year));
    out.writeByte(date.get(ChronoField.MONTH_OF_YEAR));
    out.writeByte(date.get(ChronoField.DAY_OF_MONTH));
  }

  @Override
  public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
    switch (in.readByte()) {
      case CHRONOLOGY:
        value = Chronology.of(in.readUTF());
        break;
      case DATE_TIME: {
        ChronoLocalDate date = (ChronoLocalDate) in.readObject();
        value = date.atTime((LocalTime) in.readObject());
        break;
      }
      case ZONED: {
        ChronoLocalDateTime<?> local = (ChronoLocalDateTime<?>) in.readObject();
        ZoneOffset offset = (ZoneOffset) in.readObject();
        ZoneId zone = (ZoneId) in.readObject();
        value = local.getChronology().zonedDateTime(local.toInstant(offset), zone);
        break;
      }
      case JAPANESE_DATE: {
        int year = in.readInt();
        int month = in.readByte();
        value = JapaneseDate.from(LocalDate.of(year, month, in.readByte()));
        break;
      }
      case JAPANESE_ERA:
        value = JapaneseEra.of(in.readByte());
        break;
      case HIJRAH_DATE: {
        Chronology chronology = (Chronology) in.readObject();
        value = readDate(chronology, in);
        break;
      }
      case MINGUO_DATE:
        value = readDate(MinguoChronology.INSTANCE, in);
        break;
      case THAI_DATE:
        value = readDate(ThaiBuddhistChronology.INSTANCE, in);
        break;
      case PERIOD: {
        Chronology chronology = Chronology.of(in.readUTF());
        int years = in.readInt();
        int months = in.readInt();
        value = chronology.period(years, months, in.readInt());
        break;
      }
      default: throw new StreamCorruptedException("Unknown serialized type");
    }
  }

  private static ChronoLocalDate readDate(Chronology chronology, ObjectInput in) throws IOException {
    int year = in.readInt();
    int month = in.readByte();
    return chronology.date(year, month, in.readByte());
  }

  private Object readResolve() {
    return value;
  }
}
