/**
 * The same value with the keys of every object in an order for readers, what names a thing before what is said of it; keys that it does
 * not know follow, sorted.
 */
export function inOrder<Value extends object>(value: Value): Value {
  // What comes out is what went in but for the order of its keys, of which types know nothing.
  return ordered(value) as Value;
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  // Not by assignment: a key called __proto__ is data here.
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}

function rank(key: string): number {
  return ranks.get(key) ?? ranks.size;
}

// One order serves every object, which that of the schema could not: there a finding says why before where, and a loss where before why.
const ranks: ReadonlyMap<string, number> = new Map(
  [
    ...['$schema', 'report_version', 'tool', 'results', 'name', 'type'],
    ...['file', 'record', 'item', 'from', 'to', 'step', 'turn', 'actor', 'action'],
    ...['rule', 'stage', 'severity', 'certainty', 'status', 'kind', 'format', 'version', 'ruleset', 'container'],
    ...['files', 'traces', 'errors', 'warnings', 'trace_id', 'detected', 'findings', 'checklist', 'rules_not_run'],
    ...['message', 'pointer', 'range', 'why', 'fix', 'line', 'column', 'docs', 'fingerprint', 'fixable', 'suppressed'],
    ...[
      'reason',
      'owner',
      'expires',
      'source',
      'excerpt',
      'candidates',
      'saw',
      'label',
      'eval',
      'faulty',
      'confidence',
    ],
    ...['fail', 'needs-review', 'clear', 'attested', 'pass', 'not-applicable'],
    ...['graph', 'steps', 'links', 'losses', 'matches', 'count', 'summary', 'coverage'],
    ...['run', 'not_run', 'not_applicable', 'reasons', 'documents'],
  ].map((key, index) => [key, index]),
);
