import { generate } from './generate.ts';
import { leafText } from './judge.ts';
import { type Finder, score } from './score.ts';
import { heldOutIds, type Shape } from './shape.ts';
import type { Scored } from './tally.ts';

/** What `--show` prints, or why it prints nothing. */
export type Shown = { readonly samples: string } | { readonly refusal: string };

/** Shows the samples of one open shape, their labelled values and what became of each. Held-out shapes are refused. */
export function show(id: string, shapes: readonly Shape[], find: Finder): Shown {
  const shape = shapes.find((one) => one.id === id);
  if (!shape)
    return { refusal: `There is no shape "${id}". The tables of \`pnpm score:redact\` list all open shapes.` };
  if (heldOutIds(shapes).has(id))
    return { refusal: `The shape "${id}" is held out: its samples are not shown, so that nobody builds towards them.` };
  const samples = generate(shapes).filter((sample) => sample.shape.id === id);
  return { samples: score(samples, find).map(lines).join('\n') };
}

function lines({ sample, judgement }: Scored): string {
  const labels = sample.labels.map((label, index) => {
    const value = leafText(sample.value, label).slice(label.start, label.end);
    const place = `"${label.pointer}"${label.inKey ? ' (in the key)' : ''}`;
    return `  ${judgement.outcomes[index]}: ${JSON.stringify(value)} at ${place}\n`;
  });
  const stray = judgement.stray > 0 ? `  stray matches: ${judgement.stray}\n` : '';
  const head = `${sample.shape.id} ${sample.index} (${sample.surrounding}, policy ${sample.shape.policy})`;
  return `${head}\n  ${JSON.stringify(sample.value)}\n${labels.join('')}${stray}`;
}
