import type { Buffer } from 'node:buffer';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { ElementAttributes } from '../../xml/attributes.js';
import { MarkupCompatibility } from '../../xml/markup-compatibility.js';
import type { XmlHandlers } from '../../xml/handlers.js';
import { toMarkup } from '../markup.js';
import type { XmlElement } from '../xml-tree.js';

/**
 * Reads one part of a written workbook with an independent parser, which may find faults that our
 * scanner overlooked in the source. Calls the handlers as the scanner does, but without texts.
 *
 * @throws Error when the part is not well formed or uses an undeclared prefix
 */
export async function parseStrictly(
  pieces: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
): Promise<void> {
  const compatibility = new MarkupCompatibility();
  const parents = [''];
  await parse(
    pieces,
    (tag) => {
      const { uri, local } = tag.written;
      const parent = parents[parents.length - 1]!;
      const role = compatibility.open(uri, local, parent, () => tag.required());
      parents.push(compatibility.parentName);
      if (role === 'own') handlers.open(local, tag, parent);
      else if (role === 'foreign') handlers.foreign?.(local, tag);
    },
    () => {
      parents.pop();
      compatibility.close();
    },
  );
}

/** The root element of a part, read with the same parser, without texts. */
export async function strictTree(pieces: AsyncIterable<Buffer>): Promise<XmlElement> {
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  let own = '';
  await parse(
    pieces,
    ({ written: { name, local, uri, attributes: written } }) => {
      if (root === null) own = uri;
      const attributes = new Map(
        Object.values(written).map((one) => [one.name, toMarkup(one.value)]),
      );
      const element = { name, local, foreign: uri !== own, attributes, children: [], text: '' };
      open[open.length - 1]?.children.push(element);
      open.push(element);
      root ??= element;
    },
    () => void open.pop(),
  );
  return root!;
}

async function parse(
  pieces: AsyncIterable<Buffer>,
  onOpen: (tag: StrictTag) => void,
  onClose: () => void,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const tag = new StrictTag((prefix) => parser.resolve(prefix));
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (written) => {
    tag.written = written;
    onOpen(tag);
  });
  parser.on('closetag', onClose);
  for await (const piece of pieces) parser.write(decoder.decode(piece, { stream: true }));
  parser.write(decoder.decode()).close();
}

/** The attributes of the element opened last. */
class StrictTag implements ElementAttributes {
  written!: SaxesTagNS;

  constructor(private readonly namespaceOf: (prefix: string) => string | undefined) {}

  get(name: string): string | undefined {
    return this.written.attributes[name]?.value;
  }

  relationship(local = 'id'): string | undefined {
    return Object.values(this.written.attributes).find(
      (one) => one.local === local && one.uri.endsWith('/relationships'),
    )?.value;
  }

  /** The namespaces that a branch of `mc:AlternateContent` requires. */
  required(): readonly (string | undefined)[] {
    return (this.get('Requires')?.match(/\S+/g) ?? []).map(this.namespaceOf);
  }
}
