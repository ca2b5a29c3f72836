import { jsonText } from '../text/escape.ts';

/** Markup that is put into the page when somebody opens its document: the findings, and what follows them. */
export interface Body {
  readonly findings: string;
  readonly rest: string;
  /** What the filter needs to know of each finding that is shown. */
  readonly facts: readonly Fact[];
  /** The same of those that found no room. */
  readonly unshown: readonly Fact[];
}

/** The markup of a body as it stands in the page. */
export function markupOf({ findings, rest }: Body): string {
  return [findings, rest].filter((part) => part !== '').join('\n');
}

/** What the filter asks of a finding, apart from its words. */
export interface Fact {
  readonly severity: string;
  readonly item: number | null;
  readonly rule: string;
  readonly suppressed: boolean;
}

/** Bodies that do not stand in the page yet, with every tag and text of them kept once. */
export interface Store {
  /** Keeps the body of a document; false when there is no room left for it. */
  keep(number: number, body: Body): boolean;
  /** Keeps what is counted of findings that the page does not show: without it, their document would pass for a clean one. */
  count(number: number, unshown: readonly Fact[]): void;
  /** The store as an element of the page that nothing runs, or nothing when it is empty. */
  element(): readonly string[];
}

/** A store for so many characters of markup, counted without what is repeated. */
export function openStore(room: number): Store {
  const places = new Map<string, number>();
  const bodies: Record<string, readonly unknown[]> = {};
  const unshown: Record<string, readonly unknown[]> = {};
  let used = 0;
  const placeOf = (piece: string): number => {
    let place = places.get(piece);
    if (place === undefined) {
      place = places.size;
      places.set(piece, place);
      used += piece.length;
    }
    used += 5;
    return place;
  };
  const told = ({ severity, item, rule, suppressed }: Fact): readonly unknown[] => [
    severity,
    item === null ? '' : String(item),
    placeOf(rule),
    suppressed ? 1 : 0,
  ];
  return {
    keep(number, { findings, rest, facts }) {
      if (used > room) return false;
      bodies[number] = [pieces(findings).map(placeOf), pieces(rest).map(placeOf), facts.map(told)];
      return true;
    },
    count(number, facts) {
      const times = new Map<string, number>();
      for (const fact of facts) {
        const key = JSON.stringify(told(fact));
        times.set(key, (times.get(key) ?? 0) + 1);
      }
      if (times.size > 0) unshown[number] = [...times].map(([key, count]) => [...JSON.parse(key), count]);
    },
    element() {
      if (places.size === 0) return [];
      // Nothing in it can end the element early: it holds no angle bracket.
      const text = jsonText({ pieces: [...places.keys()], bodies, unshown }).replaceAll('<', '\\u003c');
      return [`<script type="application/json" id="later">${text}</script>`];
    },
  };
}

/** Tags, and what stands between them. Our own markup has no angle bracket within a tag. */
function pieces(markup: string): readonly string[] {
  return markup.match(/<[^>]*>|[^<]+/g) ?? [];
}
