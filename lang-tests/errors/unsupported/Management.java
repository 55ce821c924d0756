import java.lang.management.ManagementFactory;
import java.lang.management.MonitorInfo; // expect unsupported: java.lang.management.MonitorInfo is not in this library yet

public class Management {
  public static void main(String[] args) {
    System.out.println(ManagementFactory.getThreadMXBean().getThreadCount());
    System.out.println(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime()); // expect unsupported: java.lang.management.ThreadMXBean.getCurrentThreadCpuTime is not in this library yet
    System.out.println(ManagementFactory.getGarbageCollectorMXBeans()); // expect unsupported: getGarbageCollectorMXBeans is not in this library yet
  }
}
