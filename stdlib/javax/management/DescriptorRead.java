// What has a descriptor.
package javax.management;

public interface DescriptorRead {
  Descriptor getDescriptor();
}
