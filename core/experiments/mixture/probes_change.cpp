// What a second stage has made of the decoder it began with: measures and attention maps before and
// after, and the first modality alone.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/parallel.h"
#include "core/experiments/mixture/example.h"
#include "core/experiments/mixture/probes.h"
#include "core/experiments/mixture/probes_parts.h"

namespace icl::mixture {
namespace {

/// The decoder of a model on sequences of the first modality, as in a first stage.
Evaluation firstAlone(const Asked& asked, const Decoder<float>& model, std::size_t sequences) {
  Config config = asked.config;
  config.modalities = 1;
  TaskTables tables = asked.task().tables();
  tables.second.clear();
  const Task task(config.task(), asked.pretrain.seed(), std::move(tables));
  const DecoderShape shape = config.decoderShape();
  Decoder<float> decoder(shape, config.layout().tokens());
  std::copy_n(model.params().data(), decoder.params().size(), decoder.params().data());
  decoder.pack();
  Evaluator evaluator(task, config.layout(), shape, sequences);
  Evaluation evaluation;
  evaluator.evaluate(decoder, asked.options, {}, evaluation);
  return evaluation;
}

struct ChangeArguments {
  std::int64_t sequences = 200, top = 1;
};

Schema changeArguments() {
  return SchemaOf<ChangeArguments>("change", {})
      .add(&ChangeArguments::sequences, "sequences", ICL_TR("Sequences"))
      .range(10, 2000)
      .log()
      .help(ICL_TR("Sequences of the ICL set that are averaged over."))
      .add(&ChangeArguments::top, "top", ICL_TR("Strongest heads"))
      .range(1, 128)
      .help(ICL_TR("How many of the strongest heads are compared by name."))
      .build();
}

/// Of one head, summed over sequences.
struct HeadChange {
  HeadMeasures before{}, after{};
  double cosine = 0, uniform = 0;
};

double cosineOf(std::size_t tokens, Rows<const float> a, Rows<const float> b) {
  double product = 0, square_a = 0, square_b = 0;
  for (std::size_t t = 0; t < tokens; ++t) {
    for (std::size_t u = 0; u <= t; ++u) {
      const double x = a.row(t)[u], y = b ? double{b.row(t)[u]} : 1 / static_cast<double>(t + 1);
      product += x * y;
      square_a += x * x;
      square_b += y * y;
    }
  }
  return product / std::sqrt(square_a * square_b);
}

/// Both models on the same sequences; sums of parts are joined in order.
std::vector<HeadChange> changesOf(const Asked& asked, std::size_t sequences) {
  const DecoderShape& shape = asked.decoder.shape();
  const SequenceLayout layout = asked.config.layout();
  Decoder<float> start(shape, layout.tokens());
  setToStart(asked, start);
  const auto task_then = asked.taskAtStart();
  PassPool<float> pool(shape, layout.tokens(), sequencesPerPass(layout.tokens()));
  const std::size_t heads = shape.layers * shape.heads, step = pool.capacity();
  PassOptions options = asked.options;
  options.last_only = options.all_attention = true;
  std::vector<std::vector<HeadChange>> parts(parallel::chunkCount(sequences, step),
                                             std::vector<HeadChange>(heads));
  parallel::forChunks(sequences, step, [&](std::size_t chunk, std::size_t first, std::size_t last) {
    PassPool<float>::Loan now(pool), then(pool);
    SequenceMaker maker;
    std::vector<std::vector<std::uint32_t>> labels;
    for (std::size_t s = first; s < last; ++s) {
      const SequenceAddress address{SequenceSet::Icl, 0, s};
      maker.make(asked.task(), address, asked.state().scales, now->inputs(s - first));
      maker.compose(*task_then, address, asked.state().scales, then->inputs(s - first));
      labels.push_back(maker.prompt().labels);
    }
    now->forward(asked.decoder, last - first, options);
    then->forward(start, last - first, options);
    for (std::size_t s = 0; s < last - first; ++s) {
      for (std::size_t i = 0; i < heads; ++i) {
        const auto after = now->attention(s, i / shape.heads, i % shape.heads);
        const auto before = then->attention(s, i / shape.heads, i % shape.heads);
        HeadChange& sum = parts[chunk][i];
        const HeadMeasures b = measureHead<float>(layout, before, labels[s]);
        const HeadMeasures a = measureHead<float>(layout, after, labels[s]);
        for (std::size_t m = 0; m < kMeasures; ++m) {
          sum.before[m] += b[m] / static_cast<double>(sequences);
          sum.after[m] += a[m] / static_cast<double>(sequences);
        }
        sum.cosine += cosineOf(layout.tokens(), after, before) / static_cast<double>(sequences);
        sum.uniform += cosineOf(layout.tokens(), after, {}) / static_cast<double>(sequences);
      }
    }
  });
  for (std::size_t p = 1; p < parts.size(); ++p) {
    for (std::size_t i = 0; i < heads; ++i) {
      for (std::size_t m = 0; m < kMeasures; ++m) {
        parts[0][i].before[m] += parts[p][i].before[m];
        parts[0][i].after[m] += parts[p][i].after[m];
      }
      parts[0][i].cosine += parts[p][i].cosine;
      parts[0][i].uniform += parts[p][i].uniform;
    }
  }
  return parts[0];
}

/// Part of the `top` strongest heads of one table that are among those of the other.
double overlapOf(const std::vector<HeadMeasures>& before, const std::vector<HeadMeasures>& after,
                 Measure measure, std::size_t top) {
  const auto strongest = [&](const std::vector<HeadMeasures>& heads) {
    std::vector<std::size_t> order(heads.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return at(heads[a], measure) > at(heads[b], measure);
    });
    order.resize(top);
    return order;
  };
  const auto then = strongest(before), now = strongest(after);
  const auto kept = std::count_if(now.begin(), now.end(), [&](std::size_t head) {
    return std::find(then.begin(), then.end(), head) != then.end();
  });
  return static_cast<double>(kept) / static_cast<double>(top);
}

/// The heads at the beginning: on the first modality alone, where their circuit was learnt; with
/// joint labels, which that does not have, on both.
std::vector<HeadMeasures> headsAtStart(const Asked& asked, const std::vector<HeadChange>& changes,
                                       std::size_t sequences) {
  std::vector<HeadMeasures> heads;
  if (asked.config.joint_labels) {
    for (const HeadChange& change : changes) heads.push_back(change.before);
    return heads;
  }
  Decoder<float> start(asked.decoder.shape(), asked.config.layout().tokens());
  setToStart(asked, start);
  return firstAlone(asked, start, sequences).heads;
}

Result<ProbeResult> runChange(const Snapshot& snapshot, const Values& arguments, std::stop_token) {
  const Asked asked(snapshot);
  const auto sequences = static_cast<std::size_t>(arguments.integer("sequences"));
  const auto changes = changesOf(asked, sequences);
  const auto first = headsAtStart(asked, changes, sequences);
  const std::size_t heads = asked.decoder.shape().heads;
  const std::size_t top =
      std::min(static_cast<std::size_t>(arguments.integer("top")), changes.size());
  constexpr Measure kShown[] = {Measure::Previous, Measure::Previous2, Measure::Induction,
                                Measure::ToLabel,  Measure::ToItem1,   Measure::ToItem2};
  ProbeResult result;
  for (const Measure m : kShown) {
    const std::string key(keyOf(m, 2));
    result.col_labels.push_back(key + ".before");
    result.col_labels.push_back(key + ".after");
  }
  result.col_labels.insert(result.col_labels.end(),
                           {"ph.first", "ind.first", "cosine", "cosine_uniform"});
  result.rows = static_cast<int>(changes.size());
  result.cols = static_cast<int>(result.col_labels.size());
  double mean = 0, least = 1, ph = 0, ind = 0;
  std::vector<HeadMeasures> now;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    const HeadChange& of = changes[i];
    result.row_labels.push_back(std::to_string(i / heads) + "." + std::to_string(i % heads));
    for (const Measure m : kShown) {
      result.table.push_back(at(of.before, m));
      result.table.push_back(at(of.after, m));
    }
    for (const double x : {at(first[i], Measure::Previous), at(first[i], Measure::Induction),
                           of.cosine, of.uniform}) {
      result.table.push_back(x);
    }
    now.push_back(of.after);
    mean += of.cosine / static_cast<double>(changes.size());
    least = std::min(least, of.cosine);
    ph = std::max(ph, std::abs(at(of.after, Measure::Previous) - at(of.before, Measure::Previous)));
    ind = std::max(ind, at(of.after, Measure::Induction) - at(of.before, Measure::Induction));
  }
  result.values = {{"cosine", mean},
                   {"cosine_least", least},
                   {"overlap_ph", overlapOf(first, now, Measure::Previous, top)},
                   {"overlap_ind", overlapOf(first, now, Measure::Induction, top)},
                   {"ph_moved", ph},
                   {"ind_gained", ind}};
  return result;
}

