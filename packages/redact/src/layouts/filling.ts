import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf, pairsWith } from './layout.ts';

const verb = '(?:fill|type|pressSequentially|append|set|send_keys|sendKeys)';
const between = `["'\`]\\)(?:, |\\.)${verb}\\(["'\`]`;

/** A field that a program fills in: `getByLabel('name').fill('value')`, `fill('#name', 'value')`, `form.append('name', 'value')`. */
export const filling: Layout = {
  link: linkOf(between),
  signs: ['.fill(', '.type(', '.pressSequentially(', '.append(', '.send_keys(', '.sendKeys(', '.setValue('],
  pairs: pairsWith(
    new RegExp(
      `By(?:Label|Placeholder|TestId|LabelText|PlaceholderText)\\(["'\`](?<key>[^"'\`\\n]{2,60})${between}(?<value>[^"'\`\\n]{2,400})["'\`]`,
      'dg',
    ),
    new RegExp(
      inLines`
        \.(?:fill|type|append)\(["'\x60](?:[a-z]{0,10}\[(?:name|id)=["']?|[#.])?(?<key>[A-Za-z][\w-]{1,60})["'\]]{0,2}["'\x60],
        \s{0,4}["'\x60](?<value>[^"'\x60\n]{2,400})["'\x60]
      `,
      'dg',
    ),
    // The field is found first, by its name, its id or a selector of it.
    new RegExp(
      inLines`
        (?:(?:find_element|findElement)\((?:[\w.]{2,20},\s{0,4}|By\.\w{2,16}\()|\b(?:get|locator|\$)\()["'\x60]
        (?:[a-z]{0,10}\[(?:name|id|data-[\w-]{2,16})=["']?|[#.])?(?<key>[A-Za-z][\w-]{1,60})["'\]]{0,2}["'\x60]\){1,2}
        \.(?:clear\(\)\.)?(?:fill|type|send_keys|sendKeys|setValue|pressSequentially)\(["'\x60](?<value>[^"'\x60\n]{2,400})["'\x60]
      `,
      'dg',
    ),
  ),
};
