// The shipped languages are complete: every text that lupdate finds today is translated, and the
// translations are inside the program.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>

#include "tests/support/places.h"
#include "ui/language.h"

namespace {

QByteArray contents(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return file.readAll();
}

TEST(Translations, NothingIsLeftUntranslated) {
  const QString source = QStringLiteral(ICL_SOURCE_DIR);
  const QString lupdate =
      QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lupdate");
  for (const QString& language : {QStringLiteral("it"), QStringLiteral("ko")}) {
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("icl_%1.ts").arg(language));
    ASSERT_TRUE(
        QFile::copy(source + QStringLiteral("/resources/i18n/icl_%1.ts").arg(language), copy));
    QProcess process;
    process.start(
        lupdate,
        {QStringLiteral("-no-obsolete"), QStringLiteral("-locations"), QStringLiteral("none"),
         QStringLiteral("-I"), source, source + QStringLiteral("/ui"),
         source + QStringLiteral("/resources/i18n/core_strings.cpp"), QStringLiteral("-ts"), copy});
    ASSERT_TRUE(process.waitForFinished(60000));
    ASSERT_EQ(process.exitCode(), 0);
    const QByteArray now = contents(copy);
    const QRegularExpression open(
        QStringLiteral("<source>([^<]*)</source>\\s*<translation type=\"unfinished\""));
    QStringList missing;
    auto match = open.globalMatch(QString::fromUtf8(now));
    while (match.hasNext()) missing << match.next().captured(1);
    EXPECT_TRUE(missing.isEmpty())
        << language.toStdString()
        << " lacks: " << missing.join(QStringLiteral(" | ")).toStdString();
  }
}

TEST(Translations, AreInsideTheProgram) {
  icl::ui::Language language;
  language.use(QStringLiteral("it"));
  EXPECT_EQ(QCoreApplication::translate("icl::ui::WindowActions", "&File"),
            QStringLiteral("&File"));
  EXPECT_NE(QCoreApplication::translate("icl::ui::WindowActions", "&Edit"),
            QStringLiteral("&Edit"));
  language.use(QStringLiteral("en"));
  EXPECT_EQ(QCoreApplication::translate("icl::ui::StatusLine", "training %n run(s)", nullptr, 1),
            QStringLiteral("training 1 run"));
}

TEST(Translations, KeepThePlaceholdersOfTheirSources) {
  for (const QString& language : {QStringLiteral("it"), QStringLiteral("ko")}) {
    const QString text =
        QString::fromUtf8(contents(QStringLiteral(ICL_SOURCE_DIR) +
                                   QStringLiteral("/resources/i18n/icl_%1.ts").arg(language)));
    const QRegularExpression pair(
        QStringLiteral("<source>([^<]*)</source>.*?<translation[^>]*>(.*?)</translation>"),
        QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpression mark(QStringLiteral("%[1-9n]"));
    auto match = pair.globalMatch(text);
    int checked = 0;
    while (match.hasNext()) {
      const auto found = match.next();
      auto marks = mark.globalMatch(found.captured(1));
      while (marks.hasNext()) {
        const QString one = marks.next().captured(0);
        EXPECT_TRUE(found.captured(2).contains(one))
            << language.toStdString() << ": " << found.captured(1).toStdString();
        ++checked;
      }
    }
    EXPECT_GT(checked, 100);
  }
}

}  // namespace
