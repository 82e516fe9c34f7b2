// The settings that say which images items are, which the experiment that trains an encoder alone
// and the last stage have in common. Only config*.cpp include this.
#pragma once

#include <string>

#include "core/experiments/mixture/encoder/config.h"
#include "core/experiments/mixture/encoder/network_settings.h"

namespace icl::mixture {

/// Where a config keeps them.
template <class C>
struct SourceMembers {
  EncoderData C::*data;
  std::string C::*images;
};

template <class C>
void addItemSource(SchemaOf<C>& schema, const SourceMembers<C>& of) {
  schema.add(of.data, "data", ICL_TR("Items"))
      .option(EncoderData::Vectors, "vectors", ICL_TR("vectors"),
              ICL_TR("noisy class means, as the sequences of later stages have them"))
      .option(EncoderData::Glyphs, "glyphs", ICL_TR("glyphs"),
              ICL_TR("hand-drawn-like signs that are drawn here"))
      .option(EncoderData::Images, "images", ICL_TR("images"),
              ICL_TR("PNG files of a folder, a folder for each class"))
      .help(ICL_TR("What the encoder learns to tell apart."))
      .add(of.images, "images", ICL_TR("Folder of images"))
      .help(ICL_TR("Every folder below it that holds PNG files is a class, as Omniglot and "
                   "Mini-ImageNet are published; the first classes in order of their paths are "
                   "taken, and in the last stage the last ones as new classes."))
      .idle(actsFor("data", {"images"}, ICL_TR("acts with images")));
}

template <class C>
struct FormMembers {
  std::int64_t C::*image_size;
  EncoderColours C::*colours;
  std::int64_t C::*images_per_class, C::*held_out;
};

template <class C>
void addImageForm(SchemaOf<C>& schema, const FormMembers<C>& of, int least, const char* about) {
  schema.add(of.image_size, "image-size", ICL_TR("Side of an image"))
      .range(least, 512)
      .unit(ICL_TR("pixels"))
      .help(about)
      .idle(actsFor("data", {"glyphs", "images"}, ICL_TR("acts with glyphs and images")))
      .add(of.colours, "colours", ICL_TR("Colours"))
      .option(EncoderColours::Grey, "grey", ICL_TR("grey"))
      .option(EncoderColours::Rgb, "rgb", ICL_TR("red, green, blue"))
      .help(ICL_TR("Numbers of a pixel: one or three."))
      .idle(actsFor("data", {"images"}, ICL_TR("acts with images")))
      .add(of.images_per_class, "images-per-class", ICL_TR("Images of a class"))
      .range(2, 1000)
      .help(ICL_TR("Drawings of each glyph, held-out ones included."))
      .idle(actsFor("data", {"glyphs"}, ICL_TR("acts with glyphs")))
      .add(of.held_out, "held-out", ICL_TR("Images held out"))
      .range(1, 999)
      .help(ICL_TR("The last images of each class, which training never shows: the validation "
                   "accuracy is theirs, and the tests of the last stage show them."))
      .idle(actsFor("data", {"glyphs", "images"}, ICL_TR("acts with glyphs and images")));
}

}  // namespace icl::mixture
