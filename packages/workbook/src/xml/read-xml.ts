import { asUtf8 } from './encoding.js';
import { type XmlHandlers, type XmlLimits, XmlScanner } from './scanner.js';

/** Reads one XML part piece by piece. */
export async function readXml(
  pieces: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
  limits: XmlLimits,
): Promise<void> {
  const scanner = new XmlScanner(handlers, limits);
  for await (const piece of asUtf8(pieces)) scanner.write(piece);
  scanner.end();
}
