import type { Quarter } from '@lqc/analysis';
import {
  type ArtifactResponse,
  CodedError,
  type Copy,
  type QuarterRole,
  XLSX_MEDIA_TYPE,
} from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import type { WorkbookInput } from '@lqc/reports/workbooks';
import { type LoadedSession, loadSession } from '../loading/load-session.js';
import type { ThreadTasks } from '../isolation/thread-tasks.js';
import type { Job, JobContext, Transaction } from '../runtime/job-context.js';

/** Periods as a person typed them; a quarter without one bears its file's label. */
type Periods = Partial<Record<QuarterRole, string | null>>;

export const writeTabulationOf: Job<'write-tabulation'> = async ({ sessionId, request }, context) =>
  workbook('writeTabulation', sessionId, context, {
    periods: {
      now: request.quarter_now,
      before: request.quarter_before,
      last_year: request.quarter_last_year,
    },
    copy: request.copy,
    more: {},
  });

export const writeBab2Of: Job<'write-bab2'> = async ({ sessionId, request }, context) => {
  const indicator = request.indicator_type;
  return workbook('writeBab2', sessionId, context, {
    periods: { now: request.quarter_now, before: request.quarter_before },
    copy: request.copy,
    more: { indicator },
  });
};

export const writeBab3Of: Job<'write-bab3'> = async ({ sessionId, request }, context) =>
  workbook('writeBab3', sessionId, context, {
    periods: { now: request.quarter_now, before: request.quarter_before },
    copy: request.copy,
    more: {},
  });

export const writeComparisonOf: Job<'write-comparison'> = async ({ sessionId, request }, context) =>
  workbook('writeComparison', sessionId, context, {
    periods: {},
    copy: request?.copy,
    more: {},
  });

type WorkbookTask = Extract<keyof ThreadTasks, `write${string}`>;

async function workbook(
  task: WorkbookTask,
  sessionId: string,
  context: JobContext,
  how: {
    readonly periods: Periods;
    readonly copy: Copy | undefined;
    readonly more: object;
  },
): Promise<(transaction: Transaction) => Promise<ArtifactResponse>> {
  context.report(10, jobSteps.computing);
  const input = inputOf(await loadSession(context.database, sessionId), how);
  context.report(40, jobSteps.writingWorkbook);
  const bytes = await context.isolated(task, { ...input, ...how.more } as never);
  context.report(90, jobSteps.storing);
  const file = { mediaType: XLSX_MEDIA_TYPE, bytes };
  return (transaction) => context.keep(transaction, file);
}

function inputOf(
  { quarters, companySource }: LoadedSession,
  { periods, copy = 'internal' }: { readonly periods: Periods; readonly copy: Copy | undefined },
): WorkbookInput {
  const quarter = (role: QuarterRole): Quarter | null => {
    const loaded = quarters[role];
    return loaded && { ...loaded, period: periods[role] ?? loaded.period };
  };
  const now = quarter('now');
  const before = quarter('before');
  if (!now || !before) throw new CodedError('QUARTER_NOT_LOADED');
  return {
    now,
    before,
    lastYear: quarter('last_year'),
    companySource,
    copy,
    madeAt: new Date(),
  };
}
