import { REPORT_LIMITS } from '@lqc/contracts';

/**
 * The name of a stored template, which is a .docx whatever it was called. Of a long one the end is kept, and
 * no letter of two code units is cut in half.
 */
export const templateName = (sent: string): string =>
  sent
    .replace(/(?:\.do[ct][mx]?)?$/i, '.docx')
    .slice(-REPORT_LIMITS.titleLength)
    .replace(/^[\uDC00-\uDFFF]/, '');
