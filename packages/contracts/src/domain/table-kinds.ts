import type { SectionKind } from './report-section.js';

/** Kinds whose page is tables of figures, which follow the data by themselves, with an introduction. */
const TABLE_KINDS = [
  'sumber_perubahan',
  'harapan',
  'konteks',
  'peta_sektor',
  'tabel',
] as const satisfies readonly SectionKind[];
export type TableKind = (typeof TABLE_KINDS)[number];

/** Whether a section is a page of tables. */
export const isOfTables = (kind: SectionKind): kind is TableKind =>
  TABLE_KINDS.some((one) => one === kind);
