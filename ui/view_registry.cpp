// The explicit list of all pictures, in menu order. A picture suits an experiment by the roles of
// its channels and plates, or by its family; titles are translated in the context "ViewTypes".
#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "ui/view.h"
#include "ui/views/common_views.h"
#include "ui/views/cross_attention_views.h"
#include "ui/views/mixture_views.h"
#include "ui/views/tree_prior_views.h"

namespace icl::ui {

const std::vector<ViewType>& viewTypes() {
  static const std::vector<ViewType> kTypes = [] {
    std::vector<ViewType> types = commonViewTypes();
    for (const auto& family :
         {crossAttentionViewTypes(), mixtureViewTypes(), treePriorViewTypes()}) {
      types.insert(types.end(), family.begin(), family.end());
    }
    // What a lecture opens with comes first; anything not named keeps its place behind.
    const QStringList order{QStringLiteral("accuracy"),     QStringLiteral("circuit"),
                            QStringLiteral("answer"),       QStringLiteral("tree"),
                            QStringLiteral("loss"),         QStringLiteral("routing"),
                            QStringLiteral("budget"),       QStringLiteral("limits"),
                            QStringLiteral("key-patch"),    QStringLiteral("function-vectors"),
                            QStringLiteral("plane"),        QStringLiteral("whitening"),
                            QStringLiteral("attention"),    QStringLiteral("heads"),
                            QStringLiteral("tokens"),       QStringLiteral("prediction"),
                            QStringLiteral("gram"),         QStringLiteral("depth"),
                            QStringLiteral("short"),        QStringLiteral("steps"),
                            QStringLiteral("contexts"),     QStringLiteral("descent"),
                            QStringLiteral("parameters"),   QStringLiteral("difference"),
                            QStringLiteral("before-after"), QStringLiteral("geometry"),
                            QStringLiteral("equations"),    QStringLiteral("measures"),
                            QStringLiteral("probe")};
    const auto rank = [&order](const ViewType& type) {
      const auto at = order.indexOf(type.id);
      return at < 0 ? order.size() : at;
    };
    std::stable_sort(types.begin(), types.end(),
                     [&rank](const ViewType& a, const ViewType& b) { return rank(a) < rank(b); });
    return types;
  }();
  return kTypes;
}

QString viewTitle(const QString& id) {
  for (const ViewType& type : viewTypes()) {
    if (type.id != id) continue;
    return QCoreApplication::translate("ViewTypes", type.title.toUtf8().constData());
  }
  return id;
}

}  // namespace icl::ui
