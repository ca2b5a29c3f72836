import type { Schema } from '../generate/schema-source.ts';
import { type Change, type ChangeClass, weightiest } from './change.ts';
import { type Bump, isAtLeast } from './changesets.ts';
import { compareSchemas } from './compare.ts';
import type { Released } from './released.ts';

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
  const verdicts = current.map((schema) => {
    const same = released.find(({ path }) => path === schema.path);
    return same ? sameFolder(same, schema, bump) : newFolder(predecessor(schema.path, released), schema, bump);
  });
  const gone = released.filter(({ path }) => !current.some((schema) => schema.path === path));
  return [...verdicts, ...gone.map(({ path }) => goneSchema(path, bump))];
}

function sameFolder(old: Released, now: Current, bump: Bump): Verdict {
  const changes = compareSchemas(old.schema, now.schema, { ids: true });
  const refused = refusedOf(old, now);
  const kind = refused.length > 0 ? 'breaking' : (weightiest(changes) ?? 'unchanged');
  const failure = {
    breaking: `What was valid may be refused. Take the change back, or make it in a new version folder beside ${folderOf(now.path)} with a major changeset.`,
    compatible: isAtLeast(bump, 'minor') ? undefined : 'It accepts more than was released. Add a minor changeset.',
    documentation: isAtLeast(bump, 'patch') ? undefined : 'Its words changed since the release. Add a patch changeset.',
    unchanged: undefined,
  }[kind];
  return { path: now.path, against: old.path, kind, changes, refused, failure };
}

function newFolder(old: Released | undefined, now: Current, bump: Bump): Verdict {
  const changes = old ? compareSchemas(old.schema, now.schema, { ids: false }) : [];
  const refused = old ? refusedOf(old, now) : [];
  const breaks = refused.length > 0 || weightiest(changes) === 'breaking';
  const wanted = breaks ? 'major' : 'minor';
  return {
    path: now.path,
    against: old?.path,
    kind: breaks ? 'breaking' : 'new',
    changes,
    refused,
    failure: isAtLeast(bump, wanted)
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
