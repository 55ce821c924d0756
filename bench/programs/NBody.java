// Five bodies under gravity: double arithmetic on fields of objects.
public class NBody {
  static final class Body {
    double x, y, z, vx, vy, vz, mass;
  }

  static Body body(double x, double y, double z, double vx, double vy, double vz, double mass) {
    Body b = new Body();
    b.x = x; b.y = y; b.z = z; b.vx = vx; b.vy = vy; b.vz = vz; b.mass = mass;
    return b;
  }

  static double energy(Body[] bodies) {
    double e = 0;
    for (int i = 0; i < bodies.length; i++) {
      Body a = bodies[i];
      e += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
      for (int j = i + 1; j < bodies.length; j++) {
        Body b = bodies[j];
        double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
        e -= a.mass * b.mass / Math.sqrt(dx * dx + dy * dy + dz * dz);
      }
    }
    return e;
  }

  static void advance(Body[] bodies, double dt) {
    for (int i = 0; i < bodies.length; i++) {
      Body a = bodies[i];
      for (int j = i + 1; j < bodies.length; j++) {
        Body b = bodies[j];
        double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
        double d2 = dx * dx + dy * dy + dz * dz;
        double mag = dt / (d2 * Math.sqrt(d2));
        a.vx -= dx * b.mass * mag;
        a.vy -= dy * b.mass * mag;
        a.vz -= dz * b.mass * mag;
        b.vx += dx * a.mass * mag;
        b.vy += dy * a.mass * mag;
        b.vz += dz * a.mass * mag;
      }
    }
    for (Body a : bodies) {
      a.x += dt * a.vx;
      a.y += dt * a.vy;
      a.z += dt * a.vz;
    }
  }

  public static void main(String[] args) {
    Body[] bodies = {body(0, 0, 0, 0, 0, 0, 39.5), body(4.8, -1.2, -0.1, 0.6, 2.8, -0.02, 0.037),
        body(8.3, 4.1, -0.4, -1.0, 1.8, 0.008, 0.011), body(12.9, -15.1, -0.2, 1.1, 0.9, -0.01, 0.0017),
        body(15.4, -25.9, 0.2, 1.0, 0.6, -0.03, 0.002)};
    for (int i = 0; i < 300_000; i++) advance(bodies, 0.01);
    System.out.println((long) (energy(bodies) * 1e9));
  }
}
