local N = 11
local columns, up, down = {}, {}, {}
local function place(row)
  if row == N then return 1 end
  local found = 0
  for c = 0, N - 1 do
    if not (columns[c] or up[row + c] or down[row - c + N]) then
      columns[c], up[row + c], down[row - c + N] = true, true, true
      found = found + place(row + 1)
      columns[c], up[row + c], down[row - c + N] = false, false, false
    end
  end
  return found
end
print(place(0))
