import { CodedError, ERRORS, periodOf } from '@lqc/contracts';
import type { IncompleteContent } from '@lqc/database';
import { jobSteps } from '@lqc/phrases';
import type { Job, JobContext } from '../runtime/job-context.js';
import { storedCompanies } from './read-register.js';
import { withDirections } from './read-survey.js';
import { sumUpQuarters } from './sum-quarters.job.js';

/**
 * Stores details that earlier versions of the product did not store when they read a file: the period
 * that a label names, details of diary notes, districts and status of companies. Each file is
 * completed in a transaction of its own, so that an interrupted run continues with the rest. A content
 * that the reader refuses keeps the details it has and does not hold up the others.
 */
export const completeStoredFiles: Job<'complete-stored-files'> = async (_payload, context) => {
  const { database, report, signal } = context;
  for (const { id, label } of await database.filePeriods.unread())
    await database.filePeriods.storeRead(id, periodOf(label));
  const incomplete = [
    ...(await database.registers.incomplete()).map((content) => ({
      content,
      complete: completeRegister,
      stored: database.registers,
    })),
    ...(await database.surveys.incomplete()).map((content) => ({
      content,
      complete: completeSurvey,
      stored: database.surveys,
    })),
  ];
  let files = 0;
  for (const [position, { content, complete, stored }] of incomplete.entries()) {
    signal.throwIfAborted();
    report(
      (100 * position) / incomplete.length,
      jobSteps.completingFile(content.name, position + 1, incomplete.length),
    );
    try {
      await complete(content, context);
      files += 1;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CodedError)) throw error;
      context.warn(`stored content ${content.contentSha256} not read: ${error.code}`, error);
      // What may be read another time is asked for again within a minute.
      if (!ERRORS[error.code].retryable) await stored.leave(content.id);
    }
  }
  // Here and not at the first look at the history: in an archive it takes a while.
  await sumUpQuarters(context);
  return async () => ({ files });
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
