import { CodedError, type Period, quarterName } from '@lqc/contracts';
import { listedFiles } from '@lqc/database';
import { jobSteps, messages } from '@lqc/phrases';
import type { Job, JobContext, Transaction } from '../runtime/job-context.js';
import { readRegisterOf } from './read-register.js';
import { type KnownSurvey, readSurveyOf } from './read-survey.js';

const SEED = 2025;
const COMPANY_FILE_NAME = 'database-perusahaan-contoh.xlsx';

/** Stores five fictional quarters and their company database, unless any file is stored already. */
export const loadSampleData: Job<'load-sample-data'> = async ({ contacts }, context) => {
  const { database, ownerId, report } = context;
  await refuseIfFilesStored(context);
  // Loaded on first use: who does not try the product out need not hold what writes workbooks.
  const { SAMPLE_QUARTERS, sampleCompanyDatabase, sampleQuarter } =
    await import('@lqc/sample-data');
  const total = SAMPLE_QUARTERS.length + 1;
  const quarters: { label: string; period: Period; contentSha256: string; known: KnownSurvey }[] =
    [];
  for (const [position, quarter] of SAMPLE_QUARTERS.entries()) {
    const label = quarterName(quarter);
    const from = (90 * position) / total;
    report(from, jobSteps.sampleFile(label, position + 1, total));
    const contentSha256 = await database.contents.store(
      await sampleQuarter({ seed: SEED, contacts, ...quarter }),
    );
    const known = await readSurveyOf(contentSha256, context, { from, to: from + 90 / total });
    quarters.push({ label, period: quarter, contentSha256, known });
  }
  report(80, jobSteps.sampleFile(COMPANY_FILE_NAME, total, total));
  const companySha256 = await database.contents.store(
    await sampleCompanyDatabase({ seed: SEED, contacts }),
  );
  const register = await readRegisterOf(companySha256, context);
  report(95, jobSteps.storing);

  return async (transaction) => {
    await refuseIfFilesStored(context, transaction);
    const common = { ownerId, isSample: true };
    await database.files.store(transaction, {
      ...common,
      kind: 'company',
      label: null,
      fileName: COMPANY_FILE_NAME,
      contentSha256: companySha256,
      surveyId: null,
      registerId: await register.store(transaction),
    });
    for (const { label, period, contentSha256, known } of quarters) {
      const row = await database.files.store(transaction, {
        ...common,
        kind: 'quarterly',
        label,
        period,
        fileName: `${label}.xlsx`,
        contentSha256,
        surveyId: await known.store(transaction),
        registerId: null,
      });
      if (!row) throw new CodedError('FILES_ALREADY_STORED');
    }
    const data = listedFiles(await database.files.list(transaction));
    return { success: true, message: messages.sampleDataStored, data };
  };
};

async function refuseIfFilesStored({ database }: JobContext, within?: Transaction): Promise<void> {
  if ((await database.files.list(within)).length > 0) throw new CodedError('FILES_ALREADY_STORED');
}
