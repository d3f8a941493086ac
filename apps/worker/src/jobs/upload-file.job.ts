import { makeQuarter, type Quarter, rematched } from '@lqc/analysis';
import {
  CodedError,
  type CompanySource,
  type JobPayload,
  type QuarterRole,
  type QuarterSource,
  type SessionFigures,
} from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import type { CompanyRegister } from '@lqc/survey';
import { withSaid } from '../loading/load-register.js';
import { type LoadedSession, loadSession, figuresOf } from '../loading/load-session.js';
import type { Job, JobContext, Transaction } from '../runtime/job-context.js';
import { readRegisterOf } from './read-register.js';
import { type KnownSurvey, readSurveyOf } from './read-survey.js';

type UploadedFile = JobPayload<'upload-file-1'>['file'];

const LABELS = {
  before: 'Triwulan Sebelumnya',
  now: 'Triwulan Sekarang',
  last_year: 'Periode Tahun Lalu',
} as const satisfies Record<QuarterRole, string>;

/** First call of the upload routes: adds the previous quarter to a new session. */
export const uploadFile1: Job<'upload-file-1'> = async ({ sessionId, file }, context) => {
  const loaded = await loadSession(context.database, sessionId);
  const added = await readQuarter(file, 'before', loaded, context);
  return async (transaction) => {
    const { data } = await storeQuarter(added, 'before', loaded, context, transaction);
    return { session_id: sessionId, data, avg_values: data.avg_values };
  };
};

/** Second call: adds the current quarter and the company database. */
export const uploadFile2: Job<'upload-file-2'> = async (payload, context) => {
  const { sessionId, file, companyFile } = payload;
  const loaded = await loadSession(context.database, sessionId);
  const known = await readRegisterOf(companyFile.contentSha256, context);
  const { label: _, ...companySource } = await sourceOf(companyFile, 'now', loaded, context);
  const register = withSaid(known.register.companies, loaded.session.confirmed);
  const withRegister = replaceRegister(register, companySource, loaded);
  const added = await readQuarter(file, 'now', withRegister, context);
  return async (transaction) => {
    const registerId = await known.store(transaction);
    await context.database.sessions.setRegister(transaction, sessionId, registerId, companySource);
    const figures = await storeQuarter(added, 'now', withRegister, context, transaction);
    const { avg_values, main_result, domestik_ekspor_result, quality } = figures;
    if (!avg_values || !main_result || !domestik_ekspor_result || !quality)
      throw new CodedError('INTERNAL');
    return { session_id: sessionId, avg_values, main_result, domestik_ekspor_result, quality };
  };
};

/** Third call: adds the same quarter of the year before. */
export const uploadFile3: Job<'upload-file-3'> = async ({ sessionId, file }, context) => {
  const loaded = await loadSession(context.database, sessionId);
  const added = await readQuarter(file, 'last_year', loaded, context);
  return async (transaction) => {
    const figures = await storeQuarter(added, 'last_year', loaded, context, transaction);
    return { session_id: sessionId, avg_values_3: figures.avg_values_3 ?? {} };
  };
};

/** The session with another register, to which its quarters are matched again. */
function replaceRegister(
  register: CompanyRegister,
  companySource: CompanySource,
  loaded: LoadedSession,
): LoadedSession {
  const anew = (quarter: Quarter | null) => quarter && rematched(quarter, register);
  const { before, now, last_year: lastYear } = loaded.quarters;
  const quarters = { before: anew(before), now: anew(now), last_year: anew(lastYear) };
  return { ...loaded, quarters, register, companySource };
}

interface AddedQuarter {
  readonly known: KnownSurvey;
  readonly quarter: Quarter;
}

async function readQuarter(
  file: UploadedFile,
  role: QuarterRole,
  loaded: LoadedSession,
  context: JobContext,
): Promise<AddedQuarter> {
  const known = await readSurveyOf(file.contentSha256, context);
  context.report(85, jobSteps.computing);
  const source = await sourceOf(file, role, loaded, context);
  return { known, quarter: makeQuarter({ ...known, source }, loaded.register) };
}

async function storeQuarter(
  { known, quarter }: AddedQuarter,
  role: QuarterRole,
  loaded: LoadedSession,
  { database }: JobContext,
  transaction: Transaction,
): Promise<SessionFigures> {
  const sessionId = loaded.session.id;
  const figures = figuresOf({ ...loaded, quarters: { ...loaded.quarters, [role]: quarter } });
  const surveyId = await known.store(transaction);
  await database.sessions.setQuarter(transaction, sessionId, role, surveyId, quarter.source);
  return figures;
}

async function sourceOf(
  file: UploadedFile,
  role: QuarterRole,
  { session }: LoadedSession,
  { database }: JobContext,
): Promise<QuarterSource> {
  const owner = await database.users.findById(session.ownerId);
  return {
    file_id: null,
    label: LABELS[role],
    file_name: file.fileName,
    upload_date: new Date().toISOString(),
    owner_username: owner?.username ?? '',
    sha256: file.contentSha256,
  };
}
