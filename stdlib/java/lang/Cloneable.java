// Marks classes whose instances Object.clone may copy.
package java.lang;

public interface Cloneable {}
