import type { Candidate, PatternDetector } from '../../detector.ts';
import { linesOn } from '../../layouts/goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What is switched on where, and what talks to what. */
export const featureFlags: PatternDetector = {
  id: 'feature-flags',
  type: 'internal_config',
  label: 'Feature flags and service discovery',
  shape: 'A block under a key such as `featureFlags`, `upstreams` or `serviceDiscovery`.',
  link: 'https://openfeature.dev/specification/glossary',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: [
    'feature',
    'flags',
    'upstream',
    'service_discovery',
    'servicediscovery',
    'service-discovery',
    'endpoints',
    'service_registry',
    'serviceregistry',
    'service-registry',
    'launchdarkly',
    'toggles',
  ],
  pattern: expression(
    inLines`
      ["']?\b(?:
        feature[_-]?(?:flags?|toggles)|
        flags|
        service[_-]?(?:discovery|registry)|
        upstreams?|endpoints|toggles
      )["']?\s{0,3}[:=]\s{0,3}(?<value>
        \{[^{}]{3,4000}\}|\[[^[\]]{3,4000}\]|
        (?:\n[ \t]{0,12}- [\w."'-]{3,80}(?=\r?(?:\n|$))){1,60}|
        (?:\n[ \t]{1,12}(?:- )?[\w."'-]{1,80}:[ \t][^\n]{1,200}){1,60}
      )
    `,
    'gi',
  ),
  reach: [4, 4100],
  goesOn: linesOn((block) => {
    const row = /\n[ \t]{0,12}- [\w."'-]+\s*$/.test(block)
      ? /^[ \t]{0,12}- [\w."'-]{3,80}$/
      : /^[ \t]{1,12}(?:- )?[\w."'-]{1,80}:[ \t]/;
    return (line) => /\n/.test(block) && !/[}\]]$/.test(block) && row.test(line);
  }),
  accept: saysSo,
};

/** A program has flags and a site endpoints as well: several that are on or off, and places that can be reached, are a service's. */
function saysSo(value: string, { text, start }: Candidate): boolean {
  const name = /(\w+)["']?\s{0,3}[:=]\s{0,3}$/.exec(text.slice(Math.max(0, start - 40), start))?.[1]?.toLowerCase();
  if (name === 'flags' && /[{,]\s{0,20}["']?(?:key|name|flag)["']?\s{0,3}:/.test(value))
    return /["']?(?:on|enabled|active|state|variation|rollout|default_?value)["']?\s{0,3}:/i.test(value);
  if (name === 'flags') return /(?:true|false|on|off)\b[\s\S]{1,4000}(?:true|false|on|off)\b/.test(value);
  return name !== 'endpoints' || /:\/\/|[\w\]]:\d{2,5}\b|\w\.\w/.test(value);
}
