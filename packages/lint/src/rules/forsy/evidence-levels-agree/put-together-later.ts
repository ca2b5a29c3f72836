import { inAnyCase, inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { quoted } from '../../wording/quoted.ts';

/** What was kept of a session, from which steps are put together when it is over. */
const kept =
  '(?:logs?|history|transcripts?|exports?|scrollback|chats?|notes?|notebooks?|recordings?|memory|backups? of the (?:session|chat))';
const again = '(?:retraced|reconstructed|restored|rebuilt|recovered|pieced together|put together)';

/** Without one of these words nothing is said of it. */
const spoken = /retrace|construct|restored|rebuil|recover|together/i;

/** "Steps 7 to 9 were restored from the shell history": said of the record; a table that was restored from logs is the work. */
const partOfIt = readied(inAnyCase`
  \b(?:
    steps?(?:\s(?:\d+|and|to|through|[-–]|\w+ and \w+)){0,5}|(?:the |its |all )?(?:reasoning|tool calls|tool outputs|timestamps)|
    (?:the|this|whole) (?:trace|session)
  )\s(?:(?:was|were|is|are|has been|have been)\s)?(?:(?:later|partly|mostly|all|then|afterwards)\s)?${again}\b[^.;!?]{0,30}?\bfrom\s
    (?:(?:the|a|an|its|my|our)\s)?(?:[\p{L}-]+\s){0,2}?${kept}\b|
  (?:^|[.;]\s+)(?:(?:partly|mostly|later|wholly)\s)?(?:retraced|reconstructed)\sfrom\s(?:(?:the|a|an|its|my|our)\s)?(?:[\p{L}-]+\s){0,2}?${kept}\b
`);

/** When it was over. */
const later =
  '(?:(?:an?|one|two|three|\\d+|several|some) (?:hours?|days?|weeks?|months?) (?:later|after)|afterwards|after the (?:session|fact|event))';

/** "Rebuilt from terminal scrollback": all that is said, so that it is said of whatever the remark stands at. */
const restored = new RegExp(
  inLines`
    ^(?:partly\s|mostly\s|all\s)?${again}\s(?:later\s|afterwards\s)?from\s(?:(?:the|a|an|its|my|our)\s)?(?:[\p{L}-]+\s){0,2}?${kept}\b
  `,
  'iu',
);

/** "Generated from the channel export, 5 days later": nobody says that of what was written down while it went on. */
const capturedLate = new RegExp(
  inLines`
    ^(?:partly\s|mostly\s|all\s)?(?:${again}|generated|compiled|assembled|written(?: down)?|exported|extracted|parsed)\s[^.;!?]{0,60}?\b${later}\b
  `,
  'iu',
);

/** Where a note on a step says that it was put together when the session was over; in quotation marks. */
export function restoredLater(note: string): string | undefined {
  const found = restored.exec(note);
  return found === null ? undefined : quoted(note, found.index, found.index + found[0].length);
}

/** The same of a remark on how a session was captured. */
export function capturedLater(remark: string): string | undefined {
  const found = capturedLate.exec(remark);
  return found === null ? restoredLater(remark) : quoted(remark, found.index, found.index + found[0].length);
}

/** Where a description says that steps were put together from what was kept of a session; in quotation marks. */
export function putTogetherLater(description: string | undefined): string | undefined {
  if (description === undefined || !spoken.test(description)) return undefined;
  const found = partOfIt.exec(description);
  return found === null ? undefined : quoted(description, found.index, found.index + found[0].length);
}
