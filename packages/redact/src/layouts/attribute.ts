import { type Layout, linkOf, pairsWith } from './layout.ts';

const between = '["\'],?\\s{1,20}(?:[\\w-]{1,20}=["\'][^"\'<>]{0,60}["\']\\s{1,4}){0,3}(?:value|content)=["\']';

/** A value told in the attribute beside the one with its name: `<field name="name" value="value">`. */
export const attribute: Layout = {
  link: linkOf(between),
  signs: [' value=', ' content='],
  pairs: pairsWith(
    new RegExp(
      `[ \\n](?:name|id|key|field|label|property|itemprop)=["'](?<key>[^"'<>\\n]{2,60})${between}(?<value>[^"'<>\\n]{2,400})["']`,
      'dg',
    ),
  ),
};
