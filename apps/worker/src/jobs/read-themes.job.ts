import { jobSteps } from '@lqc/phrases';
import { soughtTheme, themeVersion } from '@lqc/language';
import type { Job } from '../runtime/job-context.js';

/**
 * Reads the stored surveys that were not yet read for the office's themes, latest first. Each is kept as it
 * is done, so that an interrupted run goes on with the rest.
 */
export const readThemes: Job<'read-themes'> = async (_payload, context) => {
  const { database, isolated, report, signal } = context;
  const { themes } = await database.settings.themes();
  const unread = await database.themeReadings.unread(themes.map(themeVersion));
  for (const [at, { surveyId, themes: missing }] of unread.entries()) {
    signal.throwIfAborted();
    report((100 * at) / unread.length, jobSteps.readingThemes(at + 1, unread.length));
    const sought = themes.filter(({ theme }) => missing.includes(theme)).map(soughtTheme);
    const candidates = await database.themeReadings.candidates(surveyId, sought);
    const readings = await isolated('readThemes', [sought, candidates]);
    await database.themeReadings.keep(surveyId, readings);
  }
  return async () => ({ surveys: unread.length });
};
