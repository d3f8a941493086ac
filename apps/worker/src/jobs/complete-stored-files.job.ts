import { CodedError, ERRORS, periodOf } from '@lqc/contracts';
import type { Database, IncompleteContent } from '@lqc/database';
import { jobSteps } from '@lqc/phrases';
import type { Job, JobContext, Transaction } from '../runtime/job-context.js';
import { storedCompanies } from './read-register.js';
import { refreshReportsOf } from './refresh-reports.job.js';
import { sumUpQuarters } from './sum-quarters.job.js';

/**
 * Reads again what earlier versions of the product read: the period that a label names, diary notes and
 * registers of stored files. Where answers or companies' sectors are read otherwise, reports are held against
 * the new ones. What analyses alone use stays as it was read, under keys of today. Each content is completed in
 * a transaction of its own, so that an interrupted run continues with the rest. One that the reader refuses
 * keeps what was read of it and does not hold up the others.
 */
export const completeStoredFiles: Job<'complete-stored-files'> = async (_payload, context) => {
  const { database, report, signal } = context;
  for (const { id, label } of await database.filePeriods.unread())
    await database.filePeriods.storeRead(id, periodOf(label));
  const incomplete = [
    ...(await incompleteOf(database.registers, completeRegister)),
    ...(await incompleteOf(database.surveys, completeSurvey)),
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
      if (!ERRORS[error.code].retryable)
        await database.dataSource.transaction((manager) => stored.leave(manager, content.id));
    }
  }
  // Here and not at the first look at the history: in an archive it takes a while.
  await sumUpQuarters(context);
  return async () => ({ files });
};

type Stored = Pick<Database['registers'], 'incomplete' | 'leave'>;
type Complete = (content: IncompleteContent, context: JobContext) => Promise<void>;

const incompleteOf = async (stored: Stored, complete: Complete) =>
  (await stored.incomplete()).map((content) => ({ stored, content, complete }));

const completeSurvey: Complete = async ({ id, contentSha256 }, context) => {
  const { database, isolated } = context;
  const { surveys } = database;
  const bytes = await database.contents.read(contentSha256);
  const reading = bytes && (await isolated('readSurvey', bytes));
  await database.dataSource.transaction(async (manager) => {
    if (!reading) return surveys.setAside(manager, id);
    const { survey, findings } = reading;
    const { contacts } = survey;
    const readId = await surveys.complete(manager, id, { contentSha256, findings, contacts });
    if (readId !== id) await refreshReportsOn(readId, manager, context);
  });
};

const completeRegister: Complete = async ({ id, contentSha256 }, context) => {
  const { database, isolated } = context;
  const { registers } = database;
  const bytes = await database.contents.read(contentSha256);
  const reading = bytes && (await isolated('readRegister', bytes));
  await database.dataSource.transaction(async (manager) => {
    if (!reading) return registers.leave(manager, id);
    const { register, report } = reading;
    const companies = storedCompanies(register);
    const readId = await registers.complete(manager, id, contentSha256, companies, report);
    if (readId !== id) await refreshReportsOn(readId, manager, context);
  });
};

/** Holds the reports of the files that now have this reading against it. */
async function refreshReportsOn(
  readId: string,
  manager: Transaction,
  context: JobContext,
): Promise<void> {
  for (const file of await context.database.files.list(manager))
    if (file.survey_id === readId || file.register_id === readId)
      await refreshReportsOf(file, manager, context);
}
