import type { CausalGraph, Result } from '@trace-formats/schema';
import { count } from '../said/words.ts';
import { safe } from './safe.ts';
import type { Room } from './shown-document.ts';

type Step = CausalGraph['steps'][number];
type Link = CausalGraph['links'][number];

/**
 * The steps of a trace from top to bottom, and their links as bows on the left, so that it reads on a narrow screen.
 * Faulty links are red and dashed, and are told in words below.
 */
export function graph({ graph: drawn, findings }: Result, room: Room): readonly string[] {
  if (drawn === undefined || drawn.steps.length === 0) return [];
  const faulty = drawn.links.filter((link) => link.faulty);
  const chosen = chooseSteps(drawn, faulty);
  room.steps -= chosen.length;
  if (room.steps < 0 && faulty.length === 0) {
    room.graphsLeft += 1;
    return [];
  }
  const rows = rowsOf(drawn.steps, chosen);
  const rowOf = new Map<number, number>();
  for (const [index, row] of rows.entries())
    if (row.step !== undefined && !rowOf.has(row.step.step)) rowOf.set(row.step.step, index);
  const troubled = new Set(findings.flatMap(({ pointer }) => /^\/steps\/(\d+)(?:\/|$)/.exec(pointer)?.[1] ?? []));
  const words = `${count(drawn.steps.length, 'step')}, ${count(drawn.links.length, 'link')}${faulty.length > 0 ? `, ${count(faulty.length, 'faulty link')}` : ''}`;
  return [
    `<details class="graph"${faulty.length > 0 ? ' open' : ''}><summary>Causal graph: ${words}</summary>`,
    `<svg width="100%" height="${rows.length * rowHeight + 8}" role="img" aria-label="Causal graph of ${words}">`,
    ...rows.map((row, index) => rowMarks(row, index, row.step !== undefined && troubled.has(String(row.at)))),
    ...drawn.links.map((link) => linkMark(link, rowOf)),
    '</svg>',
    ...faultyWords(faulty),
    '</details>',
  ];
}

interface Row {
  /** Place among all steps. */
  readonly at: number;
  /** The step, or undefined where steps were left out. */
  readonly step: Step | undefined;
  readonly left: number;
  readonly newTurn: boolean;
}

const mostDrawn = 300;
const rowHeight = 24;
const spine = 92;

// A long trace is drawn around its faulty links first, then from its beginning.
function chooseSteps({ steps }: CausalGraph, faulty: readonly Link[]): readonly number[] {
  if (steps.length <= mostDrawn) return steps.map((_step, index) => index);
  const placeOf = new Map(steps.map(({ step }, index) => [step, index]));
  const chosen = new Set<number>();
  for (const { from, to } of faulty)
    for (const end of [from, to]) {
      const place = placeOf.get(end);
      for (let near = -2; place !== undefined && near <= 2; near += 1)
        if (chosen.size < mostDrawn && steps[place + near] !== undefined) chosen.add(place + near);
    }
  for (let index = 0; chosen.size < mostDrawn && index < steps.length; index += 1) chosen.add(index);
  return [...chosen].sort((a, b) => a - b);
}

function rowsOf(steps: readonly Step[], chosen: readonly number[]): readonly Row[] {
  const rows: Row[] = [];
  let next = 0;
  for (const at of chosen) {
    if (at > next) rows.push({ at: next, step: undefined, left: at - next, newTurn: false });
    const step = steps[at];
    rows.push({ at, step, left: 0, newTurn: at > 0 && step?.turn !== steps[at - 1]?.turn });
    next = at + 1;
  }
  if (next < steps.length) rows.push({ at: next, step: undefined, left: steps.length - next, newTurn: false });
  return rows;
}

function rowMarks({ step, left, newTurn }: Row, index: number, troubled: boolean): string {
  const y = heightOf(index);
  if (step === undefined)
    return `<text class="gap" x="${spine + 16}" y="${y + 4}">${count(left, 'step')} not drawn</text>`;
  const who = [step.actor, step.turn === null ? null : `turn ${step.turn}`].flatMap((part) =>
    part === null ? [] : [safe(part, 40)],
  );
  const label = safe(step.label || step.action || '', 120);
  const kind = step.eval === null ? 'none' : step.eval < 0 ? 'bad' : step.eval > 0 ? 'good' : 'even';
  const sign = { none: '', bad: '−', good: '+', even: '·' }[kind];
  // A person's message is square, what others do is round.
  const node =
    step.action === 'user_message'
      ? `<rect class="node ${kind}" x="${spine - 7}" y="${y - 7}" width="14" height="14"/>`
      : `<circle class="node ${kind}" cx="${spine}" cy="${y}" r="7"/>`;
  const turn = newTurn
    ? `<line class="turn" x1="${spine}" x2="100%" y1="${y - rowHeight / 2}" y2="${y - rowHeight / 2}"/>`
    : '';
  return `${turn}${node}<text class="sign" x="${spine}" y="${y + 4}">${sign}</text><text class="${troubled ? 'step troubled' : 'step'}" x="${spine + 16}" y="${y + 4}"><tspan class="number">${step.step}</tspan> ${label} <tspan class="who">${who.join(', ')}</tspan></text>`;
}

function linkMark({ from, to, kind, faulty }: Link, rowOf: ReadonlyMap<number, number>): string {
  const end = rowOf.get(to);
  const start = rowOf.get(from);
  const look = `class="link ${kind === 'retry_of' ? 'retry' : 'cause'}${faulty ? ' faulty' : ''}" marker-end="url(#${faulty ? 'faulty' : 'plain'})"`;
  if (end === undefined) return '';
  const y = heightOf(end);
  // A link from a step that is not there comes out of nowhere.
  if (start === undefined)
    return faulty
      ? `<path ${look} d="M${spine - 44} ${y}H${spine - 9}"/><text class="nowhere" x="${spine - 48}" y="${y + 4}">${roomy(from)}?</text>`
      : '';
  const begin = heightOf(start);
  if (start === end)
    return `<path ${look} d="M${spine - 6} ${y - 5}C${spine - 34} ${y - 16} ${spine - 34} ${y + 16} ${spine - 8} ${y + 5}"/>`;
  if (end === start + 1 && !faulty && kind === 'caused_by')
    return `<path ${look} d="M${spine} ${begin + 7}V${y - 9}"/>`;
  const reach = Math.min(spine + 16, 22 + 14 * Math.log2(Math.abs(end - start)));
  const bow = (spine - reach).toFixed(1);
  return `<path ${look} d="M${spine - 7} ${begin}C${bow} ${begin} ${bow} ${y} ${spine - 9} ${y}"/>`;
}

/** A number of many digits would be cut off at the left and read as another one; the words below have it whole. */
function roomy(step: number): string {
  const digits = String(step);
  return digits.length > 4 ? '' : digits;
}

function faultyWords(faulty: readonly Link[]): readonly string[] {
  if (faulty.length === 0) return [];
  const shown = faulty
    .slice(0, 50)
    .map(({ from, to, kind }) => `<li>Step ${to} names step ${from} in <code>${kind}</code>.</li>`);
  const left =
    faulty.length > shown.length ? [`<li>and ${count(faulty.length - shown.length, 'more faulty link')}</li>`] : [];
  return ['<p class="faulty">Faulty links:</p><ul>', ...shown, ...left, '</ul>'];
}

function heightOf(row: number): number {
  return row * rowHeight + rowHeight / 2 + 4;
}
