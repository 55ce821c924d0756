// What a pool of memory is part of.
package java.lang.management;

public enum MemoryType {
  HEAP("Heap memory"), NON_HEAP("Non-heap memory");

  private final String description;

  MemoryType(String description) {
    this.description = description;
  }

  @Override
  public String toString() {
    return description;
  }
}
