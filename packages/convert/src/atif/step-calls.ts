/** The calls of one step that wait for their results, by the ids that the step gives them. */
export interface StepCalls {
  readonly open: (id: string, call: string) => void;
  /** Takes the call that a result names, of several with one id the earliest; without a name, the only one that is open. */
  readonly take: (named: string | undefined) => string | undefined;
  /** Whether the step has a call with this id, open or not. */
  readonly knows: (id: string) => boolean;
}

/** Starts with no call. */
export function startStepCalls(): StepCalls {
  const byId = new Map<string, { readonly calls: string[]; from: number }>();
  const open = new Set<string>();
  return {
    open(id, call) {
      open.add(call);
      const same = byId.get(id);
      if (same) same.calls.push(call);
      else byId.set(id, { calls: [call], from: 0 });
    },
    take(named) {
      const call = named === undefined ? only() : next(named);
      if (call !== undefined) open.delete(call);
      return call;
    },
    knows: (id) => byId.has(id),
  };

  function only(): string | undefined {
    return open.size === 1 ? [...open][0] : undefined;
  }

  function next(id: string): string | undefined {
    const same = byId.get(id);
    if (same === undefined) return undefined;
    while (same.from < same.calls.length && !open.has(same.calls[same.from]!)) same.from += 1;
    return same.calls[same.from];
  }
}
