import { Utf8Converter } from './encoding.js';
import type { XmlHandlers } from './handlers.js';
import { type XmlLimits, XmlScanner } from './scanner.js';

/**
 * Reads one XML part piece by piece, in any encoding.
 *
 * @throws WorkbookError when the part is damaged, has a document type, or exceeds the limits
 */
export async function readXml(
  pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
  handlers: XmlHandlers,
  limits: XmlLimits,
): Promise<void> {
  const scanner = new XmlScanner(handlers, limits);
  const utf8 = new Utf8Converter();
  for await (const piece of pieces) scanner.write(utf8.take(piece));
  const rest = utf8.rest();
  if (rest) scanner.write(rest);
  scanner.end();
}
