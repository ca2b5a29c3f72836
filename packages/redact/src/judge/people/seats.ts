import { atFirstUse } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** True for the address of an office of state of a figure of books that is told all over the world, or of nobody in a form: nobody's home is given away by it. */
export function isSeat(address: string): boolean {
  return seats().test(address);
}

const seats = atFirstUse(
  inLines`
    ^(?:
      1[01] Downing St(?:reet)?\b|
      221B Baker St(?:reet)?\b|
      1600 Pennsylvania Ave(?:nue)?\b|
      1 First St(?:reet)?,? N\.?E|
      1111 Constitution Ave(?:nue)?\b|
      405 E(?:ast)?\.? 42nd St(?:reet)?\b|
      55,? rue du (?:Faubourg|Fbg)[ -]Saint-Honor\u00e9|
      57,? rue de Varenne\b|
      126,? rue de l['\u2019]Universit\u00e9|
      Platz der Republik 1\b|
      Willy-Brandt-Stra(?:\u00dfe|sse) 1\b|
      Wetstraat 200\b|
      Muster(?:stra(?:\u00dfe|sse)|str\.|weg|allee|gasse|platz) \d|
      200,? rue de la Loi\b|
      (?:rue de la Loi|Via della Conciliazione) 200?\b
    )
  `,
  'i',
);
