// Orders of the tests of a class: by their names, as the source has them, or one that is always the same.
package org.junit.runners;

public enum MethodSorters { NAME_ASCENDING, JVM, DEFAULT }
