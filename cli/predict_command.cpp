#include "cli/predict_command.h"

namespace heddle::cli {

const CommandTexts& PredictCommand::texts() const {
  static constexpr CommandTexts kTexts = {"predict",
                                          "vm predict [options] Program.java [args]",
                                          "watch one run, and try the schedules that may fail",
                                          "predictions",
                                          true,
                                          "prediction, report, schedules"};
  return kTexts;
}

bool PredictCommand::check() {
  choose(tester::Strategy::Predict);
  return ExploreCommand::check();
}

}  // namespace heddle::cli
