import type { Keyword } from './keyword.ts';
import { kindOf, kinds } from './kinds.ts';
import { LONGEST, WORDS } from './layout.ts';

/** Which key words may stand around three characters of a text, told from the kinds of these. */
export interface Grams {
  /** For each three kinds the first of the entries under them; 0 for those in no key word. */
  readonly heads: Uint16Array;
  /** For each three kinds which may come next, one bit for each kind. */
  readonly next: Int32Array;
  /** The same with one bit for two kinds each. */
  readonly near: Uint16Array;
  /** For each entry its key word, where in the codes the three end, and the entry that follows under the same three. */
  readonly keywords: Uint16Array;
  readonly splits: Uint32Array;
  readonly following: Uint16Array;
}

/** Three kinds have this many values. */
export const gramCount: number = 1 << 15;

/** The value of the last three kinds when one more character is read. */
export function gramWith(gram: number, code: number): number {
  return ((gram << 5) | kindOf(code)) & (gramCount - 1);
}

/** The characters of some words, one word behind the other, and where each of them begins; the last number is where they end. */
export interface Codes {
  readonly codes: Uint8Array;
  readonly begins: Uint32Array;
}

/** Writes words down as numbers, which every start has to go through for the first time: so there is one look for them all. */
export function codesOf(words: readonly string[]): Codes {
  const all = words.join('');
  const odd = plain.test(all) && !words.includes('') ? undefined : words.find((word) => !plain.test(word));
  if (odd !== undefined)
    throw new TypeError(
      `The key word "${odd}" holds a capital, a backslash or what is neither a tab nor printable ASCII.`,
    );
  const begins = new Uint32Array(words.length + 1);
  for (let index = 0; index < words.length; index++) {
    const { length } = words[index]!;
    if (length > LONGEST) throw new TypeError(`The key word "${words[index]}" is longer than ${LONGEST} characters.`);
    begins[index + 1] = begins[index]! + length;
  }
  return { codes: new TextEncoder().encode(all), begins };
}

const plain = /^[\t\x20-\x40\x5b\x5d-\x7e]+$/;

/**
 * Files each key word under the three characters of it that are seldom in texts, shorter ones under all that end in it.
 * Signs are not among them.
 */
export function gramsOf(some: readonly Keyword[], { codes, begins }: Codes): Grams {
  const heads = new Uint16Array(gramCount);
  const next = new Int32Array(gramCount);
  const near = new Uint16Array(gramCount);
  const keywords = [0];
  const splits = [0];
  const following = [0];
  // A loop over numbers alone is quick as soon as it is run, and this is run at every start.
  const kindsOf = new Uint8Array(codes.length);
  for (let at = 0; at < codes.length; at++) kindsOf[at] = kinds[codes[at]!]!;
  const { one, two } = frequencies();
  // Each comes before those that are filed already.
  for (let keyword = some.length - 1; keyword >= 0; keyword--) {
    const { word, run } = some[keyword]!;
    const first = begins[keyword]!;
    const last = begins[keyword + 1]!;
    if (last - first < 3 && isSign(word)) continue;
    // Where the three characters end that are the rarest together with the one behind them.
    let split = last - first < 3 ? last : first + 3;
    let least = Number.POSITIVE_INFINITY;
    for (let end = split; end < last; end++) {
      const b = kindsOf[end - 2]!;
      const c = kindsOf[end - 1]!;
      const together =
        two[(kindsOf[end - 3]! << 5) | b]! + two[(b << 5) | c]! + two[(c << 5) | kindsOf[end]!]! - one[b]! - one[c]!;
      if (together >= least) continue;
      least = together;
      split = end;
    }
    const known = Math.max(first, split - 3);
    let gram = 0;
    for (let at = known; at < split; at++) gram = ((gram << 5) | kindsOf[at]!) & (gramCount - 1);
    const behind = run > 0 ? WORDS : -1;
    const bit = split < last ? 1 << kindsOf[split]! : behind;
    for (const step = 1 << (5 * (split - known)); gram < gramCount; gram += step) {
      following.push(heads[gram]!);
      heads[gram] = keywords.push(keyword) - 1;
      splits.push(split);
      next[gram]! |= bit;
      near[gram]! |= bit | (bit >>> 16);
    }
  }
  return {
    heads,
    next,
    near,
    keywords: new Uint16Array(keywords),
    splits: new Uint32Array(splits),
    following: new Uint16Array(following),
  };
}

/** True for `@` or `$ `, which are looked for as they stand: nearly any three characters could end in them. */
export function isSign(keyword: string): boolean {
  return keyword.length < 3 && /^[^a-z\\]{1,2}$/.test(keyword);
}

/**
 * How frequent each kind is in logs, code and prose, and each kind behind each other one: twice the logarithm to base 2,
 * as a character from `0` on. They decide about speed only.
 */
const single = 'SQLOOSOLNPIJPNQQNHQQRPLKKLGQTNQO';
const pairs = [
  'ODBGDEFCBHH@DDHCE9EGJBGC:<:IOBNEG>CIG?IH:F?AKIJ:D;IIKFBA=D<EH@B=@F???H>;:?B9C;:B::CB>A9;:D:E=@?8GI>C>J?:HA;FE@<J<:EAKE:B>B;E@?>7',
  'HED?BKAA;F;;?=BF<:BE>?;:;?:DKFJCJIAKLFHC>G=;GFKAIDLLI>GDKB;DMGKEGE=A?EB::J:9A??J>9E>GG9::?9EI@B;EA:=:I<>BD::><AB;:EBBA;::?<>EBD?',
  'EH:;:J;::H;9;?<F:9@?GA:::@<>E@D?BC@EIEED:;:=JHLJD;FHI<H<E:@>?>A49;;:9D9:9:;;:::A:::H9?<::::?34:0B?:<=G=<:D9<=:A;?9:B=>9;:=;?BD?;',
  'IG;>FK>;9I8;K<AF?:<EHH==:E:>IGG?BHB;BJ::;D:;>F<HG9;B??8::=9>E@A<II?IKJDI=F<CE?EHG:BJLJC?:@:CKFIACBEDGAIC;C@FHHMGF9LDJJBE<9:?H?A=',
  'CI;9?J<<BA9:F<?GC:FCEH:9=?:?GAF>9:9:;:;:::;99::9::9::G;::::=5?:9FI<HEM@B;I9CAEIJ?;HGHEC>:E>?JAE@IH<E;J>AEI;CA?CJC;GILI>@>D:?KDHD',
  'JJAC@MB9KK:;A@CKD;IJEI<A=H:FLGJD;ABCCH>B9E::KEKGD:JHID:::;9@>?80@H::9J:;;D;::8<?:9:;<9:<;;9@;;<7@D<;BB;9HD:=::CD;:C@=:;:<;:?D@?8',
  'GA;=;D9<:@9:<:<:H;<:H;:;::;>@>>;E><;;?<99=;8@<C@H9;BA;9;9;<?GEDA;=9::@9::<;9:9;<::;;:99::<:>1=E2KEEEDDE?@>??>AB?????E?????EOIIFG',
  'MKHJFJLCEICBHFJII<KKLEGI8A:JODKHAEDGA@CB@E8=ADDDB6FFG@@><99JDD:4MHCHEGEDBG=<AFEFFGGIIECA:86GG@BNH55875B4556155H6;099B835215IK;LF',
].join('');

function frequencies(): { readonly one: Uint8Array; readonly two: Uint8Array } {
  const inBytes = new TextEncoder();
  return { one: inBytes.encode(single), two: inBytes.encode(pairs) };
}
