#include "ui/field_row.h"

#include <cmath>
#include <functional>

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyle>
#include <QTimer>
#include <QToolButton>

#include "ui/core_text.h"
#include "ui/number_box.h"
#include "ui/run_naming.h"
#include "ui/switch_button.h"

namespace icl::ui {

namespace {

constexpr int kSliderEnd = 1000;
constexpr int kRestMs = 500;

double asNumber(const Value& value) {
  if (const auto* integer = std::get_if<std::int64_t>(&value)) return static_cast<double>(*integer);
  return std::get<double>(value);
}

/// A combo box that leaves the wheel to the scrolling form until it has focus.
class CalmCombo : public QComboBox {
 public:
  using QComboBox::QComboBox;

 protected:
  void wheelEvent(QWheelEvent* event) override {
    if (hasFocus()) {
      QComboBox::wheelEvent(event);
    } else {
      QWidget::wheelEvent(event);
    }
  }
};

/// Arrow keys go from value to value, as in the number beside it: a thousandth of the way moves no
/// whole number.
class CalmSlider : public QSlider {
 public:
  using QSlider::QSlider;
  std::function<void(int)> step{};

 protected:
  void wheelEvent(QWheelEvent* event) override { QWidget::wheelEvent(event); }
  void keyPressEvent(QKeyEvent* event) override {
    const int key = event->key();
    const bool forward = key == Qt::Key_Right || key == Qt::Key_Up;
    if (step && (forward || key == Qt::Key_Left || key == Qt::Key_Down)) {
      step(forward == !invertedControls() ? 1 : -1);
    } else {
      QSlider::keyPressEvent(event);
    }
  }
};

}  // namespace

QString symbolHtml(const std::string& symbol) {
  QString html;
  const QString text = QString::fromStdString(symbol).toHtmlEscaped();
  QString closing;
  for (int i = 0; i < text.size(); ++i) {
    const QChar c = text[i];
    const bool opens = i + 1 < text.size() && text[i + 1] == QLatin1Char('{');
    if ((c == QLatin1Char('_') || c == QLatin1Char('^')) && opens) {
      const bool sub = c == QLatin1Char('_');
      html += sub ? QStringLiteral("<sub>") : QStringLiteral("<sup>");
      closing = sub ? QStringLiteral("</sub>") : QStringLiteral("</sup>");
      ++i;
    } else if (c == QLatin1Char('^') && i + 1 < text.size() && text[i + 1].isLetterOrNumber()) {
      html += QStringLiteral("<sup>") + text[++i] + QStringLiteral("</sup>");
    } else if (c == QLatin1Char('}')) {
      html += closing;
    } else {
      html += c;
    }
  }
  return html;
}

FieldRow::FieldRow(const Field& field, QWidget* parent)
    : QWidget(parent), field_(field), value_(field.fallback), start_(field.fallback) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 2, 0, 4);
  grid->setHorizontalSpacing(6);
  grid->setVerticalSpacing(0);
  grid->setColumnStretch(1, 1);
  buildLabel(grid);
  buildEditor(grid);
  if (field_.twins) buildTwin(grid);
  note_ = new QLabel(this);
  note_->setWordWrap(true);
  note_->setProperty("role", QStringLiteral("note"));
  note_->hide();
  grid->addWidget(note_, 2, 1, 1, 2);
  setProperty("helpAnchor", QString::fromStdString(field_.key));
  const QString range = rangeWords(field_);
  QString tip = QStringLiteral("<p>%1</p>").arg(coreText(field_.help).toHtmlEscaped());
  if (!range.isEmpty()) {
    tip += QStringLiteral("<p>%1</p>").arg(tr("Range: %1").arg(range).toHtmlEscaped());
  }
  setToolTip(tip);
  QWidget* edit = editor();
  edit->setAccessibleName(coreText(field_.title));
  edit->setAccessibleDescription(coreText(field_.help));
  edit->setEnabled(!field_.read_only);
  label_->setBuddy(edit);
}

void FieldRow::buildLabel(QGridLayout* grid) {
  changed_ = new QToolButton(this);
  changed_->setText(QStringLiteral("●"));
  changed_->setProperty("role", QStringLiteral("dot"));
  changed_->setAutoRaise(true);
  changed_->setFixedWidth(14);
  QSizePolicy keep = changed_->sizePolicy();
  keep.setRetainSizeWhenHidden(true);
  changed_->setSizePolicy(keep);
  changed_->hide();
  connect(changed_, &QToolButton::clicked, this, [this] {
    Q_EMIT edited(start_);
    Q_EMIT gestureEnded();
  });
  grid->addWidget(changed_, 0, 0);

  label_ = new QLabel(this);
  label_->setTextFormat(Qt::RichText);
  label_->setWordWrap(true);
  label_->setMinimumWidth(48);
  grid->addWidget(label_, 0, 1);
  showLabel();
}

