#include "ui/help/help_topics.h"

#include <QCoreApplication>

#include "ui/core_text.h"
#include "ui/field_row.h"
#include "ui/run_naming.h"

namespace icl::ui {

namespace {

QString section(const QString& anchor, const QString& title, const QString& body) {
  return QStringLiteral("<h3><a name=\"%1\"></a>%2</h3>%3").arg(anchor, title, body);
}

QString paragraph(const QString& text) {
  return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString settingBody(const Field& field) {
  QString body = paragraph(coreText(field.help));
  QStringList facts;
  const QString range = rangeWords(field);
  if (!range.isEmpty()) facts << QCoreApplication::translate("HelpTopics", "Range: %1.").arg(range);
  if (!field.unit.empty())
    facts << QCoreApplication::translate("HelpTopics", "Unit: %1.").arg(coreText(field.unit));
  facts << QCoreApplication::translate("HelpTopics", "Default: %1.")
               .arg(valueText(field, field.fallback));
  facts << (field.change == Change::AnyTime
                ? QCoreApplication::translate("HelpTopics", "Acts at once, also on a running run.")
                : QCoreApplication::translate("HelpTopics",
                                              "Takes effect with a restart or a fork."));
  facts << QCoreApplication::translate("HelpTopics", "On the command line: --set %1=…")
               .arg(QString::fromStdString(field.key));
  body += paragraph(facts.join(QLatin1Char(' ')));
  if (field.options.empty()) return body;
  body += QStringLiteral("<ul>");
  for (const Option& option : field.options) {
    body += QStringLiteral("<li><b>%1</b> %2</li>")
                .arg(coreText(option.title).toHtmlEscaped(), coreText(option.help).toHtmlEscaped());
  }
  return body + QStringLiteral("</ul>");
}

}  // namespace

std::vector<HelpTopic> controlTopics() {
  const auto topic = [](const char* anchor, const char* title, const char* text) {
    return HelpTopic{QString::fromLatin1(anchor), QCoreApplication::translate("HelpTopics", title),
                     QCoreApplication::translate("HelpTopics", text)};
  };
  return {
      topic("guide", QT_TRANSLATE_NOOP("HelpTopics", "First minute"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "Five small tasks for a start: pause and run, a slider, a twin, back in time, a "
                "fork. Each is done when something moved because of you. The card never takes the "
                "keyboard; Tab reaches it, Esc on it leaves. Help, First minute brings it back.")),
      topic("transport", QT_TRANSLATE_NOOP("HelpTopics", "Rewind, run, step, layer"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "Rewind goes back to the start with the same seed and does not run. Run and pause "
                "are one button (Space). Step makes one step of the method; with Shift, ten. The "
                "layer button goes to the next layer in the whitening and attention pictures.")),
      topic("pace", QT_TRANSLATE_NOOP("HelpTopics", "Steps per second, draws per second"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "Two rates, not one. The first slows the run down until it can be watched; at the "
                "right end it goes as fast as it can. The second says how often the pictures are "
                "drawn. Training never waits for drawing, and neither rate changes a result.")),
      topic("stop", QT_TRANSLATE_NOOP("HelpTopics", "Stop condition"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "A channel compared with a number or with a level of the theory, for instance "
                "“excess < 1e-6” or “loss < bayes_risk * 1.01”; and “step 4000” for a number of "
                "steps; both joined by “or”. A run that turns non-finite always stops.")),
      topic("stopped", QT_TRANSLATE_NOOP("HelpTopics", "Where a run stopped"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "A condition that was met is a mark on the curves and on the time bar; Run goes on "
                "without the condition. A run whose numbers are none any more is shown at its last "
                "finite step, with the reason.")),
      topic("handout", QT_TRANSLATE_NOOP("HelpTopics", "Handouts"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "View, Hide controls chooses which controls are shown. The document remembers it; "
                "hidden ones are listed in the View menu and come back from there. File, Share as "
                "one file packs the document with the runs it shows.")),
      topic("preset", QT_TRANSLATE_NOOP("HelpTopics", "Presets"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "A preset is one story: settings, pictures, and claims that “icl check” measures. "
                "A dot beside a setting shows that it differs from the preset; pressing the dot "
                "goes back to the preset's value.")),
      topic("seed", QT_TRANSLATE_NOOP("HelpTopics", "Seed"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "Everything random in a run comes from its seed: the same settings and the same "
                "seed give the same run to the last bit. “New seed” draws another one and starts "
                "again; “rewind” keeps it.")),
      topic("pending", QT_TRANSLATE_NOOP("HelpTopics", "Changes that wait"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "Some settings act on the running run. The others start a new one, which keeps the "
                "present curve as a ghost: by itself when the slider is let go or the field is "
                "left (“at once”), or by “Restart”. “Fork here” makes a second run that shares the "
                "past up to the cursor. While you look at an earlier step every change waits, so "
                "that nothing of the run is lost.")),
      topic("twin", QT_TRANSLATE_NOOP("HelpTopics", "Twin"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "Runs the other value too, with the same seed and the same data. Both runs advance "
                "in lock step, both are in every chart, and a third line shows their difference.")),
      topic("views", QT_TRANSLATE_NOOP("HelpTopics", "Pictures"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "Each place shows one picture; the arrow beside its heading offers others. A "
                "double click on the heading enlarges it. Every picture opens as a table (Ctrl+T) "
                "and can be saved as SVG, PDF or PNG (Ctrl+E).")),
      topic("runs", QT_TRANSLATE_NOOP("HelpTopics", "Runs"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "Tick a run to show it (Space); point at it to highlight it everywhere; double "
                "click (Return) to see its settings and pictures; Delete takes it off the list, "
                "and undo brings it back. A ghost is a run that is kept but no longer trains.")),
      topic(
          "seeds", QT_TRANSLATE_NOOP("HelpTopics", "Paired seeds"),
          QT_TRANSLATE_NOOP(
              "HelpTopics",
              "Repeats the run, and its twin with the same seeds, in the background. The interval "
              "lies between two of the sorted values and its level is exact whatever their law: 5 "
              "seeds reach 93.8 %, 6 reach 96.9 %. Differences are taken seed by seed. Every run "
              "is in the store, where it is found again; a band shows median and interval in the "
              "curves.")),
      topic(
          "compare", QT_TRANSLATE_NOOP("HelpTopics", "Comparing runs"),
          QT_TRANSLATE_NOOP(
              "HelpTopics",
              "Open and stored runs of the experiment, 64 at a time; columns are the settings that "
              "differ, and what differs from the chosen run is bold. Words in the filter must all "
              "be found, also as “depth=8”. A tick (Space) puts a run into the chart, up to 12; "
              "pointing at a run shows it everywhere. Runs of one value share a colour, and "
              "two and more of them a band. Return opens a run in the window.")),
      topic("animation", QT_TRANSLATE_NOOP("HelpTopics", "Animation"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "A picture over the steps of the run: as PNG files, or as MP4 or GIF where ffmpeg "
                "is installed. The run is made again for it, with the same bits, while the one on "
                "the screen goes on. Cancel keeps nothing.")),
      topic(
          "lineage", QT_TRANSLATE_NOOP("HelpTopics", "Lineage"),
          QT_TRANSLATE_NOOP(
              "HelpTopics",
              "Where runs come from: a fork from the run whose past it shares, a later stage from "
              "the run whose weights it began with, each with the step. An open circle is a run "
              "that is in the store alone; a click or Return shows it.")),
      topic("notes", QT_TRANSLATE_NOOP("HelpTopics", "Notes"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "A note (Ctrl+D) is a sentence pinned to the step and the picture you look at. "
                "Return goes to it, F2 edits it, Delete removes it; Ctrl+comma and Ctrl+full stop "
                "go from note to note. Notes are saved in the document and beside the run.")),
      topic("cues", QT_TRANSLATE_NOOP("HelpTopics", "Cues"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "A cue opens a run or goes on with the one before, runs to a stop, and shows "
                "pictures with a caption and a speaker note. “+” makes one of what you see; F2 "
                "edits its texts, Ctrl+Shift+Up and Down move it, Delete removes it. F5 gives the "
                "lecture. Cues are saved in the document, or as a lecture of their own.")),
      topic("lecture", QT_TRANSLATE_NOOP("HelpTopics", "Giving a lecture"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "Page Down goes on: to the stop, reveal, next cue; Page Up restores the end of the "
                "cue before. B or full stop darkens the audience's window, S freezes its picture, "
                "Esc ends. Point at the small picture, and the audience sees a dot there.")),
      topic("probe", QT_TRANSLATE_NOOP("HelpTopics", "Probes"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "A probe is a question to the present state of a run; it never changes the run. "
                "The answer comes as numbers, curves or coloured cells. Pin an answer to keep it "
                "beside the next ones.")),
      topic(
          "sweeps", QT_TRANSLATE_NOOP("HelpTopics", "Sweeps"),
          QT_TRANSLATE_NOOP(
              "HelpTopics",
              "A sweep runs an experiment on a grid of settings and seeds, and shows one number of "
              "each cell as a colour. Choose a ready one, or put one together from the open "
              "experiment; a file or a folder of results opens when it is dropped on the main "
              "window. Results are stored as they come, so nothing is lost when it is stopped.")),
      topic(
          "sweep-axes", QT_TRANSLATE_NOOP("HelpTopics", "Axes of a sweep"),
          QT_TRANSLATE_NOOP(
              "HelpTopics",
              "Up to three settings that vary; all others are as they stand in the experiment "
              "panel. Values are a list, or a range with the number of values; log takes them in "
              "equal ratios. Every cell runs with the same seeds, so that cells can be compared.")),
      topic("sweep-run", QT_TRANSLATE_NOOP("HelpTopics", "Start, stop, save a sweep"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "The line above the button says how many jobs there are, about how long they take, "
                "and how much room they need. Start goes on where the same sweep stopped before. "
                "Save file writes it for “icl sweep”, which runs it without a window or on a "
                "cluster and gives the same bits.")),
      topic(
          "sweep-picture", QT_TRANSLATE_NOOP("HelpTopics", "Picture of a sweep"),
          QT_TRANSLATE_NOOP(
              "HelpTopics",
              "Value is what the colours show; across and down choose its axes, and each further "
              "axis has a list for the value to cut at. Over seeds shows the mean, half the width "
              "of its 95 % interval, or one seed. The contour is where the value crosses a level. "
              "Arrow keys go from cell to cell; Return or a double click opens the run of a "
              "cell. Hatched cells have no result yet.")),
      topic("time", QT_TRANSLATE_NOOP("HelpTopics", "Time"),
            QT_TRANSLATE_NOOP(
                "HelpTopics",
                "Drag to look at any recorded step: the state is computed again and is the same "
                "to the last bit. Diamonds mark changes made during the run. End goes back to the "
                "newest step and follows it.")),
  };
}

QString controlsPage() {
  QString html =
      QStringLiteral("<h1>%1</h1>").arg(QCoreApplication::translate("HelpTopics", "The controls"));
  for (const HelpTopic& topic : controlTopics()) {
    html += section(topic.anchor, topic.title.toHtmlEscaped(), paragraph(topic.text));
  }
  return html;
}

QString settingsPage(const ExperimentType& type) {
  QString html = QStringLiteral("<h1>%1</h1>")
                     .arg(QCoreApplication::translate("HelpTopics", "Settings: %1")
                              .arg(coreText(type.title))
                              .toHtmlEscaped());
  for (const std::string& name : type.schema.sections()) {
    html += QStringLiteral("<h2>%1</h2>").arg(coreText(name).toHtmlEscaped());
    for (const Field& field : type.schema.fields()) {
      if (field.section != name) continue;
      QString title = coreText(field.title).toHtmlEscaped();
      if (!field.symbol.empty()) title += QLatin1Char(' ') + symbolHtml(field.symbol);
      html += section(QString::fromStdString(field.key), title, settingBody(field));
    }
  }
  return html;
}

QString shortcutsPage(const std::vector<PaletteEntry>& actions) {
  QString html =
      QStringLiteral("<h1>%1</h1>").arg(QCoreApplication::translate("HelpTopics", "Keyboard"));
  html += paragraph(QCoreApplication::translate(
      "HelpTopics",
      "Everything can be done from the keyboard. Tab goes from control to control; in a chart "
      "the arrow keys move the cursor; in the time bar they go one step, with Shift ten."));
  html += QStringLiteral("<table cellpadding=\"3\">");
  for (const PaletteEntry& entry : actions) {
    if (entry.key.isEmpty()) continue;
    html += QStringLiteral("<tr><td>%1</td><td><b>%2</b></td></tr>")
                .arg(entry.text.toHtmlEscaped(), entry.key.toHtmlEscaped());
  }
  return html + QStringLiteral("</table>");
}

}  // namespace icl::ui
