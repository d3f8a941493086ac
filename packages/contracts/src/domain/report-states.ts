/** The states of a report in order, from draft to published. */
export const REPORT_STATES = ['draf', 'ditelaah', 'disetujui', 'terbit'] as const;

/** Whether a report is approved or published: it represents the office, and its texts stay as they are. */
export const isFinal = ({ state }: { readonly state: (typeof REPORT_STATES)[number] }): boolean =>
  state === 'disetujui' || state === 'terbit';
