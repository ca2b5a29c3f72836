import type { ForsyStep } from '@trace-formats/schema';
import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { kindOfTool } from '../../traces/kind-of-tool.ts';
import { isAddressed } from '../../wording/prose.ts';
import type { Range } from '../../wording/range.ts';
import { describedAnswer } from './described-answer.ts';
import { describedThought } from './described-thought.ts';
import { describedTool } from './described-tool.ts';
import { argumentNamed, argumentOfDots, elided, onlyItsPurpose, resultInside, seeElsewhere } from './shortened.ts';
import { whole } from './whole-text.ts';

/** An order to ask, where the question should stand. */
const asks = readied(inAnyCase`
  ^\W{0,3}(?:ask|check with|confirm with|request|inquire|enquire|clarify|find out|see|verify)\s(?:
    (?:the )?(?:user|customer|client|person)\b|
    for\b|about\b|whether\b|if\b|which\b|how\b|what\b|when\b|permission\b|approval\b|confirmation\b
  )
`);

/** "*runs the command and waits*": a stage direction. */
const staged = /^(\*{1,2}|_{1,2})\p{L}{2,}(?:s|ing)\s[^*\n]{5,200}\1\.?$/u;

/** Where the input of an agent's step only describes what was sent; undefined where it looks literal. */
export function describedCall(input: string, step: ForsyStep): Range | undefined {
  const text = input.trim();
  const inside = resultInside.exec(input) ?? seeElsewhere.exec(input);
  if (inside && step.tool !== null && kindOfTool(step.tool, step.operation) !== 'delegate')
    return resultInside.test(input) &&
      !/\b(?:sql|duckdb|psql|bash|shell|python|query)\b/i.test(step.tool) &&
      text.length > 400
      ? undefined
      : [inside.index, inside.index + inside[0].length];
  const gap =
    step.tool === null ? null : (elided.exec(input) ?? argumentOfDots.exec(input) ?? argumentNamed.exec(input));
  if (gap) return [gap.index, gap.index + gap[0].length];
  if (text.length > 1200 || text === '' || text.startsWith('[')) return undefined;
  if (step.tool !== null && (staged.test(text) || (onlyItsPurpose.test(text) && !takesWords(step)))) return whole(text);
  if (step.action === 'output' || (step.tool === null && /^(?:answer|message)$/.test(step.operation ?? '')))
    return describedAnswer(text, step);
  if (text.endsWith('?')) return undefined;
  if (step.operation === 'ask_user') return asks.test(text) && !isAddressed(text) ? whole(text) : undefined;
  return step.tool === null
    ? describedThought(text, step)
    : describedTool(text, kindOfTool(step.tool, step.operation), step);
}

/** A helper, a person or a list is told in words what is to be done. */
function takesWords({ tool, operation }: ForsyStep): boolean {
  return /^(?:delegate|painter|wordsmith|messenger)$/.test(kindOfTool(tool, operation));
}
