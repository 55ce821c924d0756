local function matrix(n, seed)
  local m = {}
  for i = 0, n - 1 do
    local row = {}
    for j = 0, n - 1 do row[j] = ((i * seed + j) % 7) + 0.0 end
    m[i] = row
  end
  return m
end
local n = 300
local a, b, c = matrix(n, 3), matrix(n, 5), {}
for i = 0, n - 1 do
  local row = {}
  for j = 0, n - 1 do
    local sum = 0.0
    for k = 0, n - 1 do sum = sum + a[i][k] * b[k][j] end
    row[j] = sum
  end
  c[i] = row
end
local trace = 0.0
for i = 0, n - 1 do trace = trace + c[i][i] end
print(string.format("%d", trace))
