import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { inAnyCase, inLines } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';

/** What came of a call, told in the past. */
export const toldAsResult: Readied = sifted(inAnyCase`
  \b(?:
    returned|revealed|showed|found|ended|finished|yielded|gave|printed|produced|listed|reported|came back|
    turned up|confirmed|detected|counted|computed|resulted|identified|exited|succeeded|failed|passed
  )\b
`);

/** The step by its noun: "Preparation for the upload." */
export const actNamed: Readied = sifted(inAnyCase`
  ^(?:the )?(?:\p{Ll}+ )?(?:
    preparation|verification|validation|creation|generation|implementation|extraction|calculation|computation|
    comparison|confirmation|clarification|examination|investigation|identification|determination|evaluation|
    assessment|inspection|look-?up|retrieval|drafting|execution|continuation|completion|vorbereitung|prüfung|
    berechnung|préparation|vérification|preparación|verificación
  )\s(?:of|for|on|whether|der|des|von|für|de|du|del|para)\s[^.:;]{2,60}\.?$|
  ^(?:another|one more|one last|a (?:second|third|last|final|further|new|fresh|closer)|final|further|closer)\s
    (?:attempt|try|check|look|pass|run|round|search|reading|query)\s
    (?!(?:[^.:;]*\s)?(?:is|are|was|were|has|have|had|failed|fails|gave|found|left|shows?|showed|ended)\s)
    (?:with|at|of|for|ahead|before|on|over|through|in|by|without|whether)\s[^.:;]{2,60}\.?$|
  ^(?:i |we )?(?:decided|resolved|chose|opted) to \p{Ll}{2,}\s[^.:;]{2,60}\.?$
`);

/** "The agent opened the archive." */
export const ownDeed: Readied = sifted(inAnyCase`
  ^(?:the )?(?:agent|assistant)\s(?:then |first |now |\p{L}+ly )?(?!had\b|has\b|is\b|was\b)
    (?:\p{Ll}+ed|ran|read|wrote|found|sent|took|made|built)\s(?:the|an?|all|its?|each|both)\b
`);

/** "Search came back with a single hit": before anything was called, only the step itself can have found it. */
export const ofACall: Readied = sifted(inAnyCase`
  ^(?:the |a )?(?:\p{Ll}+ )?(?:
    search|query|look-?up|request|call|command|scan|test run|grep|calculation|check
  )\s(?:(?:of|for|in|on) (?:the |all |both )?(?:[\p{L}-]+\s){1,3}?)?(?:
    came back|returned|gave|found|revealed|turned up|yielded|produced|showed|printed|confirmed|reveals|turns up|yields|confirms
  )\b
`);

/** The step told in the passive. */
export const stepTold: Readied = sifted(inAnyCase`
  ^(?:the |a |an )?(?:\p{Ll}+ )?(?:script|command|query|search|tool|program|function|request|call)\s
    (?:was|were|is|has been)\s(?:then |now |first )?(?:
      started|run|executed|called|launched|issued|sent|performed|made|invoked|carried out|completed|finished
    )\b|
  ^[^,;:.\d]{0,60}\b(?:
    analysis|analyses|search|research|review|comparison|check|test|tests|calculation|verification|evaluation|
    assessment|simulation|inspection|investigation|study|examination|validation|conversion
  )\s(?:[^,;:.\d]{1,40}\s)?(?:is|are|was|were|has been|have been)\s(?:then |now |first |also )?(?:
    carried out|conducted|performed|undertaken|executed|done|made
  )(?![^.]*\b(?:last|ago|yesterday|earlier|weeks?|months?|years?|by)\b)|
  ^this (?:attempt|try|step|call)\s(?:(?:was|were)\s\p{L}+(?:ed|en|t|ne)|failed|succeeded|worked|returned|gave|showed|ended|did|brought|changed|fixed)\b|
  ^this step (?:then |now |first |simply )?(?:runs|checks|reads|edits|writes|adds|fixes|installs|searches|verifies|updates|creates|removes|opens|executes|looks|compares|counts|computes|calculates|collects|gathers|sends|asks|tests|converts|sorts|extracts|merges|decides|determines|prepares|generates|fetches|loads|identifies|analy[sz]es|summari[sz]es|translates|drafts)\s(?:at |for |through )?(?:the|an?|all|both|its|every|whether|\p{Ll}+ed)\s|
  ^es wurden? [^.:;]{0,60}\p{L}(?:t|en)\.?$
`);

/** "The gain was set in this step": by its own name. */
export const inThisStep: Readied = readied(inAnyCase`
  ^(?:[^,;:]{2,80}\s)(?:was|were|is|are|has been|have been|got)\s(?:[^.;:]|\.(?=\d)){2,60}\s(?:by|in|with|during|through|via) this (?:
    step|call|query|search|comparison|run|edit|command|check|scan|analysis|test|filter|script|request|look-?up|move|measurement
  )\W*$
`);

