// `icl export`: a stored run as a table, as TensorBoard events or as a PyTorch script, and stored
// runs side by side as a Markdown report.
#include <algorithm>

#include "app/cli_draw.h"
#include "app/cli_input.h"
#include "app/cli_interrupt.h"
#include "app/cli_stored.h"
#include "app/cli_verb.h"
#include "core/base/files.h"
#include "core/run/export.h"
#include "core/run/export_python.h"
#include "core/run/report.h"

namespace icl::cli {
namespace {

namespace fs = std::filesystem;

struct ExportArguments {
  std::vector<std::string> runs{}, views{};
  std::string format{}, out{}, seeds{};
};

const std::vector<std::string> kFormats{"csv", "npy", "tensorboard", "python", "markdown"};

Status checkExport(const ExportArguments& given) {
  if (given.runs.empty()) return missingArgument("RUN", exportVerb().usage);
  if (given.format.empty()) return missingArgument("--format", exportVerb().usage);
  if (std::find(kFormats.begin(), kFormats.end(), given.format) == kFormats.end()) {
    return Error{Message{"'%1' is not a format: there are csv and npy (rows of numbers), "
                         "tensorboard (curves), python (a PyTorch script that repeats the run) and "
                         "markdown (a report of runs)",
                         {given.format}},
                 "--format"};
  }
  if (given.runs.size() > 1 && given.format != "markdown") {
    return Error{Message{"'%1' holds one run; only markdown takes several", {given.format}},
                 "--format"};
  }
  if (!given.seeds.empty() && given.format != "python") {
    return Error{Message{"other seeds are run for the tolerances of python alone"}, "--seeds"};
  }
  if (given.views.empty() || given.format == "markdown") return {};
  return Error{Message{"pictures belong to a markdown report; 'icl plot' draws one alone"},
               "--view"};
}

/// TensorBoard takes the files of a folder as one run, and only those named so.
constexpr const char* kEventsName = "events.out.tfevents.icl";

Result<fs::path> outFile(const ExportArguments& given, const RunManifest& first) {
  fs::path file = given.out;
  if (given.out.empty() && given.format == "tensorboard") {
    if (const Status made = makeFolder(first.id); !made) return made.error();
    file = fs::path(first.id) / kEventsName;
  } else if (given.out.empty()) {
    const std::string ending = given.format == "python"     ? "py"
                               : given.format == "markdown" ? "md"
                                                            : given.format;
    file = (given.runs.size() > 1 ? "comparison" : first.id) + "." + ending;
  }
  if (given.format == "tensorboard" &&
      file.filename().string().find("tfevents") == std::string::npos) {
    return Error{Message{"TensorBoard reads only files with 'tfevents' in their names, such as %1",
                         {(file.parent_path() / kEventsName).string()}},
                 "--out"};
  }
  if (const Status status = checkOutFile(file); !status) return status.error();
  return file;
}

Json answerFor(const RunReader& reader, const std::string& format, const fs::path& file) {
  Json answer = Json::object();
  answer.set("run", reader.manifest().id).set("format", format);
  answer.set("file", fs::absolute(file).string()).set("rows", reader.rows());
  return answer;
}

int exportRows(const Output& out, const RunReader& reader, const std::string& format,
               const fs::path& file) {
  const Status intact = reader.intact();
  if (!intact) out.note(intact.error().text());
  const Status written = format == "csv"   ? exportCsv(reader, file)
                         : format == "npy" ? exportNpy(reader, file)
                                           : exportTensorboard(reader, file);
  if (!written) return out.fail(written.error());
  Json answer = answerFor(reader, format, file);
  Json channels = Json::array();
  for (const std::string& channel : reader.manifest().channels) channels.push(channel);
  answer.set("channels", channels);
  answer.set("damage", intact ? Json() : Json(intact.error().message.text()));
  out.object(answer);
  out.line(grouped(reader.rows()) + " rows of " +
           std::to_string(reader.manifest().channels.size()) + " channels in " + file.string());
  return kDone;
}

int exportScript(const Output& out, const StoredRun& run, const std::string& seeds,
                 const fs::path& file) {
  PythonOptions options;
  if (!seeds.empty()) {
    const auto count = wholeNumber("--seeds", seeds, 1, 64);
    if (!count) return out.fail(count.error());
    options.seeds = static_cast<int>(*count);
  }
  stopAtAStep();
  constexpr std::uint64_t kWhole = 1000;
  Progress progress(out, run.reader.manifest().id, "‰", kWhole);
  options.progress = [&](double part) {
    progress.update(static_cast<std::uint64_t>(part * kWhole));
    return !stopRequested();
  };
  const auto report = exportPython(run.reader, *run.type, options, file);
  progress.finish();
  if (!report && stopRequested()) return out.fail(report.error(), kInterrupted);
  if (!report) return out.fail(report.error());
  Json answer = answerFor(run.reader, "python", file);
  answer.set("values", report->values).set("seeds", report->seeds).set("random", report->random);
  out.object(answer);
  out.line(file.string() + " compares " + std::to_string(report->values) + " values; " +
           (report->random
                ? "their tolerances come from " + std::to_string(report->seeds) + " seeds"
                : std::string("nothing in the run is random")) +
           "; run it with python3");
  return kDone;
}

// ── reports ──

/// Draws the views of a run beside the report; what icl-lab refuses ends the export.
int drawViews(const Output& out, const StoredRun& stored, const std::vector<std::string>& views,
              const fs::path& report, ReportRun& run) {
  for (const std::string& view : views) {
    const std::string name =
        report.stem().string() + "-" + stored.reader.manifest().id + "-" + slug(view) + ".svg";
    const fs::path file = report.parent_path() / name;
    if (const Status status = checkOutFile(file); !status) return out.fail(status.error());
    const auto drawn =
        drawOffScreen(fs::absolute(stored.reader.folder()).string(), view, file.string());
    if (!drawn) return out.fail(drawn.error());
    if (drawn->code != kDone) return out.fail(drawn->error(view), drawn->code);
    run.pictures.emplace_back(view, name);
  }
  return kDone;
}

int exportReport(Context& context, const ExportArguments& given,
                 const std::vector<StoredRun>& stored, const fs::path& file) {
  const Output& out = context.out;
  std::vector<Preset> presets;
  if (auto all = allPresets(context.catalog)) presets = std::move(all).value();
  std::vector<ReportRun> runs;
  Json ids = Json::array(), pictures = Json::array();
  for (const StoredRun& of : stored) {
    ReportRun run{&of.reader, of.type};
    const auto preset = std::find_if(presets.begin(), presets.end(), [&](const Preset& p) {
      return p.id == of.reader.manifest().preset;
    });
    if (preset != presets.end()) run.preset = &*preset;
    if (const int code = drawViews(out, of, given.views, file, run); code != kDone) return code;
    for (const auto& picture : run.pictures) {
      pictures.push(fs::absolute(file.parent_path() / picture.second).string());
    }
    ids.push(of.reader.manifest().id);
    runs.push_back(std::move(run));
  }
  const auto report = comparisonReport(runs);
  if (!report) return out.fail(report.error());
  if (const Status written = writeAtomic(file, *report); !written) return out.fail(written.error());
  Json answer = Json::object();
  answer.set("runs", ids).set("format", "markdown");
  answer.set("file", fs::absolute(file).string()).set("pictures", pictures);
  out.object(answer);
  out.line(file.string());
  return kDone;
}

int exportRuns(Context& context, const ExportArguments& given) {
  const Output& out = context.out;
  if (const Status usable = checkExport(given); !usable) return out.fail(usable.error());
  std::vector<StoredRun> stored;
  for (const std::string& name : given.runs) {
    auto run = openStoredRun(context.catalog, name);
    if (!run) return out.fail(run.error());
    stored.push_back(std::move(run).value());
  }
  const auto file = outFile(given, stored.front().reader.manifest());
  if (!file) return out.fail(file.error());
  if (given.format == "markdown") return exportReport(context, given, stored, *file);
  if (given.format == "python") return exportScript(out, stored.front(), given.seeds, *file);
  return exportRows(out, stored.front().reader, given.format, *file);
}

}  // namespace

Verb exportVerb() {
  return {"export",
          "export RUN… --format csv|npy|tensorboard|python|markdown [--out PATH]",
          "a stored run as rows, curves or a PyTorch script; runs side by side as a report",
          {"icl export 2026- --format csv --out rows.csv", "icl export 2026- --format python",
           "icl export RUN1 RUN2 --format markdown --view loss"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<ExportArguments>();
            app.add_option("RUN", given->runs, "a run: id, unique beginning of it, or folder")
                ->type_name("");
            addText(app, "--format", given->format,
                    "csv; npy (names beside it in .json); tensorboard (an event file); python (a "
                    "script that repeats the run in PyTorch and compares); markdown (a report of "
                    "one or more runs)",
                    "F");
            addText(app, "--out", given->out,
                    "the file; named after the run, or comparison.md, unless given", "PATH");
            addText(app, "--seeds", given->seeds,
                    "python: other seeds that the lab runs to learn how far values may differ (4)",
                    "N");
            addRepeated(app, "--view", given->views,
                        "markdown: a view to be drawn of each run beside the report; may be "
                        "repeated",
                        "VIEW");
            return [given](Context& context) { return exportRuns(context, *given); };
          }};
}

}  // namespace icl::cli
