import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// `pnpm new:rule forsy/what-is-true`: the two files of a new rule, and what is left to do by hand.
// pnpm passes a lone `--` on; it means nothing here.
const words = process.argv.slice(2).filter((word) => word !== '--');
const [, family, id] =
  /^(forsy|open-token|trajectory|dataset)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)+)$/.exec(words.join(' ')) ?? [];
if (family === undefined || id === undefined) {
  console.error('Usage: pnpm new:rule <forsy|open-token|trajectory|dataset>/<what-is-true-of-a-good-document>');
  process.exit(2);
}
const folder = fileURLToPath(new URL(`../packages/lint/src/rules/${family}/${id}/`, import.meta.url));
if (existsSync(folder)) {
  console.error(`There is a rule ${id} already; nothing was written.`);
  process.exit(2);
}
const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}rule.ts`, family === 'dataset' ? datasetRule(id, name) : documentRule(family, id, name));
writeFileSync(`${folder}cases.json`, casesOf(family));
console.log(`packages/lint/src/rules/${family}/${id}/rule.ts
packages/lint/src/rules/${family}/${id}/cases.json

Next: say claim, why and fix; write the check; add ${name} to ${family === 'dataset' ? 'rules/dataset/index.ts' : 'rules/index.ts'}; write cases until one fails
without the rule and its nearest neighbour passes; pnpm generate.`);

function facts(id: string): string {
  return `  id: '${id}',
  claim: '',
  why: '',
  fix: '',
  checklist: null,
  severity: 'warning',
  certainty: 'exact',`;
}

function documentRule(family: string, id: string, name: string): string {
  const types = { forsy: 'ForsyTraceRule', 'open-token': 'OpenTokenRule', trajectory: 'TrajectoryRule' } as const;
  const type = types[family as keyof typeof types];
  return `import type { ${type} } from '../${family}-rule.ts';

/** */
export const ${name}: ${type} = {
${facts(id)}
  reads: [],
  *check(document) {
    if (document === undefined) yield { at: [], message: '' };
  },
};
`;
}

function datasetRule(id: string, name: string): string {
  return `import type { DatasetRule } from '../../../dataset/dataset.ts';

/** */
export const ${name}: DatasetRule = {
${facts(id)}
  *checkDataset({ traces }) {
    for (const { folder } of traces) if (folder === '') yield { about: folder, message: '' };
  },
};
`;
}

/** As the formatter leaves it. */
function casesOf(family: string): string {
  const [given, found] = family === 'dataset' ? ['"traces": [{}]', '["data/t1", ""]'] : ['"document": {}', '""'];
  return `[
  {
    "says": "What holds.",
    ${given},
    "finds": []
  },
  {
    "says": "What does not.",
    ${given},
    "finds": [${found}]
  }
]
`;
}
