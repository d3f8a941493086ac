import type { WorkbookLimits } from '../limits.js';
import { unescapeExcel } from '../text.js';
import { readXml } from './xml.js';
import type { Zip } from './zip.js';

/** The shared strings by index: rich text joined, phonetic runs left out. */
export async function readSharedStrings(
  zip: Zip,
  part: string | null,
  limits: WorkbookLimits,
): Promise<readonly string[]> {
  const strings: string[] = [];
  if (!part) return strings;
  let current = '';
  let inText = false;
  let inPhonetic = false;
  await readXml(
    zip.read(part),
    {
      open(name) {
        if (name === 'si') current = '';
        else if (name === 't') inText = true;
        else if (name === 'rPh') inPhonetic = true;
      },
      text(text) {
        if (inText && !inPhonetic) current += text;
      },
      close(name) {
        if (name === 'si') strings.push(unescapeExcel(current));
        else if (name === 't') inText = false;
        else if (name === 'rPh') inPhonetic = false;
      },
    },
    limits,
  );
  return strings;
}