/** "Trend reviewed, overshoot confirmed", "Tags were applied and came to 140": what was done, and what it gave. */
export const didAndFound: RegExp = new RegExp(
  inLines`
    ^\W{0,3}(?:(?:the|both|all)\s)?(?:[\p{L}\d-]+\s){1,4}?
      (?:read|reviewed|inspected|examined|searched|queried|scanned|plotted|consulted|analy[sz]ed|parsed|profiled|compared|correlated)[,;]\s
      [^.]{0,60}?\b(?:confirmed|identified|found|established|anticipated|located|spotted|ruled out|(?:is|are)\s\p{L}+ed)\b[^.]{0,40}\.?$|
    ^\W{0,3}(?:(?:the|both|all)\s)?(?:[\p{L}\d-]+\s){1,3}?(?:was|were|got)\s(?:\p{L}+ly\s)?\p{L}+(?:ed|en|wn|t)\s[^.;:]{0,60}?\s?
      (?:\band|,)\s(?:came\sto|gave|turned\sout|proved|summed\sto|added\sup\sto|yielded|reported|showed)\s|
    ^(?:die|der|das|es)\s[^.]{0,60}?\swurden?\s[^.]{0,60}?\p{L}(?:t|en)(?:,\s(?:wobei|wodurch|was)|\sund\s(?:die|der|das|es|er|sie|dabei))\s|
    ^se\s\p{L}+(?:ó|aron|ieron)\s[^.;]{2,80}?\sy\s(?:resultó|resultaron|salió|salieron|dio|dieron|quedó|quedaron|arrojó|faltaba[n]?|estaban?|había|eran?|tenía[n]?)\s|
    ^an?\s(?:[\p{L}-]+\s){1,3}?(?:run|look|scan|check|query|search|pass|test|glance|dump|plot|chart)\s[^.;]{0,60}?\sto\s
      (?:see|check|find out|learn|establish|determine)\s(?:where|whether|if|what|how|which|why)\s|
    ^an?\s(?:(?:clear|better|first|full|quick|rough)\s)?(?:overview|(?:clear|better|full)\s(?:picture|view|idea|understanding|sense))\sof\s[^,;:.]{2,60}\.?$|
    ^[^.;:,]{2,60}\sruled\sout\s(?:by|because|as|since)\s|
    ^(?:calculated|computed|stretched|converted|rounded|renamed|sorted|filtered|extracted|replaced|rewrote|drafted|translated|resized|cropped|normali[sz]ed|reprojected|counted|added|changed|corrected)\s
      (?!by\b|since\b|on\s\d)[^.;]{2,80}(?:,\s|\sand\s)(?:saved|written|stored|checked|rounded|compared|kept|sent|sorted|added|set|removed|got|found)\b(?!\sby\b)|
    ^se\s\p{L}+(?:ó|aron|ieron)\s[^.;]{2,80}\sy\sse\s\p{L}+(?:ó|aron|ieron)(?!\p{L})
  `,
  'iu',
);

/** "The weight curve holds the answer", "To be on the safe side, both": a hope or a care, and not what stands there. */
export const holdsTheAnswer: RegExp =
  /^to be on the safe side\b|^(?:the|this|that)\s(?:[\p{L}-]+\s){1,3}?(?:holds?|is|are)\s(?:probably\s|likely\s)?the\s(?:answer|key|clue|crux|culprit)(?:\s(?:to|here)\b[^.;:\d]{0,40})?\.?$/iu;

/** "Merging duplicates saves time": the action is the subject, or the whole. */
export const gerundFirst: Readied = sifted(inAnyCase`
  ^(?!
    (?:
      during|nothing|something|anything|everything|according|including|regarding|following|missing|existing|
      being|string|king|ring|spring|morning|evening|pending|remaining|pricing|wiring|heating|lighting|billing|
      housing|staging|ceiling|wedding|clothing|heading(?!\s(?:to|for|back))
    )\b
  )\p{L}{2,}ing\s(?!(?:has|have|had|shows?|lists?|reads?|holds?|says?|with|at|on|in|since|for)\b)\p{Ll}
`);

/** "Working copy of the ledger has no rows": what looked like an action is the name of a thing that has its verb. */
export const isOfAThing: RegExp =
  /^[^,;:.]+\s(?:is|are|has|have|use)\s(?:no|not|missing|empty|off|on|still|set|at|in|the same|switched|disabled)(?!\p{L})|\snot (?:\p{L}+ )?\p{L}+ed(?: yet)?(?=[,;:.]|$)|\snot yet \p{L}+ed(?!\p{L})|^\p{L}+\s\p{Ll}+:\s|^\p{L}+ing and \p{L}+ing\s/u;

/** "Checking whether the port is open": the action by its name, and what it is to find out. */
export const gerundOfSeeing: RegExp = /^\p{L}{2,}ing (?:that|whether|which|if|out|how|for)\s/iu;

/** "Trying to log in gives an error": what comes of it whenever somebody tries. */
export const whatCameOfIt: RegExp =
  /^\W{0,3}(?:trying|attempting|attempts?) to [^.,;]{2,40}\s(?:gives?|fails?|failed|ends?|leads?|returns?|shows?|yields?|results?)\s/iu;

/** What follows an action, never a state: its aim, or its ground. */
export const aimOrGround: RegExp =
  /^[^,;:.!?]*\s(?:to (?!(?:the|a|an|\d)\b)\p{Ll}{2,}|in order to|so that|because|as (?:it|this|that|they)|since)(?!\p{L})/iu;

/** "grep showed that ...": the command is that of the step, and none before it was called so. */
export function ofOwnCommand(text: string, step: ForsyStep, { steps }: ForsyTrace, index: number): boolean {
  if (step.tool === null) return false;
  const name =
    /^(?:the )?([\w.-]{2,30})\s(?:showed|shows|revealed|reveals|found|finds|returned|returns|printed|prints|reported|reports|gave|gives|listed|lists)\s/i.exec(
      text,
    )?.[1];
  if (name === undefined || commandOf(step) !== name.toLowerCase()) return false;
  for (let at = 0; at < index; at++) if (commandOf(steps[at]!) === name.toLowerCase()) return false;
  return true;
}

/** The word that an input begins with; a file in a line of its own, with what it shall hold below, is no command. */
function commandOf({ input }: ForsyStep): string | undefined {
  if (/^\s*[^\s]+\.\w{1,8}\r?\n/.test(input ?? '')) return undefined;
  return /^\s*(?:\$\s)?([\w.-]+)/.exec(input ?? '')?.[1]?.toLowerCase();
}
