import { byFormat } from './by-format.ts';
import { detectorFiles } from './detectors.ts';
import { draftSchema } from './draft.ts';
import { htmlPage } from './html-page.ts';
import type { Output } from './output.ts';
import { asUnion } from './own-files.ts';
import { schemaModules } from './schema-modules.ts';
import { loadOwnSchemas, loadSchemas } from './schemas.ts';
import { types } from './types.ts';
import { validators } from './validators.ts';
import { webAssembly } from './web-assembly.ts';

/**
 * What is made of schemas, detectors and other files that somebody writes. The packages load it, so that it has to be there before
 * anything is made by asking them, and nothing here may load a package that does.
 */
export async function madeFromSources(): Promise<Output[]> {
  const sources = loadSchemas();
  const own = loadOwnSchemas();
  const modules = webAssembly();
  return [
    draftSchema(sources),
    ...schemaModules([...sources, ...own]),
    ...(await types([...sources, ...own.map(asUnion)])),
    ...validators(sources),
    ...byFormat(sources),
    ...(await detectorFiles()),
    await htmlPage(),
    ...(await modules),
  ];
}
