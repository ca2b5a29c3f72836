/* Made by tools/generate/types.ts from schemas/forsy/legacy/trace.schema.json; do not edit. */

/**
 * Forsy traces as older public ones are (forsy-v1, forsy-v2 and raw ones without a version): readable and migratable, never written. Unknown keys are allowed.
 */
export interface ForsyLegacyTrace {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string;
  /**
   * Older version label; absent in raw traces.
   */
  schema_version?: string;
  /**
   * Id of the trace.
   */
  trace_id?: string | null;
  /**
   * Older name of trace_id.
   */
  collection_id?: string;
  /**
   * Trace that this one continues.
   */
  prior_trace_id?: string | null;
  /**
   * Older name of prior_trace_id; may be the empty string.
   */
  prior_collection_id?: string | null;
  /**
   * Id in the source.
   */
  source_trace_id?: string | null;
  /**
   * Short name.
   */
  trace_slug?: string | null;
  /**
   * Folder it came from.
   */
  original_folder_name?: string | null;
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
  source_folder_names?: unknown[] | null;
  /**
   * live, retraced or hybrid.
   */
  trace_mode?: string | null;
  /**
   * Who vouches for it.
   */
  validation_level?: string | null;
  /**
   * The user's work.
   */
  task?: string | null;
  /**
   * When it was captured, without a zone.
   */
  captured_at?: string | null;
  /**
   * The instructions the agent began with.
   */
  system_prompt?:
    | string
    | {
        [k: string]: unknown;
      }
    | null;
  /**
   * What was loaded.
   */
  skills?:
    | unknown[]
    | {
        [k: string]: unknown;
      }
    | string
    | null;
  /**
   * Remembered context.
   */
  memory?:
    | string
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * Settings of model and environment.
   */
  agent_config?:
    | {
        [k: string]: unknown;
      }
    | string
    | null;
  /**
   * The lesson.
   */
  learning?:
    | string
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * Why the work ended; any word.
   */
  termination_reason?: string | null;
  /**
   * A count over the steps.
   */
  total_steps?: number | null;
  /**
   * A count over the steps.
   */
  total_turns?: number | null;
  /**
   * The tools that were available.
   */
  agent_tools?:
    | unknown[]
    | {
        [k: string]: unknown;
      }
    | string
    | null;
  /**
   * When the work began.
   */
  started_at?: string | null;
  /**
   * When the work ended.
   */
  ended_at?: string | null;
  /**
   * The steps in order.
   */
  steps: ForsyLegacyStep[];
  /**
   * The deliverable.
   */
  final_output?:
    | string
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * Artifacts; often a JSON text inside a string.
   */
  static_output?:
    | string
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  summary?: ForsyLegacySummary;
  /**
   * How it is presented.
   */
  dataset_summary?: {
    [k: string]: unknown;
  } | null;
  [k: string]: unknown;
}
/**
 * One step of an older trace. Types are looser than in v0.1, actions may be any word, and fields may be absent.
 */
export interface ForsyLegacyStep {
  /**
   * Number of the step.
   */
  step?: number;
  /**
   * Older name of step.
   */
  step_index?: number;
  /**
   * Number of the exchange.
   */
  turn?: number;
  /**
   * Who acted; raw traces sometimes leave it out, and say assistant for agent.
   */
  actor?: string | null;
  /**
   * What kind of step it is; any word.
   */
  action: string;
  /**
   * What was done.
   */
  operation?: string | null;
  /**
   * Serial or parallel.
   */
  execution_mode?: string | null;
  /**
   * Name of the parallel branch.
   */
  parallel_group?: string | null;
  /**
   * Kind of cause.
   */
  causal_type?: string | null;
  /**
   * How the causes led here.
   */
  causal_note?: string | null;
  /**
   * What else could have been done.
   */
  alternatives_considered?: string | null;
  /**
   * Why it was judged so.
   */
  eval_reason?: string | null;
  /**
   * What should have been done.
   */
  directive?: string | null;
  /**
   * Part of the message; may be the empty string or the name of a speaker.
   */
  message_role?: string | null;
  /**
   * Kind of feedback; may be the empty string or an older word.
   */
  feedback_type?: string | null;
  /**
   * What the user said of earlier work.
   */
  feedback_content?: string | null;
  /**
   * Why this step.
   */
  reasoning?: string | null;
  /**
   * When it began.
   */
  started_at?: string | null;
  /**
   * When it ended.
   */
  ended_at?: string | null;
  /**
   * What was different after it.
   */
  state_change?: string | null;
  /**
   * What was used.
   */
  tool?:
    | string
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * State before the step.
   */
  observation?:
    | string
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * The payload.
   */
  input?:
    | string
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * What came back.
   */
  output?:
    | string
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * Older name of feedback_content.
   */
  feedback?:
    | string
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * Where the input came from.
   */
  input_source?:
    | {
        [k: string]: unknown;
      }
    | string
    | null;
  /**
   * Whether the step ran as intended.
   */
  success?: boolean | null;
  /**
   * The judgement on the step.
   */
  eval?: number | null;
  /**
   * Steps that led here.
   */
  caused_by?: number[] | number | null;
  /**
   * The step that this one redoes.
   */
  retry_of?: number | null;
  [k: string]: unknown;
}
/**
 * The summary of an older trace.
 */
export interface ForsyLegacySummary {
  /**
   * A count over the steps.
   */
  total_steps?: number | null;
  /**
   * A count over the steps.
   */
  total_turns?: number | null;
  /**
   * A count over the steps.
   */
  positive_steps?: number | null;
  /**
   * A count over the steps.
   */
  negative_steps?: number | null;
  /**
   * A count over the steps.
   */
  neutral_steps?: number | null;
  /**
   * A count over the steps.
   */
  directive_signals?: number | null;
  /**
   * Counts, or words about the feedback.
   */
  human_feedback?:
    | {
        [k: string]: unknown;
      }
    | string
    | unknown[]
    | number
    | null;
  /**
   * Confidence, on whatever scale.
   */
  agent_confidence?: number | string | null;
  /**
   * Whether the goal was reached.
   */
  goal_achieved?: boolean | string | null;
  /**
   * What is said of the outcome.
   */
  goal_notes?: string | null;
  [k: string]: unknown;
}
