// What runs tests. Programs name runners in annotations; who runs the tests knows what they mean.
package org.junit.runner;

public abstract class Runner {}
