import { readdirSync } from 'node:fs';
import type { UserConfig } from 'tsdown';
import { library } from '../../tsdown.shared.ts';

const generated = readdirSync(new URL('./src/generated/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts'));

/** One entry for each format, so that importing one validator brings nothing of the others. */
const config: UserConfig = library({
  index: 'src/index.ts',
  ...Object.fromEntries(generated.map((name) => [name.replace('.ts', ''), `src/generated/${name}`])),
});
export default config;
