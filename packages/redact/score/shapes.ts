import { identifierShapes } from './negatives/identifiers.ts';
import { impersonalShapes } from './negatives/personal.ts';
import { placeholderAndCodeShapes } from './negatives/placeholders-and-code.ts';
import { toolOutputShapes } from './negatives/tool-output.ts';
import { addressShapes } from './open/negatives/addresses.ts';
import { innocentNeighbourShapes } from './open/negatives/innocent-neighbours.ts';
import { manifestShapes } from './open/negatives/manifests.ts';
import { nobodyShapes } from './open/negatives/nobody.ts';
import { programShapes } from './open/negatives/programs.ts';
import { publicInfrastructureShapes } from './open/negatives/public-infrastructure.ts';
import { sourceCodeShapes } from './open/negatives/source-code.ts';
import { commandShapes, sessionShapes, talkShapes } from './open/negatives/talk.ts';
import { callsAndAnnouncementsShapes } from './open/positives/calls-and-announcements.ts';
import { commandOutputShapes } from './open/positives/command-output.ts';
import { configurationShapes } from './open/positives/configuration.ts';
import { infrastructureShapes } from './open/positives/infrastructure.ts';
import { introductionShapes } from './open/positives/introductions.ts';
import { languageShapes } from './open/positives/languages.ts';
import { peopleShapes } from './open/positives/people.ts';
import { recordShapes } from './open/positives/records.ts';
import { shellsShapes } from './open/positives/shells.ts';
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

/** The shapes of which a third is held out. Adding one can move another into or out of that third. */
const founding: readonly Shape[] = [
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

/** Shapes written later, in the folder `open`: seen by those who build detectors, and never held out. */
const later: readonly Shape[] = [
  ...commandOutputShapes,
  ...programShapes,
  ...configurationShapes,
  ...shellsShapes,
  ...languageShapes,
  ...recordShapes,
  ...peopleShapes,
  ...infrastructureShapes,
  ...manifestShapes,
  ...addressShapes,
  ...sourceCodeShapes,
  ...talkShapes,
  ...sessionShapes,
  ...commandShapes,
  ...nobodyShapes,
  ...publicInfrastructureShapes,
  ...callsAndAnnouncementsShapes,
  ...introductionShapes,
  ...innocentNeighbourShapes,
].map((shape) => ({ ...shape, id: shape.id.replace(/[^/]+$/, 'open-$&'), alwaysOpen: true }));

/** Every shape of the labelled set. */
export const shapes: readonly Shape[] = [...founding, ...later];
