/** What reading, detection or the command itself can find, beside the catalogue. */
export interface GroundRule {
  readonly id: string;
  readonly claim: string;
}

/** Rules that are no part of the catalogue because reading, detection or the command itself finds them broken. */
export const groundRules: readonly GroundRule[] = [
  {
    id: 'text-is-sound',
    claim:
      'The file is UTF-8 without a byte order mark, lone surrogates, keys that stand twice and numbers that nobody can hold.',
  },
  { id: 'json-is-complete', claim: 'The file holds whole JSON values and nothing else.' },
  {
    id: 'streams-are-framed',
    claim:
      'A stream of records begins with its one header, which lists who takes part, and ends with its footer, where it has one.',
  },
  { id: 'files-can-be-read', claim: 'Every path leads to a file that can be read.' },
  { id: 'results-can-be-written', claim: 'Every result can be written to its place.' },
  { id: 'documents-can-be-redacted', claim: 'What is redacted can be masked whole.' },
  {
    id: 'nothing-is-left-to-mask',
    claim: 'Where redact --check asks, nothing that it would mask stands in the files or their names.',
  },
  { id: 'format-is-known', claim: 'Every file is in a format that is known.' },
  { id: 'format-has-a-schema', claim: 'Every file is in a format that has a schema here.' },
  { id: 'version-is-supported', claim: 'Every file is in a version that is read.' },
  { id: 'traces-are-current', claim: 'Every Forsy trace is in the present version of the format.' },
  {
    id: 'items-are-settled',
    claim: 'At a release, every item of the checklist is decided, clear, or signed by a person.',
  },
  {
    id: 'rules-are-asked',
    claim: 'At a release, every rule is asked and weighs what it weighs by itself.',
  },
  {
    id: 'files-are-looked-at',
    claim:
      'At a release, no trace that lies in the dataset is left out or stands within another document, and in folders such as node_modules none that is called one.',
  },
  { id: 'reviews-are-current', claim: 'Every signature was given for the content as it is now.' },
  { id: 'suppressions-are-current', claim: 'No suppression is past its last day.' },
  { id: 'receipts-hold', claim: 'Files, configuration and rules are as the receipt recorded them.' },
  { id: 'suppressions-are-used', claim: 'Every suppression matches a finding, and every override a file.' },
];
