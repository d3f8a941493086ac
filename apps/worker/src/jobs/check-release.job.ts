import { ReleaseFinding } from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import { loadRelease } from '../reports/load-release.js';
import type { Job } from '../runtime/job-context.js';

/** Finds what of a report could show a firm when it leaves the office, with what people decided of it. */
export const checkRelease: Job<'check-release'> = async (
  { reportId },
  { database, isolated, report },
) => {
  report(20, jobSteps.checking);
  const { findings, left_out } = await isolated(
    'checkRelease',
    await loadRelease(database, reportId),
  );
  return async () => ({ findings: findings.map((one) => ReleaseFinding.parse(one)), left_out });
};
