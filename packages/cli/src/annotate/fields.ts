/** Where the value of a field may come from, which decides whether a note may set it. */
export type Source =
  /** Only the log knows it: a note that fills it in would make it up. */
  | 'log'
  /** The log may hold it; where it does not, whoever did the work may say it. */
  | 'gap'
  /** Somebody judges it, and may judge it anew. */
  | 'judgement';

/** The fields of a step that a note may speak of. */
export const stepFields: Readonly<Record<string, Source>> = {
  step: 'log',
  turn: 'log',
  actor: 'log',
  action: 'log',
  tool: 'log',
  execution_mode: 'log',
  parallel_group: 'log',
  input: 'log',
  input_source: 'log',
  output: 'log',
  started_at: 'log',
  ended_at: 'log',
  operation: 'gap',
  observation: 'gap',
  state_change: 'gap',
  reasoning: 'gap',
  caused_by: 'gap',
  causal_type: 'gap',
  success: 'gap',
  retry_of: 'gap',
  causal_note: 'judgement',
  alternatives_considered: 'judgement',
  eval: 'judgement',
  eval_reason: 'judgement',
  directive: 'judgement',
  message_role: 'judgement',
  feedback_type: 'judgement',
  feedback_content: 'judgement',
};

/** The fields of the trace itself. */
export const traceFields: Readonly<Record<string, Source>> = {
  schema_version: 'log',
  trace_id: 'log',
  trace_mode: 'log',
  task: 'log',
  started_at: 'log',
  ended_at: 'log',
  system_prompt: 'log',
  agent_config: 'log',
  prior_trace_id: 'gap',
  skills: 'gap',
  memory: 'gap',
  learning: 'gap',
  agent_tools: 'gap',
  static_output: 'gap',
  validation_level: 'judgement',
  termination_reason: 'judgement',
  final_output: 'judgement',
  dataset_summary: 'judgement',
};

/** The fields of its summary: everything else there is counted. */
export const summaryFields: Readonly<Record<string, Source>> = {
  agent_confidence: 'judgement',
  goal_achieved: 'judgement',
  goal_notes: 'judgement',
};
