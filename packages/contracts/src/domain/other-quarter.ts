import { z } from 'zod';
import { type Period, periodOfFileName } from './period.js';

const CalendarQuarter = z.object({
  year: z.number().int(),
  quarter: z.number().int().min(1).max(4),
});

/** That a workbook itself says that it is of another calendar quarter than it is stored as. */
export const OtherQuarter = z.object({
  /** The `Periode` of most of its notes, or its name where no note gives one. */
  by: z.enum(['notes', 'file_name']),
  said: CalendarQuarter,
  stored: CalendarQuarter,
});
export type OtherQuarter = z.infer<typeof OtherQuarter>;

/**
 * The other calendar quarter that a workbook says it is of; null where it agrees, or where one of both is not
 * known. Notes go before the name: a file is renamed by hand more often than each of its notes.
 */
export function otherQuarter(
  stored: Period | null,
  { notes, fileName }: { readonly notes: Period | null; readonly fileName: string },
): OtherQuarter | null {
  const said = notes ?? periodOfFileName(fileName);
  if (!stored || !said) return null;
  if (said.year === stored.year && said.quarter === stored.quarter) return null;
  return { by: notes ? 'notes' : 'file_name', said, stored };
}
