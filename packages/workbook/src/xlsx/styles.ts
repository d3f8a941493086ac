import type { WorkbookLimits } from '../limits.js';
import { type NumberStyle, numberStyle } from '../number-style.js';
import { readXml } from '../xml/read-xml.js';
import type { Zip } from '../zip/zip.js';

/** For each cell style by index, what its numbers are. */
export async function readNumberStyles(
  zip: Zip,
  part: string | null,
  limits: WorkbookLimits,
): Promise<readonly NumberStyle[]> {
  const formatCodes = new Map<number, string>();
  const formatIds: number[] = [];
  if (!part) return [];
  await readXml(
    zip.read(part),
    {
      open(name, attributes, parent) {
        if (name === 'xf' && parent === 'cellXfs')
          formatIds.push(Number(attributes.get('numFmtId') ?? 0));
        else if (name === 'numFmt' && parent === 'numFmts')
          formatCodes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
      },
    },
    limits,
  );
  const styles = new Map<number, NumberStyle>();
  for (const id of new Set(formatIds)) styles.set(id, numberStyle(formatCodes.get(id) ?? id));
  return formatIds.map((id) => styles.get(id)!);
}
