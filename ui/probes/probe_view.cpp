#include "ui/probes/probe_view.h"

#include <algorithm>
#include <filesystem>

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/probes/answer_card.h"
#include "ui/probes/argument_form.h"
#include "ui/probes/intervention_form.h"
#include "ui/probes/probe_desk.h"
#include "ui/run_naming.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

namespace {

constexpr int kSideWidth = 190;
constexpr int kRoomForSide = 520;  // narrower: the arguments come when they are asked for
constexpr int kLiveMs = 250;

/// "two weights, step 120; alpha 0.2": of what was asked.
QString aboutText(const RunTrack& run, const ProbeType& type, const Values& given,
                  std::uint64_t step) {
  QStringList parts{ProbeView::tr("%1, step %2").arg(run.name).arg(step)};
  for (const auto& [key, value] : given.map()) {
    const Field* field = type.arguments.find(key);
    if (field != nullptr) parts << shortName(*field) + QLatin1Char(' ') + valueText(*field, value);
  }
  return plainMarkup(parts.join(QStringLiteral("; ")));
}

}  // namespace

ProbeView::ProbeView(SessionController& lab, QWidget* parent, std::string fixed, Headline headline)
    : LabView(parent), lab_(lab), fixed_(std::move(fixed)), headline_(std::move(headline)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 4);
  column->setSpacing(2);
  column->addLayout(buildControls());
  split_ = new QSplitter(Qt::Horizontal, this);
  split_->setChildrenCollapsible(false);
  split_->setHandleWidth(8);
  split_->addWidget(buildSide());
  cards_ = new QSplitter(Qt::Horizontal, split_);
  cards_->setChildrenCollapsible(false);
  cards_->setHandleWidth(8);
  card_ = new AnswerCard(false, cards_);
  addCardControls();
  cards_->addWidget(card_);
  split_->addWidget(cards_);
  split_->setStretchFactor(1, 1);
  column->addWidget(split_, 1);
  connect(&lab_, &SessionController::opened, this, &ProbeView::rebuild);
  if (fixed_.empty()) {
    connect(&lab_.desk(), &ProbeDesk::chosenChanged, this, &ProbeView::showChosen);
  }
  connect(&lab_.desk(), &ProbeDesk::pinsChanged, this, &ProbeView::showPins);
  setProperty("helpAnchor", QStringLiteral("probe"));
  since_.start();
  rebuild();
}

ProbeView::~ProbeView() = default;

QLayout* ProbeView::buildControls() {
  FlowLayout* row = controlRow();
  which_ = new QComboBox(this);
  which_->setAccessibleName(tr("Probe"));
  which_->setToolTip(tr("The question that is asked of the run"));
  which_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  which_->setMinimumContentsLength(8);
  connect(which_, &QComboBox::activated, this, [this](int index) {
    lab_.desk().choose(which_->itemData(index).toString().toStdString());
  });
  arguments_ =
      quietButton(this, tr("arguments"), tr("Show what can be told with the question"), true);
  connect(arguments_, &QToolButton::toggled, this, [this](bool on) { side_->setVisible(on); });
  auto* again = quietButton(this, tr("ask"), tr("Ask the present state of the run"), false);
  connect(again, &QToolButton::clicked, this, &ProbeView::askAgain);
  live_ = quietButton(this, tr("live"), tr("Ask again and again while the run moves"), true);
  which_->setVisible(fixed_.empty());
  row->addWidget(which_);
  for (QToolButton* button : {again, live_, arguments_}) row->addWidget(button);
  return row;
}

void ProbeView::addCardControls() {
  auto* pin_it = quietButton(card_, tr("pin"), tr("Keep this answer beside the next ones"), false);
  connect(pin_it, &QToolButton::clicked, this, &ProbeView::pin);
  auto* copy = quietButton(card_, tr("copy"), tr("Copy the question as a command"), false);
  connect(copy, &QToolButton::clicked, this, [this] {
    const QString line = command();
    if (line.isEmpty()) return;
    QGuiApplication::clipboard()->setText(line);
    Q_EMIT lab_.message(tr("Copied: %1").arg(line), false);
  });
  card_->addControl(pin_it);
  card_->addControl(copy);
}

