import type { WorkbookLimits } from '../limits.js';
import { WorkbookError } from '../workbook-error.js';
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
  const string = new RichText();
  await readXml(
    zip.read(part),
    {
      open(name) {
        if (name === 'si') string.reset();
        return string.open(name);
      },
      close(name, text) {
        string.close(name, text);
        if (name !== 'si') return;
        // Only cells show them, so there are never more in use.
        if (strings.length === limits.cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
        strings.push(string.text);
      },
    },
    limits,
  );
  return strings;
}
