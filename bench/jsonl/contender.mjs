import { eachLine } from './lines.mjs';

// Runs one contender over one file and prints the processor time of the work itself: `node bench/jsonl/contender.mjs <name> <file>`.
const [name, path] = process.argv.slice(2);
const contender = await import(`./contenders/${name}.mjs`);
// A contender that takes bytes needs no text and no value.
const passes = contender.passes ?? ((line) => contender.accepts(JSON.parse(line.utf8Slice(0, line.length))));
let good = 0;
let bad = 0;
const begun = process.cpuUsage();
eachLine(path, (line) => {
  if (passes(line)) good++;
  else bad++;
});
const { user, system } = process.cpuUsage(begun);
const milliseconds = (user + system) / 1000;
console.log(JSON.stringify({ milliseconds, good, bad, peak: process.resourceUsage().maxRSS }));
