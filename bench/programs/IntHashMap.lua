local counts, size, x = {}, 0, 12345
for _ = 1, 2000000 do
  x = (x * 1103515245 + 12345) & 0x7fffffff
  local key = (x >> 8) % 20000
  local before = counts[key]
  if before == nil then
    size = size + 1
    counts[key] = 1
  else
    counts[key] = before + 1
  end
end
local most = 0
for _, count in pairs(counts) do most = math.max(most, count) end
print(size .. " " .. most)
