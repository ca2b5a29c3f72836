import type { ForsyTrace } from '@trace-formats/schema';
import { inAnyCase } from '../../../in-lines.ts';
import { sifted } from '../../../sieve/sieve.ts';
import { abroad } from './claims-abroad.ts';
import type { KindOfClaim } from './kind-of-claim.ts';
import { bearsOut, given, givenAbroad, media, mediaAbroad, mediaInHanOrKana } from './words-of-evidence.ts';

/** Pictures and recordings are said to come with the trace. */
export const ofMedia: KindOfClaim = {
  form: sifted(inAnyCase`
    \b${given}\b[^.;!?]{0,60}?\b${media}\b|
    (?:^|[.;]\s)(?:complete|raw)\s(?:[\p{L}-]+\s){0,2}?${media}\b|
    \b${media}\b[^.;!?]{0,50}?\b(?:attached|included|are provided|is provided|available|accompan\w+(?!\s(?:the|an?|its|their)\s(?!steps?|trace|session|run|answers?)))\b|
    \b${media}\s(?:of|from|for)\s(?:each|every|all|the (?:whole|full|entire|complete)|both)\b|
    ^\W*(?:\p{L}+\s)?${media}\s(?:of [^.;!?]{0,40}\s)?
      ${bearsOut}\b|
    [.;]\s(?:(?:the|its|all)\s)?(?:screen[- ]?(?:shots?|recordings?|captures?|casts?)|video recordings?)\s(?:of [^.;!?]{0,40}\s)?
      ${bearsOut}\b|
    \b(?:backed|evidenced|supported|proven|documented) (?:by|with)\s(?:[\p{L}\d-]+\s){0,4}?${media}\b|
    \brich (?:multimodal|visual|audio) evidence\b|
    \b(?:fully|richly|heavily|densely) instrumented\b|
    \b${media}\s(?:\p{L}+\s){0,2}?lets?\s(?:you|one|us|readers?|people|viewers?)\b|
    \b(?:key ?strokes?|mouse (?:movements?|clicks?)|${media})(?:,\s[\p{L} -]{2,30}|\sand\s[\p{L} -]{2,30}){0,3}?\s(?:is|are|was|were)\s(?:also\s)?(?:captured|recorded|logged)(?=\s*[.,;]|\s*$|\s(?:along|as well|too|throughout)\b)|
    (?:^|[.;,]\s+)(?:an?\s|the\s)?${media}\sof\s(?:the|its|each|every|all)\s
      (?:operators?|agents?|session|screen|run|work|steps?|desk|developer|user|process|call|conversation)(?=\s*[.,;]|\s*$|\sand\b)|
    (?<!\p{L})${givenAbroad}\s(?:[\p{L}-]+\s){0,3}?(?:[ld]['’])?${mediaAbroad}(?!\p{L})|
    (?<!\p{L})(?:enthält|inklusive|samt|incluye|contiene|inclui|contém|contient)\s(?:[\p{L}-]+\s){0,3}?(?:telemetrie(?:daten)?|sensordaten|télémétrie|telemetr[ií]a)(?!\p{L})|
    ${mediaInHanOrKana}[^。；;,，]{0,15}(?:付き|を含む|を添付|をつけ)|(?:附有|附上|附带|附(?=每|全|所有|完整)|包含|含有|配有)[^。；;,，]{0,15}${mediaInHanOrKana}
  `),
  abroad: abroad.media,
  because: 'the trace holds nothing of the kind',
  reads: ['path', 'description', 'state'].map((field) => `static_output.artifacts[].${field}`),
  holds: hasMedia,
};

/** An artifact bears a picture or a recording out when its name or its description says that it is one. */
function hasMedia({ static_output }: ForsyTrace): boolean {
  return (static_output?.artifacts ?? []).some(
    ({ path, description, state }) =>
      mediaFile.test(path) || mediaWords.test(`${path} ${description ?? ''} ${state ?? ''}`),
  );
}

const mediaFile =
  /\.(?:png|jpe?g|gif|webp|bmp|tiff?|heic|svg|mp4|mov|webm|mkv|avi|wav|mp3|m4a|ogg|flac|har|pcap|cast|pdf)$/i;
/** Words of their own: the name of a function that edits images is no image. */
const mediaWords =
  /(?<![\p{L}])(?:screen|record|video|audio|photo|image|picture|telemetry|sensor|footage|capture|keystroke|snapshot)/iu;