QWidget* ProbeView::buildSide() {
  auto* scroll = new QScrollArea(split_);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setMinimumWidth(kSideWidth);
  auto* inside = new QWidget(scroll);
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(8, 0, 0, 0);
  column->setSpacing(4);
  help_ = new QLabel(inside);
  help_->setProperty("role", QStringLiteral("note"));
  help_->setWordWrap(true);
  form_ = new ArgumentForm(inside);
  connect(form_, &ArgumentForm::edited, this, [this] {
    if (const ProbeType* type = chosen()) lab_.desk().setArguments(type->id, form_->given());
    ask();
  });
  intervention_ = new InterventionForm(lab_, inside);
  column->addWidget(help_);
  column->addWidget(form_);
  column->addWidget(intervention_);
  column->addStretch(1);
  scroll->setWidget(inside);
  for (QWidget* clear : {inside, scroll->viewport()}) clear->setAutoFillBackground(false);
  side_ = scroll;
  side_->hide();
  return side_;
}

const ProbeType* ProbeView::chosen() const {
  if (!lab_.isOpen()) return nullptr;
  const ProbeType* type = lab_.type().probe(fixed_.empty() ? lab_.desk().chosen() : fixed_);
  if (type != nullptr || !fixed_.empty()) return type;
  return lab_.type().probes.empty() ? nullptr : &lab_.type().probes.front();
}

void ProbeView::rebuild() {
  if (!lab_.isOpen()) return;
  {
    const QSignalBlocker quiet(which_);
    which_->clear();
    for (const ProbeType& probe : lab_.type().probes) {
      which_->addItem(coreText(probe.title), QString::fromStdString(probe.id));
      which_->setItemData(which_->count() - 1, coreText(probe.help), Qt::ToolTipRole);
    }
  }
  showChosen();
  showPins();
}

void ProbeView::explain(const QString& rows, const QString& columns, const QString& conclusion) {
  card_->setSides(rows, columns);
  conclusion_ = conclusion;
}

void ProbeView::choose(const std::string& probe) { lab_.desk().choose(probe); }

void ProbeView::showChosen() {
  asker_.reset();
  const ProbeType* type = chosen();
  if (type == nullptr) {
    card_->tell(tr("This experiment has no probes."));
    return;
  }
  which_->setCurrentIndex(which_->findData(QString::fromStdString(type->id)));
  help_->setText(coreText(type->help));
  form_->setSchema(type->arguments, lab_.desk().arguments(type->id));
  card_->tell(tr("The answer is on its way."));
  asker_ = std::make_unique<ProbeAsker>(lab_, QStringLiteral("desk"), type->id,
                                        std::vector<std::string>{}, this);
  asker_->whenAnswered([this](const ProbeResult& r, std::uint64_t run) { take(r, run); },
                       [this](const Error& error) { refused(error); });
  ask();
  Q_EMIT headingChanged();
}

void ProbeView::ask() {
  const RunTrack* run = lab_.isOpen() ? lab_.active() : nullptr;
  if (!asker_ || run == nullptr || !form_->usable()) return;
  asked_ = form_->given();
  asked_step_ = run->state.position;
  asker_->ask(asked_);
  since_.restart();
  card_->setBusy(!asker_->settled());
}

void ProbeView::askAgain() {
  if (asker_) asker_->forget();
  ask();
}

