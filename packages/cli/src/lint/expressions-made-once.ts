/**
 * Has the engine make each expression once and well, and not twice: quickly for its first use and well for the next. To lint asks
 * most expressions more than once, and a start takes a tenth less so.
 */
export function expressionsMadeOnce(): void {
  process.getBuiltinModule('node:v8').setFlagsFromString('--no-regexp-tier-up');
}
