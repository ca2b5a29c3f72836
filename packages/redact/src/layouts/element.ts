import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf, pairsWith } from './layout.ts';

/** A tag that is no frame of a row, a list or a form. */
export const tag = '<(?!/?(?:t(?:r|head|body|foot|able)|dl|form)\\b)[^<>]{1,120}>\\s{0,20}';
/** What begins an element of a page that holds a name, up to the end of the name. */
export const namedOnPage = '<(?:dt|th|td|label|b|strong)(?: [^<>]{0,80})?>(?<key>[^<>]{2,60})';
const attributes = '(?: [^<>]{0,80})?';
const marked = '(?:label|b|strong)';

/** A value in an element behind the name, behind its label or in an element of its name: `<name>value</name>`. */
export const element: Layout = {
  link: linkOf(`(?:[^<>\\n]{0,3}(?:>|(?:${tag}){1,6})|(?<=<[\\w.:-]{1,60})${attributes}>)[:\\s]{0,3}`),
  signs: ['</'],
  pairs: pairsWith(
    new RegExp(
      `${namedOnPage}</(?:dt|th|td|label|b|strong)>\\s{0,20}<(?:dd|td|span|p)${attributes}>(?<value>[^<>]{2,400})</`,
      'dg',
    ),
    // A label and its value are told by their classes alone.
    new RegExp(
      inLines`
        <(?:span|div|p)[^<>]{0,60} class=["'][^"'<>]{0,40}(?:label|key|caption|term)[^"'<>]{0,40}["'][^<>]{0,60}>(?<key>[^<>]{2,60})</(?:span|div|p)>
        \s{0,20}<(?:span|div|p)${attributes}>\s{0,20}(?<value>[^<>]{2,400})</
      `,
      'dg',
    ),
    // So is what microdata and pages call by an attribute.
    new RegExp(
      inLines`
        <(?:span|div|p|td|dd|li|h\d|a|b|strong)[^<>]{0,60}[ ](?:itemprop|class|data-field)=["'](?<key>[A-Za-z][\w-]{2,40})["'][^<>]{0,80}>
        (?<value>[^<>\s][^<>]{1,199})</
      `,
      'dg',
    ),
    // A list of properties, as macOS writes it.
    /<key>(?<key>[^<>]{2,60})<\/key>\s{0,20}<(?:string|integer|date)>(?<value>[^<>]{2,400})<\//dg,
    // Hadoop has an element for each, and Android an attribute.
    /<name>(?<key>[^<>]{2,80})<\/name>\s{0,20}<value>(?<value>[^<>]{2,400})<\/value>/dg,
    /<string name="(?<key>[\w.-]{2,60})"(?: [^<>]{0,80})?>(?<value>[^<>]{2,400})<\/string>/dg,
    new RegExp(
      inLines`
        <${marked}${attributes}>(?<key>[^<>:]{2,60})(?::\s{0,3}</${marked}>|</${marked}>\s{0,3}:)\s{1,20}
        (?<value>[^<>\s][^<>\n]{1,399})
      `,
      'dg',
    ),
    new RegExp(
      inLines`
        <(?!(?:d[dt]|t[dhr]|label|b|strong|span|p|li|a|div|h\d|option|button|code|em|i|script|style|string|integer|date|key)[ >])
        (?<key>[A-Za-z_][\w.:-]{1,40})${attributes}>(?<value>[^<>]{2,400})</\k<key>>
      `,
      'dg',
    ),
  ),
};
