#include "ui/cursor_bar.h"

#include <algorithm>
#include <cmath>

#include <QLocale>
#include <QPainter>

#include "ui/core_text.h"
#include "ui/plots/number_text.h"
#include "ui/plots/plot_theme.h"
#include "ui/run_naming.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

namespace {

constexpr int kRunsShown = 4;

}  // namespace

CursorBar::CursorBar(SessionController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller) {
  setAccessibleName(tr("Values at the cursor"));
  for (const auto signal : {&SessionController::refreshed, &SessionController::runsChanged,
                            &SessionController::opened, &SessionController::activityChanged}) {
    connect(&controller_, signal, this, &CursorBar::showState);
  }
  connect(&controller_, &SessionController::cursorChanged, this, &CursorBar::showState);
  connect(&controller_, &SessionController::coverChanged, this, &CursorBar::showState);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize CursorBar::sizeHint() const { return {400, fontMetrics().height() + 8}; }

std::vector<CursorBar::Part> CursorBar::parts() const {
  std::vector<Part> list;
  const RunTrack* active = controller_.active();
  if (active == nullptr) return list;
  const ExperimentType& type = controller_.type();
  const double cursor = controller_.cursor();
  const double step = std::isfinite(cursor) ? cursor : static_cast<double>(controller_.position());
  list.push_back({tr("step %1").arg(QLocale().toString(std::round(step), 'f', 0)), {}});
  const auto cover = controller_.cover();
  if (cover && step > static_cast<double>(*cover)) {
    list.push_back({tr("covered"), {}});
    return list;
  }
  const auto row = rowAtStep(*active, step);
  if (const int time = channelOfRole(type, Role::Time); time >= 0 && row) {
    list.push_back(
        {tr("t = %1").arg(valueText(active->channels[static_cast<std::size_t>(time)][*row])), {}});
  }
  const PlotTheme theme = PlotTheme::of(*this);
  const int main = mainChannel(type);
  int shown = 0;
  for (const RunTrack* run : controller_.runs()) {
    const auto at = rowAtStep(*run, step);
    if (!run->shown || main < 0 || !at || ++shown > kRunsShown) continue;
    const auto m = static_cast<std::size_t>(main);
    list.push_back({coreText(type.channels[m].title).toLower() + QLatin1Char(' ') +
                        valueText(run->channels[m][*at]),
                    runColour(*run, theme)});
  }
  for (std::size_t i = 0; row && i < type.channels.size(); ++i) {
    const Channel& channel = type.channels[i];
    if (channel.role != Role::Parameter && channel.role != Role::Loss) continue;
    const double value = active->channels[i][*row];
    if (!std::isfinite(value)) continue;
    const QString name = channel.symbol.empty()
                             ? coreText(channel.title).toLower()
                             : plainMarkup(QString::fromStdString(channel.symbol));
    list.push_back({name + QLatin1Char(' ') + valueText(value), {}});
  }
  for (const Reference& line : active->references) {
    if (cover || line.kind != Reference::Kind::Bayes || !line.x.empty()) continue;
    list.push_back({coreText(line.title) + QLatin1Char(' ') + valueText(line.level), {}});
    break;
  }
  return list;
}

void CursorBar::showState() {
  shown_ = parts();
  update();
}

QString CursorBar::text() const {
  QStringList texts;
  for (const Part& part : shown_) texts << part.text;
  return texts.join(QStringLiteral(", "));
}

void CursorBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const int h = height();
  int x = 8;
  for (const Part& part : shown_) {
    const int swatch = part.swatch.isValid() ? 14 : 0;
    const int width = fontMetrics().horizontalAdvance(part.text);
    if (x + swatch + width > this->width() - 4) break;
    if (swatch > 0) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(part.swatch);
      painter.drawRoundedRect(QRectF(x, h / 2.0 - 4.5, 9, 9), 2, 2);
    }
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(x + swatch, 0, width + 2, h), Qt::AlignVCenter, part.text);
    x += swatch + width + 20;
  }
}

}  // namespace icl::ui
