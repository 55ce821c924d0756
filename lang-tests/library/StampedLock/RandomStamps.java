// Random calls of a StampedLock by one thread with stamps that it has, has had, and has made up: what each gives, and what the lock says.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

public class RandomStamps {
  private interface Call {
    Object get() throws Exception;
  }

  private final Random random;
  private final StampedLock lock = new StampedLock();
  private final Lock reader = random() ? lock.asReadLock() : lock.asReadWriteLock().readLock();
  private final Lock writer = random() ? lock.asWriteLock() : lock.asReadWriteLock().writeLock();
  private final List<Long> stamps = new ArrayList<>(List.of(0L, 256L));
  private final StringBuilder log = new StringBuilder();

  RandomStamps(long seed) {
    random = new Random(seed);
  }

  private boolean random() {
    return random != null && random.nextBoolean();
  }

  private void call(String name, Call call) {
    String result;
    try {
      Object o = call.get();
      if (o instanceof Long) stamps.add((Long) o);
      result = String.valueOf(o);
    } catch (Exception e) {
      result = e.getClass().getSimpleName() + ":" + e.getMessage();
    }
    log.append(name).append('=').append(result).append(' ');
  }

  private void act() {
    long last = stamps.get(stamps.size() - 1), any = stamps.get(random.nextInt(stamps.size()));
    long s = random.nextInt(12) == 0 ? last + random.nextInt(600) - 300 : random.nextInt(3) == 0 ? any : last;
    switch (random.nextInt(26)) {
      case 0: if (!lock.isReadLocked() && !lock.isWriteLocked()) call("writeLock", lock::writeLock); break;
      case 1: if (!lock.isWriteLocked()) call("readLock", lock::readLock); break;
      case 2: case 3: call("tryWriteLock", lock::tryWriteLock); break;
      case 4: case 5: call("tryReadLock", lock::tryReadLock); break;
      case 6: call("tryWriteLockNanos", () -> lock.tryWriteLock(random.nextInt(2), TimeUnit.NANOSECONDS)); break;
      case 7: call("tryReadLockNanos", () -> lock.tryReadLock(random.nextInt(2), TimeUnit.NANOSECONDS)); break;
      case 8: case 9: call("tryOptimisticRead", lock::tryOptimisticRead); break;
      case 10: call("validate" + s, () -> lock.validate(s)); break;
      case 11: call("unlockWrite" + s, () -> { lock.unlockWrite(s); return ""; }); break;
      case 12: call("unlockRead" + s, () -> { lock.unlockRead(s); return ""; }); break;
      case 13: case 14: call("unlock" + s, () -> { lock.unlock(s); return ""; }); break;
      case 15: call("toWrite" + s, () -> lock.tryConvertToWriteLock(s)); break;
      case 16: call("toRead" + s, () -> lock.tryConvertToReadLock(s)); break;
      case 17: call("toOptimistic" + s, () -> lock.tryConvertToOptimisticRead(s)); break;
      case 18: call("tryUnlockWrite", lock::tryUnlockWrite); break;
      case 19: call("tryUnlockRead", lock::tryUnlockRead); break;
      case 20: call("reader.tryLock", reader::tryLock); break;
      case 21: call("reader.unlock", () -> { reader.unlock(); return ""; }); break;
      case 22: call("writer.tryLock", writer::tryLock); break;
      case 23: call("writer.unlock", () -> { writer.unlock(); return ""; }); break;
      case 24: call("is" + s, () -> StampedLock.isWriteLockStamp(s) + " " + StampedLock.isReadLockStamp(s) + " " + StampedLock.isLockStamp(s) + " "
          + StampedLock.isOptimisticReadStamp(s)); break;
      default: interrupted();
    }
    log.append(lock.isWriteLocked() ? "W" : "").append(lock.isReadLocked() ? "R" + lock.getReadLockCount() : "").append(' ');
  }

  private void interrupted() {
    Thread.currentThread().interrupt();
    switch (random.nextInt(5)) {
      case 0: call("interrupted", lock::readLockInterruptibly); break;
      case 1: call("interrupted", lock::writeLockInterruptibly); break;
      case 2: call("interrupted", () -> lock.tryReadLock(1, TimeUnit.SECONDS)); break;
      case 3: call("interrupted", () -> lock.tryWriteLock(1, TimeUnit.SECONDS)); break;
      default: call("newCondition", writer::newCondition);
    }
    log.append(Thread.interrupted()).append(' ');
  }

  String run() {
    for (int i = 0; i < 60; i++) act();
    return log.append(lock.toString().replaceAll(".*@[0-9a-f]+", "")).toString();
  }

  public static void main(String[] args) {
    int shown = 1, hash = 1, cases = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    for (int seed = 0; seed < cases; seed++) {
      String line = new RandomStamps(seed).run();
      hash = 31 * hash + line.hashCode();
      if (seed < shown || args.length > 1) System.out.println(line);
    }
    System.out.println(Integer.toHexString(hash));
  }
}
// expect: reader.unlock=IllegalMonitorStateException:null  toWrite256=384 W writer.unlock=  writeLock=640 W is640=true false true false W reader.unlock=IllegalMonitorStateException:null W is0=false false false false W reader.unlock=IllegalMonitorStateException:null W tryWriteLockNanos=0 W tryUnlockWrite=true  is0=false false false false  tryWriteLockNanos=896 W toRead896=1025 R1 tryReadLock=1026 R2 tryReadLock=1027 R3 tryReadLock=1028 R4 unlockRead1028= R3 tryReadLockNanos=1028 R4 tryReadLock=1029 R5 tryReadLockNanos=1030 R6 writer.unlock=IllegalMonitorStateException:null R6 writer.tryLock=false R6 interrupted=InterruptedException:null false R6 unlock1025= R5 writer.unlock=IllegalMonitorStateException:null R5 unlock1030= R4 validate1030=true R4 unlock1030= R3 tryOptimisticRead=1024 R3 unlock1024=IllegalMonitorStateException:null R3 toRead1024=1028 R4 toOptimistic1081=1024 R3 interrupted=InterruptedException:null false R3 tryReadLock=1028 R4 tryWriteLockNanos=0 R4 tryWriteLockNanos=0 R4 toRead0=0 R4 reader.unlock= R3 tryOptimisticRead=1024 R3 R3 tryWriteLock=0 R3 tryReadLock=1028 R4 unlockWrite640=IllegalMonitorStateException:null R4 tryReadLockNanos=1029 R5 tryWriteLock=0 R5 unlock-185=IllegalMonitorStateException:null R5 writer.tryLock=false R5 tryReadLockNanos=1030 R6 is1029=false true true false R6 R6 unlockRead0=IllegalMonitorStateException:null R6 unlockRead1029= R5 tryWriteLockNanos=0 R5 validate1026=true R5 tryUnlockWrite=false R5 toOptimistic45=0 R5 reader.unlock= R4 toWrite0=0 R4 tryReadLock=1029 R5 toRead1029=1029 R5 [Read-locks:5]
// expect: b080348e
