import { inAnyCase } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';

/**
 * That the choice was right, as came out later, and that it was this in the end: said of the step by somebody who has seen where it
 * led. What an earlier try came to is a reason for the next, and stands with a "so" or a "because".
 */
export const seenAfterwards: Readied = readied(inAnyCase`
  \b(?:right|best|correct|wrong)\s(?:thing|choice|call|decision|move|step|idea|guess|approach|place)\b[^.;!?]{0,40}\b(?:as|which)\s[^.;!?]{0,30}?\b
    (?:later|afterwards|then|subsequently)\s(?:showed|proved|confirmed|demonstrated)\b|
  \blater\s(?:proved|turned out|showed itself|was seen)\s(?:to be\s)?(?:just\s|exactly\s|the\s)?(?:right|correct|decisive|the key|the cause|the culprit)\b|
  \bas\s(?:then\s|later\s)?became\s(?:clear|apparent|evident|visible|obvious)\s(?:when|after|later|in the|from the)\b|
  (?:,\sand|\bwhich)\sin\sthe\send\s(?:it\s|this\s|that\s)?(?:was|were|proved|turned\sout|worked|did)\b(?![^.!?]*\b(?:so|because|since|hence|therefore)\b)
`);
