local function body(x, y, z, vx, vy, vz, mass) return {x = x, y = y, z = z, vx = vx, vy = vy, vz = vz, mass = mass} end
local sqrt = math.sqrt
local function energy(bodies)
  local e = 0.0
  for i = 1, #bodies do
    local a = bodies[i]
    e = e + 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz)
    for j = i + 1, #bodies do
      local b = bodies[j]
      local dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
      e = e - a.mass * b.mass / sqrt(dx * dx + dy * dy + dz * dz)
    end
  end
  return e
end
local function advance(bodies, dt)
  for i = 1, #bodies do
    local a = bodies[i]
    for j = i + 1, #bodies do
      local b = bodies[j]
      local dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
      local d2 = dx * dx + dy * dy + dz * dz
      local mag = dt / (d2 * sqrt(d2))
      a.vx = a.vx - dx * b.mass * mag
      a.vy = a.vy - dy * b.mass * mag
      a.vz = a.vz - dz * b.mass * mag
      b.vx = b.vx + dx * a.mass * mag
      b.vy = b.vy + dy * a.mass * mag
      b.vz = b.vz + dz * a.mass * mag
    end
  end
  for i = 1, #bodies do
    local a = bodies[i]
    a.x = a.x + dt * a.vx
    a.y = a.y + dt * a.vy
    a.z = a.z + dt * a.vz
  end
end
local bodies = {body(0, 0, 0, 0, 0, 0, 39.5), body(4.8, -1.2, -0.1, 0.6, 2.8, -0.02, 0.037),
  body(8.3, 4.1, -0.4, -1.0, 1.8, 0.008, 0.011), body(12.9, -15.1, -0.2, 1.1, 0.9, -0.01, 0.0017),
  body(15.4, -25.9, 0.2, 1.0, 0.6, -0.03, 0.002)}
for _ = 1, 300000 do advance(bodies, 0.01) end
print(string.format("%d", energy(bodies) * 1e9 // 1))
