import { readdirSync } from 'node:fs';
import type { UserConfig } from 'tsdown';
import { library } from '../../tsdown.shared.ts';

const generated = readdirSync(new URL('./src/generated/', import.meta.url)).filter((name) => name.endsWith('.ts'));
const twins = readdirSync(new URL('./src/generated/schemas/', import.meta.url));

/** One entry for each format's types, one for each schema's JavaScript twin. */
const config: UserConfig = library({
  index: 'src/index.ts',
  ...Object.fromEntries(generated.map((name) => [name.replace('.ts', ''), `src/generated/${name}`])),
  ...Object.fromEntries(twins.map((name) => [`schemas/${name.replace(/\.ts$/, '')}`, `src/generated/schemas/${name}`])),
});
export default config;
