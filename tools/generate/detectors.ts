import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DetectorFacts } from '../../packages/redact/src/detector.ts';
import { cell } from './markdown.ts';
import type { Output } from './output.ts';

const folder = '../../packages/redact/src/detectors';

/** The redactor's catalogue of detectors, and the page that lists them, from the folders in `detectors/`. */
export async function detectorFiles(): Promise<Output[]> {
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
  readonly detector: DetectorFacts;
}

async function load(id: string): Promise<Entry> {
  const module: Record<string, unknown> = await import(`${folder}/${id}/detector.ts`);
  const found = Object.entries(module).filter(([, value]) => isDetector(value));
  const [name, detector] = found[0] ?? [];
  if (found.length !== 1 || !name || !isDetector(detector))
    throw new Error(`detectors/${id}/detector.ts exports ${found.length} detectors, and a folder holds exactly one.`);
  if (detector.id !== id)
    throw new Error(`detectors/${id}/detector.ts has the id "${detector.id}", and the folder is its id.`);
  return { id, name, detector };
}

function isDetector(value: unknown): value is DetectorFacts {
  return typeof value === 'object' && value !== null && 'id' in value && 'label' in value && 'shape' in value;
}

function catalogue(entries: readonly Entry[]): string {
  const imports = entries.map(({ id, name }) => `import { ${name} } from '../detectors/${id}/detector.ts';`);
  return `/* Made by tools/generate/detectors.ts from packages/redact/src/detectors; do not edit. */
import type { Detector } from '../detector.ts';
${imports.join('\n')}

/** Every detector, in the order of the folders' names. */
export const catalogue: readonly Detector[] = [
${entries.map(({ name }) => `  ${name},\n`).join('')}];
`;
}

const policies = [
  ['secrets', 'Secrets', 'Found under every policy but `none`.'],
  ['pii', 'Personal data', 'Found under `pii` and `strict`.'],
  ['strict', 'Internal configuration', 'Found under `strict` only.'],
] as const;

function page(detectors: readonly DetectorFacts[]): string {
  const sections = policies.map(([policy, title, when]) => {
    const own = detectors.filter((detector) => detector.policy === policy);
    return `## ${title} (${own.length})

${when}

| detector | type in the marker | what it is | shape | how sure |
|---|---|---|---|---|
${own.map(row).join('\n')}
`;
  });
  return `<!-- Made by tools/generate/detectors.ts from packages/redact/src/detectors; do not edit. -->

# What the redactor finds

${detectors.length} detectors. Each links to where its shape is documented; its cases stand beside its code in \`packages/redact/src/detectors/<id>/cases.json\`. A \`certain\` shape is published by its provider, a \`likely\` one leans on words nearby.

${sections.join('\n')}`;
}

function row({ id, link, type, label, shape, confidence }: DetectorFacts): string {
  const cells = [`[${id}](${link})`, `\`${type}\``, label, shape, confidence];
  return `| ${cells.map(cell).join(' | ')} |`;
}
