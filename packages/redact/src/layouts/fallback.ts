import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf, pairsWith } from './layout.ts';

const instead = '(?:\\)|\\[?["\'\\x60]?\\])?[ ]?(?:\\|\\||\\?\\?|or\\b|\\?:)[ ]?["\'\\x60]';

/** What a program takes where nothing else is set: `os.environ.get("NAME") or "value"`, `name: SecretStr = Field(default="value")`, `variable "name"` of Terraform. */
export const fallback: Layout = {
  link: linkOf(`(?:["'\\x60]${instead}|:[ ][\\w.[\\] |]{2,40}[ ]=[ ]\\w{0,12}Field\\()`),
  signs: ['getenv(', 'environ.get(', 'process.env.', 'Field(', 'variable "'],
  pairs: pairsWith(
    new RegExp(
      inLines`
        \b(?:getenv\(|environ\.get\(|process\.env\.)["']?(?<key>[A-Za-z]\w{1,60})["']?${instead}(?<value>[^"'\x60\n]{4,400})["'\x60]
      `,
      'dg',
    ),
    new RegExp(
      inLines`
        \b(?<key>[A-Za-z]\w{1,60}):[ ][\w.[\] |]{2,40}[ ]=[ ]\w{0,12}Field\((?:\w{1,20}=\w{1,20},[ ]){0,3}(?:default=)?
        (?:\w{1,20}\()?["'](?<value>[^"'\n]{4,400})["']
      `,
      'dg',
    ),
    new RegExp(
      inLines`
        \bvariable[ ]"(?<key>[\w-]{2,60})"[ ]\{(?:[^{}\n]{0,200}\n){1,8}?[ \t]{0,8}default[ \t]{0,12}=[ ]"(?<value>[^"\n]{4,400})"
      `,
      'dg',
    ),
  ),
};
