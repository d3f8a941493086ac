import {
  CodedError,
  type OrientationChartResponse,
  type SectorChartResponse,
  type SessionFigures,
} from '@lqc/contracts';
import { companiesByOrientation, companiesBySector, jobSteps } from '@lqc/phrases';
import { figuresOf, loadSession } from '../loading/load-session.js';
import type { Job, JobContext, Transaction } from '../runtime/job-context.js';
import { storePicture, type Picture } from './picture.js';

/** A job that draws a chart of a session's current quarter and stores it. */
const drawing =
  <Drawn extends object>(
    draw: (figures: SessionFigures, context: JobContext) => Promise<Picture<Drawn>>,
  ) =>
  async ({ sessionId }: { readonly sessionId: string }, context: JobContext) => {
    const figures = figuresOf(await loadSession(context.database, sessionId));
    context.report(20, jobSteps.drawing);
    const chart = await draw(figures, context);
    return (transaction: Transaction) => storePicture(chart, context, transaction);
  };

/** Grafik 5.1: domestic and export contacts. */
export const drawOrientation: Job<'draw-orientation-chart'> = drawing(orientationChart);

/** Grafik 5.2: contacts by sector. */
export const drawSectors: Job<'draw-sector-chart'> = drawing(sectorChart);

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
