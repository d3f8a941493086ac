import { MarkupCompatibility, type ElementRole } from './markup-compatibility.js';
import type { NamespacedTag } from './namespaced-tag.js';
import { prefixEnd } from './name.js';
import { checkNames, Namespaces } from './namespaces.js';

/**
 * Follows the tags of a part and resolves each element's namespace, and with it the element's role for
 * the part's reader.
 */
export class ElementResolver {
  readonly namespaces = new Namespaces();
  /** The name of the element opened last, without prefix. */
  local = '';
  /** The name that children of the element opened last are given as their parent's. */
  parentName = '';
  readonly #compatibility = new MarkupCompatibility();
  /**
   * True while names without prefix are in the part's own namespace. Tags without prefixes and
   * declarations, which are by far the most, then need no resolving. They are called simple below.
   */
  #defaultIsOwn = false;
  /** How many simple elements are open within the innermost other element, and within the outer ones. */
  #simpleDepth = 0;
  readonly #outerSimpleDepths: number[] = [];

  /** @param strict refuses invalid names and prefixes without a declaration */
  constructor(private readonly strict = false) {}

  /** True within a branch of an `mc:AlternateContent` that is not chosen. */
  get isSkipping(): boolean {
    return this.#compatibility.isSkipping;
  }

  /** @throws WorkbookError `WORKBOOK_DAMAGED` for what `strict` refuses */
  open(name: string, tag: NamespacedTag, parent: string): ElementRole {
    if (this.#defaultIsOwn && tag.isPlain && prefixEnd(name) === -1) {
      this.#simpleDepth += 1;
      this.local = this.parentName = name;
      return 'own';
    }
    this.#outerSimpleDepths.push(this.#simpleDepth);
    this.#simpleDepth = 0;
    const { declared } = tag;
    if (declared) this.namespaces.enter(this.#outerSimpleDepths.length, declared);
    if (this.strict) checkNames(name, tag, this.namespaces);
    this.local = name.slice(prefixEnd(name) + 1);
    const namespace = this.namespaces.ofName(name);
    const role = this.#compatibility.open(namespace, this.local, parent, () =>
      (tag.get('Requires')?.match(/\S+/g) ?? []).map((prefix) => this.namespaces.ofPrefix(prefix)),
    );
    this.parentName = this.#compatibility.parentName;
    this.#updateDefaultIsOwn();
    return role;
  }

  /** Closes the innermost element; true when its role was `own`. */
  close(): boolean {
    if (this.#simpleDepth > 0) {
      this.#simpleDepth -= 1;
      return true;
    }
    this.namespaces.leave(this.#outerSimpleDepths.length);
    this.#simpleDepth = this.#outerSimpleDepths.pop() ?? 0;
    const isOwn = this.#compatibility.close();
    this.#updateDefaultIsOwn();
    return isOwn;
  }

  #updateDefaultIsOwn(): void {
    this.#defaultIsOwn =
      !this.isSkipping && this.#compatibility.isOwnNamespace(this.namespaces.defaultNamespace);
  }
}
