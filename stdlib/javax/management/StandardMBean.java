// A bean that is managed by an interface, whatever the name of its class, and whose description subclasses may change.
package javax.management;

public class StandardMBean implements DynamicMBean, MBeanRegistration {
  private volatile InterfaceBean bean;
  private volatile MBeanInfo cached;

  public <T> StandardMBean(T implementation, Class<T> mbeanInterface) throws NotCompliantMBeanException {
    this(implementation, mbeanInterface, false, false);
  }

  protected StandardMBean(Class<?> mbeanInterface) throws NotCompliantMBeanException {
    this(null, mbeanInterface, true, false);
  }

  public <T> StandardMBean(T implementation, Class<T> mbeanInterface, boolean isMXBean) {
    try {
      bean = made(implementation, mbeanInterface, false, isMXBean);
    } catch (NotCompliantMBeanException e) {
      throw new IllegalArgumentException(e);
    }
  }

  protected StandardMBean(Class<?> mbeanInterface, boolean isMXBean) {
    try {
      bean = made(null, mbeanInterface, true, isMXBean);
    } catch (NotCompliantMBeanException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private StandardMBean(Object implementation, Class<?> mbeanInterface, boolean itself, boolean mxbean)
      throws NotCompliantMBeanException {
    bean = made(implementation, mbeanInterface, itself, mxbean);
  }

  private InterfaceBean made(Object implementation, Class<?> mbeanInterface, boolean itself, boolean mxbean)
      throws NotCompliantMBeanException {
    if (implementation == null && !itself) throw new IllegalArgumentException("implementation is null");
    Object resource = itself ? this : implementation;
    Class<?> c = resource.getClass();
    Class<?> type = mbeanInterface;
    if (type == null) type = mxbean ? BeanInterface.mxbeanInterface(c) : BeanInterface.standardInterface(c);
    if (type == null) throw BeanInterface.noStandard(c);
    if (!type.isInstance(resource)) {
      throw new NotCompliantMBeanException("Resource class " + c.getName() + " is not an instance of " + type.getName());
    }
    return new InterfaceBean(resource, BeanInterface.of(type, mxbean));
  }

  public void setImplementation(Object implementation) throws NotCompliantMBeanException {
    if (implementation == null) throw new IllegalArgumentException("implementation is null");
    BeanInterface face = bean.face;
    if (!face.type.isInstance(implementation)) {
      throw new NotCompliantMBeanException(
          "Resource class " + implementation.getClass().getName() + " is not an instance of " + face.type.getName());
    }
    bean = new InterfaceBean(implementation, face);
  }

  public Object getImplementation() {
    return bean.resource;
  }

  public final Class<?> getMBeanInterface() {
    return bean.face.type;
  }

  public Class<?> getImplementationClass() {
    return bean.resource.getClass();
  }

  @Override
  public Object getAttribute(String attribute) throws AttributeNotFoundException, MBeanException, ReflectionException {
    return bean.getAttribute(attribute);
  }

  @Override
  public void setAttribute(Attribute attribute)
      throws AttributeNotFoundException, InvalidAttributeValueException, MBeanException, ReflectionException {
    bean.setAttribute(attribute);
  }

  @Override
  public AttributeList getAttributes(String[] attributes) {
    return bean.getAttributes(attributes);
  }

  @Override
  public AttributeList setAttributes(AttributeList attributes) {
    return bean.setAttributes(attributes);
  }

  @Override
  public Object invoke(String actionName, Object[] params, String[] signature) throws MBeanException, ReflectionException {
    return bean.invoke(actionName, params, signature);
  }

  // --- the description

  @Override
  public MBeanInfo getMBeanInfo() {
    MBeanInfo known = getCachedMBeanInfo();
    if (known != null) return known;
    MBeanInfo info = describe();
    cacheMBeanInfo(info);
    return info;
  }

  private MBeanInfo describe() {
    InterfaceBean current = bean;
    MBeanNotificationInfo[] notifications =
        this instanceof NotificationBroadcaster ? ((NotificationBroadcaster) this).getNotificationInfo() : null;
    MBeanConstructorInfo[] all = current.getMBeanInfo().getConstructors();
    MBeanInfo plain = current.info(all, notifications);
    MBeanAttributeInfo[] attributes = plain.getAttributes();
    for (int i = 0; i < attributes.length; i++) attributes[i] = described(attributes[i]);
    MBeanOperationInfo[] operations = plain.getOperations();
    for (int i = 0; i < operations.length; i++) operations[i] = described(operations[i]);
    return new MBeanInfo(getClassName(plain), getDescription(plain), attributes, getConstructors(all, current.resource),
        operations, notifications, plain.getDescriptor());
  }

  private MBeanAttributeInfo described(MBeanAttributeInfo info) {
    return new MBeanAttributeInfo(info.getName(), info.getType(), getDescription(info), info.isReadable(), info.isWritable(),
        info.isIs(), info.getDescriptor());
  }

  private MBeanOperationInfo described(MBeanOperationInfo info) {
    MBeanParameterInfo[] parameters = info.getSignature();
    for (int i = 0; i < parameters.length; i++) {
      MBeanParameterInfo p = parameters[i];
      parameters[i] = new MBeanParameterInfo(
          getParameterName(info, p, i), p.getType(), getDescription(info, p, i), p.getDescriptor());
    }
    return new MBeanOperationInfo(
        info.getName(), getDescription(info), parameters, info.getReturnType(), getImpact(info), info.getDescriptor());
  }

  protected String getClassName(MBeanInfo info) {
    return info == null ? getImplementationClass().getName() : info.getClassName();
  }

  protected String getDescription(MBeanInfo info) {
    return info == null ? null : info.getDescription();
  }

  protected String getDescription(MBeanFeatureInfo info) {
    return info == null ? null : info.getDescription();
  }

  protected String getDescription(MBeanAttributeInfo info) {
    return getDescription((MBeanFeatureInfo) info);
  }

  protected String getDescription(MBeanConstructorInfo info) {
    return getDescription((MBeanFeatureInfo) info);
  }

  protected String getDescription(MBeanConstructorInfo ctor, MBeanParameterInfo param, int sequence) {
    return param == null ? null : param.getDescription();
  }

  protected String getParameterName(MBeanConstructorInfo ctor, MBeanParameterInfo param, int sequence) {
    return param == null ? null : param.getName();
  }

  protected String getDescription(MBeanOperationInfo info) {
    return getDescription((MBeanFeatureInfo) info);
  }

  protected int getImpact(MBeanOperationInfo info) {
    return info == null ? MBeanOperationInfo.UNKNOWN : info.getImpact();
  }

  protected String getParameterName(MBeanOperationInfo op, MBeanParameterInfo param, int sequence) {
    return param == null ? null : param.getName();
  }

  protected String getDescription(MBeanOperationInfo op, MBeanParameterInfo param, int sequence) {
    return param == null ? null : param.getDescription();
  }

  // Those of another object say nothing of this class.
  protected MBeanConstructorInfo[] getConstructors(MBeanConstructorInfo[] ctors, Object impl) {
    return ctors == null || impl != null && impl != this ? null : ctors;
  }

  protected MBeanInfo getCachedMBeanInfo() {
    return cached;
  }

  protected void cacheMBeanInfo(MBeanInfo info) {
    cached = info;
  }

  // --- registration: the implementation is asked, if it wants to know

  private MBeanRegistration callbacks() {
    Object resource = bean.resource;
    return resource != this && resource instanceof MBeanRegistration ? (MBeanRegistration) resource : null;
  }

  @Override
  public ObjectName preRegister(MBeanServer server, ObjectName name) throws Exception {
    MBeanRegistration callbacks = callbacks();
    return callbacks == null ? name : callbacks.preRegister(server, name);
  }

  @Override
  public void postRegister(Boolean registrationDone) {
    MBeanRegistration callbacks = callbacks();
    if (callbacks != null) callbacks.postRegister(registrationDone);
  }

  @Override
  public void preDeregister() throws Exception {
    MBeanRegistration callbacks = callbacks();
    if (callbacks != null) callbacks.preDeregister();
  }

  @Override
  public void postDeregister() {
    MBeanRegistration callbacks = callbacks();
    if (callbacks != null) callbacks.postDeregister();
  }
}