void FieldRow::showLabel() {
  QStringList quiet;
  if (!field_.symbol.empty()) quiet << symbolHtml(field_.symbol);
  if (!field_.unit.empty()) quiet << coreText(field_.unit).toHtmlEscaped();
  QString text = coreText(field_.title).toHtmlEscaped();
  if (!quiet.isEmpty()) {
    text += QStringLiteral(" <span style='color:%1'>%2</span>")
                .arg(palette().color(QPalette::PlaceholderText).name(),
                     quiet.join(QStringLiteral(", ")));
  }
  label_->setText(text);
}

void FieldRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || note_ == nullptr) return;
  showLabel();
}

void FieldRow::buildEditor(QGridLayout* grid) {
  switch (field_.kind) {
    case Kind::Integer:
    case Kind::Real:
      buildNumber(grid);
      break;
    case Kind::Choice:
      buildChoice(grid);
      break;
    case Kind::Toggle:
      toggle_ = new SwitchButton(this);
      connect(toggle_, &QCheckBox::clicked, this, [this](bool on) {
        Q_EMIT edited(on);
        Q_EMIT gestureEnded();
      });
      grid->addWidget(toggle_, field_.twins ? 1 : 0, field_.twins ? 1 : 2,
                      field_.twins ? Qt::AlignLeft : Qt::AlignRight);
      break;
    case Kind::Text:
      text_ = new QLineEdit(this);
      connect(text_, &QLineEdit::editingFinished, this, [this] {
        const auto parsed = field_.parse(text_->text().toStdString());
        refused_ = parsed ? QString() : coreMessage(parsed.error().message);
        showNote();
        if (parsed) Q_EMIT edited(parsed.value());
        Q_EMIT gestureEnded();
      });
      connect(text_, &QLineEdit::returnPressed, this, &FieldRow::accepted);
      placeEditor(grid, text_);
      break;
  }
}

/// A wide editor stands right of its label, or below it where the Twin button is there.
void FieldRow::placeEditor(QGridLayout* grid, QWidget* editor) {
  if (field_.twins) {
    grid->addWidget(editor, 1, 1, 1, 2);
  } else {
    grid->addWidget(editor, 0, 2);
    editor->setMinimumWidth(112);
  }
}

void FieldRow::buildNumber(QGridLayout* grid) {
  number_ = new NumberBox(field_, this);
  rest_ = new QTimer(this);
  rest_->setSingleShot(true);
  rest_->setInterval(kRestMs);
  connect(rest_, &QTimer::timeout, this, &FieldRow::gestureEnded);
  connect(this, &FieldRow::gestureEnded, rest_, &QTimer::stop);
  connect(number_, &NumberBox::edited, rest_, qOverload<>(&QTimer::start));
  connect(number_, &NumberBox::edited, this, &FieldRow::edited);
  connect(number_, &NumberBox::refused, this, [this](const QString& sentence) {
    refused_ = sentence;
    showNote();
  });
  connect(number_, &NumberBox::accepted, this, [this] {
    Q_EMIT gestureEnded();
    Q_EMIT accepted();
  });
  connect(number_, &QAbstractSpinBox::editingFinished, this, &FieldRow::gestureEnded);
  grid->addWidget(number_, field_.twins ? 1 : 0, 2);
  buildSlider(grid);
}

void FieldRow::buildSlider(QGridLayout* grid) {
  const ValueScale scale(field_);
  if (!scale.bounded()) return;
  auto* slider = new CalmSlider(Qt::Horizontal, this);
  slider->step = [this](int by) { number_->stepBy(by); };
  slider_ = slider;
  slider_->setRange(0, scale.positions() > 0 ? scale.positions() : kSliderEnd);
  slider_->setPageStep(slider_->maximum() / 10 + 1);
  slider_->setAccessibleName(tr("%1, slider").arg(coreText(field_.title)));
  slider_->setFixedHeight(16);
  connect(slider_, &QSlider::valueChanged, this, [this, scale](int at) {
    const double v = scale.fromSlider(static_cast<double>(at) / slider_->maximum());
    Value value = v;
    if (field_.kind == Kind::Integer) value = static_cast<std::int64_t>(v);
    if (value == value_) return;
    number_->setValue(value);
    if (!slider_->isSliderDown()) rest_->start();
    Q_EMIT edited(value);
  });
  connect(slider_, &QSlider::sliderReleased, this, &FieldRow::gestureEnded);
  grid->addWidget(slider_, 1, 1, 1, field_.twins ? 1 : 2);
}

