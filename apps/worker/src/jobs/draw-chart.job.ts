import {
  CodedError,
  type OrientationChartResponse,
  type SectorChartResponse,
  type SessionFigures,
} from '@lqc/contracts';
import { companiesByOrientation, companiesBySector, jobSteps } from '@lqc/phrases';
import { figuresOf, loadSession } from '../loading/load-session.js';
import type { Job, JobContext } from '../runtime/job-context.js';
import { storePicture, type Picture } from './picture.js';

/** Draws and stores grafik 5.1 (domestic and export contacts) of a session's current quarter. */
export const drawOrientation: Job<'draw-orientation-chart'> = async ({ sessionId }, context) => {
  const chart = await orientationChart(await figuresToDraw(sessionId, context), context);
  return (transaction) => storePicture(chart, context, transaction);
};

/** Draws and stores grafik 5.2 (contacts by sector) of a session's current quarter. */
export const drawSectors: Job<'draw-sector-chart'> = async ({ sessionId }, context) => {
  const chart = await sectorChart(await figuresToDraw(sessionId, context), context);
  return (transaction) => storePicture(chart, context, transaction);
};

type WithoutImage<Response> = Omit<Response, 'image_base64'>;

/** Draws grafik 5.1 from a session's figures. */
export async function orientationChart(
  { domestik_ekspor_result: result, quarters }: SessionFigures,
  { isolated }: JobContext,
): Promise<Picture<WithoutImage<OrientationChartResponse>>> {
  if (!result || !quarters.now) throw new CodedError('QUARTER_NOT_LOADED');
  const chart = companiesByOrientation(result, quarters.now.source.label);
  return {
    title: chart.name,
    png: await isolated('drawCompanyChart', chart),
    data: {
      mixed: result.domestic_export_count,
      domestic: result.domestic_count,
      export: result.export_count,
    },
  };
}

/** Draws grafik 5.2 from a session's figures. */
export async function sectorChart(
  { main_result: result, quarters }: SessionFigures,
  { isolated }: JobContext,
): Promise<Picture<WithoutImage<SectorChartResponse>>> {
  if (!result || !quarters.now) throw new CodedError('QUARTER_NOT_LOADED');
  const chart = companiesBySector(result, quarters.now.source.label);
  return {
    title: chart.name,
    png: await isolated('drawCompanyChart', chart),
    data: {
      labels: chart.groups.map(({ name }) => name),
      values: chart.groups.map(({ count }) => count),
    },
  };
}

async function figuresToDraw(
  sessionId: string,
  { database, report }: JobContext,
): Promise<SessionFigures> {
  const figures = figuresOf(await loadSession(database, sessionId));
  report(20, jobSteps.drawing);
  return figures;
}
