import { z } from 'zod';
import {
  ArtifactResponse,
  OrientationChartResponse,
  SectorChartResponse,
  WORKBOOK_REQUESTS,
} from '../api/exports.js';
import type { OldFile } from '../domain/old-files.js';
import { forWorkbookJobs, type WorkbookName } from '../workbooks.js';
import {
  imageAsArtifact,
  HEAVY,
  IsRenamed,
  type JobDefinition,
  type Jobs,
  OfSession,
  OfWeightedSession,
} from './job.js';

/** Part of the payload since the workbook names them; absent where all files are as they were. */
const OldFiles = z
  .array(
    z.object({ label: z.string().nullable(), isGone: z.boolean() }) satisfies z.ZodType<OldFile>,
  )
  .optional();

/** The job of each workbook; its payload has the session and the call's own request. */
type WorkbookJobs = {
  readonly [Name in WorkbookName as `write-${Name}`]: JobDefinition & {
    readonly version: number;
    readonly payload: z.ZodObject<
      (typeof OfWeightedSession)['shape'] & {
        request: (typeof WORKBOOK_REQUESTS)[Name];
        oldFiles: typeof OldFiles;
        isRenamed: typeof IsRenamed;
      }
    >;
    readonly result: typeof ArtifactResponse;
  };
};

const workbookJobs = forWorkbookJobs((name) => ({
  ...HEAVY,
  version: 16,
  isWeighted: true,
  tellsOldFiles: true,
  tellsRenaming: true,
  payload: OfWeightedSession.extend({
    request: WORKBOOK_REQUESTS[name],
    oldFiles: OldFiles,
    isRenamed: IsRenamed,
  }),
  result: ArtifactResponse,
  timeoutMs: 120_000,
})) as unknown as WorkbookJobs;

export const exportsJobs = {
  ...workbookJobs,
  'draw-orientation-chart': {
    ...HEAVY,
    version: 4,
    payload: OfSession,
    result: imageAsArtifact(OrientationChartResponse),
  },
  'draw-sector-chart': {
    ...HEAVY,
    version: 3,
    payload: OfSession,
    result: imageAsArtifact(SectorChartResponse),
  },
} as const satisfies Jobs;