enum class When { Before, After, Difference };

struct ChangedAttentionArguments {
  AskedSet set = AskedSet::Icl;
  std::int64_t sequence = 0, layer = 0, head = 0;
  When show = When::Difference;
};

Schema changedAttentionArguments() {
  using A = ChangedAttentionArguments;
  SchemaOf<A> schema("attention-change", {});
  addSet(schema, &A::set)
      .add(&A::sequence, "sequence", ICL_TR("Sequence"))
      .range(0, 9999)
      .help(ICL_TR("Number of the sequence in its test set, from 0."))
      .add(&A::layer, "layer", ICL_TR("Layer"))
      .range(0, 7)
      .help(ICL_TR("Counted from 0."))
      .add(&A::head, "head", ICL_TR("Head"))
      .range(0, 15)
      .help(ICL_TR("Counted from 0."))
      .add(&A::show, "show", ICL_TR("Show"))
      .option(When::Before, "before", ICL_TR("before"))
      .option(When::After, "after", ICL_TR("after"))
      .option(When::Difference, "difference", ICL_TR("after less before"))
      .help(ICL_TR("The map of the decoder that the run began with, the present one, or what "
                   "changed."));
  return schema.build();
}

Result<ProbeResult> runChangedAttention(const Snapshot& snapshot, const Values& arguments,
                                        std::stop_token) {
  const Asked asked(snapshot);
  if (auto place = checkPlace(arguments, asked.config); !place) return place.error();
  const SequenceLayout layout = asked.config.layout();
  const std::size_t tokens = layout.tokens();
  State state = asked.state();
  state.edits.clear();
  const SequenceAddress address{setNamed(arguments.text("set")), 0,
                                static_cast<std::uint64_t>(arguments.integer("sequence"))};
  Decoder<float> start(asked.decoder.shape(), tokens);
  setToStart(asked, start);
  const auto task_then = asked.taskAtStart();
  Example before(*task_then, layout, asked.decoder.shape()),
      after(asked.task(), layout, asked.decoder.shape());
  before.show(start, state, address);
  after.show(asked.decoder, state, address);
  const auto layer = static_cast<std::size_t>(arguments.integer("layer"));
  const auto head = static_cast<std::size_t>(arguments.integer("head"));
  const auto then = before.attention(layer, head), now = after.attention(layer, head);
  const std::string& show = arguments.text("show");
  const double plus = show == "before" ? 0 : 1;
  const double minus = show == "before" ? -1 : (show == "after" ? 0 : 1);
  ProbeResult result;
  result.rows = result.cols = static_cast<int>(tokens);
  double moved = 0;
  for (std::size_t t = 0; t < tokens; ++t) {
    for (std::size_t u = 0; u < tokens; ++u) {
      const double x = now.row(t)[u], y = then.row(t)[u];
      result.table.push_back(plus * x - minus * y);
      moved += std::abs(x - y) / 2 / static_cast<double>(tokens);
    }
  }
  result.row_labels = result.col_labels = after.tokenNames();
  result.values = {{"cosine", cosineOf(tokens, now, then)},
                   {"moved", moved},
                   {"answer_before", static_cast<double>(before.answer())},
                   {"answer_after", static_cast<double>(after.answer())},
                   {"right", static_cast<double>(after.labels().back())}};
  return result;
}

