import { listed } from '@trace-formats/validate';
import type { Dataset, DatasetHit, DatasetRule } from '../../../dataset/dataset.ts';
import { slugsOf } from '../../../dataset/slugs.ts';
import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { contradictions } from './contradictions.ts';
import { stated } from './stated.ts';

/** The README says what a reader must know before using the traces. */
export const cardStatesTheFacts: DatasetRule = {
  id: 'card-states-the-facts',
  claim:
    'The README of the dataset states skill and version, trace modes, validation levels, limitations, who annotated or reviewed, and the licence, and says nothing of the traces that they do not say themselves.',
  why: 'Without these nobody can tell what the traces are good for and what may be done with them.',
  fix: 'Write what is missing into README.md at the top of the dataset.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  *checkDataset(dataset: Dataset, { release }): Iterable<DatasetHit> {
    const { folder, traces, unread = [], card } = dataset;
    // What an export or a raw source repeats is presented with the traces; where there is nothing else, they are the dataset.
    const kinds = (['trace', 'export', 'raw'] as const).map((one) => traces.filter(({ kind }) => kind === one));
    const own = kinds.find(({ length }) => length > 0) ?? [];
    if (own.length === 0 || (own.length === 1 && own[0]!.folder === folder && own[0]!.kind === 'trace')) return;
    // Only what is released must be presented; before that, a reminder does.
    const inner = innerFolder(folder, own);
    const weight = {
      ...(release ? {} : { severity: 'warning' as const }),
      ...(inner === undefined ? {} : { fix: fixAround(inner) }),
    };
    if (card === undefined) {
      yield { about: folder, ...weight, message: 'The dataset has no README.md that presents it.' };
      return;
    }
    const text = stated(card);
    const conflict = unmerged.exec(card);
    if (conflict !== null)
      yield {
        about: folder,
        ...weight,
        message: `README.md has a conflict of two versions in it that nobody settled, from line ${card.slice(0, conflict.index).split('\n').length} on.`,
        fix: 'Keep what is true of the two versions, and take out the lines that git put around them.',
      };
    const open = facts.filter(({ said }) => !said.test(text)).map(({ what }) => what);
    for (const [what, values] of [
      ['trace mode', own.map(({ mode }) => mode)],
      ['validation level', own.map(({ level }) => level)],
    ] as const) {
      const unsaid = [...new Set(values)].filter((value) => value !== null && !says(text, value)).sort();
      if (unsaid.length === 1) open.push(`the ${what} ${unsaid[0]}`);
      else if (unsaid.length > 1) open.push(`the ${what}s (${unsaid.join(', ')})`);
    }
    if (open.length > 0) yield { about: folder, ...weight, message: `README.md does not state ${listed(open)}.` };
    for (const { message, isCertain } of contradictions(text, withSlugs(own, dataset), unread.length === 0))
      yield { about: folder, ...weight, ...(isCertain ? {} : { certainty: 'hint' as const }), message, fix: upToDate };
  },
};

/** Most traces leave their slugs to their manifests. */
function withSlugs(traces: Dataset['traces'], dataset: Dataset): Dataset['traces'] {
  const slugs = slugsOf(dataset);
  return traces.map((trace) => {
    const slug = slugs.get(trace.id ?? '')?.slug;
    return slug === undefined ? trace : { ...trace, slug };
  });
}

/** The one folder below the dataset's in which all traces lie, where there are several: whoever runs over all means perhaps that one. */
function innerFolder(folder: string, traces: Dataset['traces']): string | undefined {
  const [first, ...others] = [...new Set(traces.map((trace) => trace.folder))];
  if (first === undefined || others.length === 0) return undefined;
  const parts = first.split('/');
  while (parts.length > 0 && !others.every((other) => `${other}/`.startsWith(`${parts.join('/')}/`))) parts.pop();
  const inner = parts.join('/');
  return inner === '' || inner === '.' || inner === folder || folder.startsWith(`${inner}/`) ? undefined : inner;
}

function fixAround(inner: string): string {
  return `Write what is missing into README.md at the top of the dataset. All traces lie in ${inner}: if that is the dataset, name it to forsy-lint, so that the README in it is read.`;
}

const upToDate = 'Bring README.md up to date, or correct the trace where that is what is wrong.';

/** What git leaves in a file of which two versions were changed. */
const unmerged = /^<{7} [^\n]*\n(?:[^\n]*\n)*?={7}\r?\n(?:[^\n]*\n)*?>{7} /m;

/** How versions are told: "v0.1", "version 2", "0.1", "commit 1c9f2ab". */
const version = String.raw`(?:\d\.\d|\bv(?:ersion)?[\s"'*:|_-]{0,8}\d|\bcommit\s[0-9a-f]{7})`;

/** Read generously, since a card that does state a fact must not be refused for its words. */
const facts = [
  {
    what: 'the skill and its version',
    // On one line, before it with a word between, in the line below a heading, or in the next row, where it is called a version.
    said: readied({
      source: String.raw`${version}[\d.]{0,8}\s(?:of|from)\s(?:the\s)?(?:[\w-]+\s)?(?<!\p{L})skill(?!\p{L})|(?<!\p{L})skill(?!\p{L})(?:(?:[ #*:|_]*\n\n?)?[^\n]{0,80}?${version}|[^\n]{0,80}\n\W*version[^\p{L}\n]{0,12}\d)`,
      flags: 'iu',
    }),
  },
  {
    what: 'known limitations',
    said: readied(inAnyCase`
      \b(?:limit(?!ed\b|less)|caveat|shortcoming|incomplete|known (?:gap|issue|problem|flaw)|leaves? out|left out)|(?<!\bnothing\s(?:is\s)?)missing|
      \blimited(?=\s(?:to|in|by)\b|:\s)|\b(?:is|are|was|were)\s(?:\p{L}+\s)?limited\b|
      (?:\bnot|n['’]t)\s(?:\p{L}+\s)?(?:cover|show|includ|contain|record|captur|hold)
        (?![^.\n]{0,40}\b(?:secret|personal|private|credential|password|pii\b|sensitive|confidential))|
      (?<!\p{L})(?:einschränkung|grenzen|begrenz|beschränk|beperk|ogranicz|огранич)|局限|限制|制限|制約|한계|제한
    `),
  },
  {
    what: 'who annotated or reviewed',
    said: readied(inAnyCase`
      \b(?:ann?ot|review|labell?(?:ed|er|ing)|labels?\s?(?:[:|]|by\b|from\b|were\b|are\b|come\b)|(?:trac|curat|judg|check|evaluat|rat|grad)ed by\b)|
      (?<!\p{L})(?:geprüft|begutachte|beschrifte|relu|révis|vérifié|revis|verificad|adnot|recenz|аннот|размет|провер|реценз)|
      标注|注释|审核|アノテ|レビュー|주석|검토
    `),
  },
  {
    what: 'the licence',
    said: readied(inAnyCase`
      \b(?:licen[cs]|lizen[zs])|\bCC0\b|\bCC[- ]BY\b|\bpublic domain\b|\b(?:terms|restrictions) (?:of|on) use\b|
      лиценз|许可|授权|ライセンス|라이[선센]스
    `),
  },
];

/** "Not self_traced", "non-live". */
const denial = String.raw`\b(?:not|never|non|nicht|pas|no)[\s-][\s"'*_\x60]{0,3}`;

/** Values are written as they stand in the traces or as words; one that is denied is not stated. */
function says(card: string, value: string): boolean {
  const words = value.split('_').map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return readied({ source: `(?<!${denial})\\b${words.join('[ _-]')}\\b`, flags: 'iu' }).test(card);
}
