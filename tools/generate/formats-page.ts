import type { ReadableFormat, WritableFormat } from '@trace-formats/convert';
import { type Format, type FormatId, formats } from '@trace-formats/schema';
import { isSchema } from './bundle.ts';
import { branchesOf, definitionsOf, propertiesOf, requiredOf } from './keywords.ts';
import { anchor, cell } from './markdown.ts';
import type { Output } from './output.ts';
import type { Schema, SchemaSource } from './schema-source.ts';

/**
 * docs/formats.md: which formats there are, and a table of fields for every shape of each that has a schema, from the
 * descriptions there.
 */
export function formatsPage(sources: readonly SchemaSource[]): Output {
  const { contents, sections } = tablesOf(sources);
  return {
    path: 'docs/formats.md',
    text: `<!-- Made by tools/generate/formats-page.ts from schemas/ and packages/schema/src/formats.ts; do not edit. -->

# The formats

Each is told by its content: \`trace-formats detect\` says which a file is in. Where a format has a schema, its documents are validated. The last two columns are the words for \`--from\` and \`--to\` of \`trace-formats convert\`, which turns what it reads into anything that it writes and says [what becomes of each field](conversions.md). A format with none of the three is only recognised.

| format | what it is | a file holds | validated | read as | written as |
|---|---|---|---|---|---|
${formats
  .filter(({ id }) => id !== 'unknown')
  .map(formatRow)
  .join('\n')}

ATIF is the [Agent Trajectory Interchange Format](https://harborframework.com/docs/trajectory-format) of Harbor, STS the [Session Trace Simple Format](https://huggingface.co/docs/hub/session-traces-format) of the Hugging Face Hub. Where the formats with a schema come from: [schemas/README.md](../schemas/README.md).

## Field by field

Every table is made from the JSON Schema that it names. "yes" in the second column means that the key must always be there.

${contents}

${sections}`,
  };
}

function formatRow({ id, title, schema, container }: Format): string {
  const cells = [
    `\`${id}\``,
    title,
    holds[container],
    schema === null ? '' : 'yes',
    wordOf(id, reads),
    wordOf(id, writes),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The word under which a conversion knows a format, by a table of what each word stands for. */
function wordOf(id: FormatId, table: Readonly<Record<string, readonly FormatId[]>>): string {
  const [found] = Object.entries(table).filter(([, ids]) => ids.includes(id));
  return found === undefined ? '' : `\`${found[0]}\``;
}

/** What each reader reads. */
const reads: Readonly<Record<ReadableFormat, readonly FormatId[]>> = {
  'open-token': ['open-token/v0.1', 'open-token/v0.1-record'],
  trajectory: ['trajectory'],
  forsy: ['forsy/v0.1', 'forsy/v0.1-draft', 'forsy/legacy'],
  'claude-code': ['claude-code'],
  codex: ['codex'],
  atif: ['atif'],
  pi: ['pi'],
  'gemini-cli': ['gemini-cli'],
  sts: ['sts'],
  'openai-chat': ['openai-chat'],
};

/** What each writer writes: of a log, no more than the draft of a trace can be made. */
const writes: Readonly<Record<WritableFormat, readonly FormatId[]>> = {
  'open-token': ['open-token/v0.1', 'open-token/v0.1-record'],
  trajectory: ['trajectory'],
  forsy: ['forsy/v0.1-draft'],
  atif: ['atif'],
  sts: ['sts'],
};

const holds: Readonly<Record<Format['container'], string>> = {
  json: 'one JSON document',
  jsonl: 'JSON Lines',
  either: 'one JSON document or JSON Lines',
};

/** The sections of some schemas, and a list of them. */
export function tablesOf(sources: readonly SchemaSource[]): { readonly contents: string; readonly sections: string } {
  return {
    contents: sources.map((source) => `- [${heading(source)}](#${anchor(heading(source))})`).join('\n'),
    sections: sources.map(section).join('\n'),
  };
}

function heading(source: SchemaSource): string {
  return `${String(source.schema.title)} (${source.path.split('/').slice(0, 2).join('/')})`;
}

function section(source: SchemaSource): string {
  const { schema } = source;
  const definitions = Object.entries(definitionsOf(schema));
  const shapes = definitions.filter(
    ([, definition]) => isSchema(definition.properties) && definition.title !== undefined,
  );
  const words = definitions.filter(
    ([, definition]) => definition.properties === undefined && definition.title !== undefined,
  );
  return `## ${heading(source)}

${String(schema.description)}

Schema: [\`schemas/${source.path}\`](../schemas/${source.path})

${table(schema, schema)}${shapes.map(([, shape]) => `### ${String(shape.title)}\n\n${String(shape.description ?? '')}\n\n${table(shape, schema)}`).join('')}${
  words.length === 0
    ? ''
    : `### Values of ${String(schema.title)}\n\n${words.map(([, word]) => `- **${String(word.title)}**: ${cell(kind(word))}. ${String(word.description ?? '')}\n`).join('')}`
}`;
}

function table(schema: Schema, whole: Schema): string {
  const properties = Object.entries(propertiesOf(schema));
  if (properties.length === 0) return '';
  const required = new Set(requiredOf(schema));
  const rows = properties.map(
    ([key, inner]) =>
      `| \`${key}\` | ${required.has(key) ? 'yes' : ''} | ${cell(kind(inner))} | ${cell(meaning(inner, whole))} | ${cell(example(inner))} |`,
  );
  return `| key | required | value | meaning | example |\n|---|---|---|---|---|\n${rows.join('\n')}\n\n`;
}

/** What is said of a key, or of the shape that it has. */
function meaning(schema: Schema, whole: Schema): string {
  const shape = definitionsOf(whole)[String(schema.$ref).split('/').at(-1) ?? ''];
  return String(schema.description ?? shape?.description ?? '');
}

function kind(schema: Schema): string {
  if (typeof schema.$ref === 'string') return `\`${schema.$ref.split('/').at(-1)}\``;
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``;
  if (Array.isArray(schema.enum) && schema.enum.length > mostListed) return `one of ${schema.enum.length} words`;
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  const branches = branchesOf(schema);
  if (branches !== undefined) return branches.map(kind).join(' or ');
  const types = [schema.type ?? 'any value'].flat().join(' or ');
  const items = isSchema(schema.items) ? ` of ${kind(schema.items)}` : '';
  return `${types}${items}${range(schema)}`;
}

/** More words than this are listed where they belong. */
const mostListed = 40;

function range(schema: Schema): string {
  const { minimum, maximum } = schema;
  if (minimum !== undefined && maximum !== undefined) return `, ${String(minimum)} to ${String(maximum)}`;
  if (minimum !== undefined) return `, at least ${String(minimum)}`;
  return '';
}

function example(schema: Schema): string {
  const [first] = (schema.examples ?? []) as unknown[];
  const text = first === undefined ? '' : JSON.stringify(first);
  return text === '' || text.length > 60 ? '' : `\`${text}\``;
}
