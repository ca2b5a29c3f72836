import { addresses } from './addresses.ts';
import { configSource } from './config-schema.ts';
import { configurationPage } from './configuration-page.ts';
import { conversionDocs } from './conversion-docs.ts';
import { formatsPage } from './formats-page.ts';
import type { Output } from './output.ts';
import { publicTracesPage } from './public-traces/page.ts';
import { reportPicture } from './report-picture.ts';
import { ruleDocs } from './rule-docs.ts';
import { loadOwnSchemas, loadSchemas, refuseWithoutRow } from './schemas.ts';
import { stages } from './stages.ts';

/** Every generated file of the repository; writing and checking share this list. */
export async function made(): Promise<Output[]> {
  const sources = loadSchemas();
  const own = [configSource(), ...loadOwnSchemas()];
  const outputs = [
    ...(await Promise.all(stages.map((make) => make()))).flat(),
    ...addresses(sources, own),
    formatsPage(sources),
    configurationPage(own),
    conversionDocs(),
    await reportPicture(),
    ...ruleDocs(),
    publicTracesPage(),
  ];
  refuseWithoutRow(outputs);
  return outputs;
}
