import type { ReportState } from './report.js';

/** Whether a report is approved or published: it represents the office, and its texts stay as they are. */
export const isFinal = ({ state }: { readonly state: ReportState }): boolean =>
  state === 'disetujui' || state === 'terbit';
