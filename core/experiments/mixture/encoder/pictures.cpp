// What a run of mixture-encoder publishes: channels, plates, interventions.
#include <algorithm>

#include "core/experiments/mixture/encoder/training.h"

namespace icl::mixture {
namespace {

constexpr std::size_t kShownItems = 24;  // rows of the plate of features

void sizePlate(PlateData& plate, std::size_t rows, std::size_t cols) {
  plate.layer = 0;
  plate.layers = 1;
  plate.rows = static_cast<int>(rows);
  plate.cols = static_cast<int>(cols);
  plate.data.assign(rows * cols, 0);
}

}  // namespace

std::vector<Channel> encoderChannels() {
  return {
      {"loss", ICL_TR("Loss"), "L", ICL_TR("nats"),
       ICL_TR("Cross-entropy of the batch before the step's update; log K₂ is blind guessing."),
       Role::Loss, Scale::Log},
      {"accuracy", ICL_TR("Training accuracy"), "a_{train}", "",
       ICL_TR("Part of the batch classified rightly before the step's update."), Role::Accuracy,
       Scale::Linear},
      {"validation", ICL_TR("Validation accuracy"), "a_{val}", "",
       ICL_TR("On items that training never shows, as of the last look at them."), Role::Accuracy,
       Scale::Linear},
      {"validation_loss", ICL_TR("Validation loss"), "L_{val}", ICL_TR("nats"),
       ICL_TR("Cross-entropy on the same items."), Role::Loss, Scale::Log},
      {"gradient_norm", ICL_TR("Gradient norm"), "|∇L|", "",
       ICL_TR("Length of the batch's gradient by all weights that learn."), Role::Gradient,
       Scale::Log},
  };
}

std::vector<Plate> encoderPlates() {
  return {
      {"features", ICL_TR("Features"), ICL_TR("item"), ICL_TR("feature"),
       ICL_TR("What the encoder puts out for some validation items, a row an item, in the order of "
              "their classes: items of one class should look alike."),
       PlateRole::Weights, true, false, 0, 0},
      {"item", ICL_TR("Item"), ICL_TR("row"), ICL_TR("column"),
       ICL_TR(
           "One validation item as the encoder sees it: an image's pixels (of colours the mean), "
           "or a vector as one row."),
       PlateRole::Posterior, false, false, 0, 0},
  };
}

std::vector<InterventionType> encoderInterventions() {
  Field frozen;
  frozen.key = "frozen";
  frozen.title = ICL_TR("Frozen");
  frozen.kind = Kind::Toggle;
  frozen.fallback = true;
  return {{"freeze", ICL_TR("Freeze"),
           ICL_TR("Holds the weights of the encoder or of the classifier behind it; the others go "
                  "on learning."),
           frozen, [](const Values&) -> std::vector<std::string> {
             return {"encoder", "classifier"};
           }}};
}

void EncoderTraining::draw(Frame& frame, const Look& look) const {
  frame.plates.resize(2);
  const std::size_t shown = std::min(kShownItems, items_->validationCount());
  if (!screen_) screen_ = std::make_unique<Encoder<float>>(encoder_.shape(), kShownItems);
  screen_->weights() = encoder_.weights();
  screen_->kept() = encoder_.kept();
  screen_->pack();
  std::vector<std::pair<std::uint32_t, std::size_t>> order;
  for (std::size_t i = 0; i < shown; ++i) {
    order.emplace_back(items_->draw({true, 0, i}, screen_->item(i)), i);
  }
  screen_->forward(shown, false);
  std::sort(order.begin(), order.end());
  PlateData& features = frame.plates[0];
  sizePlate(features, shown, encoder_.shape().features);
  features.row_labels.clear();
  for (std::size_t r = 0; r < shown; ++r) {
    const auto row = screen_->features(order[r].second);
    std::copy(row.begin(), row.end(),
              features.data.begin() + static_cast<std::ptrdiff_t>(r * row.size()));
    features.row_labels.push_back(std::to_string(order[r].first));
  }
  const ItemForm form = items_->form();
  std::vector<float> item(form.size());
  const std::uint64_t number = (std::max<std::uint64_t>(look.sample, 1) - 1) %
                               static_cast<std::uint64_t>(items_->validationCount());
  items_->draw({true, 0, number}, item);
  PlateData& picture = frame.plates[1];
  sizePlate(picture, form.height, form.width);
  for (std::size_t i = 0; i < item.size(); ++i) {
    picture.data[i / form.channels] +=
        static_cast<double>(item[i]) / static_cast<double>(form.channels);
  }
}

}  // namespace icl::mixture
