import {
  DOWNLOAD_NAMES,
  type IndicatorKey,
  indicatorOf,
  PERIOD_MAX_LENGTH,
  SESSION_ID_SHOWN_LENGTH,
} from '@lqc/contracts';
import { fill, workbookPhrases } from '@lqc/phrases';

/** What file systems refuse, and what turns or hides the letters around it. */
const UNSAFE = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Surrogate}]/gu;

/** The exact name under which a made file is downloaded; typed parts are made safe for any disk. */
export function downloadName(
  kind: keyof typeof DOWNLOAD_NAMES,
  parts: { quarter?: string; indicator?: IndicatorKey; sessionId?: string } = {},
): string {
  return fill(DOWNLOAD_NAMES[kind], {
    quarter: safe(parts.quarter ?? ''),
    indicator: parts.indicator ? safe(indicatorOf(parts.indicator).label) : '',
    session8: (parts.sessionId ?? '').slice(0, SESSION_ID_SHOWN_LENGTH),
  });
}

function safe(text: string): string {
  const clean = text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim().slice(0, PERIOD_MAX_LENGTH);
  return clean || workbookPhrases.namelessPeriod;
}
