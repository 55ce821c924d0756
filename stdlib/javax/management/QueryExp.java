// Chooses beans: among the names that queryNames and queryMBeans give.
package javax.management;

import java.io.Serializable;

public interface QueryExp extends Serializable {
  boolean apply(ObjectName name)
      throws BadStringOperationException, BadBinaryOpValueExpException, BadAttributeValueExpException, InvalidApplicationException;

  // Who asks.
  void setMBeanServer(MBeanServer server);
}
