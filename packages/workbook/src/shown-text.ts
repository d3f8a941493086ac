import type { WorkbookLimits } from './limits.js';
import type { Sheet } from './sheet.js';
import { WorkbookError } from './workbook-error.js';

/**
 * The sheets, as long as the texts of their cells stay within the limit of what a workbook may inflate
 * to. A text that a file has once may be shown by millions of cells, so that a hundred kilobytes
 * become gigabytes for whoever looks at each cell's text.
 *
 * @throws WorkbookError `WORKBOOK_TOO_LARGE_INFLATED`
 */
export async function* withinShownText(
  sheets: AsyncIterable<Sheet>,
  { inflatedBytes }: WorkbookLimits,
): AsyncGenerator<Sheet> {
  let shown = 0;
  for await (const sheet of sheets) {
    for (const { value } of sheet.cells) if (typeof value === 'string') shown += value.length;
    if (shown > inflatedBytes) throw new WorkbookError('WORKBOOK_TOO_LARGE_INFLATED');
    yield sheet;
  }
}
