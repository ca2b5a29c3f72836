import { byFormat } from './by-format.ts';
import { detectorFiles } from './detectors.ts';
import { draftSchema } from './draft.ts';
import { forsyWords } from './forsy-words.ts';
import { htmlPage } from './html-page.ts';
import type { Output } from './output.ts';
import { asUnion, ownFiles } from './own-files.ts';
import { schemaModules } from './schema-modules.ts';
import { loadOwnSchemas, loadSchemas } from './schemas.ts';
import { types } from './types.ts';
import { validators } from './validators.ts';
import { webAssembly } from './web-assembly.ts';

/**
 * What the packages load, in the order in which it has to be there: what is made of schemas and programs, then of the detectors,
 * then of the rules. Everything else is made by asking the packages.
 */
export const stages: readonly (() => Promise<Output[]>)[] = [
  ofFiles,
  detectorFiles,
  async () => (await import('./from-rules.ts')).fromRules(),
];

/** Nothing here may load what is made. */
async function ofFiles(): Promise<Output[]> {
  const sources = loadSchemas();
  const own = loadOwnSchemas();
  const modules = webAssembly();
  return [
    draftSchema(sources),
    ...schemaModules([...sources, ...own]),
    ...(await types([...sources, ...own.map(asUnion)])),
    ...validators(sources),
    ...byFormat(sources),
    forsyWords(sources),
    await htmlPage(),
    ...(await ownFiles()),
    ...(await modules),
  ];
}
