// Marks classes whose objects Java can serialize.
package java.io;

public interface Serializable {}
