import { figureOf, type Quarter, sectorFigures, type SectorFigures } from '@lqc/analysis';
import { type IndicatorFigure, LIKERT_INDICATORS, mayTell, required } from '@lqc/contracts';
import { averageChange } from '@lqc/statistics';
import type { ChapterInput } from './fact-sheet.js';
import type { FactList } from './fact-list.js';
import { addContacts } from './profile-facts.js';

/**
 * Adds the facts of BAB 3: one sector's numbers of contacts and companies, and its averages with
 * their changes, largest change first.
 *
 * @throws CodedError `SECTOR_NOT_FOUND` when nobody of the sector was interviewed now
 */
export function addSectorFacts(list: FactList, input: ChapterInput, sector: string): void {
  const now = required(figuresOf(input.now, sector), 'SECTOR_NOT_FOUND');
  const before = input.before && figuresOf(input.before, sector);
  const of = { subject: sector, sector };
  const contacts = { ...of, kind: 'contacts', measure: 'contacts' } as const;
  const companies = { ...of, kind: 'companies', measure: 'companies' } as const;
  list.add(contacts, now.contacts.length, `Kontak ${sector}`);
  list.add(companies, now.companies, `Perusahaan ${sector}`);
  addContacts(list, input.now);
  // A draft must not reveal a single firm: of a smaller group only its size is stated.
  const mayShow = (figure: IndicatorFigure | undefined) => mayTell('count', figure?.n ?? 0);
  const pairs = LIKERT_INDICATORS.map(({ key }) => ({
    current: figureOf(now.indicators, key),
    earlier: before ? figureOf(before.indicators, key) : undefined,
  }));
  const size = ({ current, earlier }: (typeof pairs)[number]) =>
    Math.abs(averageChange(current.average, earlier?.average ?? null) ?? -1);
  const shown = pairs.filter(({ current }) => mayShow(current));
  for (const { current, earlier } of shown.toSorted((a, b) => size(b) - size(a))) {
    list.addAverage(current, 'now');
    if (!earlier || !mayShow(earlier)) continue;
    list.addAverage(earlier, 'before');
    list.addChange(current, earlier, 'before');
  }
}

function figuresOf(quarter: Quarter, sector: string): SectorFigures | null {
  return sectorFigures(quarter).find((one) => one.sector === sector) ?? null;
}
