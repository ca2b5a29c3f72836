import { inLines } from '../shape/in-lines.ts';

/**
 * What tools write before each line of what they show, if anything: its number; the sign of a quote, a comparison or a frame;
 * the file it stands in; the service that wrote it; the time; white space. White space is only taken whole, or each line of a
 * program would be tried in as many ways as its blanks can be divided.
 */
export const lineHead: string = inLines`
  (?:
    [ \t]{0,8}\d{1,6}(?:\u2192|\t|[ ]?[:|])[ ]?|
    [>+\u2502|-][ ]{0,2}|
    [\w./-]{1,100}:\d{1,6}:|
    [\w.-]{1,40}[ ]{1,12}\|[ ]|
    \[?\d{4}-\d\d-\d\d[T ][\d:.,+Z-]{5,24}\]?[ ](?:\[[\w.-]{1,30}\][ ])?|
    [ \t]{1,200}(?![ \t])
  ){0,2}
`;
