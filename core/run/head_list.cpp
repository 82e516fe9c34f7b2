#include "core/run/head_list.h"

#include <algorithm>

#include "core/base/text.h"

namespace icl {

std::string headName(std::size_t index, std::size_t heads) {
  return std::to_string(index / heads) + "." + std::to_string(index % heads);
}

Result<std::vector<std::size_t>> headsFromText(const std::string& text, std::size_t layers,
                                               std::size_t heads, const std::string& where) {
  std::vector<std::size_t> found;
  std::size_t at = 0;
  while ((at = text.find_first_not_of(" ,", at)) != std::string::npos) {
    const std::size_t end = std::min(text.find_first_of(" ,", at), text.size());
    const std::string name = text.substr(at, end - at);
    at = end;
    const std::size_t dot = std::min(name.find('.'), name.size());
    const auto layer = parseInteger(name.substr(0, dot));
    const auto head = parseInteger(dot < name.size() ? name.substr(dot + 1) : "");
    if (!layer || !head || *layer < 0 || *head < 0 || *layer >= static_cast<long long>(layers) ||
        *head >= static_cast<long long>(heads)) {
      return Error{Message{ICL_TR("'%1' is no head of this model: write layer.head, from 0.0 to "
                                  "%2.%3"),
                           {name, std::to_string(layers - 1), std::to_string(heads - 1)}},
                   where};
    }
    const std::size_t index =
        static_cast<std::size_t>(*layer) * heads + static_cast<std::size_t>(*head);
    if (std::find(found.begin(), found.end(), index) == found.end()) found.push_back(index);
  }
  return found;
}

}  // namespace icl
