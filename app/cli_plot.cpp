// `icl plot`: the window's pictures, drawn off screen.
#include "app/cli_draw.h"
#include "app/cli_input.h"
#include "app/cli_stored.h"
#include "app/cli_verb.h"

namespace icl::cli {
namespace {

namespace fs = std::filesystem;

struct PlotArguments {
  std::string name{}, view{}, out{};
};

/// What icl-lab is given: the folder of a stored run, or a preset's (or experiment's) name.
Result<std::string> whatToDraw(const Catalog& catalog, const std::string& name) {
  auto subject = findSubject(catalog, name);
  if (subject && subject.value().isPreset() && fs::path(name).has_extension()) {
    return fs::absolute(name).lexically_normal().string();  // a preset file
  }
  if (subject) return name;
  auto run = openStoredRun(catalog, name);
  if (run) return fs::absolute(run.value().reader.folder()).string();
  std::error_code ignored;
  return fs::exists(name, ignored) ? run.error() : subject.error();
}

int plot(Context& context, const PlotArguments& given) {
  const Output& out = context.out;
  if (given.name.empty()) return out.fail(missingArgument("RUN or PRESET", plotVerb().usage));
  if (given.view.empty()) return out.fail(missingArgument("--view", plotVerb().usage));
  if (given.out.empty()) return out.fail(missingArgument("--out", plotVerb().usage));
  const std::string extension = fs::path(given.out).extension().string();
  if (extension != ".svg" && extension != ".pdf" && extension != ".png") {
    return out.fail(Error{Message{"'%1' must end in .svg, .pdf or .png", {given.out}}, "--out"});
  }
  if (const Status status = checkOutFile(given.out); !status) return out.fail(status.error());
  auto what = whatToDraw(context.catalog, given.name);
  if (!what) return out.fail(what.error());
  const auto drawn = drawOffScreen(what.value(), given.view, given.out);
  if (!drawn) return out.fail(drawn.error());
  if (drawn->code != kDone) return out.fail(drawn->error(given.view), drawn->code);
  Json answer = Json::object();
  answer.set("name", given.name).set("view", given.view);
  answer.set("file", fs::absolute(given.out).string());
  out.object(answer);
  out.line(given.out);
  return kDone;
}

}  // namespace

Verb plotVerb() {
  return {"plot",
          "plot RUN|PRESET --view VIEW --out FILE.svg|pdf|png",
          "the same pictures as the window, drawn off screen by icl-lab",
          {"icl plot two-weights --view loss --out loss.svg"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<PlotArguments>();
            addPositional(app, "RUN|PRESET", given->name, "a stored run or a preset");
            addText(app, "--view", given->view, "the picture's name", "VIEW");
            addText(app, "--out", given->out, "the file; its ending says the format", "FILE");
            return [given](Context& context) { return plot(context, *given); };
          }};
}

}  // namespace icl::cli
