import { artifactsAreRecorded } from './forsy/artifacts-are-recorded/rule.ts';
import { causedByPointsBack } from './forsy/caused-by-points-back/rule.ts';
import { descriptionIsTrue } from './forsy/description-is-true/rule.ts';
import { endingsAgreeWithTheGoal } from './forsy/endings-agree-with-the-goal/rule.ts';
import { evidenceLevelsAgree } from './forsy/evidence-levels-agree/rule.ts';
import { failedStepsSayWhy } from './forsy/failed-steps-say-why/rule.ts';
import { feedbackBelongsToUserMessages } from './forsy/feedback-belongs-to-user-messages/rule.ts';
import { feedbackIsWhole } from './forsy/feedback-is-whole/rule.ts';
import { fieldsAreKnown } from './forsy/fields-are-known/rule.ts';
import { finalOutputIsTheDeliverable } from './forsy/final-output-is-the-deliverable/rule.ts';
import { firstRequestIsKept } from './forsy/first-request-is-kept/rule.ts';
import type { ForsyRule } from './forsy/forsy-rule.ts';
import { inputIsLiteral } from './forsy/input-is-literal/rule.ts';
import { inputSourcesExist } from './forsy/input-sources-exist/rule.ts';
import { judgementsAreMade } from './forsy/judgements-are-made/rule.ts';
import { manifestAgreesWithTrace } from './forsy/manifest-agrees-with-trace/rule.ts';
import { messageRolesBelongToUserMessages } from './forsy/message-roles-belong-to-user-messages/rule.ts';
import { nullIsNull } from './forsy/null-is-null/rule.ts';
import { observationIsState } from './forsy/observation-is-state/rule.ts';
import { outputIsLiteral } from './forsy/output-is-literal/rule.ts';
import { parallelGroupsAreGroups } from './forsy/parallel-groups-are-groups/rule.ts';
import { praisedStepsStand } from './forsy/praised-steps-stand/rule.ts';
import { reasoningGivesAReason } from './forsy/reasoning-gives-a-reason/rule.ts';
import { retriesRedoWhatFailed } from './forsy/retries-redo-what-failed/rule.ts';
import { retryOfPointsBack } from './forsy/retry-of-points-back/rule.ts';
import { secretsAreMasked } from './forsy/secrets-are-masked/rule.ts';
import { stepsAreNumberedInOrder } from './forsy/steps-are-numbered-in-order/rule.ts';
import { stepsAreTheWork } from './forsy/steps-are-the-work/rule.ts';
import { summaryCountsAreTrue } from './forsy/summary-counts-are-true/rule.ts';
import { taskIsStated } from './forsy/task-is-stated/rule.ts';
import { timesAreSound } from './forsy/times-are-sound/rule.ts';
import { timesHaveZones } from './forsy/times-have-zones/rule.ts';
import { timesRunForward } from './forsy/times-run-forward/rule.ts';
import { toolsUsedAreListed } from './forsy/tools-used-are-listed/rule.ts';
import { turnsNeverDecrease } from './forsy/turns-never-decrease/rule.ts';
import { userMessageEvalIsZero } from './forsy/user-message-eval-is-zero/rule.ts';
import { userMessageFieldsAreNull } from './forsy/user-message-fields-are-null/rule.ts';
import { userMessageInvariants } from './forsy/user-message-invariants/rule.ts';
import { vocabulariesAreKnown } from './forsy/vocabularies-are-known/rule.ts';
import { actorsAreDeclared } from './open-token/actors-are-declared/rule.ts';
import { contentMatchesItsMime } from './open-token/content-matches-its-mime/rule.ts';
import { idsAreUnique } from './open-token/ids-are-unique/rule.ts';
import { integrityHolds } from './open-token/integrity-holds/rule.ts';
import { internalIsNotInvented } from './open-token/internal-is-not-invented/rule.ts';
import { linksPointBack } from './open-token/links-point-back/rule.ts';
import { missingResultsAreMarked } from './open-token/missing-results-are-marked/rule.ts';
import type { OpenTokenEventRule, OpenTokenRule } from './open-token/open-token-rule.ts';
import { redactionIsStated } from './open-token/redaction-is-stated/rule.ts';
import { seqIsContiguous } from './open-token/seq-is-contiguous/rule.ts';
import { spansOpenAndClose } from './open-token/spans-open-and-close/rule.ts';
import { timesAreInOrder } from './open-token/times-are-in-order/rule.ts';
import { toolCallsArePaired } from './open-token/tool-calls-are-paired/rule.ts';
import { unknownValuesAreLeftOut } from './open-token/unknown-values-are-left-out/rule.ts';
import { visibilityFitsTheRole } from './open-token/visibility-fits-the-role/rule.ts';
import { argumentsAreJson } from './trajectory/arguments-are-json/rule.ts';
import { callsAreAnswered } from './trajectory/calls-are-answered/rule.ts';
import { messagesSaySomething } from './trajectory/messages-say-something/rule.ts';
import { modelAndSessionAreNamed } from './trajectory/model-and-session-are-named/rule.ts';
import { noReminderIsLeft } from './trajectory/no-reminder-is-left/rule.ts';
import { resultsAnswerACall } from './trajectory/results-answer-a-call/rule.ts';
import { trajectorySecretsAreMasked } from './trajectory/secrets-are-masked/rule.ts';
import { thinkingStandsApart } from './trajectory/thinking-stands-apart/rule.ts';
import { trajectoryTimesAreSound } from './trajectory/times-are-sound/rule.ts';
import type { TrajectoryMessageRule, TrajectoryRule } from './trajectory/trajectory-rule.ts';

