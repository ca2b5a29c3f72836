import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cell } from './cell.ts';

/** What the page and the catalogue need to know of a detector. */
interface Described {
  readonly id: string;
  readonly type: string;
  readonly label: string;
  readonly shape: string;
  readonly link: string;
  readonly policy: string;
  readonly confidence: string;
}

const folder = '../../packages/redact/src/detectors';

/** Writes the redactor's catalogue of detectors, and the page that lists them, from the folders in `detectors/`. */
export async function detectorFiles(): Promise<{ path: string; text: string }[]> {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  const ids = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const entries = await Promise.all(ids.map((id) => load(id)));
  return [
    { path: 'packages/redact/src/generated/catalogue.ts', text: catalogue(entries) },
    { path: 'docs/detectors.md', text: page(entries.map((entry) => entry.detector)) },
  ];
}

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly detector: Described;
}

async function load(id: string): Promise<Entry> {
  const module: Record<string, unknown> = await import(`${folder}/${id}/detector.ts`);
  const found = Object.entries(module).filter(([, value]) => isDescribed(value));
  const [name, detector] = found[0] ?? [];
  if (found.length !== 1 || !name || !isDescribed(detector))
    throw new Error(`detectors/${id}/detector.ts exports ${found.length} detectors, and a folder holds exactly one.`);
  if (detector.id !== id)
    throw new Error(`detectors/${id}/detector.ts has the id "${detector.id}", and the folder is its id.`);
  return { id, name, detector };
}

function isDescribed(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && 'id' in value && 'label' in value && 'shape' in value;
}

function catalogue(entries: readonly Entry[]): string {
  const imports = entries.map(({ id, name }) => `import { ${name} } from '../detectors/${id}/detector.ts';`);
  return [
    '// Written by tools/generate/detectors.ts from packages/redact/src/detectors. Do not edit: run `pnpm generate`.',
    "import type { Detector } from '../detector.ts';",
    ...imports,
    '',
    '/** Every detector, in the order of the folders\u2019 names. */',
    'export const catalogue: readonly Detector[] = [',
    ...entries.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}

const policies = [
  ['secrets', 'Secrets', 'Found under every policy but `none`.'],
  ['pii', 'Personal data', 'Found under `pii` and `strict`.'],
  ['strict', 'Internal configuration', 'Found under `strict` only.'],
] as const;

function page(detectors: readonly Described[]): string {
  const sections = policies.flatMap(([policy, title, when]) => {
    const rows = detectors.filter((detector) => detector.policy === policy);
    return [
      `## ${title} (${rows.length})`,
      '',
      when,
      '',
      '| detector | type in the marker | what it is | shape | how sure |',
      '|---|---|---|---|---|',
      ...rows.map((row) => {
        const cells = [`[${row.id}](${row.link})`, `\`${row.type}\``, row.label, row.shape, row.confidence];
        return `| ${cells.map(cell).join(' | ')} |`;
      }),
      '',
    ];
  });
  return [
    '<!-- Written by tools/generate/detectors.ts from packages/redact/src/detectors. Do not edit: run `pnpm generate`. -->',
    '# What the redactor finds',
    '',
    `${detectors.length} detectors. Each links to where its shape is documented; its cases stand beside its code in`,
    '`packages/redact/src/detectors/<id>/cases.json`. A `certain` shape is published by its provider, a `likely` one leans on words nearby.',
    '',
    ...sections,
  ].join('\n');
}
