package shop.stock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WarehouseTest {
  private final Warehouse warehouse = new Warehouse();

  @ParameterizedTest
  @CsvSource({"3, true, 0", "4, false, 3"})
  void takesWhatIsThere(int count, boolean taken, int left) {
    warehouse.receive("lamp", 3);
    assertEquals(taken, warehouse.take("lamp", count));
    assertEquals(left, warehouse.available("lamp"));
  }

  @Test
  void hasNothingAtFirst() {
    assertFalse(warehouse.take("lamp", 1));
  }
}