/** The rules over one Forsy trace, those of the checklist first and in its order. */
export const forsyRules: readonly ForsyRule[] = [
  // 1. Every step is the user's work.
  stepsAreTheWork,
  // 2. The first request stands in `input` as one coherent request.
  firstRequestIsKept,
  // 3. Every user message has eval 0.
  userMessageEvalIsZero,
  // 4. Every user message has observation, reasoning, success and eval_reason null.
  userMessageFieldsAreNull,
  userMessageInvariants,
  // 5. Every other step has feedback_content null.
  feedbackBelongsToUserMessages,
  messageRolesBelongToUserMessages,
  // 6. input is the payload itself, not a summary of it.
  inputIsLiteral,
  // 7. output is the response itself, or an excerpt that says what is left out.
  outputIsLiteral,
  // 8. observation is the state before the step.
  observationIsState,
  // 9. reasoning says why this step was chosen.
  reasoningGivesAReason,
  // 10. caused_by is chronologically valid.
  causedByPointsBack,
  // 11. retry_of points to an earlier step that was really redone.
  retryOfPointsBack,
  retriesRedoWhatFailed,
  // 12. final_output is the deliverable, not a summary of the trace.
  finalOutputIsTheDeliverable,
  // 13. static_output has structured artifacts when there were any.
  artifactsAreRecorded,
  // 14. No secret, credential, private system prompt or sensitive personal data.
  secretsAreMasked,
  // 15. trace_mode, validation_level and agent_confidence are honest about the evidence.
  evidenceLevelsAgree,
  // 16. The description is true to the evidence.
  descriptionIsTrue,
  // Beyond the checklist.
  taskIsStated,
  judgementsAreMade,
  stepsAreNumberedInOrder,
  turnsNeverDecrease,
  summaryCountsAreTrue,
  manifestAgreesWithTrace,
  inputSourcesExist,
  timesAreSound,
  failedStepsSayWhy,
  feedbackIsWhole,
  nullIsNull,
  vocabulariesAreKnown,
  fieldsAreKnown,
  timesHaveZones,
  praisedStepsStand,
  endingsAgreeWithTheGoal,
  toolsUsedAreListed,
  parallelGroupsAreGroups,
  timesRunForward,
];

/** The rules over one Open-Token document; a stream is put together into a document first. */
export const openTokenRules: readonly (OpenTokenRule | OpenTokenEventRule)[] = [
  seqIsContiguous,
  idsAreUnique,
  actorsAreDeclared,
  linksPointBack,
  toolCallsArePaired,
  missingResultsAreMarked,
  spansOpenAndClose,
  contentMatchesItsMime,
  redactionIsStated,
  integrityHolds,
  internalIsNotInvented,
  timesAreInOrder,
  visibilityFitsTheRole,
  unknownValuesAreLeftOut,
];

/** The rules over one trajectory. */
export const trajectoryRules: readonly (TrajectoryRule | TrajectoryMessageRule)[] = [
  argumentsAreJson,
  callsAreAnswered,
  resultsAnswerACall,
  noReminderIsLeft,
  messagesSaySomething,
  thinkingStandsApart,
  trajectorySecretsAreMasked,
  trajectoryTimesAreSound,
  modelAndSessionAreNamed,
];
