// Random tasks of a timer, once or at a fixed rate, at times that are over, so that their order is known: which run when, which have
// been cancelled, what cancel and purge answer, and the times that tasks were meant for. A line for each case.
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Random;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class RandomSchedules {
  static final int TASKS = 16;  // their times differ modulo this

  static class Task extends TimerTask {
    final int number;
    final StringBuffer log;
    final long base;
    int left;
    Task victim;  // that this one cancels

    Task(int number, StringBuffer log, long base, int left) {
      this.number = number;
      this.log = log;
      this.base = base;
      this.left = left;
    }

    @Override
    public void run() {
      log.append(number).append('@').append(scheduledExecutionTime() - base);
      if (victim != null) log.append(victim.number).append(victim.cancel() ? "x" : "-");
      log.append(' ');
      if (--left == 0) log.append(cancel());
    }
  }

  static TimerTask of(Runnable r) {
    return new TimerTask() {
      @Override
      public void run() {
        r.run();
      }
    };
  }

  static String attempt(Runnable r) {
    try {
      r.run();
      return "done";
    } catch (RuntimeException e) {
      return e.toString();
    }
  }

  static String one(int seed) throws InterruptedException {
    Random r = new Random(seed);
    StringBuffer log = new StringBuffer();
    long base = System.currentTimeMillis() - 1_000_000;
    Timer timer = new Timer(r.nextBoolean());
    CountDownLatch begun = new CountDownLatch(1), ready = new CountDownLatch(1), done = new CountDownLatch(1);
    timer.schedule(of(() -> {
      begun.countDown();
      try {
        ready.await();
      } catch (InterruptedException e) {
        log.append("interrupted");
      }
    }), 0);
    begun.await();
    List<Task> tasks = new ArrayList<>();
    for (int i = 1 + r.nextInt(10); i > 0; i--) {
      Task task = new Task(tasks.size(), log, base, 1 + r.nextInt(4));
      Date first = new Date(base + r.nextInt(20) * TASKS + task.number);
      if (r.nextBoolean()) {
        timer.scheduleAtFixedRate(task, first, (1 + r.nextInt(5)) * TASKS);
      } else {
        timer.schedule(task, first);
      }
      tasks.add(task);
    }
    for (Task task : tasks) {
      if (r.nextInt(4) == 0) task.victim = tasks.get(r.nextInt(tasks.size()));
      if (r.nextInt(5) == 0) log.append(task.number).append(task.cancel()).append(task.cancel()).append(' ');
    }
    if (r.nextBoolean()) log.append("purged ").append(timer.purge()).append(' ');
    log.append(attempt(() -> timer.schedule(tasks.get(0), new Date(base)))).append(": ");
    timer.schedule(of(done::countDown), new Date(base + 100_000));
    ready.countDown();
    done.await();
    timer.cancel();
    log.append(attempt(() -> timer.schedule(of(() -> {}), 0))).append(timer.purge());
    return log.toString();
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < 60; i++) System.out.println(one(i));
    Timer timer = new Timer(true);
    System.out.println(attempt(() -> timer.schedule(of(() -> {}), -1)));
    System.out.println(attempt(() -> timer.schedule(of(() -> {}), 1, 0)));
    System.out.println(attempt(() -> timer.schedule(of(() -> {}), new Date(-1))));
    System.out.println(attempt(() -> timer.scheduleAtFixedRate(of(() -> {}), 1, -1)));
    System.out.println(attempt(() -> timer.schedule(of(() -> {}), Long.MAX_VALUE)));
    timer.cancel();
  }
}
// expect: 1truefalse 2truefalse 3truefalse 4truefalse purged 4 java.lang.IllegalStateException: Task already scheduled or cancelled: 8@88 0@112 true5@133 6@198 7@199 false6@262 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 0truefalse 1truefalse 2truefalse 8truefalse purged 4 java.lang.IllegalStateException: Task already scheduled or cancelled: 4@360- 3@51 4@1160- 3@131 4@1960- 5@197 3@211 7@2156x 4@2760- true3@291 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalStateException: Task already scheduled or cancelled: 1@97 0@1120- 2@1302x java.lang.IllegalStateException: Timer already cancelled.0
// expect: purged 0 java.lang.IllegalStateException: Task already scheduled or cancelled: 0@16 falsejava.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalStateException: Task already scheduled or cancelled: 1@97 2@194 2@242 true0@288 0@304 0@320 0@336 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: purged 0 java.lang.IllegalStateException: Task already scheduled or cancelled: 0@64 false2@178 1@225 2@226 true1@273 1@321 1@369 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 6truefalse purged 1 java.lang.IllegalStateException: Task already scheduled or cancelled: 4@4 true1@65 false2@1301- 5@133 3@1794- 5@213 3@2594- 0@288 5@293 true3@3394- true0@352 0@416 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 3truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 2@2 0@64 2@66 4@116 1@129 2@130 true1@145 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: purged 0 java.lang.IllegalStateException: Task already scheduled or cancelled: 2@2 0@164x 2@18 5@21 2@34 true5@37 true6@1186x 1@177 false3@2755- truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 3truefalse 5truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 2@98 2@162 true6@2303- 0@240 1@257 0@288 4@308 true1@321 0@336 0@384 true1@385 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalStateException: Task already scheduled or cancelled: 0@160 java.lang.IllegalStateException: Timer already cancelled.0
// expect: 4truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 3@357x 5@85 true3@1157- true6@134 false1@209 false2@226 0@240 8@2645- 2@274 true0@288 true8@3445- 8@4245- truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: purged 0 java.lang.IllegalStateException: Task already scheduled or cancelled: 2@130 1@161 true0@208 java.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalStateException: Task already scheduled or cancelled: 0@288 java.lang.IllegalStateException: Timer already cancelled.0
// expect: 4truefalse purged 1 java.lang.IllegalStateException: Task already scheduled or cancelled: 0@16 1@257 1@273 2@274 false1@289 true3@291 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: purged 0 java.lang.IllegalStateException: Task already scheduled or cancelled: 0@112 true1@161 true2@274 2@306 2@338 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalStateException: Task already scheduled or cancelled: 2@2 0@160 1@161 true0@208 0@256 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: purged 0 java.lang.IllegalStateException: Task already scheduled or cancelled: 0@256 java.lang.IllegalStateException: Timer already cancelled.0
// expect: 3truefalse 4truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 2@22- 1@129 false0@1604- falsejava.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalStateException: Task already scheduled or cancelled: 2@2 2@34 0@64 2@66 0@96 true2@98 true1@2091- 3@227 4@276 java.lang.IllegalStateException: Timer already cancelled.0
// expect: 2truefalse 4truefalse 5truefalse purged 3 java.lang.IllegalStateException: Task already scheduled or cancelled: 0@16 true6@224- 3@163 3@195 true1@241 falsejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 0truefalse 3truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 2@18 1@65 2@82 2@146 true4@196 java.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalStateException: Task already scheduled or cancelled: 0@16 0@96 0@176 0@256 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 8truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 6@70 false0@112 false1@161 3@1634x 7@167 3@1954- 3@2274- 2@242 3@2594- true5@2771- 2@290 2@338 2@386 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: purged 0 java.lang.IllegalStateException: Task already scheduled or cancelled: 0@64 java.lang.IllegalStateException: Timer already cancelled.0
// expect: 2truefalse 4truefalse 7truefalse 8truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 3@19 3@51 3@83 3@115 true5@229 true6@2303- true1@2734- false0@288 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 2truefalse 4truefalse purged 2 java.lang.IllegalStateException: Task already scheduled or cancelled: 3@67 0@2084- 0@2564- 1@273 0@3044- true1@353 1@433 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 2truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 1@225 0@2882- 0@3202- 0@3522- truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalStateException: Task already scheduled or cancelled: 4@4 3@19 4@20 true2@503x true1@1932- 1@2412- true0@256 java.lang.IllegalStateException: Timer already cancelled.0
// expect: 1truefalse 2truefalse purged 2 java.lang.IllegalStateException: Task already scheduled or cancelled: 0@16 4@20 0@48 4@68 0@80 true3@115 4@116 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 0truefalse 4truefalse 5truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 1@97 3@1157x 1@129 1@161 8@1687- 2@178 true6@182 1@193 true3@1957- true8@2007- truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 0truefalse 1truefalse 3truefalse 5truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 4@68 4@116 4@164 true6@182 2@306 java.lang.IllegalStateException: Timer already cancelled.0
// expect: purged 0 java.lang.IllegalStateException: Task already scheduled or cancelled: 0@16 0@64 0@112 true1@1771- java.lang.IllegalStateException: Timer already cancelled.0
// expect: 6truefalse 7truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 3@35 1@498x 3@51 3@67 true1@818- true4@100 5@101 0@1121- 9@1217- false2@130 2@178 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 1truefalse 2truefalse purged 2 java.lang.IllegalStateException: Task already scheduled or cancelled: 3@3 3@19 3@35 true0@144 0@192 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalStateException: Task already scheduled or cancelled: 3@83 3@147 true0@240 1@273 2@2743- 1@305 1@337 1@369 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 0truefalse 4truefalse purged 2 java.lang.IllegalStateException: Task already scheduled or cancelled: 3@35 3@115 true2@1783- true5@181 5@261 1@305 5@341 true1@353 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 1truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 2@50 true3@1472- 0@288 0@320 0@352 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 7truefalse purged 1 java.lang.IllegalStateException: Task already scheduled or cancelled: 0@0 false2@2 2@66 true1@97 true4@1325x true3@147 false6@150 falsejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 1truefalse 2truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 0@96 true7@103 5@117 5@197 3@227 6@262 4@276 false5@277 true6@278 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 0truefalse purged 1 java.lang.IllegalStateException: Task already scheduled or cancelled: 3@3 2@987x 8@1364x false9@169 9@185 true5@293 6@294 1@3059- 1@3379- truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 2truefalse 3truefalse 7truefalse purged 3 java.lang.IllegalStateException: Task already scheduled or cancelled: 4@20 1@333- false5@133 0@144 false6@294 6@310 6@326 6@342 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 2truefalse purged 1 java.lang.IllegalStateException: Task already scheduled or cancelled: 0@64 1@81 1@161 3@1951x java.lang.IllegalStateException: Timer already cancelled.0
// expect: 1truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 0@2881- 0@3201- 0@3521- 0@3841- truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 1truefalse 3truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 2@50 2@114 2@178 0@240 2@242 true0@256 0@272 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 0truefalse 1truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: java.lang.IllegalStateException: Timer already cancelled.0
// expect: purged 0 java.lang.IllegalStateException: Task already scheduled or cancelled: 1@49 6@70 6@118 3@147 4@1484- 5@149 6@166 true7@199 0@240 2@274 0@304 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 2truefalse 4truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 0@16 1@129 3@1792- 5@2934- 5@3094- 5@3254- 5@3414- truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 0truefalse 3truefalse 6truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 1@1 true4@36 2@50 true5@69 java.lang.IllegalStateException: Timer already cancelled.0
// expect: purged 0 java.lang.IllegalStateException: Task already scheduled or cancelled: 2@114 0@160 false2@178 3@195 false1@2093- 2@242 2@306 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 4truefalse purged 1 java.lang.IllegalStateException: Task already scheduled or cancelled: 6@70 true7@1033x 8@104 5@1818- 0@1928- 2@194 0@2248- 0@2568- true1@289 1@353 1@417 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 5truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 2@181x false4@203x 6@2784- 0@288 java.lang.IllegalStateException: Timer already cancelled.0
// expect: purged 0 java.lang.IllegalStateException: Task already scheduled or cancelled: 1@17 3@19 7@23 6@38 1@49 1@81 2@825x 1@113 true8@216 9@217 4@228 0@240 4@276 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 5truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 0@16 0@32 1@33 3@35 0@48 4@52 0@64 true4@116 6@1185- 4@180 6@1825- 4@244 true6@2465- 2@274 7@295 false6@3105- truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalStateException: Task already scheduled or cancelled: 1@49 0@240 0@320 truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalStateException: Task already scheduled or cancelled: 4@100 0@144 4@148 9@1533x 7@167 false6@182 4@196 5@197 true2@226 8@232 true4@244 true1@289 falsejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 3truefalse java.lang.IllegalStateException: Task already scheduled or cancelled: 2@2 1@17 0@96 java.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalStateException: Task already scheduled or cancelled: 1@113 true0@1921- 0@2561- truejava.lang.IllegalStateException: Timer already cancelled.0
// expect: 4truefalse 5truefalse purged 2 java.lang.IllegalStateException: Task already scheduled or cancelled: 0@112 3@163 true2@210 1@241 java.lang.IllegalStateException: Timer already cancelled.0
// expect: 5truefalse purged 1 java.lang.IllegalStateException: Task already scheduled or cancelled: 4@4 4@68 true1@81 2@130 true0@208 true3@2594- falsejava.lang.IllegalStateException: Timer already cancelled.0
// expect: java.lang.IllegalArgumentException: Negative delay.
// expect: java.lang.IllegalArgumentException: Non-positive period.
// expect: java.lang.IllegalArgumentException: Illegal execution time.
// expect: java.lang.IllegalArgumentException: Non-positive period.
// expect: java.lang.IllegalArgumentException: Illegal execution time.
