#include "vm/base/nearest_name.h"

#include <algorithm>
#include <cstddef>

namespace heddle::base {
namespace {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = a[i - 1] == b[j - 1];
      const std::size_t cost = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (same ? 0 : 1)});
      diagonal = row[j];
      row[j] = cost;
    }
  }
  return row[b.size()];
}

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

}  // namespace

std::string nearest_name(std::string_view wanted, const std::vector<std::string>& candidates) {
  std::string best;
  std::size_t best_distance = wanted.size() <= 3 ? 2 : wanted.size() <= 6 ? 3 : 4;  // exclusive
  for (const std::string& candidate : candidates) {
    if (candidate.empty() || candidate == wanted) continue;
    const std::size_t difference =
        candidate.size() > wanted.size() ? candidate.size() - wanted.size() : wanted.size() - candidate.size();
    if (difference >= best_distance) continue;
    const std::size_t distance = lower(candidate) == lower(wanted) ? 0 : edit_distance(wanted, candidate);
    if (distance < best_distance || (distance == best_distance && !best.empty() && candidate < best)) {
      best_distance = distance;
      best = candidate;
    }
  }
  return best;
}

}  // namespace heddle::base
