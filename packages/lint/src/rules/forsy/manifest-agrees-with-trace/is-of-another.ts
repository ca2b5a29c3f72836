import { valueAt } from '@trace-formats/schema';
import { isBlank } from '../../blank.ts';
import { alike } from './alike.ts';

/** True for a manifest that names another trace than the one beside it: its counts may well be right, only not of this one. */
export function isOfAnother(manifest: unknown, trace: unknown): boolean {
  const [named, own] = [idIn(manifest), idIn(trace)];
  return named !== undefined && own !== undefined && named !== own;
}

/** True where the task is another one as well: that of a manifest whose id alone is wrong is still the one of the trace. */
export function tellsOfAnother(manifest: unknown, trace: unknown): boolean {
  const [listed, own] = [valueAt(manifest, ['task']), valueAt(trace, ['task'])];
  return (
    typeof listed === 'string' &&
    typeof own === 'string' &&
    !isBlank(listed) &&
    !isBlank(own) &&
    !alike(listed, own) &&
    isOfAnother(manifest, trace)
  );
}

/** Older documents have another name for it. */
function idIn(document: unknown): string | undefined {
  for (const key of ['trace_id', 'collection_id']) {
    const id = valueAt(document, [key]);
    if (typeof id === 'string' && !isBlank(id)) return id;
  }
  return undefined;
}
