import type { WorkbookLimits } from '../limits.js';
import { readXml } from '../xml/read-xml.js';
import type { Zip } from '../zip/zip.js';
import { RichText } from './rich-text.js';

/** The shared strings by index. */
export async function readSharedStrings(
  zip: Zip,
  part: string | null,
  limits: WorkbookLimits,
): Promise<readonly string[]> {
  const strings: string[] = [];
  if (!part) return strings;
  const text = new RichText();
  await readXml(
    zip.read(part),
    {
      open: (name) => text.open(name),
      close(name, content) {
        text.close(name, content);
        if (name === 'si') strings.push(text.take());
      },
    },
    limits,
  );
  return strings;
}
