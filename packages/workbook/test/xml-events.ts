import { SaxesParser } from 'saxes';
import { XmlScanner } from '../src/xml/scanner.js';

export type XmlEvent =
  | readonly ['open', string, Readonly<Record<string, string>>]
  | readonly ['close', string, string];

const LIMITS = { depth: 100, tokenBytes: 1024 * 1024 };

/** What the scanner tells of these pieces; attributes by the names given. */
export function scannerEvents(
  pieces: readonly Uint8Array[],
  attributeNames: readonly string[] = [],
  limits = LIMITS,
): XmlEvent[] {
  const events: XmlEvent[] = [];
  const scanner = new XmlScanner(
    {
      open(name, attributes) {
        const told = attributeNames.flatMap((key) => {
          const value = attributes.get(key);
          return value === undefined ? [] : [[key, value] as const];
        });
        events.push(['open', name, Object.fromEntries(told)]);
        return true;
      },
      close: (name, text) => events.push(['close', name, text]),
    },
    limits,
  );
  for (const piece of pieces) scanner.write(Buffer.from(piece));
  scanner.end();
  return events;
}

/** The same from an independent parser; an element that holds others tells no text. */
export function saxesEvents(xml: string): XmlEvent[] {
  const events: XmlEvent[] = [];
  const parser = new SaxesParser({ xmlns: false });
  const texts: (string | null)[] = [];
  const take = (more: string) => {
    const text = texts.at(-1);
    if (typeof text === 'string') texts[texts.length - 1] = text + more;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (texts.length > 0) texts[texts.length - 1] = null;
    texts.push('');
    events.push(['open', name, attributes as Record<string, string>]);
  });
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name }) => events.push(['close', name, texts.pop() ?? '']));
  parser.write(xml).close();
  return events;
}
