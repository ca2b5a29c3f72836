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

/** What is said of each format, in the order in which documentation lists them. Without a row for each id this does not compile. */
const rows: Readonly<Record<FormatId, Row>> = {
  'open-token/v0.1': row('Open-Token document', '0.1', 'open-token/v0.1/document.schema.json', 'json'),
  'open-token/v0.1-record': row('Open-Token stream', '0.1', 'open-token/v0.1/record.schema.json', 'jsonl'),
  trajectory: row('Trajectory', '1', 'trajectory/v1/trajectory.schema.json', 'either'),
  'forsy/v0.1': row('Forsy trace', '0.1', 'forsy/v0.1/trace.schema.json', 'either'),
  'forsy/v0.1-draft': row('Forsy trace, draft', '0.1', 'forsy/v0.1/trace.draft.schema.json', 'either'),
  'forsy/v0.1-manifest': row('Forsy manifest', '0.1', 'forsy/v0.1/manifest.schema.json', 'either'),
  'forsy/v0.1-step': row('Forsy steps export', '0.1', null, 'jsonl'),
  'forsy/legacy': row('Forsy trace, legacy', null, 'forsy/legacy/trace.schema.json', 'either'),
  'forsy/legacy-manifest': row('Forsy manifest, legacy', null, 'forsy/legacy/manifest.schema.json', 'either'),
  'claude-code': row('Claude Code session log', null, null, 'either'),
  codex: row('Codex session log', null, null, 'jsonl'),
  atif: row('ATIF (Harbor)', '1', null, 'json'),
  sts: row('STS session log', null, null, 'jsonl'),
  pi: row('Pi session log', '3', null, 'jsonl'),
  'gemini-cli': row('Gemini CLI session', null, null, 'either'),
  opencode: row('OpenCode export', null, null, 'json', 'detectOnly'),
  openhands: row('OpenHands conversation', null, null, 'either', 'detectOnly'),
  'swe-agent': row('SWE-agent trajectory', null, null, 'json', 'detectOnly'),
  'inspect-ai': row('Inspect evaluation log', '2', null, 'json', 'detectOnly'),
  'openai-chat': row('OpenAI chat messages', null, null, 'either'),
  'report/v1': row('trace-formats report', '1', 'report/v1/report.schema.json', 'json'),
  unknown: row('Unknown', null, null, 'either', 'detectOnly'),
};

type Row = Omit<Format, 'id' | 'family'>;

/** Every format in the order in which documentation lists them; `unknown` stands last. */
export const formats: readonly Format[] = Object.entries(rows).map(([id, said]) => ({
  id: id as FormatId,
  family: id.split('/')[0] as string,
  ...said,
}));

/** The row of a format. */
export function formatOf(id: FormatId): Format {
  return formats.find((format) => format.id === id) as Format;
}

/** Whether a text, such as the value of a flag, is the id of a format. */
export function isFormatId(text: string): text is FormatId {
  return Object.hasOwn(rows, text);
}

function row(
  title: string,
  version: string | null,
  schema: string | null,
  container: Format['container'],
  use: Format['use'] = 'readable',
): Row {
  return { title, version, schema, container, use };
}
