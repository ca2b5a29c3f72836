/** How far a heap may grow beyond what was left of it before it is collected again: by so much, or by so much of it. */
const least = 8 * 1024 * 1024;
const share = 0.2;

/**
 * Collects what a thread no longer needs when its heap has grown by so much, asked between two jobs. An engine lets the heap of
 * each thread grow to several times what is in use, as if it were alone: over 10,000 traces two threads took 327 MB, and so
 * they take 249.
 */
export function collecting(): () => void {
  const { getHeapStatistics, setFlagsFromString } = process.getBuiltinModule('node:v8');
  const used = (): number => getHeapStatistics().used_heap_size;
  let collect: (() => void) | undefined;
  let left = used();
  return () => {
    if (used() < left + Math.max(least, left * share)) return;
    if (collect === undefined) {
      setFlagsFromString('--expose-gc');
      collect = process.getBuiltinModule('node:vm').runInNewContext('gc') as () => void;
    }
    collect();
    left = used();
  };
}

/** The same for a thread that is alone, asked before each document: to collect takes as long as to lint some twenty of them. */
export function collectingNowAndThen(): () => void {
  const collect = collecting();
  let count = 0;
  return () => {
    count += 1;
    if (count % 1000 === 0) collect();
  };
}
