import { orderOf, type RecognisedFileResponse, required } from '@lqc/contracts';
import type { StoredFileRow } from '@lqc/database';
import { jobSteps } from '@lqc/phrases';
import { matchSurvey, type SurveyFindings } from '@lqc/survey';
import { loadCurrentRegister } from '../loading/load-register.js';
import type { Job, JobContext } from '../runtime/job-context.js';
import { readRegisterOf } from './read-register.js';

/** Stored quarters for which the effect of another company database on the matches is computed. */
const QUARTERS_COMPARED = 5;

/** Recognises an uploaded workbook's kind and period, to fill in the form before a person stores it. */
export const recogniseFile: Job<'recognise-file'> = async ({ contentSha256 }, context) => {
  const { database, isolated, report } = context;
  report(10, jobSteps.checking);
  const bytes = required(await database.contents.read(contentSha256), 'FILE_NOT_FOUND');
  const { kind, period } = await isolated('recogniseWorkbook', bytes);
  const same = (await database.files.list()).find(({ sha256 }) => sha256 === contentSha256);
  const matches = kind === 'company' ? await matchesWith(contentSha256, context) : [];
  return async () => ({
    success: true,
    kind,
    year: period?.year ?? null,
    quarter: period?.quarter ?? null,
    stored_as: same ? (same.label ?? same.file_name) : null,
    matches,
  });
};

/** How many companies of the latest quarters the stored and the new company database have. */
async function matchesWith(
  contentSha256: string,
  context: JobContext,
): Promise<RecognisedFileResponse['matches']> {
  const { database, report } = context;
  const { register } = await readRegisterOf(contentSha256, context);
  report(60, jobSteps.matching);
  const stored = await loadCurrentRegister(database);
  // Matches that people confirmed hold whatever the database says.
  const next = { ...stored, companies: register.companies };
  const quarters = (await database.files.list())
    .filter(({ kind }) => kind === 'quarterly')
    .toSorted((a, b) => timeOf(b) - timeOf(a));
  const matches: RecognisedFileResponse['matches'] = [];
  for (const { label, survey_id: id } of quarters.slice(0, QUARTERS_COMPARED)) {
    const reading = id && (await database.surveys.read<SurveyFindings>(id));
    if (!reading) continue;
    const before = matchSurvey(reading, stored).quality.matched_companies;
    const { quality } = matchSurvey(reading, next);
    const after = quality.matched_companies ?? 0;
    matches.push({ label: label ?? '', companies: quality.companies, before, after });
  }
  return matches;
}

const timeOf = ({ year, quarter }: StoredFileRow) =>
  orderOf({ year: year ?? 0, quarter: quarter ?? 0 });
