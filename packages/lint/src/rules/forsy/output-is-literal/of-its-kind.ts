import type { ForsyStep } from '@trace-formats/schema';
import { kindOfTool, type ToolKind } from '../../traces/kind-of-tool.ts';
import { sentencesIn } from '../../wording/prose.ts';
import { printed } from './kind-of-response.ts';
import { looksUpProse } from './looks-up-prose.ts';
import { inShort, onlyRead, saidInALetter } from './witness-of-a-kind.ts';
import { summedUp } from './words-of-a-program.ts';
import { narrated } from './words-of-a-witness.ts';

/** True for what only somebody says who saw what came back of a tool of this kind: that it was read, that tests pass, who writes what. */
export function isToldByItsKind(text: string, step: ForsyStep, kind: ToolKind): boolean {
  const isProgram = kind === 'shell' || kind === 'code';
  const isKept = looksUpProse(step.tool);
  return (
    ((kind === 'reader' || kind === 'shell') && onlyRead.test(text)) ||
    (kind === 'shell' && testsPass.test(text)) ||
    (isProgram && saidOfAFile.test(text)) ||
    ((isProgram || kind === 'editor') &&
      inShort.test(text) &&
      !printed.test(step.input ?? '') &&
      !summedUp.test(text)) ||
    ((isOfLetters(step) || isKept) && sentencesIn(text) === 1 && saidInALetter.test(text)) ||
    (isKept && (saidOfAClause.test(text) || (sentencesIn(text) === 1 && narrated.test(text))))
  );
}

/** A runner counts the tests that passed, or says so in the past. */
const testsPass =
  /^(?:(?:all|the|all the)\s)?(?:unit\s)?tests\s(?:(?:now\s|still\s)?(?:pass|are (?:green|passing))|(?:ran|were run)\s(?:and|with)\s[^.;:\d]{0,40}\b(?:pass(?:ed)?|green|no (?:failures|errors)))\.?$/i;

/** "The file is 40 lines long", "The script defines one function": what stands in a file, told instead of printed. */
const saidOfAFile =
  /^The (?:file|script|module|function|log|config(?:uration)?|document|listing|diff|output) (?:(?:is|has) (?:about )?\d[\d,.]* (?:lines?|pages?|rows?|entries|columns|characters|words)|(?:defines|imports|consists of|starts with|begins with|ends with|lists|sets|calls)\s(?!["'`]))/u;

/** "Clause 9 allows termination at short notice.": who gives a clause does not begin with what it does. */
const saidOfAClause =
  /^(?:the\s)?(?:clause|section|article|paragraph|rule|policy|contract|statute|law|entry|note|ticket|§{1,2})\s?(?:\d[\w.]*\s|\([\w ]+\)\s)?(?:allows?|says?|requires?|states?|forbids?|names?|gives?|regulates?|covers?|deals|mentions?|explains?|describes?|concerns?|is about)\b[^"“:\n]{3,160}$/iu;

/** Who writes a letter speaks as "I", and of nobody else in the third person alone. */
function isOfLetters({ tool }: ForsyStep): boolean {
  return kindOfTool(tool, null) === 'messenger';
}
