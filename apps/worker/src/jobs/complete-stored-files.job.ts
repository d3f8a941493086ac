import { periodOf } from '@lqc/contracts';
import type { IncompleteContent } from '@lqc/database';
import { jobSteps } from '@lqc/phrases';
import type { Job, JobContext } from '../runtime/job-context.js';
import { storedCompanies } from './read-register.js';
import { withDirections } from './read-survey.js';
import { sumUpQuarters } from './sum-quarters.job.js';

/**
 * Stores details that earlier versions of the product did not store when they read a file: the period
 * that a label names, details of diary notes, districts and status of companies. Each file is
 * completed in a transaction of its own, so that an interrupted run continues with the rest.
 */
export const completeStoredFiles: Job<'complete-stored-files'> = async (_payload, context) => {
  const { database, report, signal } = context;
  for (const { id, label } of await database.filePeriods.unread())
    await database.filePeriods.storeRead(id, periodOf(label));
  const incomplete = [
    ...(await database.registers.incomplete()).map((content) => ({
      content,
      complete: completeRegister,
    })),
    ...(await database.surveys.incomplete()).map((content) => ({
      content,
      complete: completeSurvey,
    })),
  ];
  for (const [position, { content, complete }] of incomplete.entries()) {
    signal.throwIfAborted();
    report(
      (100 * position) / incomplete.length,
      jobSteps.completingFile(content.name, position + 1, incomplete.length),
    );
    await complete(content, context);
  }
  // Here and not at the first look at the history: in an archive it takes a while.
  await sumUpQuarters(context);
  return async () => ({ files: incomplete.length });
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
