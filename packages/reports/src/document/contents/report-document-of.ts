import { withinSector } from '@lqc/analysis';
import {
  hasScale,
  type IndicatorKey,
  indicatorKeyOf,
  mayTell,
  type ReleasedText,
  type Report,
  type ReportSection,
  type Statement,
  ReportChapter,
} from '@lqc/contracts';
import { documentPhrases as say, smallSector, smallSectors, workbookPhrases } from '@lqc/phrases';
import type { QuarterSums } from '@lqc/statistics';
import { disclosuresOf } from '../../disclosures-of.js';
import type {
  DocumentChapter,
  DocumentFigure,
  DocumentSection,
  DocumentStatement,
  DocumentTable,
  ReportDocument,
} from '../report-document.js';
import { allAnswersTable, answersTable } from './answers-table.js';
import { cellsOfQuotes, evidenceSources } from './evidence-sources.js';
import { indicatorHistory } from './indicator-history.js';
import { indicatorLevels } from './indicator-levels.js';
import { profileFigures } from './profile-figures.js';
import { loadedQuarters, type ReportQuarters } from './quarters.js';
import { sectorLevels } from './sector-levels.js';

/** One indicator's scores in a stored quarter. */
export interface StoredSums extends QuarterSums {
  readonly indicator: IndicatorKey;
}

export interface ReportContents extends ReportQuarters {
  readonly report: Report;
  /** The sums of each indicator's scores in stored quarters, in order of time. */
  readonly stored: readonly StoredSums[];
  /**
   * The words of each section as they may leave the office, by its id; of no matter for an internal
   * copy. A section that is not among them leaves without its words.
   */
  readonly released: ReadonlyMap<string, ReleasedText>;
  /** What people typed above the text, the report's own (`section: null`) and of sections, as it may leave. */
  readonly releasedHeadings: readonly {
    readonly section: string | null;
    readonly part: 'title' | 'people';
    readonly released: string;
  }[];
  readonly madeAt: Date;
}

/** A report with the charts and tables of its quarters, as it is printed. */
export function reportDocumentOf(contents: ReportContents): ReportDocument {
  const { report, now, copy, madeAt } = contents;
  const title = headingOf(report.title, { section: null, part: 'title' }, contents);
  const sections = report.sections
    .filter(({ included }) => included)
    .toSorted((a, b) => a.position - b.position);
  const section = sectionMaker(contents);
  return {
    title: withoutPeriod(title, now.period),
    people: headingOf(report.people, { section: null, part: 'people' }, contents),
    period: now.period,
    comparedWith: loadedQuarters(contents)
      .slice(1)
      .map(({ period }) => period),
    copy,
    approval:
      report.approved_at === null
        ? null
        : { by: report.approved_by ?? '', at: new Date(report.approved_at) },
    madeAt,
    chapters: ReportChapter.options.flatMap((chapter): DocumentChapter[] => {
      const own = sections.filter((one) => one.chapter === chapter);
      const told = toldSections(own, contents);
      if (own.length === 0) return [];
      const left = told.filter((one) => contactsAlone(one, contents) === null);
      const { number, heading } = say.chapters[chapter];
      return [
        {
          number,
          heading,
          isAnnex: chapter === 'lampiran',
          sections: [
            ...left.map((one, at) => section(one, number === null ? null : `${number}.${at + 1}`)),
            ...(left.length < own.length ? [otherSectors(own, told, contents)] : []),
          ],
        },
      ];
    }),
    sources: evidenceSources(contents),
  };
}

/**
 * The number of a sector's contacts where a copy that leaves tells no more of it than that: with its averages
 * held back that needs no heading of its own. Null for every other section.
 */
function contactsAlone(section: ReportSection, contents: ReportContents): number | null {
  const { kind, target: sector } = section;
  if (contents.copy === 'internal' || kind !== 'lapangan_usaha' || sector === null) return null;
  const contacts = withinSector(contents.now, sector).survey.contacts.length;
  if (mayTell('level', contacts)) return null;
  const text = wordsOf(section, contents).text.replaceAll('**', '').trim();
  return text === smallSector({ sector, contacts }, contents.now.period) ? contacts : null;
}

/**
 * Stands for the sectors that have no heading: how many contacts the small ones have, and for those that are
 * held back, whose names and order would tell of them.
 */
function otherSectors(
  own: readonly ReportSection[],
  told: readonly ReportSection[],
  contents: ReportContents,
): DocumentSection {
  const small = told.flatMap((section) => {
    const contacts = contactsAlone(section, contents);
    return contacts === null ? [] : [{ sector: section.target!, contacts }];
  });
  return {
    heading: workbookPhrases.otherSectors,
    text: [
      small.length > 0 && smallSectors(small, contents.now.period),
      told.length < own.length && say.otherSectorsText,
    ]
      .filter(Boolean)
      .join(' '),
    statements: [],
    figures: [],
    tables: [],
  };
}

