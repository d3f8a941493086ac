import { isDateFormat } from '../date-format.js';
import type { WorkbookLimits } from '../limits.js';
import { readXml } from '../xml/read-xml.js';
import type { Zip } from '../zip/zip.js';

/** For each cell style by index, whether its numbers are dates. */
export async function readDateStyles(
  zip: Zip,
  part: string | null,
  limits: WorkbookLimits,
): Promise<readonly boolean[]> {
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
  const isDate = new Map<number, boolean>();
  for (const id of new Set(formatIds)) isDate.set(id, isDateFormat(formatCodes.get(id) ?? id));
  return formatIds.map((id) => isDate.get(id)!);
}
