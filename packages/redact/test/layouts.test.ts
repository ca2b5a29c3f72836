import { describe, expect, it } from 'vitest';
import { growth, limit } from '../../../tools/steps/growth.ts';
import { stepsOf } from '../../../tools/steps/steps-of.ts';
import { layouts } from '../src/layouts/index.ts';
import { laidOut } from '../src/layouts/laid-out.ts';
import { selectDetectors } from '../src/options/selection.ts';
import { leafScanOf } from '../src/scan/leaf.ts';

const nowhere = { path: [], key: undefined, role: undefined, tool: undefined };
const read = (text: string): string[] =>
  laidOut(text, 0, text.length, nowhere).map(
    ({ from, to, place, decoded }) => `${place.key} is ${decoded?.text ?? text.slice(from, to)}`,
  );

const cases: readonly (readonly [says: string, text: string, pairs: string[]])[] = [
  ['a list of terms', '<dl><dt>Town</dt><dd>Ulm</dd></dl>', ['Town is Ulm']],
  ['a label in bold', '<p><b>Town:</b> Ulm</p>', ['Town is Ulm']],
  [
    'a label that Markdown sets in bold',
    '- **Town:** Weimar\n- __Land:__ `Hessen`\n',
    ['Town is Weimar', 'Land is Hessen'],
  ],
  ['a name and a value in code', 'Set `TOWN` to `ulm-89073` now.', ['TOWN is ulm-89073']],
  ['a name and a value in code of a page', '<code>TOWN</code>: <code>ulm-89073</code>', ['TOWN is ulm-89073']],
  ['a block below its name', 'Here is the post town:\n\n```text\nWeimar\n```\n', ['post town is Weimar']],
  ['an entry in a list of PowerShell', 'Name  : TOWN\nValue : Bad Ems\n\n', ['TOWN is Bad Ems']],
  ['an element for the name and one for the value', '<name>town</name>\n  <value>Ulm</value>', ['town is Ulm']],
  ['a string of Android', '<string name="town">Ulm</string>', ['town is Ulm']],
  ['a fallback of Python', "os.environ.get('TOWN') or 'Bad Ems'", ['TOWN is Bad Ems']],
  ['a fallback of JavaScript', "process.env.TOWN ?? 'Bad Ems'", ['TOWN is Bad Ems']],
  ['a field of a model', 'town: SecretStr = Field(default="Weimar")', ['town is Weimar']],
  ['a variable of Terraform', 'variable "town" {\n  type    = string\n  default = "Weimar"\n}', ['town is Weimar']],
  ['an element', '<town lang="de">Ulm</town>', ['town is Ulm']],
  ['a field behind its label', '<label>Town:</label> <input name="t" value="Ulm">', ['Town is Ulm']],
  ['an attribute beside the name', '<field name="town" type="text" value="Ulm"/>', ['town is Ulm']],
  ['an entry of a program', "{ name: 'town', value: 'Ulm' }", ['town is Ulm']],
  ['an entry of YAML', '- name: town\n  value: Ulm\n', ['town is Ulm']],
  [
    'a table that blanks keep apart',
    'Town      Surname\nBad Ems   Kuhn\nUlm       Roth\n\nUlm  lies',
    ['Town is Bad Ems', 'Surname is Kuhn', 'Town is Ulm', 'Surname is Roth'],
  ],
  [
    'a table whose cells end below their headings',
    '  Town  Surname\n   Ulm     Kuhn\n',
    ['Town is Ulm', 'Surname is Kuhn'],
  ],
  ['a label by its class', '<span class="label">Town</span><span class="v">Ulm</span>', ['Town is Ulm']],
  ['microdata', '<span itemprop="town">Ulm</span>', ['town is Ulm']],
  ['a list of properties', '<dict><key>Town</key><string>Ulm</string></dict>', ['Town is Ulm']],
  ['a field that is found by its name', 'driver.find_element(By.ID, "town").send_keys("Ulm")', ['town is Ulm']],
  ['a field that is found by a selector', "cy.get('[name=town]').type('Ulm')", ['town is Ulm']],
  ['a table over strokes', 'Town  Land\n----- ----\nUlm   D\n', ['Town is Ulm', 'Land is D']],
  [
    'a table whose cells have blanks',
    'Town      Land\n--------- --------\nBad Ems   Hessen\n\nUlm lies D',
    ['Town is Bad Ems', 'Land is Hessen'],
  ],
  ['a dump', '["town"]=>\n  string(3) "Ulm"', ['town is Ulm']],
  ['an array as PHP prints it', '(\n  [town] => Ulm\n  [more] => Array\n)', ['town is Ulm']],
  ['an answer of Redis', '1) "town"\n2) "Ulm"', ['town is Ulm']],
  ['an answer that a service writes', 'api-1  |  1) "town"\napi-1  |  2) "Ulm"', ['town is Ulm']],
  ['a frame', '\u2502 Town       \u2502 Ulm      \u2502\n', ['Town is Ulm']],
  ['a row that is shown alone', '-[ RECORD 1 ]-+-----\ntown          | Ulm\n', ['town is Ulm']],
  ['a field that is not accepted', "town\n  Input is wrong [type=value_error, input_value='Ulm', x]", ['town is Ulm']],
  [
    'a field that is not accepted, with a blank less',
    "town\n Input is wrong [type=value_error, input_value='Ulm', x]",
    ['town is Ulm'],
  ],
  ['a form as it is sent', 'town=Bad+Urach&plan=pro', ['town is Bad Urach', 'plan is pro']],
  ['a part of a form with files', 'form-data; name="town"\r\n\r\nUlm\r\n--x', ['town is Ulm']],
  ['a field that a test fills in', "page.getByLabel('Town').fill('Ulm')", ['Town is Ulm']],
  ['a field that is found by its id', "page.fill('#town', 'Ulm')", ['town is Ulm']],
  ['a field in the snapshot of a page', '- form:\n  - textbox "Town *" [active] [ref=e5]: Ulm\n', ['Town is Ulm']],
  ['a field in a snapshot, between quotes', '  - \'textbox "Town:" [ref=e5]\': "7: Ulm"', ['Town is 7: Ulm']],
  ['a form that a program makes', "form.append('town', 'Ulm');", ['town is Ulm']],
  [
    'a claim of an identity',
    '<saml:Attribute Name="urn:oid:2.5" FriendlyName="town"><saml:AttributeValue>Ulm</saml:AttributeValue>',
    ['town is Ulm'],
  ],
  [
    'a table of a page, with an empty cell',
    '<tr><th>Name</th><th>Note</th><th>Town</th></tr><tr><td>Ada</td><td></td><td>Ulm</td></tr>',
    ['Name is Ada', 'Note is ', 'Town is Ulm'],
  ],
];

