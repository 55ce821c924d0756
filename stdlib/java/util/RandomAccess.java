// Marks lists whose elements are fast to get by index.
package java.util;

public interface RandomAccess {}
