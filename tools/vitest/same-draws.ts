import { configureGlobal } from 'fast-check';
import { isThorough } from '../chance/share.ts';

// On a push the same texts are drawn each time, so that a test fails for what was changed; a thorough run draws new ones.
if (!isThorough) configureGlobal({ seed: 20_261_130 });
