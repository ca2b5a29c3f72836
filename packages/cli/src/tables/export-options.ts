import type { Flag } from '../command-line/options.ts';

/** The options of an export, which may stand as bare words too. */
export const optionFlags: readonly Flag[] = [
  {
    name: 'mode',
    takes: 'value',
    value: '<mode>',
    help: 'json: one document; ndjson: a stream of records (default json).',
  },
  {
    name: 'pretty',
    takes: 'value',
    value: '<true|false>',
    help: 'Write a document over several lines (default true).',
  },
  {
    name: 'include',
    takes: 'value',
    value: '<what>',
    help: 'visible-only, or include-internal for thoughts too (default visible-only).',
  },
  {
    name: 'internal',
    takes: 'value',
    value: '<how>',
    help: 'How thoughts are given where they are included: redacted, summary or full (default redacted).',
  },
  { name: 'redact', takes: 'value', value: '<policy>', help: 'Mask none, secrets, pii or strict (default secrets).' },
  { name: 'strategy', takes: 'value', value: '<how>', help: 'mask, hash or drop what is masked (default mask).' },
  {
    name: 'key',
    takes: 'value',
    value: '<text>',
    help: 'Key of the digests in markers, so that equal values have equal markers in every export.',
  },
  {
    name: 'key-file',
    takes: 'value',
    value: '<file>',
    reads: true,
    help: 'The same key from a file, so that it stands in no history of commands.',
  },
  { name: 'max-bytes', takes: 'value', value: '<n>', help: 'Cut long texts until the export is no larger.' },
  {
    name: 'drop-events',
    takes: 'value',
    value: '<true|false>',
    help: 'Leave out the oldest events where cutting is not enough (default false).',
  },
  { name: 'integrity', takes: 'value', value: '<true|false>', help: 'Add a digest of the events (default true).' },
  {
    name: 'exported-at',
    takes: 'value',
    value: '<time>',
    help: 'Time of the export, in UTC; left out unless it is given.',
  },
];
