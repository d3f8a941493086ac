import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { WorkbookError } from '../workbook-error.js';

export type Attributes = Readonly<Record<string, string>>;

/** What a part's reader wants to know; names come without their namespace prefix. */
export interface XmlHandlers {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads one XML part piece by piece. A document type is refused: entities hide behind it. */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  handlers: XmlHandlers,
  limits: { readonly depth: number },
): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false, fragment: false });
  let depth = 0;
  parser.on('doctype', () => {
    throw new WorkbookError('WORKBOOK_HAS_DOCTYPE');
  });
  parser.on('error', (error) => {
    throw new WorkbookError('WORKBOOK_DAMAGED', { cause: error });
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > limits.depth) throw new WorkbookError('WORKBOOK_NESTED_TOO_DEEPLY');
    handlers.open(localName(name), attributes as Attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handlers.close?.(localName(name));
  });
  if (handlers.text) {
    const { text } = handlers;
    parser.on('text', text);
    parser.on('cdata', text);
  }

  let decoder: TextDecoder | null = null;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.write(decoder?.decode() ?? '');
  parser.close();
}

/** An attribute by its local name: `r:id`, `d3p1:id` and `id` are one. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  if (name in attributes) return attributes[name];
  const suffix = `:${name}`;
  for (const key in attributes) if (key.endsWith(suffix)) return attributes[key];
  return undefined;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
