import { required } from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import type { SurveyFindings, SurveyReading } from '@lqc/survey';
import type { JobContext, Transaction } from '../runtime/job-context.js';

export interface KnownSurvey extends SurveyReading {
  /** Stores the survey, unless the same content is stored already, and gives its id. */
  store(transaction: Transaction): Promise<string>;
}

/**
 * Reads the survey from an uploaded file, or loads it when the same content was read before.
 *
 * @throws CodedError `STORAGE_FULL_PERSON`, `STORAGE_FULL_ALL` where there is no room for what was read
 */
export async function readSurveyOf(
  contentSha256: string,
  { database, ownerId, isolated, report }: JobContext,
  progress: { from: number; to: number } = { from: 5, to: 80 },
): Promise<KnownSurvey> {
  const knownId = await database.surveys.findIdByContent(contentSha256);
  const known = knownId && (await database.surveys.read<SurveyFindings>(knownId));
  if (known) return { ...known, store: async () => known.id };
  const bytes = required(await database.contents.read(contentSha256), 'FILE_NOT_FOUND');
  const { survey, findings, size } = await isolated('readSurvey', bytes, (read, total) =>
    report(
      progress.from + ((progress.to - progress.from) * read) / total,
      jobSteps.readingSheets(read, total),
    ),
  );
  await database.usage.requireRoom(ownerId, size, await database.settings.limits());
  return {
    survey,
    findings,
    store: (transaction) =>
      database.surveys.store(transaction, { contentSha256, findings, contacts: survey.contacts }),
  };
}
