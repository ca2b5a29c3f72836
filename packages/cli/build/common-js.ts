/**
 * A module that esbuild has written, as CommonJS. What it takes from others becomes constants, which are as fast as names of its
 * own: nobody assigns to what another part takes, and parts that took from one another in a circle could not have been divided.
 * `count` is how many modules it takes from, as esbuild says: a text that looked like one of them would be seen by that.
 */
export function commonJs(module: string, count: number): string {
  // Code that asks where it is gets an answer in CommonJS too.
  const own = module.includes('importMetaUrl') ? [place] : [];
  const before = own.length;
  const body = module
    .trim()
    // What is taken is there from the beginning, wherever it is asked for.
    .replace(taking, (...found) => {
      own.push(required(found.at(-1)));
      return '';
    })
    .replace(/\brequireNow\(\(\)\s*=>\s*import\(("\.\/part-\w+\.cjs")\)\)/g, 'require($1)')
    // As calls of `require`: the loader of modules, which `import()` wakes even for CommonJS, would be paid for at every start.
    .replace(/\bimport\(("\.\/part-\w+\.cjs")\)/g, 'Promise.resolve().then(()=>require($1))')
    .replace(giving, (_, names: string) => `module.exports={${renamed(names, (own, other) => `${other}:${own}`)}};`);
  if (own.length - before !== count)
    throw new Error(`A part takes from ${count} modules, and ${own.length - before} were found.`);
  return own.join('') + body;
}

const place = 'const importMetaUrl=require("node:url").pathToFileURL(__filename).href;';
/** Written as esbuild writes it without blanks, which no text that merely speaks of imports has. */
const taking =
  /(?<=^|[;}])import(?:(?: (?<one>[\w$]+) |\*as (?<all>[\w$]+) |\{(?<some>[^}]*)\})from)?"(?<from>[\w:/]+|\.\/part-\w+\.cjs)";/g;
const giving = /\bexport\s*\{([^}]*)\};?$/;

function required({ one, all, some, from = '' }: Readonly<Record<string, string | undefined>>): string {
  const asked = `require("${from}")`;
  if (some !== undefined) return `const{${renamed(some, (other, own) => `${other}:${own}`)}}=${asked};`;
  // What Node's own modules give as a whole is what each of them is.
  if (one !== undefined && from.startsWith('./')) return `const{default:${one}}=${asked};`;
  return one === undefined && all === undefined ? `${asked};` : `const ${one ?? all}=${asked};`;
}

/** Names such as `a as b,c`, pair by pair. */
function renamed(names: string, pair: (first: string, second: string) => string): string {
  return names
    .split(',')
    .filter((name) => name.trim() !== '')
    .map((name) => {
      const [first = '', second = first] = name.trim().split(' as ');
      return pair(first, second);
    })
    .join(',');
}