struct FirstAloneArguments {
  std::int64_t sequences = 500;
};

Schema firstAloneArguments() {
  return SchemaOf<FirstAloneArguments>("first-modality", {})
      .add(&FirstAloneArguments::sequences, "sequences", ICL_TR("Sequences"))
      .range(10, 10000)
      .log()
      .help(ICL_TR("Sequences in each test set."))
      .build();
}

Result<ProbeResult> runFirstAlone(const Snapshot& snapshot, const Values& arguments,
                                  std::stop_token) {
  const Asked asked(snapshot);
  if (asked.config.joint_labels) {
    return Error{ICL_TR("with joint labels an item of the first modality has no label of its own"),
                 "joint-labels"};
  }
  const auto sequences = static_cast<std::size_t>(arguments.integer("sequences"));
  Decoder<float> start(asked.decoder.shape(), asked.config.layout().tokens());
  setToStart(asked, start);
  ProbeResult result;
  for (const bool before : {true, false}) {
    const Evaluation e = firstAlone(asked, before ? start : asked.decoder, sequences);
    const std::string end = before ? "_before" : "";
    result.values.emplace_back("icl" + end, e.icl);
    result.values.emplace_back("icl_flipped" + end, e.flipped);
    result.values.emplace_back("iwl" + end, e.iwl);
    result.values.emplace_back("test" + end, e.test);
  }
  return result;
}

}  // namespace

