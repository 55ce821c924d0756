local function make(depth)
  local t = {}
  if depth > 0 then
    t.left = make(depth - 1)
    t.right = make(depth - 1)
  end
  return t
end
local function check(t)
  if not t.left then return 1 end
  return 1 + check(t.left) + check(t.right)
end
local kept = make(15)
local sum = 0
for _ = 1, 40 do sum = sum + check(make(14)) end
print(sum + check(kept))
