// A bean that wants to know of its registration and of its end.
package javax.management;

public interface MBeanRegistration {
  // The name that it gets; it may choose one if none is given.
  ObjectName preRegister(MBeanServer server, ObjectName name) throws Exception;

  void postRegister(Boolean registrationDone);

  void preDeregister() throws Exception;

  void postDeregister();
}
