// Folders of class folders of PNG files as an ImageSet.
#include <algorithm>
#include <cctype>
#include <map>
#include <optional>

#include "core/base/parallel.h"
#include "core/base/png.h"
#include "core/experiments/mixture/encoder/images.h"

namespace icl::mixture {
namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{2} << 30;

using ClassFiles = std::map<std::string, std::vector<std::filesystem::path>>;

bool isPngName(const std::filesystem::path& path) {
  std::string ending = path.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return ending == ".png";
}

Error refused(const std::filesystem::path& where, const char* pattern,
              std::vector<std::string> texts = {}) {
  return Error{Message{pattern, std::move(texts)}, where.string()};
}

/// Class folders by their path below `folder`, with their images in order.
Result<ClassFiles> listClasses(const std::filesystem::path& folder) {
  std::error_code problem;
  if (!std::filesystem::is_directory(folder, problem)) {
    return refused(folder, ICL_TR("there is no such folder: choose one with a folder of PNG images "
                                  "for each class"));
  }
  ClassFiles classes;
  constexpr auto kSkip = std::filesystem::directory_options::skip_permission_denied;
  std::filesystem::recursive_directory_iterator at(folder, kSkip, problem), end;
  for (; !problem && at != end; at.increment(problem)) {
    std::error_code ignored;
    if (!at->is_regular_file(ignored) || !isPngName(at->path())) continue;
    const auto parent = at->path().parent_path();
    classes[parent.lexically_relative(folder).generic_string()].push_back(at->path());
  }
  if (problem) return refused(folder, ICL_TR("cannot be read (%1)"), {problem.message()});
  for (auto& [name, files] : classes) std::sort(files.begin(), files.end());
  return classes;
}

/// Means of the pixels that each new pixel covers, in grey or in three channels.
std::vector<std::uint8_t> scaled(const PngImage& image, const ItemForm& form) {
  const auto value = [&](std::size_t y, std::size_t x, std::size_t channel) -> double {
    const std::uint8_t* at = image.pixels.data() + (y * image.width + x) * image.channels;
    if (image.channels == 1) return at[0];
    if (form.channels == 3) return at[channel];
    return 0.299 * at[0] + 0.587 * at[1] + 0.114 * at[2];
  };
  // What part of old pixel i the new pixel from `low` to `high` covers.
  const auto covered = [](std::size_t i, double low, double high) {
    const auto from = static_cast<double>(i);
    return std::max(0.0, std::min(high, from + 1) - std::max(low, from));
  };
  const double tall = static_cast<double>(image.height) / static_cast<double>(form.height);
  const double wide = static_cast<double>(image.width) / static_cast<double>(form.width);
  std::vector<std::uint8_t> out;
  out.reserve(form.size());
  for (std::size_t y = 0; y < form.height; ++y) {
    const double top = static_cast<double>(y) * tall, bottom = top + tall;
    for (std::size_t x = 0; x < form.width; ++x) {
      const double left = static_cast<double>(x) * wide, right = left + wide;
      for (std::size_t c = 0; c < form.channels; ++c) {
        double sum = 0, total = 0;
        for (auto i = static_cast<std::size_t>(top); i < image.height; ++i) {
          const double down = covered(i, top, bottom);
          if (down <= 0) break;
          for (auto j = static_cast<std::size_t>(left); j < image.width; ++j) {
            const double share = down * covered(j, left, right);
            if (share <= 0) break;
            sum += share * value(i, j, c);
            total += share;
          }
        }
        out.push_back(static_cast<std::uint8_t>(sum / total + 0.5));
      }
    }
  }
  return out;
}

Status enoughClasses(const std::filesystem::path& folder, std::size_t there,
                     const FolderOptions& options) {
  const std::string all = std::to_string(there), first = std::to_string(options.classes);
  if (there >= options.classes + options.last) return {};
  if (options.last == 0) {
    return refused(folder,
                   ICL_TR("holds images of %1 classes, not %2: choose classes-2 of at most "
                          "%1"),
                   {all, first});
  }
  return refused(
      folder,
      ICL_TR("holds images of %1 classes, but sequences need %2 and %3 more as new ones: "
             "choose a smaller classes-2"),
      {all, first, std::to_string(options.last)});
}

/// The classes that were asked for, or why they do not do.
Result<std::vector<std::filesystem::path>> chooseFiles(const std::filesystem::path& folder,
                                                       const ClassFiles& classes,
                                                       const FolderOptions& options,
                                                       ImageSet& set) {
  if (classes.empty()) {
    return refused(folder, ICL_TR("holds no PNG image: choose a folder with a folder of them for "
                                  "each class"));
  }
  if (auto enough = enoughClasses(folder, classes.size(), options); !enough) return enough.error();
  std::vector<std::filesystem::path> files;
  std::size_t place = 0;
  for (const auto& [name, images] : classes) {
    const std::size_t here = place++;
    if (here >= options.classes && here + options.last < classes.size()) continue;
    if (images.size() < options.least) {
      return refused(folder / name,
                     ICL_TR("a class of %1 images is too small: with those held out it needs %2"),
                     {std::to_string(images.size()), std::to_string(options.least)});
    }
    set.names.push_back(name);
    set.first.push_back(set.first.back() + images.size());
    files.insert(files.end(), images.begin(), images.end());
  }
  return files;
}

std::string sides(std::size_t width, std::size_t height) {
  return std::to_string(width) + " × " + std::to_string(height);
}

}  // namespace

Result<ImageSet> readImageFolder(const std::filesystem::path& folder,
                                 const FolderOptions& options) {
  const auto classes = listClasses(folder);
  if (!classes) return classes.error();
  ImageSet set;
  const auto files = chooseFiles(folder, *classes, options, set);
  if (!files) return files.error();
  set.form = {options.size, options.size, options.channels};
  if (options.size == 0) {
    const auto one = readPng(files->front());
    if (!one) return one.error();
    set.form = {one->height, one->width, options.channels};
  }
  if (files->size() * set.form.size() > kMostBytes) {
    return refused(folder,
                   ICL_TR("%1 images of %2 pixels are more than 2 GB: choose a smaller "
                          "image-size or fewer classes"),
                   {std::to_string(files->size()), sides(set.form.width, set.form.height)});
  }
  set.pixels.resize(files->size() * set.form.size());
  std::vector<std::optional<Error>> problems(files->size());
  parallel::forEach(files->size(), 8, [&](std::size_t i) {
    const auto image = readPng((*files)[i]);
    if (!image) {
      problems[i] = image.error();
    } else if (options.size == 0 &&
               (image->height != set.form.height || image->width != set.form.width)) {
      problems[i] =
          refused((*files)[i],
                  ICL_TR("has %1 pixels where the first image has %2: choose an "
                         "image-size that all are scaled to"),
                  {sides(image->width, image->height), sides(set.form.width, set.form.height)});
    } else {
      const auto pixels = scaled(*image, set.form);
      std::copy(pixels.begin(), pixels.end(),
                set.pixels.begin() + static_cast<std::ptrdiff_t>(i * set.form.size()));
    }
  });
  for (const auto& problem : problems) {
    if (problem) return *problem;
  }
  return set;
}

}  // namespace icl::mixture
