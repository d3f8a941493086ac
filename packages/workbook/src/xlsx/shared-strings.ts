import type { WorkbookLimits } from '../limits.js';
import { WorkbookError } from '../workbook-error.js';
import { readXml } from '../xml/read-xml.js';
import type { Zip } from '../zip/zip.js';
import { RichText } from './rich-text.js';

/**
 * The texts of the shared strings, by index.
 *
 * @throws WorkbookError `WORKBOOK_TOO_MANY_CELLS`, and as `readXml` does
 */
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
        // Only cells use shared strings, so a real file never has more strings than cells.
        if (strings.length === limits.cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
        strings.push(string.text);
      },
    },
    limits,
  );
  return strings;
}