describe('what a layout says of names and values', () => {
  it.each(cases)('%s', (_, text, pairs) => {
    expect(read(text)).toEqual(expect.arrayContaining(pairs));
  });

  it.each([
    ['a field that is followed by a button', '<label>Town</label> <input name="t"> <input type="submit" value="Send">'],
    ['a field that is followed by another', '<label>Town</label> <input name="t"> <input name="u" value="Ulm">'],
    ['a button behind a label', '<label>Town</label> <input type="submit" value="Send">'],
    ['a call instead of a value', "{ name: 'town', value: townOf(user) }"],
    ['an array within an array', '[towns] => Array\n'],
    ['a field that is filled in with what a program holds', "page.fill('#town', town)"],
    ['a file in a form', 'form-data; name="town"; filename="a.txt"\r\n\r\nUlm\r\n--x'],
    ['a field of a snapshot with nothing in it', '- textbox "Town" [ref=e5]\n- textbox "Land" [ref=e6]:\n'],
    ['a button of a snapshot', '- button "Town" [ref=e5]: Send'],
    ['a label in bold, and what is said of it', '**Town:** where you live\n'],
    ['a name in code that becomes another', 'Rename `town` to `town_2` everywhere.'],
    ['two names in code', 'The `town` is `land` here.'],
    ['a command in a block', 'Go to the town:\n\n```sh\ncd town\n```\n'],
    ['a name of which only the type is told', 'town: str = Field(description="Where you live.")'],
    ['a variable that is asked for where another is not set', 'process.env.TOWN || process.env.LAND'],
    ['a heading and a sentence', '<h2>Town</h2><p>Where you live.</p>'],
  ])('%s is no pair', (_, text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('a name is enough to have a text read that tells nothing else', () => {
  const scan = leafScanOf(selectDetectors({ policy: 'pii' }));
  it.each([
    '<dl><dt>First name</dt><dd>Marieke</dd></dl>',
    '<table><tr><th>First name</th></tr><tr><td>Marieke</td></tr></table>',
    '<p><b>First name:</b> Marieke</p>',
    '<label>First name</label> <input name="fn" value="Marieke">',
    '<field name="First name" type="text" value="Marieke"/>',
    "{ name: 'First name', value: 'Marieke' }",
    '- name: First name\n  value: Marieke\n',
    '["First name"]=>\n  string(7) "Marieke"',
    '1) "First name"\n2) "Marieke"',
  ])('%j', (text) => {
    expect(scan(text, nowhere).map(({ value }) => value)).toEqual(['Marieke']);
  });
});

/** What begins a pair and never ends it, for texts that are full of it. */
const baits = [
  'name="a" value="',
  'name: a\n value: ',
  '[a] => ',
  '["a"]=>\n',
  '1) "a"\n',
  'a=b&',
  '<b>a</b>',
  '<a ',
  '<th>a',
  '<td>',
  '\u2502 a ',
  '-[ RECORD a | b\n',
  'a  b\n---- --\n',
  'Name  b\nc     d\n',
  'Name  ',
  '<span class="label">a</span>',
  '<p class="a">b',
  '-- ---',
  '<key>a</key>',
  '.send_keys("',
  "cy.get('[name=a",
  'a\n  b [type=a, input_value=',
  'form-data; name="a"\n\n',
  "ByLabel('a').fill('",
  '- textbox "a" [ref=e5]: ',
  '\n- textbox "a" [',
  ".append('a', '",
  '<Attribute Name="a"><AttributeValue>',
  '<Attribute Name="a',
  '**a:** ',
  '__a:__ `',
  'b `aa` is `',
  '<code>aa</code>: <code>',
  'aaa:\n\n```\n',
  'aaa aaa:\n```\naaaaaaa\n',
  'Name : a\nValue : ',
  '<name>aa</name> <value>',
  '<string name="aa">',
  "getenv('a') or '",
  'a: str = Field(b=c, ',
  'variable "a" {\n',
];

describe('no layout takes more than linear steps', () => {
  it.each(baits)('%j', (bait) => {
    for (const { pairs } of layouts) {
      if (!pairs) continue;
      expect(growth((text) => stepsOf(() => Array.from(pairs(text))), bait)).toBeLessThanOrEqual(limit);
    }
  });
});

it('shows a pair of each layout that says what is a name, and tries to slow it down', () => {
  const reading = layouts.filter(({ pairs }) => pairs !== undefined);
  const unseen = reading.filter(({ pairs }) => !cases.some(([, text]) => Array.from(pairs!(text)).length > 0));
  const untried = reading.filter(({ signs = [] }) => !baits.some((bait) => signs.some((sign) => bait.includes(sign))));
  expect(unseen.map(({ signs }) => `No case above has a pair of the layout with ${signs}.`)).toEqual([]);
  expect(untried.map(({ signs }) => `No bait above has a sign of the layout with ${signs}.`)).toEqual([]);
});
