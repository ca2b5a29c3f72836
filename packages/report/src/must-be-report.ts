/** Throws where something else is to be written than a report: programs without types may call. */
export function mustBeReport(report: unknown): void {
  const { results, summary, tool } = (typeof report === 'object' && report !== null ? report : {}) as Record<
    string,
    unknown
  >;
  if (
    Array.isArray(results) &&
    typeof summary === 'object' &&
    summary !== null &&
    typeof tool === 'object' &&
    tool !== null
  )
    return;
  throw new TypeError(
    'A reporter writes a report, and this is none: it has tool, results and summary, of which summarise makes the last.',
  );
}
