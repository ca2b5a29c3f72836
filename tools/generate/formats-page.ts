import { isSchema } from './bundle.ts';
import type { Output } from './output.ts';
import type { Schema, SchemaSource } from './schema-source.ts';

/** docs/formats.md: a table of fields for every shape of every format, from the descriptions in the schemas. */
export function formatsPage(sources: readonly SchemaSource[]): Output {
  const { contents, sections } = tablesOf(sources);
  return {
    path: 'docs/formats.md',
    text: `<!-- Made by tools/generate/formats-page.ts from schemas/; do not edit. -->

# The formats, field by field

Every table is made from the JSON Schema that it names. "yes" in the second column means that the key must always be there.

${contents}

${sections}`,
  };
}

/** The sections of some schemas, and a list of them. */
export function tablesOf(sources: readonly SchemaSource[]): { readonly contents: string; readonly sections: string } {
  return {
    contents: sources.map((source) => `- [${heading(source)}](#${anchor(heading(source))})`).join('\n'),
    sections: sources.map(section).join('\n'),
  };
}

function heading(source: SchemaSource): string {
  return `${String(source.schema['title'])} (${source.path.split('/').slice(0, 2).join('/')})`;
}

function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

function section(source: SchemaSource): string {
  const { schema } = source;
  const definitions = Object.entries((schema['$defs'] ?? {}) as Record<string, Schema>);
  const shapes = definitions.filter(
    ([, definition]) => isSchema(definition['properties']) && definition['title'] !== undefined,
  );
  const words = definitions.filter(
    ([, definition]) => definition['properties'] === undefined && definition['title'] !== undefined,
  );
  return `## ${heading(source)}

${String(schema['description'])}

Schema: [\`schemas/${source.path}\`](../schemas/${source.path})

${table(schema)}${shapes.map(([, shape]) => `### ${String(shape['title'])}\n\n${String(shape['description'] ?? '')}\n\n${table(shape)}`).join('')}${
  words.length === 0
    ? ''
    : `### Values of ${String(schema['title'])}\n\n${words.map(([, word]) => `- **${String(word['title'])}**: ${cell(kind(word))}. ${String(word['description'] ?? '')}\n`).join('')}`
}`;
}

function table(schema: Schema): string {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  if (properties.length === 0) return '';
  const required = new Set((schema['required'] ?? []) as string[]);
  const rows = properties.map(
    ([key, inner]) =>
      `| \`${key}\` | ${required.has(key) ? 'yes' : ''} | ${cell(kind(inner))} | ${cell(String(inner['description'] ?? ''))} | ${cell(example(inner))} |`,
  );
  return `| key | required | value | meaning | example |\n|---|---|---|---|---|\n${rows.join('\n')}\n\n`;
}

function kind(schema: Schema): string {
  if (typeof schema['$ref'] === 'string') return `\`${schema['$ref'].split('/').at(-1)}\``;
  if ('const' in schema) return `\`${JSON.stringify(schema['const'])}\``;
  if (Array.isArray(schema['enum']) && schema['enum'].length > mostListed)
    return `one of ${schema['enum'].length} words`;
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  const union = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(union)) return (union as Schema[]).map(kind).join(' or ');
  const types = [schema['type'] ?? 'any value'].flat().join(' or ');
  const items = isSchema(schema['items']) ? ` of ${kind(schema['items'])}` : '';
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
  const [first] = (schema['examples'] ?? []) as unknown[];
  const text = first === undefined ? '' : JSON.stringify(first);
  return text === '' || text.length > 60 ? '' : `\`${text}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
