import type { ForsyTrace } from '@trace-formats/schema';
import type { LintContext } from '../../../../engine/context.ts';
import { kindsOfClaims } from './kinds-of-claims.ts';

/** Words of a description, and why they look untrue. */
export interface Claim {
  readonly range: readonly [start: number, end: number];
  /** Goes on after "it looks like". */
  readonly because: string;
}

/** What of a trace a description may be held against, besides its numbers. */
export const readForClaims: readonly string[] = kindsOfClaims.flatMap(({ reads }) => reads);

/** What a description claims that the trace does not bear out. What it does not claim is not asked for. */
export function* claimsBeyondTheTrace(
  text: string,
  trace: ForsyTrace,
  isSound: LintContext['isSound'],
): Generator<Claim> {
  let told: string | undefined;
  for (const { form, abroad: elsewhere, because, reads, holds } of kindsOfClaims) {
    // One and the same may be said to be there in two of the ways.
    if (because === told) continue;
    const found = form.exec(text) ?? elsewhere?.exec(text);
    if (!found || isDenied(text, found) || !isSound(reads) || holds(trace, text)) continue;
    told = because;
    yield { range: [found.index, found.index + found[0].length], because };
  }
}

/** A denial in the same clause turns a claim into a limitation. */
function isDenied(text: string, found: RegExpExecArray): boolean {
  if (
    /^(?:(?:no|not|without|zero|nothing|ohne|sin|sans|sem|senza|bez|без|с перво(?:й|го))(?!\p{L})|没有|沒有|[无零])/iu.test(
      found[0],
    )
  )
    return false;
  const before =
    text
      .slice(0, found.index)
      .split(ownClause.test(found[0]) ? /[.;!?。；！？]|,\s(?=$)/ : /[.;!?。；！？]/)
      .at(-1) ?? '';
  const after = /^[^.;!?,]*/.exec(text.slice(found.index + found[0].length))?.[0] ?? '';
  return (
    /\b(?:no|not|nor|never|neither|none|nothing (?:of|was|is|has been)|without|cannot)\b|n['’]t\b|(?<!\p{L})(?:rien|pas|jamais|sans|n['’](?:a|ont)|nichts?|weder|niemand\p{L}*|keine?[mnrs]?|nie|ohne|sin|nunca|nada|ni|né|nem|ani|não|sem|bez|żad\p{L}+|non|senza|nessun[oa]?|niet|geen|zonder|нет|н[еи]|без)(?!\p{L})|[没沒未无不]/iu.test(
      `${before.slice(-40)} ${found[0].split(/,\s/)[0]}`,
    ) ||
    /\b(?:is|are|was|were|be|been|has|have|had)\s(?:not|never)\b|n['’]t\b|\b(?:missing|excluded|left out|omitted|withheld|kept (?:back|private)|removed|masked)\b/iu.test(
      after,
    ) ||
    /^[^。.]{0,20}(?:ない|なし|ません|おらず|ていず|なく(?!とも)|없|않|아니|아직)/u.test(
      text.slice(found.index + found[0].length),
    )
  );
}

/** "Without a slip, proven with recordings": the participle behind the comma is denied by nothing before it. */
const ownClause = /^(?:backed|evidenced|supported|proven|documented)\s/iu;
