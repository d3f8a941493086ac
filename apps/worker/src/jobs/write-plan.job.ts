import { XLSX_MEDIA_TYPE } from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import { visitPlan } from '@lqc/statistics';
import type { Job } from '../runtime/job-context.js';
import { sumUpQuarters } from './sum-quarters.job.js';

/** Writes the plan of a quarter's visits as it stands now. */
export const writePlan: Job<'write-plan'> = async ({ request }, context) => {
  const { database, isolated, report, storeArtifact } = context;
  report(10, jobSteps.computing);
  await sumUpQuarters(context);
  const { told, ...parts } = await database.plan.basis(request);
  report(40, jobSteps.writingWorkbook);
  const plan = { ...told, ...visitPlan(parts) };
  const bytes = await isolated('writeVisitPlan', { plan, madeAt: new Date() });
  report(90, jobSteps.storing);
  return (transaction) => storeArtifact(transaction, { mediaType: XLSX_MEDIA_TYPE, bytes });
};
