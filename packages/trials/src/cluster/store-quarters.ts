import type { Client } from '@lqc/client';
import type { QuarterlyFile } from '@lqc/contracts';
import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { workbookFile } from './caller.js';

const QUARTERS = [
  { year: 2025, quarter: 3, label: 'Triwulan III 2025' },
  { year: 2025, quarter: 2, label: 'Triwulan II 2025' },
  { year: 2024, quarter: 3, label: 'Triwulan III 2024' },
] as const;
/** The first two quarters as the periods in a request. */
export const PERIODS = { quarter_now: QUARTERS[0].label, quarter_before: QUARTERS[1].label };

/** Stores a register and three fictional quarters: the current one, the one before, and last year's. */
export async function storeQuarters(
  admin: Client,
  sample: { readonly seed: number; readonly contacts: number },
): Promise<QuarterlyFile[]> {
  const companies = workbookFile(await sampleCompanyDatabase(sample));
  await admin.call('uploadCompanyFile', { files: { file: companies } });
  const stored: QuarterlyFile[] = [];
  for (const { label, ...quarter } of QUARTERS) {
    const file = workbookFile(await sampleQuarter({ ...sample, ...quarter }));
    stored.push(
      (await admin.call('uploadQuarterlyFile', { body: { label }, files: { file } })).file,
    );
  }
  return stored;
}

/** The body for starting a session over three quarters, in the order in which they were stored. */
export function sessionOf([now, before, lastYear]: readonly QuarterlyFile[]) {
  return { quarter_now_id: now!.id, quarter_before_id: before!.id, last_year_id: lastYear!.id };
}
