/* Made by tools/generate/types.ts from schemas/forsy/v0.1/trace.draft.schema.json; do not edit. */

/**
 * How the trace came about: written while the work went on, reconstructed afterwards, or both.
 */
export type ForsyTraceMode = 'live' | 'retraced' | 'hybrid';
/**
 * Who vouches for the trace; the lowest level that is true.
 */
export type ForsyValidationLevel =
  'self_traced' | 'retraced_from_logs' | 'model_reviewed' | 'human_reviewed' | 'expert_reviewed' | 'client_validated';
/**
 * Why the work ended.
 */
export type ForsyTerminationReason =
  | 'task_complete'
  | 'user_confirmed_done'
  | 'user_abandoned'
  | 'agent_blocked'
  | 'timeout'
  | 'error_unrecoverable'
  | 'partial_then_stopped'
  | 'other';
/**
 * What kind of step it is: a message of the user, a step of an agent, a produced output, or an error.
 */
export type ForsyAction = 'user_message' | 'agent_step' | 'output' | 'error';
/**
 * Whether the step ran alone or as part of a fan-out; null where that was not recorded.
 */
export type ForsyExecutionMode = 'serial' | 'parallel' | null;
/**
 * The judgement on the step: 1 helped, 0 neutral, -1 failed or was later proved wrong. Null in a draft: not assessed yet.
 */
export type ForsyEval = -1 | 0 | 1 | null;
/**
 * What part a user message plays in the work; null on every other step.
 */
export type ForsyMessageRole =
  | 'direct_request'
  | 'answer_to_agent_question'
  | 'correction'
  | 'approval'
  | 'clarification'
  | 'selection'
  | 'status_update'
  | 'new_constraint'
  | 'other'
  | null;
/**
 * What kind of feedback a user message gives; null where it gives none.
 */
export type ForsyFeedbackType = 'correction' | 'approval' | 'clarification' | 'new_instruction' | 'other' | null;
/**
 * What the work did to it.
 */
export type ForsyArtifactType = 'created' | 'modified' | 'deleted' | 'observed' | 'generated';
/**
 * Whether it may be published: open, only in redacted form, not outside the team, or not at all.
 */
export type ForsyReleaseSensitivity = 'open' | 'redacted' | 'private' | 'exclude';
/**
 * How far it may go.
 */
export type ForsyReleaseTier = 'open_example' | 'research_preview' | 'private' | 'not_for_release';

/**
 * A Forsy trace that nobody has judged yet, as a converter or a migration makes it: seven judgements may be null, which means not assessed. Everything else is as in the strict schema. A draft cannot be released.
 */
export interface ForsyTraceDraft {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string;
  /**
   * Version of the format.
   */
  schema_version: 'forsy-trace-v0.1';
  /**
   * An id that no other trace has and that never changes.
   */
  trace_id: string;
  /**
   * Id of the trace that this one continues; null when it stands alone.
   */
  prior_trace_id: string | null;
  trace_mode: ForsyTraceMode;
  /**
   * Not assessed yet where it is null.
   */
  validation_level: ForsyValidationLevel | null;
  /**
   * The user's own work in the user's words; not the making of the trace.
   */
  task: string;
  /**
   * Every tool that was available, also the unused ones. Null in a draft: not assessed yet.
   */
  agent_tools: string[] | null;
  /**
   * When the work began, ISO 8601; a zone is recommended.
   */
  started_at: string | null;
  /**
   * When the work ended, ISO 8601; a zone is recommended.
   */
  ended_at: string | null;
  /**
   * The instructions the agent began with, if they may be published; otherwise a hash or a summary.
   */
  system_prompt: string | null;
  /**
   * Skills, plugins and knowledge that were loaded on top of the model.
   */
  skills: string[] | null;
  /**
   * Remembered context that shaped the work.
   */
  memory: string | null;
  /**
   * Settings of model and environment, in free form.
   */
  agent_config: {
    [k: string]: unknown;
  } | null;
  /**
   * What a future agent should repeat, avoid or check in a similar task.
   */
  learning: string | null;
  /**
   * Not assessed yet where it is null.
   */
  termination_reason: ForsyTerminationReason | null;
  /**
   * The steps in order.
   */
  steps: ForsyStep[];
  /**
   * The deliverable itself, not a summary of the trace. Null in a draft: not assessed yet.
   */
  final_output: string | null;
  /**
   * Artifacts of the work, or null when there were none.
   */
  static_output: ForsyStaticOutput | null;
  summary: ForsySummary;
  dataset_summary?: ForsyDatasetSummary;
  [k: string]: unknown;
}
/**
 * One meaningful action in the workflow. All 28 fields are always present; null means not recorded.
 */
