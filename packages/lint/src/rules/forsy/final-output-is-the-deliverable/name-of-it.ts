import { asksSomething } from '../../wording/asks-something.ts';
import type { Doubt } from '../../wording/doubt.ts';
import { formOfWords, isInHanOrKana, namesAnAct } from '../../wording/form-of-words.ts';
import { isAddressed, isConcrete, sentencesIn, wordsOf } from '../../wording/prose.ts';
import { order, passiveAbroad, report } from '../../wording/verbs.ts';
import { hasAFiniteVerb } from '../reasoning-gives-a-reason/finite-verb.ts';
import { kindOfText } from './thing-described.ts';
import { workAbroad } from './work-told.ts';

/** "Hold the button ...": an order has an object, where a noun that looks like one has none. */
const instruction = /^\W{0,3}\p{Lu}\p{Ll}+\s(?:the|an?|your|it|this|that|all|each|both|them|him|her|until)\s/u;

/** "已分析日志并说明了原因": what has been done, and for whom. */
const toldInHan =
  /^已经?[^。，]{1,40}(?:并|了)|[向为给]用户|^(?:修复|修改|完成|创建|编写|撰写|分析|生成|添加|补充|优化|翻译|整理|实现|搭建|更新|重构|部署)了/u;

/** A phrase that names what was made, in the words of the task, instead of being it: "A letter to the patient with the new date". */
export function nameOfIt(
  text: string,
  task: string,
  found: (match: RegExpExecArray | null, because: string) => Doubt | undefined,
): Doubt | undefined {
  if (isInHanOrKana(text)) return found(passiveAbroad.exec(text) ?? toldInHan.exec(text), 'an account of the work');
  if (sentencesIn(text) <= 2 && text.length < 300) {
    const abroad = found((isConcrete(text) ? workAbroad : passiveAbroad).exec(text), 'an account of the work');
    if (abroad) return abroad;
  }
  const form = formOfWords(text);
  if (form === undefined || form.literal > 0 || form.tokens < 4 || form.tokens > 40 || isAddressed(text))
    return undefined;
  // What the thing does stands in a clause of its own: "A function that computes the mean".
  const clause = kindOfText.test(text) ? /\s(?:that|which)\s/.exec(text) : null;
  const named = clause === null ? form : formOfWords(text.slice(0, clause.index));
  if (
    !named?.isVerbless ||
    !form.opensLikeASentence ||
    form.little < 0.12 ||
    /["“”«»„?]|:\s\S.*(?:[,;]|:\s)/.test(text)
  )
    return undefined;
  // An instruction is what it says, and a verb makes a sentence of any phrase: "The timer runs at 07:00."
  if (
    hasAFiniteVerb(text) ||
    ((instruction.test(text) || /^\W{0,3}\p{Lu}\p{Ll}+\s\d/u.test(text)) && order.test(text)) ||
    /\p{L}{3,}(?:ó|aron|ieron)(?!\p{L})/u.test(text) ||
    didSomething.test(text)
  )
    return undefined;
  // A phrase with figures answers whoever asked a question.
  if (isConcrete(text) && asksSomething(task) && !report.test(text) && !namesAnAct(text) && !kindOfText.test(text))
    return undefined;
  const head = stemsOf(headOf(text));
  const isOfTheTask = stemsOf(task).some((stem) => head.some((word) => word.startsWith(stem) || stem.startsWith(word)));
  return isOfTheTask || ((namesAnAct(text) || kindOfText.test(text)) && !isConcrete(text))
    ? found(/^.*/.exec(text), 'the name of the deliverable')
    : undefined;
}

/** "This compass steered the ship": no participle has an object of its own, but those that give a name. */
const didSomething =
  /^(?:[\p{L}\d'’,.-]+\s){1,6}?(?!(?:and|or|not)\s)\p{Ll}{2,}(?<!call|nam|titl|entitl|label|dubb)ed\s(?:the|its|his|her|their|our|my|him|them|it)\s/u;

/** What a phrase is about stands before its first comma or full stop. */
function headOf(text: string): string {
  return /^[^,.;:]*/.exec(text)![0];
}

function stemsOf(text: string): readonly string[] {
  return wordsOf(text.slice(0, 400).toLowerCase())
    .flatMap((word) => word.split('-'))
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
}
