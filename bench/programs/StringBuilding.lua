local length, spaces = 0, 0
for round = 0, 299 do
  local text = {}
  for i = 0, 999 do
    text[#text + 1] = i * round
    text[#text + 1] = " "
    text[#text + 1] = "item"
  end
  local s = table.concat(text)
  length = length + #s
  local at = string.find(s, " ", 1, true)
  while at do
    spaces = spaces + 1
    at = string.find(s, " ", at + 1, true)
  end
end
print(length .. " " .. spaces)
