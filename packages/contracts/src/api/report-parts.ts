import { z } from 'zod';
import { coded, idOf } from './common.js';
import { byId } from './route.js';
import { REPORT_LIMITS } from '../limits.js';

/** The parameters of routes of one report. */
export const ofReport = byId('REPORT_NOT_FOUND');
/** The parameters of routes of one section of a report. */
export const ofSection = ofReport.extend({ section: idOf('REPORT_SECTION_NOT_FOUND') });

/** A title of a report or of one of its sections. */
export const Title = z.string().trim().min(1).max(REPORT_LIMITS.titleLength);

/** A person's explanation, which must not be blank. */
export const Remark = z
  .string({ error: () => coded('REPORT_REASON_REQUIRED') })
  .trim()
  .min(1, coded('REPORT_REASON_REQUIRED'))
  .max(REPORT_LIMITS.remarkLength);
