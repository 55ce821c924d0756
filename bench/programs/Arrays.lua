local count
for _ = 1, 5 do
  local composite = {}
  for i = 0, 3999999 do composite[i] = false end
  count = 0
  for i = 2, 3999999 do
    if not composite[i] then
      count = count + 1
      for j = i * i, 3999999, i do composite[j] = true end
    end
  end
end
print(count)
