local Base = {}
Base.__index = Base
function Base:area() return self.side * self:scale() end
local function class(scale)
  local c = setmetatable({scale = scale}, Base)
  c.__index = c
  return c
end
local A = class(function() return 1 end)
local B = class(function() return 2 end)
local C = class(function(self) return self.side end)
local D = {area = function() return 7 end}
D.__index = D
local shapes = {[0] = setmetatable({side = 1}, A), setmetatable({side = 2}, B), setmetatable({side = 3}, C), setmetatable({}, D)}
local sum = 0
for i = 0, 7999999 do sum = sum + shapes[i & 3]:area() end
print(sum)
