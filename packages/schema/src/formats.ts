/** A format that this project knows, one row of its table. */
export interface Format {
  /** The id that commands, reports and configuration use. */
  readonly id: FormatId;
  /** What a person calls it. */
  readonly title: string;
  /** What its versions and shapes share: `open-token`, `forsy`, `claude-code`, ... */
  readonly family: string;
  /** The newest version of this row that is read, `null` where the format has no version of its own. */
  readonly version: string | null;
  /** Its JSON Schema under `schemas/`, `null` where we keep none. */
  readonly schema: string | null;
  /** One JSON value in a file, one on each line, or both. */
  readonly container: 'json' | 'jsonl' | 'either';
  /** `readable` when documents are validated or converted, `detectOnly` when they are only recognised. */
  readonly use: 'readable' | 'detectOnly';
}

/** The id of a format, or `unknown`. */
export type FormatId =
  | 'open-token/v0.1'
  | 'open-token/v0.1-record'
  | 'trajectory'
  | 'forsy/v0.1'
  | 'forsy/v0.1-draft'
  | 'forsy/v0.1-manifest'
  | 'forsy/v0.1-step'
  | 'forsy/legacy'
  | 'forsy/legacy-manifest'
  | 'claude-code'
  | 'codex'
  | 'atif'
  | 'sts'
  | 'pi'
  | 'gemini-cli'
  | 'opencode'
  | 'openhands'
  | 'swe-agent'
  | 'inspect-ai'
  | 'openai-chat'
  | 'report/v1'
  | 'unknown';

/** Every format in the order in which documentation lists them; `unknown` stands last, so that a lookup always finds a row. */
export const formats: readonly Format[] = [
  row('open-token/v0.1', 'Open-Token document', '0.1', 'open-token/v0.1/document.schema.json', 'json'),
  row('open-token/v0.1-record', 'Open-Token stream', '0.1', 'open-token/v0.1/record.schema.json', 'jsonl'),
  row('trajectory', 'Trajectory', '1', 'trajectory/v1/trajectory.schema.json', 'either'),
  row('forsy/v0.1', 'Forsy trace', '0.1', 'forsy/v0.1/trace.schema.json', 'either'),
  row('forsy/v0.1-draft', 'Forsy trace, draft', '0.1', 'forsy/v0.1/trace.draft.schema.json', 'either'),
  row('forsy/v0.1-manifest', 'Forsy manifest', '0.1', 'forsy/v0.1/manifest.schema.json', 'either'),
  row('forsy/v0.1-step', 'Forsy steps export', '0.1', null, 'jsonl'),
  row('forsy/legacy', 'Forsy trace, legacy', null, 'forsy/legacy/trace.schema.json', 'either'),
  row('forsy/legacy-manifest', 'Forsy manifest, legacy', null, 'forsy/legacy/manifest.schema.json', 'either'),
  row('claude-code', 'Claude Code session log', null, null, 'either'),
  row('codex', 'Codex session log', null, null, 'jsonl'),
  row('atif', 'ATIF (Harbor)', '1', null, 'json'),
  row('sts', 'STS session log', null, null, 'jsonl'),
  row('pi', 'Pi session log', '3', null, 'jsonl'),
  row('gemini-cli', 'Gemini CLI session', null, null, 'either', 'detectOnly'),
  row('opencode', 'OpenCode export', null, null, 'json', 'detectOnly'),
  row('openhands', 'OpenHands conversation', null, null, 'either', 'detectOnly'),
  row('swe-agent', 'SWE-agent trajectory', null, null, 'json', 'detectOnly'),
  row('inspect-ai', 'Inspect evaluation log', '2', null, 'json', 'detectOnly'),
  row('openai-chat', 'OpenAI chat messages', null, null, 'either'),
  row('report/v1', 'trace-formats report', '1', 'report/v1/report.schema.json', 'json'),
  row('unknown', 'Unknown', null, null, 'either', 'detectOnly'),
];

/** The row of a format. */
export function formatOf(id: FormatId): Format {
  return formats.find((format) => format.id === id) as Format;
}

/** Whether a text, such as the value of a flag, is the id of a format. */
export function isFormatId(text: string): text is FormatId {
  return formats.some((format) => format.id === text);
}

function row(
  id: FormatId,
  title: string,
  version: string | null,
  schema: string | null,
  container: Format['container'],
  use: Format['use'] = 'readable',
): Format {
  return { id, title, family: id.split('/')[0] as string, version, schema, container, use };
}
