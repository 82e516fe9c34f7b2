#include "ui/probes/answer_card.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/plots/heatmap.h"
#include "ui/plots/number_text.h"
#include "ui/run_naming.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

namespace {

constexpr int kValuesShare = 3;  // beside a table the numbers get at most a third of the room

QLabel* label(QWidget* parent, const QString& role) {
  auto* one = new QLabel(parent);
  if (!role.isEmpty()) one->setProperty("role", role);
  return one;
}

}  // namespace

AnswerCard::AnswerCard(bool pinned, QWidget* parent) : QFrame(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4, 0, 4, 0);
  column->setSpacing(2);
  head_ = new QHBoxLayout;
  head_->setSpacing(2);
  title_ = label(this, {});
  QFont bold = title_->font();
  bold.setWeight(QFont::DemiBold);
  title_->setFont(bold);
  title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  busy_ = label(this, QStringLiteral("note"));
  other_ = quietButton(this, {}, tr("Show the table another way"), false);
  connect(other_, &QToolButton::clicked, this, [this] {
    setShape(shape_ == AnswerShape::Curves ? AnswerShape::Cells : AnswerShape::Curves);
  });
  head_->addWidget(title_, 1);
  head_->addWidget(busy_);
  head_->addWidget(other_);
  if (pinned) {
    auto* close = quietButton(this, QStringLiteral("×"), tr("Take this answer off"), false);
    connect(close, &QToolButton::clicked, this, &AnswerCard::closeAsked);
    head_->addWidget(close);
  }
  about_ = label(this, QStringLiteral("note"));
  about_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  values_ = label(this, {});
  values_->setTextFormat(Qt::RichText);
  values_->setWordWrap(true);
  values_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  values_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  values_->setFocusPolicy(Qt::NoFocus);
  scroll_ = new QScrollArea(this);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setWidget(values_);
  for (QWidget* clear : {static_cast<QWidget*>(values_), scroll_->viewport()}) {
    clear->setAutoFillBackground(false);  // the card's own ground
  }
  table_ = new QStackedWidget(this);
  chart_ = new StaticChart(table_);
  cells_ = new Heatmap(table_);
  table_->addWidget(chart_);
  table_->addWidget(cells_);
  read_out_ = label(this, {});
  read_out_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  column->addLayout(head_);
  column->addWidget(about_);
  column->addWidget(scroll_, 1);
  column->addWidget(table_, kValuesShare);
  column->addWidget(read_out_);
  connect(chart_, &StaticChart::selectionChanged, this, &AnswerCard::showReadOut);
  connect(cells_, &Heatmap::cellChanged, this, &AnswerCard::showReadOut);
  tell({});
}

void AnswerCard::tell(const QString& sentence) {
  answer_.reset();
  type_ = nullptr;
  shape_ = AnswerShape::Numbers;
  title_->clear();
  about_->clear();
  values_->setText(sentence.toHtmlEscaped());
  scroll_->show();
  table_->hide();
  other_->hide();
  read_out_->hide();
}

void AnswerCard::addControl(QToolButton* button) { head_->addWidget(button); }

void AnswerCard::setBusy(bool busy) { busy_->setText(busy ? tr("asking…") : QString()); }

void AnswerCard::setAnswer(const ProbeType& type, ProbeAnswer answer) {
  const bool same = answer_ && type_ == &type && answer_->result.rows == answer.result.rows &&
                    answer_->result.cols == answer.result.cols;
  const auto shapes = answerShapes(answer.result);
  if (!same || std::find(shapes.begin(), shapes.end(), shape_) == shapes.end()) {
    shape_ = shapes.front();
  }
  type_ = &type;
  answer_ = std::move(answer);
  title_->setText(coreText(type.title));
  title_->setToolTip(coreText(type.help));
  about_->setText(answer_->about);
  about_->setToolTip(answer_->about);
  const QString html = valuesHtml();
  values_->setText(html);
  scroll_->setVisible(!html.isEmpty() || shapes.front() == AnswerShape::Numbers);
  showTable();
}

void AnswerCard::setShape(AnswerShape shape) {
  if (!answer_ || shape == shape_) return;
  const auto shapes = answerShapes(answer_->result);
  if (std::find(shapes.begin(), shapes.end(), shape) == shapes.end()) return;
  shape_ = shape;
  showTable();
}

