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
import { loadReleasing } from '../releases/load-releasing.js';
import { rememberCopy } from '../releases/remember-copy.js';
import type { Job } from '../runtime/job-context.js';

/** The workbooks that show last year's quarter; copies of the others tell nothing of it. */
const SHOW_LAST_YEAR: ReadonlySet<WorkbookName> = new Set(['tabulation', 'bab2']);

/** A job for each workbook that staff can download. */
export const workbookJobs = forWorkbookJobs(workbookJob);

function workbookJob(name: WorkbookName): Job<WorkbookJob> {
  return async ({ sessionId, weightsId, request, oldFiles = [], isRenamed = false }, context) => {
    context.report(10, jobSteps.computing);
    const { database } = context;
    const [{ quarters: loaded, companySource }, weights] = await Promise.all([
      loadSession(database, sessionId),
      weightsId ? database.sectorWeights.read(weightsId) : null,
    ]);
    const quarters = SHOW_LAST_YEAR.has(name) ? loaded : { ...loaded, last_year: null };
    const isReleased = request?.copy === 'release';
    // One person's own data, finished or not, would stand in the memory of what the office let leave.
    if (isReleased && !(await database.sessions.outline(sessionId))?.isShared)
      throw new CodedError('RELEASE_OF_UPLOAD');
    const releasing = isReleased ? await loadReleasing(database, quarters) : null;
    const input = {
      ...inputOf({ quarters, companySource, ...releasing }, request),
      weights,
      oldFiles,
      isRenamed,
    };
    context.report(40, jobSteps.writingWorkbook);
    const bytes = await context.isolated('writeWorkbook', { name, input, request });
    context.report(90, jobSteps.storing);
    const told =
      releasing &&
      (await context.isolated('toldOfQuarters', {
        quarters: releasing.quarters,
        ...(request && 'indicator_type' in request && { only: [request.indicator_type] }),
      }));
    return async (transaction) => {
      if (told) await rememberCopy(transaction, context, { name, told, known: releasing.known });
      return context.storeArtifact(transaction, { mediaType: XLSX_MEDIA_TYPE, bytes });
    };
  };
}

function inputOf(
  { quarters, companySource }: Pick<LoadedSession, 'quarters' | 'companySource'>,
  request: WorkbookRequest,
): Omit<WorkbookInput, 'weights' | 'oldFiles' | 'isRenamed'> {
  // Only some workbooks let a person name the quarters and choose the copy.
  const options: Partial<TabulationRequest> = request ?? {};
  /** The quarter with its period as the person typed it; as its file is labelled in a copy that leaves. */
  const quarter = (role: QuarterRole, period: string | null | undefined): Quarter | null => {
    const loaded = quarters[role];
    const isTyped = typeof period === 'string' && options.copy !== 'release';
    return loaded && { ...loaded, period: isTyped ? period : loaded.period };
  };
  const now = quarter('now', options.quarter_now);
  const before = quarter('before', options.quarter_before);
  if (!now || !before) throw new CodedError('QUARTER_NOT_LOADED');
  return {
    now,
    before,
    lastYear: quarter('last_year', options.quarter_last_year),
    companySource,
    copy: options.copy ?? 'internal',
    madeAt: new Date(),
  };
}
