import type { CausalGraph } from '@trace-formats/schema/report';
import { isObject, type JsonObject } from '../json-object.ts';
import { quoted } from '../rules/wording/quoted.ts';

type GraphStep = CausalGraph['steps'][number];
type GraphLink = CausalGraph['links'][number];

/**
 * The steps of a trace and the links between them, for drawing; undefined for anything without steps. It reads what rules may
 * not have been able to, so it takes nothing for granted: a step without a number is no node, a link to no step is faulty.
 */
export function causalGraph(trace: unknown): CausalGraph | undefined {
  const entries = isObject(trace) && Array.isArray(trace['steps']) ? trace['steps'].filter(isNumbered) : [];
  if (entries.length === 0) return undefined;
  const numbers = new Set(entries.map(({ step }) => step));
  const links = entries.flatMap((step) => linksOf(step, numbers));
  const near = new Set(links.filter(({ faulty }) => faulty).flatMap(({ from, to }) => [from, to]));
  return { steps: entries.map((step, index) => nodeOf(step, index < mostTold || near.has(step.step))), links };
}

/** Words of a step are masked before they are shown, which costs too much for steps that nobody will see drawn. */
const mostTold = 300;

interface Numbered extends JsonObject {
  readonly step: number;
}

function nodeOf(step: Numbered, told: boolean): GraphStep {
  return {
    step: step.step,
    turn: integerOr(step['turn']),
    actor: wordOr(step['actor']),
    action: wordOr(step['action']),
    label: told ? labelOf(step) : '',
    eval: integerOr(step['eval']),
  };
}

/** What the step did, in a few masked words. */
function labelOf(step: JsonObject): string {
  const tool = wordOr(step['tool']);
  const said = [step['input'], step['output'], step['observation']].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
  const words = said === undefined ? '' : quoted(said.trimStart().slice(0, 400)).slice(1, -1);
  return tool === null ? words : words === '' ? tool : `${tool}: ${words}`;
}

function linksOf(step: Numbered, numbers: ReadonlySet<number>): GraphLink[] {
  const causes = Array.isArray(step['caused_by']) ? step['caused_by'].filter(Number.isSafeInteger) : [];
  const retried = integerOr(step['retry_of']);
  const isFaulty = (from: number): boolean => from >= step.step || !numbers.has(from);
  const named = new Set<number>();
  const isRepeated = (from: number): boolean => named.size === named.add(from).size;
  return [
    ...(causes as number[]).map((from) => ({
      from,
      to: step.step,
      kind: 'caused_by' as const,
      faulty: isRepeated(from) || isFaulty(from),
    })),
    ...(retried === null
      ? []
      : [{ from: retried, to: step.step, kind: 'retry_of' as const, faulty: isFaulty(retried) }]),
  ];
}

function isNumbered(value: unknown): value is Numbered {
  return isObject(value) && Number.isSafeInteger(value['step']);
}

function integerOr(value: unknown): number | null {
  return Number.isSafeInteger(value) ? (value as number) : null;
}

function wordOr(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? quoted(value).slice(1, -1) : null;
}