QString AnswerCard::valuesHtml() const {
  QString html;
  if (!answer_->result.text.empty()) {
    html += QStringLiteral("<p style='margin:0 0 4px 0'>%1</p>")
                .arg(coreText(answer_->result.text).toHtmlEscaped());
  }
  const auto rows = answerValues(*type_, answer_->result);
  if (rows.empty()) return html;
  const QString quiet = palette().color(QPalette::PlaceholderText).name();
  html += QStringLiteral("<table cellspacing='0' cellpadding='1'>");
  for (const AnswerValue& row : rows) {
    html += QStringLiteral(
                "<tr><td>%1&nbsp;</td><td align='right'><b>%2</b>&nbsp;</td>"
                "<td style='color:%3'>%4</td></tr>")
                .arg(row.label.toHtmlEscaped(), row.value.toHtmlEscaped(), quiet,
                     plainMarkup(row.meaning).toHtmlEscaped());
  }
  return html + QStringLiteral("</table>");
}

void AnswerCard::setSides(const QString& rows, const QString& columns) {
  row_title_ = rows;
  column_title_ = columns;
  if (answer_) showTable();
}

void AnswerCard::showTable() {
  const bool any = shape_ != AnswerShape::Numbers;
  table_->setVisible(any);
  read_out_->setVisible(any);
  other_->setVisible(any);
  if (!any) return;
  const QString title = coreText(type_->title);
  if (shape_ == AnswerShape::Curves) {
    AnswerCurves curves = answerCurves(answer_->result);
    chart_->setTitles(curves.x_title, curves.y_title);
    chart_->setLog(curves.log_x, curves.log_y);
    chart_->setWholeX(curves.whole_x);
    chart_->setSeries(std::move(curves.series));
    chart_->setAccessibleName(title);
    table_->setCurrentWidget(chart_);
    other_->setText(tr("cells"));
  } else {
    HeatmapData cells = answerCells(answer_->result);
    cells.row_title = row_title_;
    cells.col_title = column_title_;
    cells_->setData(std::move(cells));
    cells_->setAccessibleName(title);
    table_->setCurrentWidget(cells_);
    other_->setText(tr("curves"));
  }
  showReadOut();
}

void AnswerCard::showReadOut() {
  if (shape_ == AnswerShape::Cells) {
    read_out_->setText(cells_->readOut());
    return;
  }
  QStringList values;
  const double at = chart_->selected();
  for (const StaticSeries& series : chart_->series()) {
    for (const QPointF& p : series.points) {
      if (p.x() != at) continue;
      values << (series.name.isEmpty() ? QString() : series.name + QLatin1Char(' ')) +
                    valueText(p.y());
    }
  }
  read_out_->setText(values.isEmpty() ? QString()
                                      : valueText(at) + QStringLiteral(": ") +
                                            values.join(QStringLiteral(",  ")));
}

QString AnswerCard::title() const { return title_->text(); }

QString AnswerCard::summary() const {
  return answer_ ? answerSummary(*type_, *answer_) : values_->text();
}

void AnswerCard::paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) const {
  if (!answer_) return;
  QRectF room = area.adjusted(8, 0, -8, 0);
  const QFontMetricsF metrics(theme.font);
  painter.setFont(theme.font);
  painter.setPen(theme.quiet);
  painter.drawText(QRectF(room.left(), room.top(), room.width(), metrics.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, answer_->about);
  room.setTop(room.top() + metrics.height() + 4);
  painter.setPen(theme.text);
  for (const AnswerValue& value : answerValues(*type_, answer_->result)) {
    const QRectF line(room.left(), room.top(), room.width(), metrics.height());
    if (line.bottom() > area.bottom()) return;
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     value.label + QStringLiteral("   ") + value.value);
    room.setTop(line.bottom() + 2);
  }
  if (room.height() < 60) return;
  if (shape_ == AnswerShape::Curves) chart_->paintFigure(painter, theme, room);
  if (shape_ == AnswerShape::Cells) cells_->paintFigure(painter, theme, room);
}

}  // namespace icl::ui
