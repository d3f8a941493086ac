import { aQuarter, aRegister, aSource, sampleSession } from '@lqc/analysis/testing';
import type { Contact } from '@lqc/survey';
import type { WorkbookInput } from '../src/workbooks/index.js';

/** Three quarters of the samples. */
export async function sampleInput(): Promise<WorkbookInput> {
  const { now, before, last_year } = await sampleSession();
  return {
    now,
    before,
    lastYear: last_year,
    companySource: aSource('database-perusahaan'),
    weights: null,
    oldFiles: [],
    isRenamed: false,
    copy: 'internal',
    madeAt: new Date('2025-04-03T00:00:00Z'),
  };
}

/** Two small quarters whose companies stand in these sectors. */
export function anInput(
  now: readonly Contact[],
  before: readonly Contact[],
  sectors: Record<string, string> = {},
): WorkbookInput {
  const register = aRegister(sectors);
  return {
    now: aQuarter(now, register, 'Triwulan II 2025'),
    before: aQuarter(before, register, 'Triwulan I 2025'),
    lastYear: null,
    companySource: null,
    weights: null,
    oldFiles: [],
    isRenamed: false,
    copy: 'internal',
    madeAt: new Date('2025-07-01T00:00:00Z'),
  };
}
