import { inAnyCase } from '../in-lines.ts';
import { readied } from '../sieve/readied.ts';

/** True for a task that asks something: the answer is what happened, or how things are, whoever did it. */
export function asksSomething(task: string): boolean {
  return question.test(task);
}

/** True for a task that wants to be told something, though it is no question: whoever counts the lines says how many they are. */
export function wantsToBeTold(task: string): boolean {
  return asksSomething(task) || toldOf.test(task);
}

const toldOf =
  /^\W*(?:(?:please|can you|could you)\s)?(?:check|compute|calculate|count|compare|decide|determine|diagnose|estimate|evaluate|explain|find|identify|list|locate|look|measure|name|say|search|solve|tell|verify|work out)\b/i;
const question = readied(inAnyCase`
  \?\s*$|
  \?\s+(?:answer|reply|asap|today|now|before|by|until|till|thanks?|thx|cheers|quick|short|one|just|urgent|please)\b[^?\n]{0,60}$|
  ^\W*(?:
    when|who|whom|whose|which|what|why|where|
    how (?:many|much|long|far|old|often|come)|
    do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|
    tell me (?:when|who|which|what|why|where|how|if|whether|the status)|
    (?:find out|check|see) (?:when|who|which|what|why|where|how|if|whether)|
    wann|wer|welche[rs]?|was|warum|wo|wie viele?|quand|qui|quel(?:le)?s?|pourquoi|où|combien|cuándo|quién|qué|
    cuál|por qué|dónde|cuántos?
  )(?!\p{L})
`);
