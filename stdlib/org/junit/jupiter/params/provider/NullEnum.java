// Stands for: the class of the parameter.
package org.junit.jupiter.params.provider;

enum NullEnum {}
