import { valueAt } from '@trace-formats/schema';

/** The artifacts of a trace; undefined for what has no list of them. */
export function artifactsOf(trace: unknown): readonly unknown[] | undefined {
  const artifacts = valueAt(trace, ['static_output', 'artifacts']);
  return Array.isArray(artifacts) ? artifacts : undefined;
}

/** The paths that a trace gives its artifacts. */
export function artifactPaths(trace: unknown): readonly string[] {
  const paths = (artifactsOf(trace) ?? []).map((artifact) => valueAt(artifact, ['path']));
  return paths.filter((path) => typeof path === 'string');
}
