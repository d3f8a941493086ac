import {
  ArtifactResponse,
  Bab2ExportRequest,
  Bab3ExportRequest,
  ComparisonExportQuery,
  OrientationChartResponse,
  SectorChartResponse,
  TabulationRequest,
} from '../api/exports.js';
import { drawn, HEAVY, type Jobs, OfSession } from './job.js';

export const exportsJobs = {
  'write-comparison': {
    ...HEAVY,
    version: 2,
    payload: OfSession.extend({ request: ComparisonExportQuery.optional() }),
    result: ArtifactResponse,
  },
  'write-tabulation': {
    ...HEAVY,
    version: 2,
    payload: OfSession.extend({ request: TabulationRequest }),
    result: ArtifactResponse,
    timeoutMs: 120_000,
  },
  'write-bab2': {
    ...HEAVY,
    version: 2,
    payload: OfSession.extend({ request: Bab2ExportRequest }),
    result: ArtifactResponse,
    timeoutMs: 120_000,
  },
  'write-bab3': {
    ...HEAVY,
    version: 2,
    payload: OfSession.extend({ request: Bab3ExportRequest }),
    result: ArtifactResponse,
    timeoutMs: 120_000,
  },
  'draw-orientation-chart': {
    ...HEAVY,
    version: 1,
    payload: OfSession,
    result: drawn(OrientationChartResponse),
  },
  'draw-sector-chart': {
    ...HEAVY,
    version: 1,
    payload: OfSession,
    result: drawn(SectorChartResponse),
  },
} as const satisfies Jobs;
