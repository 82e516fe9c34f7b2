// `icl export`: rows of a stored run as CSV or NPY.

#include "app/cli_input.h"
#include "app/cli_stored.h"
#include "app/cli_verb.h"
#include "core/run/export.h"

namespace icl::cli {
namespace {

namespace fs = std::filesystem;

struct ExportArguments {
  std::string run{}, format{}, out{};
};

int exportRows(Context& context, const ExportArguments& given) {
  const Output& out = context.out;
  if (given.run.empty()) return out.fail(missingArgument("RUN", exportVerb().usage));
  if (given.format.empty()) return out.fail(missingArgument("--format", exportVerb().usage));
  if (given.format != "csv" && given.format != "npy") {
    return out.fail(Error{Message{"'%1' is not a format of this build, which writes csv "
                                  "(text for people and spreadsheets) and npy (NumPy)",
                                  {given.format}},
                          "--format"});
  }
  auto run = openStoredRun(context.catalog, given.run);
  if (!run) return out.fail(run.error());
  const RunReader& reader = run.value().reader;
  const fs::path file =
      given.out.empty() ? fs::path(reader.manifest().id + "." + given.format) : fs::path(given.out);
  if (const Status status = checkOutFile(file); !status) return out.fail(status.error());
  const Status intact = reader.intact();
  if (!intact) out.note(intact.error().text());
  const Status written = given.format == "csv" ? exportCsv(reader, file) : exportNpy(reader, file);
  if (!written) return out.fail(written.error());
  Json answer = Json::object();
  answer.set("run", reader.manifest().id).set("format", given.format);
  answer.set("file", fs::absolute(file).string()).set("rows", reader.rows());
  Json channels = Json::array();
  for (const std::string& channel : reader.manifest().channels) channels.push(channel);
  answer.set("channels", channels);
  answer.set("damage", intact ? Json() : Json(intact.error().message.text()));
  out.object(answer);
  out.line(grouped(reader.rows()) + " rows of " +
           std::to_string(reader.manifest().channels.size()) + " channels in " + file.string());
  return kDone;
}

}  // namespace

Verb exportVerb() {
  return {"export",
          "export RUN --format csv|npy [--out PATH]",
          "the rows of a stored run as a table (its weights are safetensors already)",
          {"icl export 2026- --format csv --out rows.csv"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<ExportArguments>();
            addPositional(app, "RUN", given->run, "a run: id, unique beginning of it, or folder");
            addText(app, "--format", given->format, "csv or npy (names beside it in .json)", "F");
            addText(app, "--out", given->out, "the file; <run>.<format> unless given", "PATH");
            return [given](Context& context) { return exportRows(context, *given); };
          }};
}

}  // namespace icl::cli
