import {
  CodedError,
  type OrientationChartResponse,
  type SectorChartResponse,
  type SessionResponse,
} from '@lqc/contracts';
import { chartPhrases, jobSteps } from '@lqc/phrases';
import { base64 } from '../making/base64.js';
import type { Job, JobContext } from '../runtime/job-context.js';

/** Grafik 5.1, of the session's current quarter. */
export const drawOrientation: Job<'draw-orientation-chart'> = async ({ sessionId }, context) => {
  const chart = await orientationChart(await figuresNow(sessionId, context), context);
  return async () => chart;
};

/** Grafik 5.2, of the session's current quarter. */
export const drawSectors: Job<'draw-sector-chart'> = async ({ sessionId }, context) => {
  const chart = await sectorChart(await figuresNow(sessionId, context), context);
  return async () => chart;
};

/** Draws grafik 5.1 from a session's figures. */
export async function orientationChart(
  { domestik_ekspor_result: result, quarters }: SessionResponse,
  { workshop, signal }: JobContext,
): Promise<OrientationChartResponse> {
  if (!result || !quarters.now) throw new CodedError('QUARTER_NOT_LOADED');
  const input = { result, period: quarters.now.source.label };
  const png = await workshop.make('orientationChart', input, signal);
  return {
    title: chartPhrases.orientationName,
    image_base64: base64(png),
    data: {
      mixed: result.domestic_export_count,
      domestic: result.domestic_count,
      export: result.export_count,
    },
  };
}

/** Draws grafik 5.2 from a session's figures. */
export async function sectorChart(
  { main_result: result, quarters }: SessionResponse,
  { workshop, signal }: JobContext,
): Promise<SectorChartResponse> {
  if (!result || !quarters.now) throw new CodedError('QUARTER_NOT_LOADED');
  const input = { result, period: quarters.now.source.label };
  const png = await workshop.make('sectorChart', input, signal);
  return {
    title: chartPhrases.sectorsName,
    image_base64: base64(png),
    data: { labels: Object.keys(result.lu_totals), values: Object.values(result.lu_totals) },
  };
}

/** The figures that a session's drawings are made from. */
export async function figuresNow(
  sessionId: string,
  { database, report }: JobContext,
): Promise<SessionResponse> {
  const session = await database.sessions.find(sessionId);
  if (!session) throw new CodedError('ANALYSIS_NOT_FOUND');
  if (!session.answer) throw new CodedError('QUARTER_NOT_LOADED');
  report(20, jobSteps.drawing);
  return session.answer;
}
