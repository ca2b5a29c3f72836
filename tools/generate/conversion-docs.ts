import {
  aboutViews,
  type Fact,
  facts,
  forsyLegacyFields,
  type Passage,
  passages,
  trainingViews,
  writableFormats,
} from '@trace-formats/convert';
import { anchor } from './markdown.ts';
import type { Output } from './output.ts';

type Name = (typeof writableFormats)[number];

const titles: Readonly<Record<Name, string>> = {
  'open-token': 'Open-Token',
  trajectory: 'Trajectory',
  forsy: 'Forsy trace',
  atif: 'ATIF',
  sts: 'STS',
};

/** docs/conversions.md: what becomes of each field between any two formats, from the `fields.ts` of the converters. */
export function conversionDocs(): Output {
  const pairs = writableFormats.flatMap((from) => writableFormats.flatMap((to) => (from === to ? [] : [{ from, to }])));
  const contents = writableFormats.map((from) => {
    const links = writableFormats
      .filter((to) => to !== from)
      .map((to) => `[${titles[to]}](#${anchor(heading(from, to))})`);
    return `- from ${titles[from]} to ${links.join(', ')}`;
  });
  return {
    path: 'docs/conversions.md',
    text: `<!-- Made by tools/generate/conversion-docs.ts from packages/convert/src/*/fields.ts; do not edit. -->

# What becomes of each field

A conversion reads a document into one model and writes the model in another format. A field is carried where both formats have a place for what it says, and dropped where one of them has not. Each conversion also counts, in its losses, how often that happened to a field of the document at hand. Half a surrogate pair, which is no character, becomes U+FFFD wherever it stands.

${contents.join('\n')}

${pairs.map(({ from, to }) => section(from, to)).join('\n')}
## Legacy Forsy traces

What is older than v0.1 is read as v0.1 is, and \`trace-formats migrate\` makes a draft of v0.1 of it, with all else in a sidecar. Fields that only legacy traces have:

| field | becomes | note |
|---|---|---|
${Object.entries(forsyLegacyFields).map(legacyRow).join('\n')}

## Rows for training

Of a Forsy trace, or the draft of one, rows for training can be made: \`trace-formats convert data/ --to preferences -o pairs.jsonl\`. Each row names its trace. Nothing is judged anew: labels and pairs come from the \`eval\`, \`retry_of\` and corrections that the trace states. What a view has no place for stands among its losses, as in any conversion.

| view | rows |
|---|---|
${trainingViews.map((view) => `| ${view} | ${aboutViews[view]} |`).join('\n')}

## What a field can say

| fact | meaning |
|---|---|
${(Object.keys(facts) as Fact[]).map((fact) => `| ${fact} | ${facts[fact]} |`).join('\n')}
`,
  };
}

function section(from: Name, to: Name): string {
  const all = passages(from, to);
  const kept = all.filter(({ becomes }) => becomes === 'carried');
  const lost = all.filter(({ becomes }) => becomes === 'dropped');
  return `## ${heading(from, to)}

| field | becomes | note |
|---|---|---|
${[...kept, ...lost].map(row).join('\n')}
`;
}

function row({ property, into, becomes, note }: Passage): string {
  const target = becomes === 'dropped' ? 'dropped' : into.map((one) => `\`${one}\``).join(', ');
  return `| \`${property}\` | ${target} | ${note ?? ''} |`;
}

function legacyRow([property, field]: readonly [string, (typeof forsyLegacyFields)[string]]): string {
  if (field.becomes === 'dropped') return `| \`${property}\` | dropped | ${field.why} |`;
  return `| \`${property}\` | ${field.fact} | ${field.how ?? ''} |`;
}

function heading(from: Name, to: Name): string {
  return `${titles[from]} to ${titles[to]}`;
}
