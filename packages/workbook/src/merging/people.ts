import { UndoableMap } from '../undoable-map.js';
import { type Markup } from './markup.js';
import { PROLOG } from './namespaces.js';
import { childrenOf, ownAttributes, parseTree, writeTree } from './xml-tree.js';

const NAMESPACE = 'http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments';

/** The authors of threaded comments, each person once. */
export class People {
  readonly #written = new UndoableMap<string, Markup>();

  /** Adds the people of a source's person part. */
  add(markup: Markup): void {
    for (const person of childrenOf(parseTree(markup), 'person')) {
      const { attributes, children } = person;
      const id = attributes.get('id');
      if (id === undefined || this.#written.has(id)) continue;
      const plain = ownAttributes(person);
      if (children.length > 0) plain.set('providerId', attributes.get('providerId') ?? 'None');
      this.#written.set(
        id,
        writeTree({ ...person, name: 'person', attributes: plain, children: [], text: '' }),
      );
    }
  }

  savepoint(): () => void {
    return this.#written.savepoint();
  }

  get markup(): Markup {
    if (this.#written.size === 0) return '';
    return `${PROLOG}<personList xmlns="${NAMESPACE}">${[...this.#written.values()].join('')}</personList>`;
  }
}
