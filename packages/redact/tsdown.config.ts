import type { UserConfig } from 'tsdown';
import { library } from '../../tsdown.shared.ts';

const config: UserConfig = library({ index: 'src/index.ts' });
export default config;
