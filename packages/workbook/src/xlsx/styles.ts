import { isDateFormat } from '../date-format.js';
import type { WorkbookLimits } from '../limits.js';
import { readXml } from './xml.js';
import type { Zip } from './zip.js';

/** For each cell style by index, whether its numbers are dates. */
export async function readDateStyles(
  zip: Zip,
  part: string | null,
  limits: WorkbookLimits,
): Promise<readonly boolean[]> {
  const formatCodes = new Map<number, string>();
  const formatIds: number[] = [];
  if (!part) return [];
  let inCellStyles = false;
  await readXml(
    zip.read(part),
    {
      open(name, attributes) {
        if (name === 'cellXfs') inCellStyles = true;
        else if (name === 'xf' && inCellStyles) formatIds.push(Number(attributes.numFmtId ?? 0));
        else if (name === 'numFmt')
          formatCodes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      },
      close(name) {
        if (name === 'cellXfs') inCellStyles = false;
      },
    },
    limits,
  );
  return formatIds.map((id) => isDateFormat(id, formatCodes.get(id)));
}
