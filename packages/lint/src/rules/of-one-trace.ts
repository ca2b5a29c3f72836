const slots: { key: object | undefined; value: unknown }[] = [];

/**
 * Remembers for one trace at a time what several steps or rules ask for. Traces are linted one after the other; a map of all that
 * were met, even a weak one, would keep each of them in memory until the next full collection.
 */
export function ofOneTrace<Trace extends object, Value>(make: (trace: Trace) => Value): (trace: Trace) => Value {
  const slot: { key: object | undefined; value: unknown } = { key: undefined, value: undefined };
  slots.push(slot);
  return (trace) => {
    if (slot.key !== trace) {
      slot.value = make(trace);
      slot.key = trace;
    }
    return slot.value as Value;
  };
}

/** Forgets the trace of which something was remembered: it may be changed before it is linted again. */
export function forgetTrace(): void {
  for (const slot of slots) slot.key = slot.value = undefined;
}