ProbeType changeProbe() {
  return {"change",
          ICL_TR("Refined or rebuilt"),
          ICL_TR("Every head at the beginning of the stage and now, on the same sequences: its "
                 "measures, and the cosine between its attention maps; .first: on the first "
                 "modality alone, at the beginning. A row for each head."),
          changeArguments(),
          {{"cosine", ICL_TR("between the maps before and after, mean over heads")},
           {"cosine_least", ICL_TR("of the head that changed most")},
           {"overlap_ph",
            ICL_TR("part of the first stage's strongest previous-token heads that still are")},
           {"overlap_ind",
            ICL_TR("part of the first stage's strongest induction heads that still are")},
           {"ph_moved", ICL_TR("the largest change of a previous-token measure")},
           {"ind_gained", ICL_TR("the largest gain of an induction measure")}},
          runChange};
}

ProbeType changedAttentionProbe() {
  return {"attention-change",
          ICL_TR("Attention before and after"),
          ICL_TR("What one head attends to in one test sequence, with the decoder that the stage "
                 "began with and now: a row for each token that looks."),
          changedAttentionArguments(),
          {{"cosine", ICL_TR("between the two maps")},
           {"moved", ICL_TR("part of the attention that went elsewhere")},
           {"answer_before", ICL_TR("the likeliest label at the beginning")},
           {"answer_after", ICL_TR("the likeliest label now")},
           {"right", ICL_TR("the right label")}},
          runChangedAttention};
}

ProbeType firstAloneProbe() {
  return {"first-modality",
          ICL_TR("First modality alone"),
          ICL_TR("The decoder on sequences of the first modality, as in the first stage: at the "
                 "beginning of this stage, and now."),
          firstAloneArguments(),
          {{"icl_before", ICL_TR("ICL accuracy at the beginning")},
           {"icl_flipped_before", ICL_TR("swapped-label accuracy at the beginning")},
           {"iwl_before", ICL_TR("IWL accuracy at the beginning")},
           {"test_before", ICL_TR("test accuracy at the beginning")},
           {"icl", ICL_TR("ICL accuracy now")},
           {"icl_flipped", ICL_TR("swapped-label accuracy now")},
           {"iwl", ICL_TR("IWL accuracy now")},
           {"test", ICL_TR("test accuracy now")}},
          runFirstAlone};
}

}  // namespace icl::mixture
