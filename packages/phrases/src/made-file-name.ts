import {
  type Copy,
  DOWNLOAD_NAMES,
  type IndicatorKey,
  indicatorOf,
  type JobName,
  type JobPayload,
  PERIOD_MAX_LENGTH,
  SESSION_ID_SHOWN_LENGTH,
} from '@lqc/contracts';
import { fill } from './fill.js';
import { workbookPhrases } from './workbooks.js';

/** What file systems refuse, and what turns or hides the letters around it. */
const UNSAFE = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Surrogate}]/gu;

/** What work is asked to make, and under which name it is taken away. */
const NAMES: { readonly [Name in JobName]?: (payload: JobPayload<Name>) => string } = {
  'write-tabulation': ({ request }) =>
    named('tabulation', { quarter: request.quarter_now, copy: request.copy }),
  'write-bab2': ({ request: { quarter_now: quarter, indicator_type: indicator, copy } }) =>
    named('bab2', { quarter, indicator, copy }),
  'write-bab3': ({ request }) =>
    named('bab3', { quarter: request.quarter_now, copy: request.copy }),
  'write-comparison': ({ sessionId, request }) =>
    named('comparison', { sessionId, copy: request?.copy }),
  'draw-orientation-chart': () => DOWNLOAD_NAMES.orientationChart,
  'draw-sector-chart': () => DOWNLOAD_NAMES.sectorChart,
  'draw-word-cloud': () => DOWNLOAD_NAMES.wordCloud,
  'write-summary': () => DOWNLOAD_NAMES.chart,
  'merge-workbooks': () => DOWNLOAD_NAMES.merged,
};

/** The exact name under which a made file is downloaded; typed parts are made safe for any disk. */
export function madeFileName<Name extends JobName>(job: Name, payload: JobPayload<Name>): string {
  const name = NAMES[job];
  if (!name) throw new Error(`${job} makes no file`);
  return name(payload);
}

function named(
  kind: keyof typeof DOWNLOAD_NAMES,
  parts: {
    quarter?: string;
    indicator?: IndicatorKey;
    sessionId?: string;
    copy?: Copy | undefined;
  },
): string {
  const name = DOWNLOAD_NAMES[kind];
  return fill(parts.copy === 'release' ? name.replace('.', '_rilis.') : name, {
    quarter: safe(parts.quarter ?? ''),
    indicator: parts.indicator ? safe(indicatorOf(parts.indicator).label) : '',
    session8: (parts.sessionId ?? '').slice(0, SESSION_ID_SHOWN_LENGTH),
  });
}

function safe(text: string): string {
  const clean = text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim().slice(0, PERIOD_MAX_LENGTH);
  return clean || workbookPhrases.namelessPeriod;
}
