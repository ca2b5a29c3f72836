import type { Path } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { inAnyCase, inLines } from '../../in-lines.ts';
import { maskedAndRaw } from '../../masked-and-raw.ts';
import { unmasked } from '../../secrets.ts';
import { readied } from '../../sieve/readied.ts';
import { quoted } from '../../wording/quoted.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';
import { isNamedReviewer } from './named-reviewer.ts';
import { unlikePlaceholders } from './unlike-placeholders.ts';

/** What a prompt tells an agent to keep to itself besides the prompt. */
const ofTheWork = inLines`
  (?:
    data|information|details|records|names|numbers|files|documents|materials?|contents?|secrets|figures|
    \p{L}{0,16}(?:daten|angaben|informationen|unterlagen)|données|informations|datos|información|dados|informações
  )
`;

/** Says of itself that it is not for everybody; that what the agent works with is not is another matter. */
const confidential = readied(inAnyCase`
  \b(?:strictly |highly )?(?:confidential|vertraulich|confidentiel(?:le)?s?|confidencial(?:es)?)\b
    (?<!(?<!\p{L})${ofTheWork}\s(?:[\p{L}-]+\s){0,4}[\p{L}-]+)
    (?!,?\s(?:(?:or|and|oder|und|ou|et|o|y|e)\s)?(?:[\p{L}-]+\s){0,2}?${ofTheWork}(?!\p{L}))|
  \b(?:for )?internal (?:use )?only\b|
  \b(?:do not|don['’]t|never|must not) (?:share|reveal|disclose|repeat|leak|expose|quote|show|mention)\b
    [^.\n]{0,40}\b(?:prompt|instructions?|rules|message|policy|guidelines|text|this(?!\s(?!with|to|prompt|or|in|outside|anywhere)\p{L}))\b|
  \bproprietary\b(?!\s(?:and|or|vs|versus)\s|\s(?:[\p{L}-]+\s)?(?:software|licen[cs]es?|formats?|code|drivers?))|\btrade secret\b
`);

/** A finding stands at a place of the trace, so its words name that of the manifest. */
const inManifest = (at: Path): string => ` (${at.join('/')} in the manifest)`;

/** Nothing that could harm somebody is released. */
export const secretsAreMasked: ForsyTraceRule = {
  id: 'secrets-are-masked',
  claim:
    'No secret, private prompt or personal detail stands in the trace; each is a placeholder, the same one throughout.',
  why: 'A released trace is copied at once; a key in it can be used, and a person in it be found, by anybody for good.',
  fix: 'Run `trace-formats redact --redact pii` over the trace, which masks secrets and personal details, and revoke any secret that has already left your hands.',
  checklist: 14,
  severity: 'error',
  certainty: 'both',
  reads: [],
  *check(trace, { manifest }): Iterable<Hit> {
    const told = new Set<string>();
    for (const hit of unmasked(trace, undefined, isNamedReviewer(trace))) {
      told.add(hit.at.join('/'));
      yield hit;
    }
    if (manifest !== undefined && manifest !== null)
      for (const hit of unmasked(manifest, inManifest, isNamedReviewer(manifest))) yield { ...hit, at: [] };
    const prompt = trace.system_prompt;
    const found = typeof prompt === 'string' ? confidential.exec(prompt) : null;
    if (found)
      yield {
        at: ['system_prompt'],
        certainty: 'hint',
        message: `The system prompt says ${quoted(prompt!, found.index, found.index + found[0].length)}, which looks like it is not meant to be released.`,
        fix: 'Write a summary or a hash of the prompt instead, or null.',
      };
    for (const { at, placeholder, elsewhere } of unlikePlaceholders(trace, manifest))
      yield {
        at,
        certainty: 'hint',
        message: `Here stands ${placeholder}, and ${elsewhere} in the same words elsewhere, which looks like two placeholders for the same thing.`,
        fix: 'Give the same thing the same placeholder wherever it stands.',
      };
    // What is known to be a secret or a name there need not be guessed from the words around it.
    for (const hit of maskedAndRaw(trace)) if (!told.has(hit.at.join('/'))) yield hit;
  },
};
