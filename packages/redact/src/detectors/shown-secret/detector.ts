import type { Place, PlaceDetector } from '../../detector.ts';
import { looksLikePassword } from '../../judge/secrets/value.ts';
import { shownBy } from '../../outputs/shown.ts';
import { isShownSecret } from '../../outputs/shown-secret.ts';

/** What a tool answered to a command that shows a secret. */
export const shownSecret: PlaceDetector = {
  id: 'shown-secret',
  type: 'secret',
  label: 'Secret in the output of a command',
  shape:
    'The one word that a tool gave back for `printenv TOKEN`, `pass show`, `vault kv get -field=…` and their like, when command and output stand in different strings of a document, or that a tool writes into a file such as `secrets/db_password`.',
  link: 'https://developer.1password.com/docs/cli/reference/commands/read/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  // Only a call says it, and no word in the text.
  words: [],
  concerns: (place) => (place.shown ?? shownByFile(place))?.what === 'secret',
  inspect(text, place) {
    const shown = place.shown ?? shownByFile(place);
    if (shown?.what !== 'secret' || text.length > longest || isOtherFact(place.key)) return [];
    const lines = [...text.matchAll(/[^\r\n]+/g)].filter(([line]) => line.trim() !== '' && !said.test(line));
    if (lines.length > (shown.isCertain ? 3 : 1)) return [];
    return lines.flatMap(({ 0: line, index }): [number, number][] => {
      const value = shown.line.exec(line.replace(/^(?:Stdout|Output): /, ''))?.groups?.['value'];
      if (value === undefined || !isShownSecret(value) || !(shown.isCertain || isStrong(value))) return [];
      const start = index + line.lastIndexOf(value);
      return [[start, start + value.length]];
    });
  },
};

const longest = 8000;
/** What an agent says of a command before and behind what it printed. */
const said =
  /^(?:(?:Exit [Cc]ode|Wall time|Total output lines|Chunk ID|Original token count|Command|Directory|Stderr|Error|Signal|Background PIDs|Process Group PGID): |Process exited with code \d|Output:$)/;

/** In an answer that is a record, the number of a version stands beside the secret, and where and since when it is kept. */
function isOtherFact(key: string | undefined): boolean {
  return key !== undefined && otherFact.test(key);
}

const otherFact =
  /(?:^|[_.-])(?:id|[nN]ame|path|uri|url|arn|version|date|time|at|etag)$|^(?:type|kind|status|state|description|created|updated)$|[a-z](?:I[dD]|Name|Path|U[rR][iIlL]|A[rR][nN]|Version|Date|Time|At)$|^(?:ARN|Name|Path|Version|Date)$/;

/** A tool that writes a file is told its path beside what it shall hold, which is what reading it would show. */
function shownByFile(place: Place): Place['shown'] {
  const { key } = place;
  if (key !== 'content' && key !== 'contents' && key !== 'file_text') return undefined;
  // What stands beside a string is put together when it is asked for.
  const path = /"(?:file_?path|path)":"([^"]{3,99})"/i.exec(place.record ?? '')?.[1];
  return path === undefined ? undefined : shownBy(`cat ${path.replace(/^.*[\\/]/, '')}`);
}

/** Where the command only names a secret, the value must look like one by itself. */
function isStrong(value: string): boolean {
  return (
    value.length >= 8 && looksLikePassword(value) && /\d/.test(value) && (value.length >= 16 || /[^\w.-]/.test(value))
  );
}