export interface ForsyStep {
  /**
   * Number of the step: 1 for the first, then one more each time.
   */
  step: number;
  /**
   * Number of the exchange that the step belongs to; it never decreases.
   */
  turn: number;
  /**
   * Who acted, by a label that stays the same throughout: user, agent, subagent, system, or one of the last two kinds with a name, such as agent:main.
   */
  actor: string;
  action: ForsyAction;
  /**
   * What was done, in a word. Suggested: plan, analyze, search, read, write, edit, execute, verify, download, install, ask_user, answer, select, other.
   */
  operation: string | null;
  /**
   * The tool, system or interface that was used, as exactly as it can safely be named.
   */
  tool: string | null;
  execution_mode: ForsyExecutionMode;
  /**
   * A name shared by the steps of one parallel branch.
   */
  parallel_group: string | null;
  /**
   * Concrete state before the step: what was there, visible or known.
   */
  observation: string | null;
  /**
   * The payload of the step itself: the exact words, command, query, patch or request.
   */
  input: string | null;
  /**
   * Where the input came from, where that is not plain.
   */
  input_source: ForsyInputSource | null;
  /**
   * What came back or was produced, word for word, or an excerpt that says what is left out.
   */
  output: string | null;
  /**
   * What was different after the step.
   */
  state_change: string | null;
  /**
   * Why this step was the right next one.
   */
  reasoning: string | null;
  /**
   * Numbers of the earlier steps that led to this one.
   */
  caused_by: number[] | null;
  /**
   * What kind of cause it was. Suggested: user_request, follow_up_user_request, answer_to_agent_question, execution_of_plan, dependency_on_tool_result, retry_after_failure, correction_response, approval_response, verification_of_prior_step, dependency_on_multiple_prior_steps, delegation_to_subagent, delegated_work, used_subagent_result, handoff_from_subagent, parallel_work, other.
   */
  causal_type: string | null;
  /**
   * How the causes led here; the place for causes that are unclear.
   */
  causal_note: string | null;
  /**
   * What else could have been done; null only where there was no real choice.
   */
  alternatives_considered: string | null;
  /**
   * Whether the step itself ran as intended.
   */
  success: boolean | null;
  eval: ForsyEval;
  /**
   * Why the step was judged so.
   */
  eval_reason: string | null;
  /**
   * What should have been done instead, or should be done next time.
   */
  directive: string | null;
  message_role: ForsyMessageRole;
  feedback_type: ForsyFeedbackType;
  /**
   * What a user message says about earlier work; never the first request over again.
   */
  feedback_content: string | null;
  /**
   * When the step began, ISO 8601; a zone is recommended.
   */
  started_at: string | null;
  /**
   * When the step ended, ISO 8601; a zone is recommended.
   */
  ended_at: string | null;
  /**
   * Number of the earlier step that this one retries, corrects or redoes.
   */
  retry_of: number | null;
  [k: string]: unknown;
}
/**
 * Where the input of a step came from.
 */
export interface ForsyInputSource {
  /**
   * Who supplied it. Preferred: user, agent, subagent, tool, system, external.
   */
  actor: string;
  /**
   * Number of the earlier step that supplied it; null when it came from outside the trace.
   */
  source_step: number | null;
  /**
   * The field of that step that held it. Preferred: input, output, observation, directive, feedback_content, external.
   */
  source_field: string | null;
  /**
   * A few words on how it was used.
   */
  note?: string | null;
  [k: string]: unknown;
}
/**
 * What the work left behind besides words.
 */
export interface ForsyStaticOutput {
  /**
   * The artifacts, each with its evidence.
   */
  artifacts: ForsyArtifact[];
  [k: string]: unknown;
}
/**
 * A file or structured result of the work, with its evidence.
 */
export interface ForsyArtifact {
  /**
   * Where it lies, or what identifies it.
   */
  path: string;
  type: ForsyArtifactType;
  /**
   * The part it plays: deliverable, intermediate, test, config, log, evidence, or a word of your own.
   */
  role?: string;
  /**
   * Numbers of the steps connected with it.
   */
  related_steps?: number[] | null;
  /**
   * What it is.
   */
  description?: string | null;
  /**
   * What happened to it, or what was seen.
   */
  state?: string | null;
  /**
   * SHA-256 of its content.
   */
  hash?: string | null;
  /**
   * The whole content, where it is at hand and safe to publish.
   */
  content?: string | null;
  /**
   * What was changed, as a diff.
   */
  diff?: string | null;
  release_sensitivity?: ForsyReleaseSensitivity;
  [k: string]: unknown;
}
/**
 * The counts over the steps, and two judgements on the whole.
 */
export interface ForsySummary {
  /**
   * Number of steps.
   */
  total_steps: number;
  /**
   * The highest turn.
   */
  total_turns: number;
  /**
   * Steps with eval 1.
   */
  positive_steps: number;
  /**
   * Steps with eval -1.
   */
  negative_steps: number;
  /**
   * Steps with eval 0.
   */
  neutral_steps: number;
  /**
   * Steps with a directive.
   */
  directive_signals: number;
  human_feedback: ForsyHumanFeedback;
  /**
   * How sure the tracer is that the trace is accurate and complete: 100 all traced, 75 minor gaps, 50 partial, 25 significant gaps, 0 failed. It speaks of the trace, not of the work. Null in a draft: not assessed yet.
   */
  agent_confidence: number | null;
  /**
   * Whether the user's own goal was reached. Null in a draft: not assessed yet.
   */
  goal_achieved: boolean | null;
  /**
   * What is to be said of the outcome of the user's work, and of nothing else.
   */
  goal_notes: string | null;
  [k: string]: unknown;
}
/**
 * How many user messages give each kind of feedback.
 */
export interface ForsyHumanFeedback {
  /**
   * Steps with feedback_type correction.
   */
  corrections: number;
  /**
   * Steps with feedback_type approval.
   */
  approvals: number;
  /**
   * Steps with feedback_type clarification.
   */
  clarifications: number;
  /**
   * Steps with feedback_type new_instruction.
   */
  new_instructions: number;
  [k: string]: unknown;
}
/**
 * How the trace is presented when it is published.
 */
export interface ForsyDatasetSummary {
  /**
   * A short title.
   */
  title: string;
  /**
   * What the trace shows in plain words: kind of task, environment, main actions, failures, feedback, outcome and known limits.
   */
  description: string;
  /**
   * Words to find it by.
   */
  tags: string[];
  release_tier: ForsyReleaseTier;
  validation_level: ForsyValidationLevel;
  [k: string]: unknown;
}
