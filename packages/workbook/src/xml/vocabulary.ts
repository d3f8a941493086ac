import { Alternatives, type Hearing } from './alternatives.js';
import type { DeclaringTag } from './declaring-tag.js';
import { prefixEnd } from './name.js';
import { checkNames, Namespaces } from './namespaces.js';

/** What the elements of a part are to its reader, by the names and namespaces that tags say. */
export class Vocabulary {
  readonly namespaces = new Namespaces();
  /** The name of the element opened last without prefix, and what its children stand in. */
  local = '';
  inside = '';
  readonly #alternatives = new Alternatives();
  /** While a name without prefix is one of the part's own, only other tags are looked into. */
  #isSimple = false;
  /** Simple elements within the deepest other one, and within those around it. */
  #simple = 0;
  readonly #simpleAround: number[] = [];

  /** @param strict refuses names that are none, and prefixes that nobody declared */
  constructor(private readonly strict = false) {}

  /** True within a way to say something that is not taken. */
  get skips(): boolean {
    return this.#alternatives.skips;
  }

  open(name: string, tag: DeclaringTag, parent: string): Hearing {
    if (this.#isSimple && tag.isPlain && prefixEnd(name) === -1) {
      this.#simple += 1;
      this.local = this.inside = name;
      return 'own';
    }
    this.#simpleAround.push(this.#simple);
    this.#simple = 0;
    const { declared } = tag;
    if (declared) this.namespaces.enter(this.#simpleAround.length, declared);
    if (this.strict) checkNames(name, tag, this.namespaces);
    this.local = name.slice(prefixEnd(name) + 1);
    const namespace = this.namespaces.ofName(name);
    const hearing = this.#alternatives.open(namespace, this.local, parent, () =>
      (tag.get('Requires')?.match(/\S+/g) ?? []).map((prefix) => this.namespaces.of(prefix)),
    );
    this.inside = this.#alternatives.inside;
    this.#becomeSimple();
    return hearing;
  }

  /** True when the element that closes now is one of the part's own. */
  close(): boolean {
    if (this.#simple > 0) {
      this.#simple -= 1;
      return true;
    }
    this.namespaces.leave(this.#simpleAround.length);
    this.#simple = this.#simpleAround.pop() ?? 0;
    const isOwn = this.#alternatives.close();
    this.#becomeSimple();
    return isOwn;
  }

  #becomeSimple(): void {
    this.#isSimple = !this.skips && this.#alternatives.isOwn(this.namespaces.usual);
  }
}
