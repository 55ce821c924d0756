local f = {a = 0, b = 3}
local function step(self, n)
  for i = 0, n - 1 do
    self.a = (self.a + self.b) & 0xffffffff
    self.b = self.b ~ i
  end
end
step(f, 30000000)
print(f.a .. " " .. f.b)
