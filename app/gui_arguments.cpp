#include "app/gui_arguments.h"

#include "core/base/text.h"
#include "core/config/schema.h"

namespace icl::app {

namespace {

const std::vector<std::string> kOptions = {
    "--help",   "--version", "--lang", "--theme",   "--bench-ui", "--reset-layout", "--out",
    "--render", "--size",    "--dpi",  "--present", "--screen",   "--frames",       "--fps"};

bool isNumber(const std::string& text) { return parseNumber(text).ok(); }

Status readSize(const std::string& text, GuiArguments& into) {
  const auto x = text.find('x');
  const auto width = parseInteger(text.substr(0, x));
  const auto height = x == std::string::npos ? width : parseInteger(text.substr(x + 1));
  if (x == std::string::npos || !width || !height || *width < 64 || *height < 64 ||
      *width > 16384 || *height > 16384) {
    return Error{Message{ICL_TR("“%1” is no size: write WIDTHxHEIGHT in pixels, from 64x64 to "
                                "16384x16384."),
                         {text}},
                 "--size"};
  }
  into.width = static_cast<int>(*width);
  into.height = static_cast<int>(*height);
  return {};
}

Status readValue(const std::string& option, const std::string& value, GuiArguments& into) {
  const auto oneOf = [&](const std::vector<std::string>& known, std::string& to) -> Status {
    for (const std::string& one : known) {
      if (one == value) {
        to = value;
        return {};
      }
    }
    return Error{Message{ICL_TR("“%1” is not one of %2."), {value, joined(known, ", ")}}, option};
  };
  if (option == "--lang") return oneOf({"en", "it", "ko"}, into.language);
  if (option == "--theme") return oneOf({"light", "dark", "system"}, into.theme);
  if (option == "--render") into.render_view = value;
  if (option == "--out") into.out = value;
  if (option == "--size") return readSize(value, into);
  if (option == "--screen") {
    const auto number = parseInteger(value);
    if (!number || *number < 1 || *number > 64) {
      return Error{Message{ICL_TR("“%1” is no screen: count them from 1."), {value}}, option};
    }
    into.screen = static_cast<int>(*number);
  }
  if (option == "--frames" || option == "--fps") {
    const bool frames = option == "--frames";
    const std::int64_t low = frames ? 2 : 1, high = frames ? 2000 : 60;
    const auto number = parseInteger(value);
    if (!number || *number < low || *number > high) {
      return Error{Message{ICL_TR("“%1” is not a whole number from %2 to %3."),
                           {value, std::to_string(low), std::to_string(high)}},
                   option};
    }
    (frames ? into.frames : into.per_second) = static_cast<int>(*number);
  }
  if (option == "--dpi") {
    const auto dpi = parseInteger(value);
    if (!dpi || *dpi < 30 || *dpi > 2400) {
      return Error{
          Message{ICL_TR("“%1” is no resolution: write dots per inch from 30 to 2400."), {value}},
          option};
    }
    into.dpi = static_cast<int>(*dpi);
  }
  return {};
}

bool takesValue(const std::string& option) {
  return option == "--lang" || option == "--theme" || option == "--render" || option == "--out" ||
         option == "--size" || option == "--dpi" || option == "--screen" || option == "--frames" ||
         option == "--fps";
}

}  // namespace

std::string guiUsage() {
  return "usage: icl-lab [FILE|RUN|PRESET|EXPERIMENT|LECTURE] [options]\n"
         "\n"
         "Opens the laboratory's window on a document (.icl), a stored run, a preset, an "
         "experiment\n"
         "or a lecture; without any, on a running example.\n"
         "\n"
         "  --lang en|it|ko             language of the window\n"
         "  --theme light|dark|system   colours\n"
         "  --present                   give the lecture: of the document, or a ready one by name\n"
         "  --screen N                  the audience's screen, counted from 1\n"
         "  --reset-layout              forget the stored sizes and places\n"
         "  --bench-ui [SECONDS]        run the default document that long, print one JSON object\n"
         "  --render VIEW --out FILE    draw a picture off screen (.svg, .pdf or .png) and end\n"
         "  --size WIDTHxHEIGHT         of that picture, in pixels (960x600)\n"
         "  --dpi N                     of a .png (144)\n"
         "  --frames N --fps N          an animation of the run: --out is a new folder for PNG "
         "files,\n"
         "                              or a .mp4 or .gif where ffmpeg is installed (24 a second)\n"
         "  --version, --help\n"
         "\n"
         "Work without a window is done by icl(1).\n";
}

Result<GuiArguments> parseGuiArguments(const std::vector<std::string>& arguments) {
  GuiArguments parsed;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    std::string option = arguments[i];
    std::string value;
    const auto equals = option.find('=');
    const bool attached = option.rfind("--", 0) == 0 && equals != std::string::npos;
    if (attached) {
      value = option.substr(equals + 1);
      option = option.substr(0, equals);
    }
    if (option == "--help" || option == "-h") {
      parsed.help = true;
    } else if (option == "--version") {
      parsed.version = true;
    } else if (option == "--present") {
      parsed.present = true;
    } else if (option == "--reset-layout") {
      parsed.reset_layout = true;
    } else if (option == "--bench-ui") {
      parsed.bench = true;
      if (!attached && i + 1 < arguments.size() && isNumber(arguments[i + 1])) {
        value = arguments[++i];
      }
      if (value.empty()) continue;
      const auto seconds = parseNumber(value);
      if (!seconds || !(*seconds >= 1 && *seconds <= 86400)) {
        return Error{
            Message{ICL_TR("“%1” is no length of time: write seconds from 1 to 86400."), {value}},
            option};
      }
      parsed.bench_seconds = *seconds;
    } else if (takesValue(option)) {
      if (!attached) {
        if (i + 1 >= arguments.size()) return Error{ICL_TR("A value is missing."), option};
        value = arguments[++i];
      }
      if (Status status = readValue(option, value, parsed); !status) return status.error();
    } else if (option.rfind("-", 0) == 0 && option.size() > 1) {
      return unknownName("option", option, kOptions);
    } else if (parsed.what.empty()) {
      parsed.what = arguments[i];
    } else {
      return Error{Message{ICL_TR("Only one document, run or preset can be opened: “%1” is one "
                                  "too many."),
                           {arguments[i]}},
                   {}};
    }
  }
  if (parsed.render_view.empty() != parsed.out.empty()) {
    return Error{ICL_TR("--render VIEW and --out FILE belong together."), {}};
  }
  return parsed;
}

}  // namespace icl::app
