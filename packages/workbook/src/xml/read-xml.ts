import { Utf8Pieces } from './encoding.js';
import { type XmlHandlers, type XmlLimits, XmlScanner } from './scanner.js';

/** Reads one XML part piece by piece. */
export async function readXml(
  pieces: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
  limits: XmlLimits,
): Promise<void> {
  const scanner = new XmlScanner(handlers, limits);
  const utf8 = new Utf8Pieces();
  for await (const piece of pieces) scanner.write(utf8.take(piece));
  const rest = utf8.rest();
  if (rest) scanner.write(rest);
  scanner.end();
}
