import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { report } from '../../wording/verbs.ts';

const changeLog = readied(inAnyCase`
  ^\W{0,4}(?:
    summary of (?:the )?changes|
    changes?(?: made| in this| since|log)?|
    what (?:has |was )?changed[^\n*]{0,40}|
    (?:round|iteration|version|v)\s?\d+(?:\s(?:changes|update|summary))?|
    (?:first|second|third|fourth|fifth|last|this|final|erste|zweite|dritte|vierte|letzte) (?:round|iteration|revision|version|runde)|
    fixed|updates?|release notes|
    in this (?:round|iteration|version|step|session)|
    patch notes|implemented|commits?
  )\s*(?:\*\*|:|\n|–)
`);

const summaryHeading = /^\W{0,6}(?:\*\*)?summary(?:\*\*)?[^\S\n]*(?::[^\S\n]*)?\n/iu;

const checks = /\n\W{0,6}(?:\*\*)?(?:testing|tests|verification|checks|validation)(?:\*\*)?[^\S\n]*(?::[^\S\n]*)?\n/iu;

const doneItem = /^\s*(?:[-*+•]|\d+[.)])\s+(?:\*\*)?/;

/** A list of what was changed, by its heading or by its items. */
export function changeLogOf(text: string): RegExpExecArray | null {
  const headed = changeLog.exec(text);
  if (headed && !/```/.test(text)) return headed;
  const summarised = summaryHeading.exec(text);
  if (summarised && (checks.test(text) || isMostlyDoneItems(text))) return summarised;
  return /^[^\S\n]*[+-]\s/m.test(text) && /^v?\d[\d.]*\s*\n(?:[+-]\s.*(?:\n|$))+$/i.test(text)
    ? /^.*/.exec(text)
    : isMostlyDoneItems(text)
      ? /^.*/.exec(text)
      : null;
}

/** A list whose items say what was done: "- fixed 17 calls". */
function isMostlyDoneItems(text: string): boolean {
  const items = text.split('\n').filter((line) => doneItem.test(line));
  const done = items.filter((line) => report.test(line.replace(doneItem, '').replace(/\*\*/g, '')));
  return items.length >= 2 && done.length / items.length > 0.6 && items.join('').length / text.length > 0.5;
}
