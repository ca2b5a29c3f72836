import { ruleIds, rulesById } from '../../packages/lint/src/catalogue.ts';
import { bareOf } from './bare.ts';
import { definitionsOf, propertiesOf } from './keywords.ts';
import type { Output } from './output.ts';
import type { Schema, SchemaSource } from './schema-source.ts';
import { idBase } from './schemas.ts';
import { readonlyTypesOf } from './types.ts';

const path = 'lint-config/v1/config.schema.json';

/** The schema of `forsy-lint.config.json` among the others: made from the catalogue of rules instead of written. */
export function configSource(): SchemaSource {
  return { name: 'lint-config', path, schema: schemaOf() };
}

/** The JSON Schema of `forsy-lint.config.json` for editors, and for forsy-lint itself its type and its shape without the words. */
export async function configSchema(): Promise<Output[]> {
  const source = configSource();
  const { schema } = source;
  return [
    { path: `schemas/${path}`, text: `${JSON.stringify(schema, null, 2)}\n` },
    {
      path: 'packages/lint/src/generated/config-type.ts',
      text: await readonlyTypesOf(source, 'tools/generate/config-schema.ts from the catalogue of rules'),
    },
    {
      path: 'packages/lint/src/generated/config-shape.ts',
      text: [
        '/* Made by tools/generate/config-schema.ts from the catalogue of rules; do not edit. */',
        "import type { Shape } from '@trace-formats/validate';",
        '',
        '/** What a configuration may hold; the names and weights of rules are checked apart, to suggest the nearest. */',
        `export const configShape: Shape = ${JSON.stringify(shapeOf(schema))};`,
        '',
      ].join('\n'),
    },
  ];
}

function schemaOf(): Schema {
  const rules = Object.fromEntries(ruleIds().map((id) => [id, { ...entryOf(id), ...described(id) }]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${idBase}${path}`,
    title: 'LintConfig',
    description:
      'The configuration of forsy-lint: which rules weigh how much, where, and what was decided to be lived with.',
    type: 'object',
    properties: {
      $schema: { type: 'string', description: 'Address of this schema, for editors.' },
      extends: {
        description:
          'Configurations that this one builds on: paths relative to this file, or names of installed packages. Later ones win, and this one wins over all.',
        type: 'array',
        items: { type: 'string', minLength: 1 },
        examples: [['./shared.forsy-lint.json']],
      },
      profile: { $ref: '#/$defs/profile' },
      rules: { $ref: '#/$defs/rules', description: 'What rules weigh, by id.' },
      overrides: {
        description: 'Other weights for some files. Of several that fit, the last one wins.',
        type: 'array',
        items: { $ref: '#/$defs/override' },
      },
      ignore: {
        description:
          'Files that are not looked at unless a command line names them: patterns as in .gitignore, relative to the configuration that is used.',
        type: 'array',
        items: { type: 'string', minLength: 1 },
      },
      allow: {
        description: 'Findings that somebody decided to live with. They stay in the report as suppressed.',
        type: 'array',
        items: { $ref: '#/$defs/allowance' },
      },
    },
    additionalProperties: false,
    $defs: {
      profile: {
        title: 'Profile',
        enum: ['strict', 'legacy'],
        description:
          'Which schema Forsy traces are read through: strict takes every one for v0.1, legacy accepts the older form.',
      },
      override,
      rules: {
        description: 'What rules weigh, by id; the others weigh what the catalogue says.',
        type: 'object',
        properties: rules,
        additionalProperties: false,
      },
      ruleEntry: {
        description: 'What a rule without options weighs.',
        anyOf: weights({}),
      },
      ...entriesWithOptions(),
      severity: { title: 'Severity', enum: ['off', 'warning', 'error'], description: 'What a rule can weigh.' },
      allowance: allowanceOf(ruleIds()),
    },
  };
}

const override: Schema = {
  title: 'Override',
  description: 'Other weights for the files that fit.',
  type: 'object',
  required: ['files', 'rules'],
  properties: {
    files: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      minItems: 1,
      description: 'Patterns as in .gitignore, relative to the configuration that is used.',
    },
    rules: { $ref: '#/$defs/rules', description: 'What rules weigh in these files.' },
  },
  additionalProperties: false,
};

function allowanceOf(rules: readonly string[]): Schema {
  return {
    title: 'Allowance',
    description: 'A finding, or every finding of a rule, that somebody decided to live with.',
    type: 'object',
    required: ['rule', 'reason'],
    properties: {
      rule: { enum: [...rules], description: 'Id of the rule.' },
      reason: {
        type: 'string',
        pattern: '\\S',
        description: 'Why it is accepted; there is no suppression without.',
      },
      owner: { type: ['string', 'null'], description: 'Who decided.' },
      expires: {
        type: ['string', 'null'],
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
        'x-form': 'a day such as 2027-01-31',
        description: 'The last day on which it holds.',
      },
      fingerprint: {
        type: 'string',
        pattern: '^[0-9a-f]{16}$',
        'x-form': 'the 16 digits that -f json shows with the finding',
        description: 'The one finding that is meant; without it, every finding of the rule.',
      },
    },
    additionalProperties: false,
  };
}

/** What can stand beside the name of a rule. */
function entryOf(id: string): Schema {
  return { $ref: rulesById.get(id)?.options === undefined ? '#/$defs/ruleEntry' : `#/$defs/${id}-entry` };
}

/** What can stand beside the names of rules that have options. */
function entriesWithOptions(): Record<string, Schema> {
  return Object.fromEntries(
    [...rulesById.values()].flatMap(({ id, options }) =>
      options === undefined
        ? []
        : [[`${id}-entry`, { description: `What ${id} weighs, or that and its options.`, anyOf: weights(options) }]],
    ),
  );
}

function weights(options: Readonly<Record<string, string>>): Schema[] {
  const properties = Object.fromEntries(
    Object.entries(options).map(([name, description]) => [
      name,
      { type: 'boolean', description: `${description} It is true unless this says false.` },
    ]),
  );
  return [
    { $ref: '#/$defs/severity' },
    {
      type: 'array',
      prefixItems: [{ $ref: '#/$defs/severity' }, { type: 'object', properties, additionalProperties: false }],
      minItems: 2,
      maxItems: 2,
    },
  ];
}

/** The schema without its words, and without the rules, of which forsy-lint says more than a schema can. */
function shapeOf(schema: Schema): Schema {
  const { ruleEntry: _entry, severity: _severity, ...definitions } = definitionsOf(bareOf(schema));
  for (const name of Object.keys(entriesWithOptions())) delete definitions[name];
  const { rules, allowance } = definitions as { rules: Schema; allowance: Schema };
  propertiesOf(allowance)['rule'] = {};
  return {
    ...bareOf(schema),
    $defs: { ...definitions, rules: { ...rules, properties: {}, additionalProperties: true } },
  };
}

function described(id: string): Schema {
  const rule = rulesById.get(id);
  return rule === undefined ? {} : { description: rule.claim };
}
