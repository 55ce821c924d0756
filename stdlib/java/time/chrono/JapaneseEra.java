// The eras of Japan since 1868.
package java.time.chrono;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.Objects;

public final class JapaneseEra implements Era, java.io.Serializable {
  public static final JapaneseEra MEIJI = new JapaneseEra(-1, "Meiji", LocalDate.of(1868, 1, 1));
  public static final JapaneseEra TAISHO = new JapaneseEra(0, "Taisho", LocalDate.of(1912, 7, 30));
  public static final JapaneseEra SHOWA = new JapaneseEra(1, "Showa", LocalDate.of(1926, 12, 25));
  public static final JapaneseEra HEISEI = new JapaneseEra(2, "Heisei", LocalDate.of(1989, 1, 8));
  public static final JapaneseEra REIWA = new JapaneseEra(3, "Reiwa", LocalDate.of(2019, 5, 1));

  private static final JapaneseEra[] ALL = {MEIJI, TAISHO, SHOWA, HEISEI, REIWA};

  private final int value;
  private final transient String name;
  private final transient LocalDate since;

  private JapaneseEra(int value, String name, LocalDate since) {
    this.value = value;
    this.name = name;
    this.since = since;
  }

  private Object readResolve() {
    return of(value);
  }

  public static JapaneseEra of(int japaneseEra) {
    if (japaneseEra < MEIJI.value || japaneseEra > REIWA.value) throw new DateTimeException("Invalid era: " + japaneseEra);
    return ALL[japaneseEra + 1];
  }

  public static JapaneseEra valueOf(String japaneseEra) {
    Objects.requireNonNull(japaneseEra, "japaneseEra");
    for (JapaneseEra era : ALL) {
      if (era.name.equals(japaneseEra)) return era;
    }
    throw new IllegalArgumentException("japaneseEra is invalid");
  }

  public static JapaneseEra[] values() {
    return ALL.clone();
  }

  static JapaneseEra at(LocalDate date) {
    for (int i = ALL.length - 1; i > 0; i--) {
      if (!date.isBefore(ALL[i].since)) return ALL[i];
    }
    return MEIJI;
  }

  // Its first day; it is in the year 1.
  LocalDate since() {
    return since;
  }

  // Null: it goes on.
  JapaneseEra next() {
    return this == REIWA ? null : ALL[value + 2];
  }

  @Override
  public int getValue() {
    return value;
  }

  @Override
  public ValueRange range(TemporalField field) {
    return field == ChronoField.ERA ? JapaneseChronology.INSTANCE.range(ChronoField.ERA) : Era.super.range(field);
  }

  @Override
  public String toString() {
    return name;
  }
}
