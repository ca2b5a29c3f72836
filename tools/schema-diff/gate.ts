import type { Schema } from '../generate/schema-source.ts';
import { type Change, type ChangeClass, weightiest } from './change.ts';
import { type Bump, isAtLeast } from './changesets.ts';
import { compareSchemas, type States } from './compare.ts';
import type { Released } from './released.ts';
import type { Files } from './standing.ts';

/** A schema as it stands now, with a judge for whole documents. */
export interface Current {
  readonly path: string;
  readonly schema: Schema;
  readonly accepts: (document: unknown) => boolean;
}

/** What became of one schema since the last release. */
export interface Verdict {
  readonly path: string;
  /** The released schema it was compared with: its own, or that of the version folder before it; undefined when it has none. */
  readonly against: string | undefined;
  readonly kind: ChangeClass | 'unchanged' | 'new' | 'gone';
  readonly changes: readonly Change[];
  /** Documents that were valid at the last release and are refused now. */
  readonly refused: readonly string[];
  /** Why it may not be released like this; undefined when it may. */
  readonly failure: string | undefined;
}

/**
 * Holds every schema against the last release. Within a version folder nothing may break, whatever the changeset says; a new
 * version folder may break with the one before it, and a schema may go, when the changeset says major.
 */
export function judgeSchemas(released: readonly Released[], current: readonly Current[], bump: Bump): Verdict[] {
  const files: States = { before: byAddress(released), after: byAddress(current) };
  const verdicts = current.map((schema) => {
    const same = released.find(({ path }) => path === schema.path);
    if (same) return sameFolder(same, schema, bump, files);
    const others = [...released, ...current.filter((one) => one !== schema)];
    const namesake = others.find(
      (one) => one.schema['$id'] !== undefined && one.schema['$id'] === schema.schema['$id'],
    );
    return newFolder(predecessor(schema.path, released), schema, bump, files, namesake);
  });
  const gone = released.filter(({ path }) => !current.some((schema) => schema.path === path));
  return [...verdicts, ...gone.map(({ path }) => goneSchema(path, bump))];
}

function byAddress(schemas: readonly (Released | Current)[]): Files {
  return new Map(schemas.map(({ schema }) => [String(schema['$id']), schema]));
}

function sameFolder(old: Released, now: Current, bump: Bump, files: States): Verdict {
  const changes = compareSchemas(old.schema, now.schema, { ids: true, files });
  const refused = refusedOf(old, now);
  const kind = refused.length > 0 ? 'breaking' : (weightiest(changes) ?? 'unchanged');
  const failure = {
    breaking: `What was valid may be refused, or what others import is gone. Take the change back, or make it in a new version folder beside ${folderOf(now.path)} with a major changeset.`,
    compatible: isAtLeast(bump, 'minor')
      ? undefined
      : 'It accepts more than was released, or says it under another rule. Add a minor changeset.',
    documentation: isAtLeast(bump, 'patch') ? undefined : 'Its words changed since the release. Add a patch changeset.',
    unchanged: undefined,
  }[kind];
  return { path: now.path, against: old.path, kind, changes, refused, failure };
}

function newFolder(
  old: Released | undefined,
  now: Current,
  bump: Bump,
  files: States,
  namesake: Released | Current | undefined,
): Verdict {
  const changes = old ? compareSchemas(old.schema, now.schema, { ids: false, files }) : [];
  const refused = old ? refusedOf(old, now) : [];
  const breaks = refused.length > 0 || weightiest(changes) === 'breaking';
  const wanted = breaks ? 'major' : 'minor';
  return {
    path: now.path,
    against: old?.path,
    kind: breaks ? 'breaking' : 'new',
    changes,
    refused,
    failure: namesake
      ? `Its $id ${now.schema['$id']} is that of ${namesake.path}. Give it one of its own: an $id names one schema for ever.`
      : isAtLeast(bump, wanted)
        ? undefined
        : `It is new${breaks ? ` and breaks with ${old!.path}` : ''}. Add a ${wanted} changeset.`,
  };
}

function goneSchema(path: string, bump: Bump): Verdict {
  const failure = isAtLeast(bump, 'major')
    ? undefined
    : 'A released schema is gone. Put it back, or add a major changeset.';
  return { path, against: path, kind: 'gone', changes: [], refused: [], failure };
}

function refusedOf(old: Released, now: Current): string[] {
  return old.valid.filter(({ document }) => !now.accepts(document)).map(({ name }) => name);
}

/** The newest released schema of the same file name in another version folder of the same format. */
function predecessor(path: string, released: readonly Released[]): Released | undefined {
  const [format, folder, file] = path.split('/');
  return released
    .filter((one) => {
      const [itsFormat, itsFolder, itsFile] = one.path.split('/');
      return itsFormat === format && itsFile === file && itsFolder !== folder && /^v\d/.test(itsFolder ?? '');
    })
    .sort((a, b) => folderOf(a.path).localeCompare(folderOf(b.path), 'en', { numeric: true }))
    .at(-1);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
