import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A skill that comes with the package. */
export interface Skill {
  readonly name: string;
  readonly description: string;
  /** The text of its SKILL.md. */
  readonly text: string;
}

/** The skills that come with the package, by name. */
export function shippedSkills(): readonly Skill[] {
  // The build puts them beside the bundle.
  const folder = fileURLToPath(new URL('./skills/', import.meta.url));
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const text = readFileSync(`${folder}${name}/SKILL.md`, 'utf8');
      return { name, description: /^description: (.*)$/m.exec(text)?.[1] ?? '', text };
    });
}
