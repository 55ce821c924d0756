local size, inside = 700, 0
for py = 0, size - 1 do
  for px = 0, size - 1 do
    local cr, ci = 2.0 * px / size - 1.5, 2.0 * py / size - 1.0
    local r, i, n = 0.0, 0.0, 0
    while n < 100 and r * r + i * i <= 4.0 do
      local t = r * r - i * i + cr
      i = 2 * r * i + ci
      r = t
      n = n + 1
    end
    if n == 100 then inside = inside + 1 end
  end
end
print(inside)
