import { identifierShapes } from './negatives/identifiers.ts';
import { impersonalShapes } from './negatives/personal.ts';
import { placeholderAndCodeShapes } from './negatives/placeholders-and-code.ts';
import { toolOutputShapes } from './negatives/tool-output.ts';
import { codeShapes } from './positives/code.ts';
import { commandLineShapes } from './positives/command-lines.ts';
import { configShapes } from './positives/config.ts';
import { headerShapes, urlShapes } from './positives/headers-and-urls.ts';
import { homePathShapes } from './positives/home-paths.ts';
import { humanPasswordShapes } from './positives/human-passwords.ts';
import { internalShapes } from './positives/internal.ts';
import { keyedTokenShapes } from './positives/keyed-tokens.ts';
import { keyShapes } from './positives/keys.ts';
import { personalShapes } from './positives/personal.ts';
import { providerTokenShapes } from './positives/provider-tokens.ts';
import { shellShapes } from './positives/shell.ts';
import { proseShapes, traceShapes } from './positives/traces.ts';
import type { Shape } from './shape.ts';

/** Every shape of the labelled set: first what must be found, then what must not. */
export const shapes: readonly Shape[] = [
  ...providerTokenShapes,
  ...keyedTokenShapes,
  ...shellShapes,
  ...commandLineShapes,
  ...humanPasswordShapes,
  ...headerShapes,
  ...urlShapes,
  ...configShapes,
  ...codeShapes,
  ...traceShapes,
  ...proseShapes,
  ...keyShapes,
  ...personalShapes,
  ...homePathShapes,
  ...internalShapes,
  ...placeholderAndCodeShapes,
  ...identifierShapes,
  ...impersonalShapes,
  ...toolOutputShapes,
];
