// Loaded before a program with --require: says at its end how much memory it took at most, in kilobytes.
const { writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');
if (isMainThread && process.env.PEAK_MEMORY_FILE)
  process.on('exit', () => writeFileSync(process.env.PEAK_MEMORY_FILE, String(process.resourceUsage().maxRSS)));
