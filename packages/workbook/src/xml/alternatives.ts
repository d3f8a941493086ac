import { isUnderstood } from './namespaces.js';

const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** What a part's reader is told of an element. */
export type Hearing = 'own' | 'foreign' | 'silent';

/**
 * Tells a part's own elements, those in the namespace of its root, from foreign ones, and takes one of
 * the ways in which `mc:AlternateContent` says something (ECMA-376 part 3, 7.5).
 */
export class Alternatives {
  /** What children of the element opened last stand in. */
  inside = '';
  #root: string | null = null;
  #depth = 0;
  /** Depth of the branch that is not taken. */
  #skippedFrom = Infinity;
  /** Depths of open elements that are not the part's own. */
  readonly #others: number[] = [];
  readonly #choices: { readonly depth: number; taken: boolean }[] = [];

  /** True within a branch that is not taken. */
  get skips(): boolean {
    return this.#skippedFrom < Infinity;
  }

  isOwn(namespace: string): boolean {
    return namespace === this.#root;
  }

  /** @param required the namespaces that a branch asks for */
  open(
    namespace: string,
    local: string,
    parent: string,
    required: () => readonly (string | undefined)[],
  ): Hearing {
    const depth = this.#depth;
    this.#depth += 1;
    this.#root ??= namespace;
    this.inside = local;
    if (namespace === this.#root && !this.skips) return 'own';
    this.#others.push(depth);
    this.inside = '';
    if (this.skips) return 'silent';
    if (namespace !== COMPATIBILITY) return 'foreign';
    // What stands in the branch that is taken stands, as it were, in the element around.
    this.inside = parent;
    const around = this.#choices[this.#choices.length - 1];
    if (local === 'AlternateContent') this.#choices.push({ depth, taken: false });
    else if (around?.depth === depth - 1) {
      const fits = local === 'Fallback' || required().every((one) => this.#understands(one));
      if (around.taken || !fits) this.#skippedFrom = depth;
      else around.taken = true;
    }
    return 'silent';
  }

  /** True when the element that closes now is one of the part's own. */
  close(): boolean {
    this.#depth -= 1;
    if (this.#others[this.#others.length - 1] !== this.#depth) return true;
    this.#others.pop();
    if (this.#choices[this.#choices.length - 1]?.depth === this.#depth) this.#choices.pop();
    if (this.#skippedFrom === this.#depth) this.#skippedFrom = Infinity;
    return false;
  }

  #understands(namespace: string | undefined): boolean {
    return namespace !== undefined && (namespace === this.#root || isUnderstood(namespace));
  }
}
