import { tablesOf } from './formats-page.ts';
import type { Output } from './output.ts';
import type { SchemaSource } from './schema-source.ts';

/** docs/configuration.md: a table of keys for the configuration of each command, from the descriptions in the schemas. */
export function configurationPage(sources: readonly SchemaSource[]): Output {
  const { contents, sections } = tablesOf(sources.filter(({ name }) => name.endsWith('-config')));
  return {
    path: 'docs/configuration.md',
    text: `<!-- Made by tools/generate/configuration-page.ts from schemas/; do not edit. -->

# The configurations, key by key

\`forsy-lint\` takes the nearest \`forsy-lint.config.json\` above the folder that it runs in, or the file that \`--config\` names; \`forsy-lint init\` writes one to begin with. What a command line says wins over it. What each rule is called and can be set to: [rules](rules/README.md). How it is used: [weigh rules and live with findings](guides/weigh-rules.md).

\`trace-formats redact\` takes the file that \`--config\` names, and none without.

Both are JSON, and refused where a key is not one of these: a key that is misspelt would do nothing, and nobody would notice. An editor that is told of the schema by \`$schema\` shows what may stand where.

${contents}

${sections}`,
  };
}
