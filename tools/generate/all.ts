import { addresses } from './addresses.ts';
import { configSchema, configSource } from './config-schema.ts';
import { configurationPage } from './configuration-page.ts';
import { conversionDocs } from './conversion-docs.ts';
import { cues } from './cues.ts';
import { formatsPage } from './formats-page.ts';
import { madeFromSources } from './from-sources.ts';
import type { Output } from './output.ts';
import { asUnion, ownFiles } from './own-files.ts';
import { publicTracesPage } from './public-traces/page.ts';
import { reportPicture } from './report-picture.ts';
import { ruleDocs } from './rule-docs.ts';
import { schemaModules } from './schema-modules.ts';
import { loadOwnSchemas, loadSchemas, refuseWithoutRow } from './schemas.ts';
import { types } from './types.ts';

/** Every generated file of the repository; writing and checking share this list. */
export async function made(): Promise<Output[]> {
  const sources = loadSchemas();
  const config = configSource();
  const own = [config, ...loadOwnSchemas()];
  const outputs = [
    ...(await madeFromSources()),
    ...schemaModules([config]),
    ...(await types([asUnion(config)])),
    ...addresses(sources, own),
    formatsPage(sources),
    configurationPage(own),
    conversionDocs(),
    await reportPicture(),
    ...(await configSchema()),
    ...(await ownFiles()),
    cues(),
    ...ruleDocs(),
    publicTracesPage(),
  ];
  refuseWithoutRow(outputs);
  return outputs;
}