void FieldRow::buildChoice(QGridLayout* grid) {
  choice_ = new CalmCombo(this);
  for (const Option& option : field_.options) {
    choice_->addItem(coreText(option.title), QString::fromStdString(option.key));
    choice_->setItemData(choice_->count() - 1, coreText(option.help), Qt::ToolTipRole);
  }
  choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  choice_->setMinimumContentsLength(6);
  connect(choice_, &QComboBox::activated, this, [this](int index) {
    Q_EMIT edited(choice_->itemData(index).toString().toStdString());
    Q_EMIT gestureEnded();
  });
  placeEditor(grid, choice_);
}

void FieldRow::buildTwin(QGridLayout* grid) {
  twin_ = new QToolButton(this);
  twin_->setText(tr("Twin"));
  twin_->setAccessibleName(tr("Twin of %1").arg(coreText(field_.title)));
  twin_->setProperty("helpAnchor", QStringLiteral("twin"));
  twin_->setProperty("control", QStringLiteral("twins"));
  connect(twin_, &QToolButton::clicked, this, [this] {
    if (!twins_.empty()) Q_EMIT twinAsked(twins_.front());
  });
  grid->addWidget(twin_, 0, 2, Qt::AlignRight);
}

QWidget* FieldRow::editor() const {
  if (number_ != nullptr) return number_;
  if (choice_ != nullptr) return choice_;
  if (toggle_ != nullptr) return toggle_;
  return text_;
}

void FieldRow::setValue(const Value& value) {
  value_ = value;
  if (number_ != nullptr) number_->setValue(value);
  if (slider_ != nullptr && !slider_->isSliderDown() && !notGiven(value)) {
    const ValueScale scale(field_);
    const QSignalBlocker quiet(slider_);
    slider_->setValue(qRound(scale.toSlider(asNumber(value)) * slider_->maximum()));
  }
  if (choice_ != nullptr) {
    choice_->setCurrentIndex(
        choice_->findData(QString::fromStdString(std::get<std::string>(value))));
  }
  if (toggle_ != nullptr) toggle_->setChecked(std::get<bool>(value));
  if (text_ != nullptr && !text_->hasFocus()) {
    text_->setText(QString::fromStdString(std::get<std::string>(value)));
  }
}

void FieldRow::setStartingPoint(const Value& value, bool differs) {
  start_ = value;
  changed_->setVisible(differs && !field_.read_only);
  const QString tip = notGiven(value) ? tr("Changed: back to what the run has")
                                      : tr("Changed: back to %1").arg(valueText(field_, value));
  changed_->setToolTip(tip);
  changed_->setAccessibleName(coreText(field_.title) + QStringLiteral(": ") + tip);
}

void FieldRow::setIdle(const QString& why) {
  if (why == idle_) return;
  idle_ = why;
  QFont font = label_->font();
  font.setItalic(!why.isEmpty());
  label_->setFont(font);
  showNote();
}

void FieldRow::setProblem(const QString& sentence) {
  if (sentence == problem_) return;
  problem_ = sentence;
  showNote();
}

void FieldRow::showNote() {
  const QString problem = refused_.isEmpty() ? problem_ : refused_;
  note_->setText(problem.isEmpty() ? idle_ : problem);
  const QString role = problem.isEmpty() ? QStringLiteral("note") : QStringLiteral("problem");
  if (note_->property("role").toString() != role) {
    note_->setProperty("role", role);
    note_->style()->unpolish(note_);
    note_->style()->polish(note_);
  }
  note_->setVisible(!note_->text().isEmpty());
  editor()->setAccessibleDescription(note_->text().isEmpty() ? coreText(field_.help)
                                                             : note_->text());
}

void FieldRow::setTwins(const std::vector<Value>& values) {
  if (twin_ == nullptr || values == twins_) {
    if (twin_ != nullptr) twin_->setEnabled(!twins_.empty());
    return;
  }
  twins_ = values;
  twin_->setEnabled(!values.empty());
  if (values.empty()) return;
  twin_->setToolTip(tr("Runs “%1” too: same seed, same data, in lock step")
                        .arg(valueText(field_, values.front())));
  if (values.size() < 2) {
    twin_->setPopupMode(QToolButton::DelayedPopup);
    return;
  }
  QMenu* menu = twin_->menu();
  if (menu == nullptr) {
    menu = new QMenu(twin_);
    twin_->setMenu(menu);
  }
  menu->clear();
  for (const Value& value : values) {
    menu->addAction(valueText(field_, value), this, [this, value] { Q_EMIT twinAsked(value); });
  }
  twin_->setPopupMode(QToolButton::MenuButtonPopup);
}

}  // namespace icl::ui
