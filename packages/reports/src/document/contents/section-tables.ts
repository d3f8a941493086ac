import { isOfTables, type SectionKind, type TableKind } from '@lqc/contracts';
import type { DocumentTable } from '../report-document.js';
import { answersTable } from './answers-table.js';
import { contextTable } from './context-table.js';
import { expectationsTable } from './expectations-table.js';
import { loadedQuarters, type ReportQuarters } from '../../quarters.js';
import { sectorMap } from './sector-map.js';
import { sourcesOfChange } from './sources-of-change.js';

/** The tables of each such kind of section, which follow from the quarters alone. */
const TABLES: Readonly<
  Record<TableKind, (quarters: ReportQuarters) => readonly (DocumentTable | null)[]>
> = {
  tabel: (quarters) => loadedQuarters(quarters).map((one) => answersTable(one, quarters.copy)),
  sumber_perubahan: (quarters) => [sourcesOfChange(quarters)],
  harapan: (quarters) => [expectationsTable(quarters)],
  konteks: (quarters) => [contextTable(quarters)],
  peta_sektor: (quarters) => [sectorMap(quarters)],
};

/** The tables of figures of a kind of section; null for a kind that has none. */
export const sectionTables = (
  kind: SectionKind,
  quarters: ReportQuarters,
): DocumentTable[] | null =>
  isOfTables(kind) ? TABLES[kind](quarters).filter((table) => table !== null) : null;
