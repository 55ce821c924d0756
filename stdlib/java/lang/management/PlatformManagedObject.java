// A bean of the VM, which the platform server has under its name.
package java.lang.management;

import javax.management.ObjectName;

public interface PlatformManagedObject {
  ObjectName getObjectName();
}
