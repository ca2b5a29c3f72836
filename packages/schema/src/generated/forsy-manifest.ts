/* Made by tools/generate/types.ts from schemas/forsy/v0.1/manifest.schema.json; do not edit. */

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
 * How far it may go.
 */
export type ForsyReleaseTier = 'open_example' | 'research_preview' | 'private' | 'not_for_release';

/**
 * Index card of one Forsy trace: what it is and its headline figures. What it states must agree with the trace beside it. Unknown keys are allowed.
 */
export interface ForsyManifest {
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
  prior_trace_id?: string | null;
  /**
   * A short name for folders and addresses.
   */
  trace_slug?: string;
  /**
   * Name of the folder it came from.
   */
  original_folder_name?: string | null;
  /**
   * Id that the trace had in its source.
   */
  source_trace_id?: string | null;
  /**
   * Files it was made from.
   */
  source_files?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * Folders it was made from.
   */
  source_folder_names?: string[] | null;
  /**
   * Older name of trace_id, kept by some exports.
   */
  collection_id?: string | null;
  /**
   * Older name of prior_trace_id, kept by some exports.
   */
  prior_collection_id?: string | null;
  trace_mode?: ForsyTraceMode;
  validation_level?: ForsyValidationLevel;
  /**
   * The user's own work in the user's words; not the making of the trace.
   */
  task?: string;
  /**
   * When the trace was captured, ISO 8601; public ones have no zone.
   */
  captured_at?: string | null;
  /**
   * When the work began.
   */
  activity_started_at?: string | null;
  /**
   * When the work ended.
   */
  activity_ended_at?: string | null;
  /**
   * Number of steps in the trace.
   */
  total_steps?: number;
  /**
   * The highest turn of the trace.
   */
  total_turns?: number;
  /**
   * The share of steps with eval 1, in whole percent rounded down.
   */
  positive_pct?: number;
  /**
   * Steps with a directive.
   */
  directive_signals?: number;
  /**
   * The confidence that the trace states.
   */
  agent_confidence?: number | null;
  /**
   * Whether the goal was reached, as the trace states it.
   */
  goal_achieved?: boolean | null;
  /**
   * What the trace says of the outcome.
   */
  goal_notes?: string | null;
  human_feedback?: ForsyHumanFeedback;
  /**
   * The forms in which the trace is published.
   */
  formats_available?: string[];
  /**
   * The instructions the agent began with, if they may be published; otherwise a hash or a summary.
   */
  system_prompt?: string | null;
  /**
   * Skills, plugins and knowledge that were loaded on top of the model.
   */
  skills?: string[] | null;
  /**
   * Remembered context that shaped the work.
   */
  memory?: string | null;
  /**
   * Settings of model and environment, in free form.
   */
  agent_config?: {
    [k: string]: unknown;
  } | null;
  /**
   * What a future agent should repeat, avoid or check in a similar task.
   */
  learning?: string | null;
  termination_reason?: ForsyTerminationReason;
  dataset_summary?: ForsyDatasetSummary;
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