void ProbeView::refresh() {
  const RunTrack* run = lab_.isOpen() ? lab_.active() : nullptr;
  if (!asker_ || run == nullptr) return;
  if (live_->isChecked() && asker_->settled() && since_.elapsed() > kLiveMs &&
      run->state.position != asked_step_) {
    askAgain();
  } else if (form_->usable()) {
    const bool rested = asker_->settled();
    asker_->ask(asked_);  // other settings, another run: another question
    if (rested && !asker_->settled()) asked_step_ = run->state.position;
  }
  card_->setBusy(!asker_->settled() && since_.elapsed() > kLiveMs);
}

void ProbeView::take(const ProbeResult& result, std::uint64_t serial) {
  const ProbeType* type = chosen();
  const RunTrack* run = lab_.run(serial);
  if (type == nullptr || run == nullptr) return;
  ProbeAnswer answer;
  answer.probe = type->id;
  const auto complete = type->arguments.complete(asked_);
  answer.arguments = complete ? complete.value() : asked_;
  answer.run = serial;
  answer.step = asked_step_;
  answer.about = aboutText(*run, *type, asked_, asked_step_);
  answer.result = result;
  card_->setAnswer(*type, std::move(answer));
  card_->setBusy(false);
  Q_EMIT headingChanged();
}

void ProbeView::refused(const Error& error) {
  card_->tell(coreError(error));
  card_->setBusy(false);
}

void ProbeView::pin() {
  if (card_->answer()) lab_.desk().pin(*card_->answer());
}

void ProbeView::showPins() {
  for (AnswerCard* card : pins_) delete card;
  pins_.clear();
  const auto& pinned = lab_.desk().pinned();
  for (std::size_t i = 0; i < pinned.size(); ++i) {
    const ProbeType* type = lab_.isOpen() ? lab_.type().probe(pinned[i].probe) : nullptr;
    if (type == nullptr || (!fixed_.empty() && type->id != fixed_)) continue;
    auto* card = new AnswerCard(true, cards_);
    card->setSides(card_->rowTitle(), card_->columnTitle());
    card->setAnswer(*type, pinned[i]);
    connect(
        card, &AnswerCard::closeAsked, this, [this, i] { lab_.desk().unpin(i); },
        Qt::QueuedConnection);
    cards_->addWidget(card);
    card->show();
    pins_.push_back(card);
  }
}

QString ProbeView::command() const {
  const ProbeType* type = chosen();
  const auto& answer = card_->answer();
  const RunTrack* run = answer ? lab_.run(answer->run) : nullptr;
  if (type == nullptr || run == nullptr) return {};
  const std::string folder =
      answer->step > run->state.first ? folderName(run->state) : std::string();
  return probeCommand(lab_.type().id, *type, *answer, folder,
                      lab_.type().schema.changes(run->state.live_config), run->state.seed);
}

QString ProbeView::heading() const {
  const ProbeType* type = chosen();
  if (headline_ && card_->answer()) {
    if (const QString said = headline_(*card_->answer()); !said.isEmpty()) return said;
  }
  if (type != nullptr && !fixed_.empty()) return coreText(type->title);
  return type == nullptr ? tr("Probe") : tr("Probe: %1").arg(coreText(type->title));
}

QString ProbeView::summary() const { return card_->summary(); }

ViewTable ProbeView::table() const {
  return card_->answer() ? answerTable(card_->answer()->result)
                         : ViewTable{{tr("no answer yet")}, {}};
}

void ProbeView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  const QRectF room = paintFigureTitle(painter, theme, heading(), size, conclusion());
  const auto cards = static_cast<double>(1 + pins_.size());
  QRectF place(room.left(), room.top(), room.width() / cards, room.height());
  card_->paintFigure(painter, theme, place);
  for (const AnswerCard* card : pins_) {
    place.moveLeft(place.right());
    card->paintFigure(painter, theme, place);
  }
}

void ProbeView::resizeEvent(QResizeEvent* event) {
  LabView::resizeEvent(event);
  if (placed_ || !isVisible()) return;
  placed_ = true;
  arguments_->setChecked(width() >= kRoomForSide);
}

}  // namespace icl::ui
