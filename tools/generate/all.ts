import { addresses } from './addresses.ts';
import { byFormat } from './by-format.ts';
import { configSchema, configSource } from './config-schema.ts';
import { configurationPage } from './configuration-page.ts';
import { conversionDocs } from './conversion-docs.ts';
import { cues } from './cues.ts';
import { detectorFiles } from './detectors.ts';
import { draftSchema } from './draft.ts';
import { formatsPage } from './formats-page.ts';
import { htmlPage } from './html-page.ts';
import type { Output } from './output.ts';
import { asUnion, ownFiles } from './own-files.ts';
import { publicTracesPage } from './public-traces/page.ts';
import { reportPicture } from './report-picture.ts';
import { ruleDocs } from './rule-docs.ts';
import { schemaModules } from './schema-modules.ts';
import { loadOwnSchemas, loadSchemas, refuseWithoutRow } from './schemas.ts';
import { types } from './types.ts';
import { validators } from './validators.ts';
import { webAssembly } from './web-assembly.ts';

/** Every generated file of the repository; writing and checking share this list. */
export async function made(): Promise<Output[]> {
  const sources = loadSchemas();
  const own = [configSource(), ...loadOwnSchemas()];
  const modules = webAssembly();
  const outputs = [
    draftSchema(sources),
    ...schemaModules([...sources, ...own]),
    ...(await types([...sources, ...own.map(asUnion)])),
    ...validators(sources),
    ...byFormat(sources),
    ...addresses(sources, own),
    formatsPage(sources),
    configurationPage(own),
    conversionDocs(),
    ...(await detectorFiles()),
    await htmlPage(),
    await reportPicture(),
    ...(await configSchema()),
    ...(await ownFiles()),
    cues(),
    ...ruleDocs(),
    publicTracesPage(),
    ...(await modules),
  ];
  refuseWithoutRow(outputs);
  return outputs;
}
