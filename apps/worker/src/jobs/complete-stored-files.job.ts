import { periodOf } from '@lqc/contracts';
import type { IncompleteContent } from '@lqc/database';
import { jobSteps } from '@lqc/phrases';
import type { Job, JobContext } from '../runtime/job-context.js';
import { storedCompanies } from './read-register.js';
import { withDirections } from './read-survey.js';

/**
 * Keeps of stored files what the version that read them did not keep: periods of labels, details of
 * notes, districts and status of companies. Each file is completed by itself, so that work that was
 * broken off goes on where it was.
 */
export const completeStoredFiles: Job<'complete-stored-files'> = async (_payload, context) => {
  const { database, report, signal } = context;
  for (const { id, label } of await database.files.periodUnread())
    await database.files.keepPeriod(id, periodOf(label));
  const works = [
    ...(await database.registers.incomplete()).map((one) => ({ one, complete: completeRegister })),
    ...(await database.surveys.incomplete()).map((one) => ({ one, complete: completeSurvey })),
  ];
  for (const [position, { one, complete }] of works.entries()) {
    signal.throwIfAborted();
    report(
      (100 * position) / works.length,
      jobSteps.completingFile(one.name, position + 1, works.length),
    );
    await complete(one, context);
  }
  return async () => ({ files: works.length });
};

type Complete = (content: IncompleteContent, context: JobContext) => Promise<void>;

const completeSurvey: Complete = async ({ id, contentSha256 }, { database, isolated }) => {
  const bytes = await database.contents.read(contentSha256);
  if (!bytes) return;
  const { survey } = await isolated('readSurvey', bytes);
  await database.dataSource.transaction((manager) =>
    database.surveys.complete(manager, id, withDirections(survey.contacts)),
  );
};

const completeRegister: Complete = async ({ id, contentSha256 }, { database, isolated }) => {
  const bytes = await database.contents.read(contentSha256);
  if (!bytes) return;
  const { register } = await isolated('readRegister', bytes);
  await database.dataSource.transaction((manager) =>
    database.registers.complete(manager, id, storedCompanies(register)),
  );
};
