/* Made by tools/generate/types.ts from schemas/forsy/legacy/manifest.schema.json; do not edit. */

/**
 * Index card of an older Forsy trace. Unknown keys are allowed.
 */
export interface ForsyLegacyManifest {
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
   * When the work began.
   */
  activity_started_at?: string | null;
  /**
   * When the work ended.
   */
  activity_ended_at?: string | null;
  /**
   * Share of steps with eval 1, in percent.
   */
  positive_pct?: number | null;
  /**
   * A count over the steps.
   */
  directive_signals?: number | null;
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
   * Forms in which it is published.
   */
  formats_available?: unknown[] | null;
  [k: string]: unknown;
}
