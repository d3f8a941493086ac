import type { WorkbookLimits } from '../limits.js';
import { unescapeExcel } from '../text.js';
import { readXml } from '../xml/read-xml.js';
import type { Zip } from '../zip/zip.js';

/** The shared strings by index: rich text joined, phonetic guides (`rPh`) left out. */
export async function readSharedStrings(
  zip: Zip,
  part: string | null,
  limits: WorkbookLimits,
): Promise<readonly string[]> {
  const strings: string[] = [];
  if (!part) return strings;
  let current = '';
  await readXml(
    zip.read(part),
    {
      open: (name, _, parent) => name === 't' && (parent === 'si' || parent === 'r'),
      close(name, text) {
        if (name === 't') current += text;
        if (name !== 'si') return;
        strings.push(unescapeExcel(current));
        current = '';
      },
    },
    limits,
  );
  return strings;
}
