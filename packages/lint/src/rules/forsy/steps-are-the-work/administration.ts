import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { inAnyCase, inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { wordsOf } from '../../wording/prose.ts';
import { found, otherTraces, ownNames, pointsOf, type Sign, strongest } from './signs.ts';

const session = sifted(inAnyCase`
  \b(?:record(?:ing|ed)?|collect(?:ing|ed)?|log(?:ged)?|sav(?:e|ed)|stor(?:e|ed)|captur(?:e|ed)|trac(?:e|ing))\b[^.!?\n]{0,30}\b
    (?:this|the|our|whole) (?:session|conversation|convo|chat|dialog(?:ue)?)\b|
  \b(?:session|conversation|chat)\b[^.!?\n]{0,20}\b(?:recorded|stored|saved|logged) as\b|
  \brecord everything\b|
  (?<!\p{L})(?:guarda\p{L}*|grava\p{L}*|salva\p{L}*|registra\p{L}*)\s[^.!?\n]{0,30}?(?:sesión|sessão|conversación|conversa)(?!\p{L})
`);

const act = readied(inAnyCase`
  \b(?:
    validat\w*|valid|invalid|schema|submit\w*|submission|resubmit|publish\w*|commit\w*|
    push|upload\w*|sav(?:e|ed|ing)|stor(?:e|ed)|generat\w*|mask\w*|replac\w*|record\w*|writ(?:e|ing|ten)|
    wrote|build\w*|creat\w*|fields?|counts?|number(?:ing)?|link|downloads?|zip|tgz|tar|pull request|put|cp|
    lint\w*|check\w*|confirm\w*|approv\w*|reject\w*|choose|decid\w*|estimat\w*|set|fill|instructions|format|
    values|emit|send|sent|load|read|scroll|open|found|erstell\w*|assert|step|one|mode|assign|keep|
    validier\w*|lesen|formulier\w*|pack\w*|append\w*|add(?:ed|s|ing)?|updat\w*|public\w*|pubblic\w*|veröffentlich\w*|entreg\w*|consegn\w*|livr\w*|ersetz\w*|escolh\w*|elegir|choisir|cop(?:y|ied)|collected|group|merge|readme|recopilación|give|
    re-?generat\w*|decide|traced|rédiger|redactar|guard(?:a|ar|e)|grav(?:a|ar)|salvar|enregistrer|sauvegarder|speicher\w*|ableg\w*|zerleg\w*
  )\b|保存して|登録|整理|校验|检查|验证|打包|提交|生成|保存|记录|検証|確認|提出|記録|검증|확인|제출|저장|기록
`);

const order = sifted(inAnyCase`
  ^\W{0,3}(?:(?:please|ok|now|and|then|can you|could you)[,\s]+)*
    (?:create|make|generate|submit|start|build|write|collect)\s(?:a |the |this |an )?
    (?:forsy |agent |workflow |live |retraced )*(?:trace|collection)\b
`);

/** One of these stands in every text that has a sign. */
const possible = sifted({
  source: inLines`
    forsy|trac|collect|contribut|session\.|dataset|record|checklist|eval|directives?\b|hindsight|artifacts/|traza|aufzeichn|einreich|training data|skill |
    (?:positive|neutral|negative) steps|how confident|confidence|goal (?:achiev|notes)|for the record|open example|training example|
    turns? |number the steps|
    (?:workflow|session|conversation)\b|
    steps\.jsonl|
    (?:one|per|into|required|recorded) (?:user )?steps?|
    step (?:numbering|fields|numbers?)|
    meaningful (?:steps|action)|recopilaci|steps so far|(?:live|hybrid) mode|retraced|checklist|release tier|research preview|manifest|dataset|skill|
    _(?:level|tier|confidence|summary|type|mode|by|content|reason|output|of|group|id|signals|considered)\b
  `,
  flags: 'i',
});

/** The same in other letters: among those words all texts with a letter beyond ASCII would have to be asked. */
const possibleAbroad = /[тТ]рейс|トレース/;

/** What in a step looks like the making of the trace; two signs are needed. Undefined for a step of the work. */
export function administration(step: ForsyStep, trace: ForsyTrace, index: number): Sign | undefined {
  if (!isUserMessage(step) && !couldShowASign(step)) return undefined;
  const texts = textsOf(step);
  if (!texts.some((text) => possible.test(text) || possibleAbroad.test(text)) && !isUserMessage(step)) return undefined;
  const other = otherTraces.test(trace.task);
  if (isUserMessage(step)) return ofTheUser(step, trace, index, other);
  if (strongestOf(texts, other) === undefined) return undefined;
  const whole = texts.join('\n');
  // What the step itself is about may be another kind of trace, though the task doesn't say so.
  const another = other || tracesOfOthers.test(whole);
  const strong = strongestOf(texts, another);
  if (strong === undefined) return undefined;
  const points = pointsOf(whole, another);
  return points >= 3 || (points === 2 && act.test(whole)) ? strong : undefined;
}

/** Programs that leave a trace of their own, what stands in such a file, and where the files for tests lie. */
const tracesOfOthers = readied(inAnyCase`
  \b(?:playwright|perfetto|systrace|strace|ftrace|dtrace|ltrace|opentelemetry|otel|jaeger|zipkin|valgrind|kernelshark|chrome:\/\/tracing)\b|
  "(?:resourceSpans|spans|traceEvents|LineString|FeatureCollection)"|
  (?:^|[\s"'/])(?:tests?|fixtures?|testdata|__tests__|mocks?|telemetry|spans|gpx)\/[\w./-]*traces?(?![a-z])
`);

function strongestOf(texts: readonly string[], other: boolean): Sign | undefined {
  for (const text of texts) {
    const sign = strongest(text, other);
    if (sign !== undefined) return sign;
  }
  return undefined;
}

/** Asks of the whole texts, which other rules read as well, before the beginnings of them are cut out. */
function couldShowASign({ tool, input, output, reasoning, observation }: ForsyStep): boolean {
  return couldHold(tool) || couldHold(input) || couldHold(output) || couldHold(reasoning) || couldHold(observation);
}

function couldHold(text: string | null): boolean {
  return (
    typeof text === 'string' && (text.length > longest || possible.isWorthAsking(text) || possibleAbroad.test(text))
  );
}

/** Of longer texts no other rule reads the whole. */
const longest = 3000;

/** What a long output holds further down is the work of some program. */
function textsOf(step: ForsyStep): readonly string[] {
  return [
    step.tool,
    step.input?.slice(0, 2000),
    step.output?.slice(0, 600),
    step.reasoning?.slice(0, 600),
    step.observation?.slice(0, 600),
  ].filter((text): text is string => typeof text === 'string');
}

function ofTheUser(step: ForsyStep, trace: ForsyTrace, index: number, other: boolean): Sign | undefined {
  const text = step.input ?? '';
  const before = trace.steps[index - 1];
  if (choiceOfMode.test(text))
    return before !== undefined && modesIn(before.output ?? '') >= 2 ? { text, range: [0, text.length] } : undefined;
  const sign = strongest(text, other) ?? found(session.exec(text), text);
  if (sign === undefined || text.length > 600) return undefined;
  if (!session.test(text) && pointsOf(text, other) < 2 && !(act.test(text) && !other)) return undefined;
  if (/^\W*forsy\b/i.test(text)) return sign;
  return speaksOfMore(text, other) && !(order.test(text) && text.search(ownNames) >= 0) ? undefined : sign;
}

/** "live", "2, hybrid please": an answer to whoever offered the ways to make a trace. */
const choiceOfMode =
  /^\W*(?:(?:option|mode|number|no\.?|i take|i['’]d take|let['’]s go with|let['’]s do|go with|take|use)\s)?(?:[a-d1-9]\W{1,4})?(?:live|retraced|hybrid)(?: mode)?(?:\W{1,3}(?:then|please|pls|it is|is fine|thanks|bitte))*\W*$/i;

/** A message that also says what the work should be belongs to the work. */
function speaksOfMore(text: string, other: boolean): boolean {
  const rest = text
    .split(/(?<=[.!?;:\n])\s+/)
    .filter((sentence) => pointsOf(sentence, other) === 0 && !session.test(sentence))
    .join(' ');
  return wordsOf(rest).filter((word) => word.length > 3).length >= 4;
}

function modesIn(text: string): number {
  return new Set(text.toLowerCase().match(/\b(?:live|retraced|hybrid)\b/g)).size;
}
