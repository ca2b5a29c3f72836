import type { Place } from '../detector.ts';
import type { Shown } from '../outputs/shown.ts';
import { type Node, stepsOf } from './node.ts';
import { isWrapper, siblingFields, textUnder } from './sibling-fields.ts';
import { noSiblings, type Siblings } from './siblings.ts';

/** A spot in a document, and what is known of it from what stands around. */
export interface Scope {
  readonly node: Node;
  readonly key: string | undefined;
  readonly role: string | undefined;
  readonly tool: string | undefined;
  readonly shown: Shown | undefined;
  readonly siblings: Siblings;
  readonly previous?: string | undefined;
  readonly client?: string | undefined;
}

/** The place of a string in a document that is there as a value: of a value in it, or of the key before one. */
export class TreePlace implements Place {
  readonly #scope: Scope;
  readonly isKey: boolean;
  constructor(scope: Scope, isKey: boolean) {
    this.#scope = scope;
    this.isKey = isKey;
  }
  get path(): (string | number)[] {
    return stepsOf(this.#scope.node);
  }
  get key(): string | undefined {
    return this.#scope.key;
  }
  get role(): string | undefined {
    return this.#scope.role;
  }
  get tool(): string | undefined {
    return this.#scope.tool;
  }
  get above(): string | undefined {
    let seen = false;
    for (let at: Node | undefined = this.#scope.node; at?.parent; at = at.parent) {
      if (typeof at.step !== 'string') continue;
      if (seen) return at.step;
      seen = true;
    }
    return undefined;
  }
  get kindAbove(): string | undefined {
    const manifest = this.#scope.node.parent?.parent?.value;
    return typeof manifest === 'object' && manifest !== null ? textUnder(kindOfManifest, manifest) : undefined;
  }
  get record(): string | undefined {
    const object = this.#scope.node.parent?.value;
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return undefined;
    return Object.entries(object)
      .slice(0, 40)
      .map(([key, value]) => `"${key}":${typeof value === 'string' ? `"${value.slice(0, 100)}"` : ''}`)
      .join(',');
  }
  get entry(): string | undefined {
    return this.#siblings.entry;
  }
  get entryAround(): string | undefined {
    for (let at = this.#scope.node.parent; at?.parent && isWrapper(at.step); at = at.parent) {
      const entry = entryOf(at.parent.value);
      if (entry !== undefined) return entry;
    }
    return undefined;
  }
  get account(): string | undefined {
    return this.#siblings.account;
  }
  get method(): string | undefined {
    const list = this.#scope.node.parent;
    const call = Array.isArray(list?.value) ? list.parent?.value : undefined;
    return typeof call === 'object' && call !== null ? textUnder(siblingFields.method, call) : undefined;
  }
  get previous(): string | undefined {
    return this.#scope.previous;
  }
  get client(): string | undefined {
    return this.#scope.client;
  }
  get shown(): Shown | undefined {
    return this.#scope.shown;
  }
  /** What stands beside a value says nothing of its key. */
  get #siblings(): Siblings {
    return this.isKey ? noSiblings : this.#scope.siblings;
  }
}

const kindOfManifest = ['kind'];

/** The name that an entry gives itself. */
function entryOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return textUnder(siblingFields.entry, value);
}
