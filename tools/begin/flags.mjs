/**
 * The flags on the command line of a tool, each with what stands after its equals sign; those that take a value are named with
 * one. Any other word ends the tool before it does anything: one that was misspelt would be passed over, and work be done that
 * nobody asked for.
 */
export function flagsOf(usage, known) {
  // pnpm passes a lone `--` on; it means nothing here.
  const words = process.argv.slice(2).filter((word) => word !== '--');
  const flags = words.map((word) => /^([^=]*=?)(.*)$/s.exec(word));
  const stray = flags.find(([, name]) => !known.includes(name));
  if (stray !== undefined) {
    console.error(`${JSON.stringify(stray[0])} is not known here. Usage: ${usage}`);
    process.exit(2);
  }
  return new Map(flags.map(([, name, value]) => [name, value]));
}
