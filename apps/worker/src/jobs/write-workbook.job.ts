import type { Quarter } from '@lqc/analysis';
import {
  CodedError,
  forWorkbookJobs,
  type QuarterRole,
  type TabulationRequest,
  type WorkbookJob,
  type WorkbookName,
  type WorkbookRequest,
  XLSX_MEDIA_TYPE,
} from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import type { WorkbookInput } from '@lqc/reports/workbooks';
import { type LoadedSession, loadSession } from '../loading/load-session.js';
import type { Job } from '../runtime/job-context.js';

/** The jobs that write the workbooks which staff take away. */
export const workbookJobs = forWorkbookJobs(writing);

function writing(name: WorkbookName): Job<WorkbookJob> {
  return async ({ sessionId, weightsId, request }, context) => {
    context.report(10, jobSteps.computing);
    const { database } = context;
    const [session, weights] = await Promise.all([
      loadSession(database, sessionId),
      weightsId ? database.sectorWeights.read(weightsId) : null,
    ]);
    const input = { ...inputOf(session, request), weights };
    context.report(40, jobSteps.writingWorkbook);
    const bytes = await context.isolated('writeWorkbook', { name, input, request });
    context.report(90, jobSteps.storing);
    return (transaction) => context.keep(transaction, { mediaType: XLSX_MEDIA_TYPE, bytes });
  };
}

function inputOf(
  { quarters, companySource }: LoadedSession,
  request: WorkbookRequest,
): Omit<WorkbookInput, 'weights'> {
  // Requests tell some of these, and not others.
  const told: Partial<TabulationRequest> = request ?? {};
  /** Under the period that a person typed; without one it bears its file's label. */
  const quarter = (role: QuarterRole, period: string | null | undefined): Quarter | null => {
    const loaded = quarters[role];
    return loaded && { ...loaded, period: period ?? loaded.period };
  };
  const now = quarter('now', told.quarter_now);
  const before = quarter('before', told.quarter_before);
  if (!now || !before) throw new CodedError('QUARTER_NOT_LOADED');
  return {
    now,
    before,
    lastYear: quarter('last_year', told.quarter_last_year),
    companySource,
    copy: told.copy ?? 'internal',
    madeAt: new Date(),
  };
}
