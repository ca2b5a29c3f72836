import { inAnyCase } from '../in-lines.ts';
import type { Readied } from '../sieve/readied.ts';
import { sifted } from '../sieve/sieve.ts';

/** Words of somebody who knows the end: nobody knows that before, whatever facts stand beside it. */
export const inHindsight: Readied = sifted(inAnyCase`
  \b(?:later turned out|turned out later|in hindsight|in retrospect)\b|(?<!\p{L})(?:
    später (?:zeigte|stellte) sich|wie sich später|im nachhinein|más tarde (?:se vio|resultó)|
    il s['’]est avéré (?:plus tard|ensuite)|mais tarde (?:viu-se|revelou)
  )(?!\p{L})
`);