/**
 * Those of a chapter's sections that this copy tells of. Of a sector that is held back what people may
 * still read stands behind the others, since its place would tell how large it is.
 */
function toldSections(
  sections: readonly ReportSection[],
  { now, copy, released }: ReportContents,
): ReportSection[] {
  const isHeld = ({ kind, target }: ReportSection) =>
    kind === 'lapangan_usaha' &&
    target !== null &&
    disclosuresOf(now, copy).sector(target) === 'withheld';
  const isTold = ({ id }: ReportSection) =>
    released.get(id)?.statements.some(({ status }) => status !== 'no_claim') ?? false;
  return [
    ...sections.filter((one) => !isHeld(one)),
    ...sections
      .filter((one) => isHeld(one) && isTold(one))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'id')),
  ];
}

/** The quarter stands below the title. */
const withoutPeriod = (title: string, period: string) =>
  title.endsWith(period) ? title.slice(0, -period.length).trim() || title : title;

function sectionMaker(
  contents: ReportContents,
): (section: ReportSection, number: string | null) => DocumentSection {
  const cellOf = cellsOfQuotes(loadedQuarters(contents));
  const shownBy = figuresAndTables(contents);
  return (section, number) => {
    const { kind, id } = section;
    const title =
      kind === 'catatan'
        ? headingOf(section.title, { section: id, part: 'title' }, contents)
        : section.title;
    const isChapter = kind === 'ringkasan_eksekutif';
    const { text, statements, footnotes } = wordsOf(section, contents);
    return {
      heading: isChapter ? null : [number, title].filter((part) => part !== null).join(' '),
      text,
      statements: statements.map((one) =>
        statementOf(one, { text, reasons: section.reasons, footnotes }, cellOf),
      ),
      ...shownBy(section),
    };
  };
}

/** What people typed above the text as it stands in this copy. */
function headingOf(
  text: string,
  { section, part }: { readonly section: string | null; readonly part: 'title' | 'people' },
  { copy, releasedHeadings }: ReportContents,
): string {
  if (copy === 'internal' || text.trim() === '') return text;
  const found = releasedHeadings.find((one) => one.section === section && one.part === part);
  return found?.released || (part === 'title' ? say.withheldTitle : '');
}

/** A section's words as they stand in this copy. */
function wordsOf(
  { id, text, statements }: ReportSection,
  { copy, released }: ReportContents,
): ReleasedText {
  if (copy === 'internal' || text.trim() === '') return { text, statements, footnotes: [] };
  return released.get(id) ?? { text: say.withheldText, statements: [], footnotes: [] };
}

function statementOf(
  { start, end, status, claims, evidence }: Statement,
  {
    text,
    reasons,
    footnotes,
  }: Pick<ReportSection, 'text' | 'reasons'> & Pick<ReleasedText, 'footnotes'>,
  cellOf: ReturnType<typeof cellsOfQuotes>,
): DocumentStatement {
  const sentence = text.slice(start, end);
  const given = reasons.findLast((one) => one.sentence === sentence);
  const expected = claims
    .filter((claim) => claim.status === 'contradicted')
    .flatMap((claim) => claim.expected ?? []);
  return {
    start,
    end,
    status,
    evidence: evidence
      .filter(({ support }) => support !== 'opposite')
      .map(({ contact_id: contactId, sentence: quote }) => {
        const found = footnotes.find((one) => one.start === start && one.contactId === contactId);
        return {
          contactId,
          quote,
          cell: cellOf(contactId, quote),
          ...(found && { generalised: found.generalised }),
        };
      }),
    expected: expected.length > 0 ? [...new Set(expected)].join('; ') : null,
    reason: given ? { text: given.reason, by: given.by } : null,
  };
}

interface Shown {
  readonly figures: readonly DocumentFigure[];
  readonly tables: readonly DocumentTable[];
}

const NOTHING: Shown = { figures: [], tables: [] };

/** The charts and tables that belong to each kind of section. */
function figuresAndTables(contents: ReportContents): (section: ReportSection) => Shown {
  const sector = sectorLevels(contents);
  const storedOf = (key: IndicatorKey) => contents.stored.filter((one) => one.indicator === key);
  const listed = (figure: DocumentFigure | null) => (figure === null ? [] : [figure]);
  return ({ kind, target }) => {
    if (kind === 'garis_besar') return { ...NOTHING, figures: listed(indicatorLevels(contents)) };
    if (kind === 'profil') return { ...NOTHING, figures: profileFigures(contents) };
    if (kind === 'tabel') return { ...NOTHING, tables: [allAnswersTable(contents)] };
    if (kind === 'lapangan_usaha')
      return { ...NOTHING, figures: target === null ? [] : listed(sector(target)) };
    const key = kind === 'indikator' ? indicatorKeyOf(target) : undefined;
    if (key === undefined || !hasScale(key)) return NOTHING;
    return {
      figures: listed(indicatorHistory(key, contents, storedOf(key))),
      tables: [answersTable(key, contents)],
    };
  };
}
