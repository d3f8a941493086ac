import { isUnderstood } from './namespaces.js';

const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/**
 * What an element is to the part's reader: `own` is in the namespace of the part's root, `foreign` in
 * another; `skipped` is markup of `mc:AlternateContent` itself, or within a branch that is not chosen.
 */
export type ElementRole = 'own' | 'foreign' | 'skipped';

/**
 * Decides the role of each element, and chooses the branch of every `mc:AlternateContent` that Excel
 * would choose (ECMA-376 part 3, 7.5).
 */
export class MarkupCompatibility {
  /** The name that children of the element opened last are given as their parent's. */
  parentName = '';
  #root: string | null = null;
  #depth = 0;
  /** Depth of the outermost open branch that is not chosen. */
  #skippedFrom = Infinity;
  /** Depths of open elements whose role is not `own`. */
  readonly #notOwn: number[] = [];
  readonly #alternateContents: { readonly depth: number; taken: boolean }[] = [];

  /** True within a branch that is not chosen. */
  get isSkipping(): boolean {
    return this.#skippedFrom < Infinity;
  }

  isOwnNamespace(namespace: string): boolean {
    return namespace === this.#root;
  }

  /** @param required the namespaces that a `Choice` requires; undefined for an undeclared prefix */
  open(
    namespace: string,
    local: string,
    parent: string,
    required: () => readonly (string | undefined)[],
  ): ElementRole {
    const depth = this.#depth;
    this.#depth += 1;
    this.#root ??= namespace;
    this.parentName = local;
    if (namespace === this.#root && !this.isSkipping) return 'own';
    this.#notOwn.push(depth);
    this.parentName = '';
    if (this.isSkipping) return 'skipped';
    if (namespace !== COMPATIBILITY) return 'foreign';
    // Elements of the chosen branch count as children of the element around `mc:AlternateContent`.
    this.parentName = parent;
    const enclosing = this.#alternateContents[this.#alternateContents.length - 1];
    if (local === 'AlternateContent') this.#alternateContents.push({ depth, taken: false });
    else if (enclosing?.depth === depth - 1) {
      const fits = local === 'Fallback' || required().every((one) => this.#understands(one));
      if (enclosing.taken || !fits) this.#skippedFrom = depth;
      else enclosing.taken = true;
    }
    return 'skipped';
  }

  /** Closes the innermost element; true when its role was `own`. */
  close(): boolean {
    this.#depth -= 1;
    if (this.#notOwn[this.#notOwn.length - 1] !== this.#depth) return true;
    this.#notOwn.pop();
    if (this.#alternateContents[this.#alternateContents.length - 1]?.depth === this.#depth)
      this.#alternateContents.pop();
    if (this.#skippedFrom === this.#depth) this.#skippedFrom = Infinity;
    return false;
  }

  #understands(namespace: string | undefined): boolean {
    return namespace !== undefined && (namespace === this.#root || isUnderstood(namespace));
  }
}
