import {
  type CompanySource,
  hasScale,
  type IndicatorKey,
  indicatorKeyOf,
  type ReleasedText,
  type ReportSection,
  type Statement,
  ReportChapter,
} from '@lqc/contracts';
import { documentPhrases as say, reportPhrases } from '@lqc/phrases';
import type {
  DocumentChapter,
  DocumentFigure,
  DocumentSection,
  DocumentStatement,
  DocumentTable,
  ReportDocument,
} from '../report-document.js';
import { contactWords } from './contact-words.js';
import { cellsOfQuotes, evidenceSources } from './evidence-sources.js';
import { indicatorHistory } from './indicator-history.js';
import { interviewsTold } from './interviews.js';
import { indicatorLevels } from './indicator-levels.js';
import { profileFigures } from './profile-figures.js';
import { loadedQuarters } from '../../quarters.js';
import { type ReportContents, textInCopy } from './report-contents.js';
import { sectorLevels } from './sector-levels.js';
import { sectionTables } from './section-tables.js';
import { isOfFew, sectionsOf } from './told-sections.js';

/** A report with the charts and tables of its quarters, as it is printed. */
export function reportDocumentOf(contents: ReportContents): ReportDocument {
  const { report, now, copy, companySource, madeAt } = contents;
  const title = headingOf(report.title, { section: null, part: 'title' }, contents);
  const sections = report.sections
    .filter(({ included }) => included)
    .toSorted((a, b) => a.position - b.position);
  const section = sectionMaker(contents);
  const workbook = (name: string, source: CompanySource) =>
    say.workbook(copy === 'internal' ? `${name} (${source.file_name})` : name, source);
  return {
    title: withoutPeriod(title, now.period),
    people: headingOf(report.people, { section: null, part: 'people' }, contents),
    period: now.period,
    comparedWith: loadedQuarters(contents)
      .slice(1)
      .map(({ period }) => period),
    copy,
    interviews: interviewsTold(now, copy),
    workbooks: [
      ...loadedQuarters(contents).map(({ period, source }) => workbook(period, source)),
      ...(companySource ? [workbook(say.register, companySource)] : []),
    ],
    approval:
      report.approved_at === null
        ? null
        : { by: report.approved_by ?? '', at: new Date(report.approved_at) },
    madeAt,
    chapters: ReportChapter.options.flatMap((chapter): DocumentChapter[] => {
      const own = sections.filter((one) => one.chapter === chapter);
      if (own.length === 0) return [];
      const { headed, others } = sectionsOf(own, contents);
      const { number, heading } = say.chapters[chapter];
      return [
        {
          number,
          heading,
          isAnnex: chapter === 'lampiran',
          sections: [
            ...headed.map((one, at) => section(one, `${number}.${at + 1}`)),
            ...(others ? [others] : []),
          ],
        },
      ];
    }),
    sources: evidenceSources(contents),
  };
}

/** The quarter stands below the title. */
const withoutPeriod = (title: string, period: string) =>
  title.endsWith(period) ? title.slice(0, -period.length).trim() || title : title;

function sectionMaker(
  contents: ReportContents,
): (section: ReportSection, number: string) => DocumentSection {
  const cellOf = cellsOfQuotes(loadedQuarters(contents));
  const shownBy = figuresAndTables(contents);
  return (section, number) => {
    const { kind, id } = section;
    const title =
      kind === 'catatan'
        ? headingOf(section.title, { section: id, part: 'title' }, contents)
        : section.title;
    const isChapter = kind === 'ringkasan_eksekutif';
    const { text, statements, footnotes } = textInCopy(section, contents);
    return {
      heading: isChapter ? null : `${number} ${title}`,
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
  { copy, now, releasedHeadings }: ReportContents,
): string {
  if (copy === 'internal' || text.trim() === '') return text;
  const found = releasedHeadings.find((one) => one.section === section && one.part === part);
  if (found?.released) return found.released;
  if (part === 'people') return '';
  return section === null ? reportPhrases.title(now.period) : say.withheldTitle;
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
  const given = reasons.findLast(({ sentences }) => sentences.includes(sentence));
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
  const { now, copy } = contents;
  const sector = sectorLevels(contents);
  const storedOf = (key: IndicatorKey) => contents.stored.filter((one) => one.indicator === key);
  const listed = <One>(one: One | null) => (one === null ? [] : [one]);
  return ({ kind, target }) => {
    // What the head of an office reads first, and beside which all of chapter 1 is read.
    if (kind === 'ringkasan_eksekutif')
      return { ...NOTHING, figures: listed(indicatorLevels(contents)) };
    if (kind === 'profil') return { ...NOTHING, figures: profileFigures(contents) };
    const tables = sectionTables(kind, contents);
    if (tables) return { ...NOTHING, tables };
    if (kind === 'lapangan_usaha' && target !== null && isOfFew(now, target))
      return {
        ...NOTHING,
        tables: listed(copy === 'internal' ? contactWords(contents, target) : null),
      };
    if (kind === 'lapangan_usaha')
      return { ...NOTHING, figures: target === null ? [] : listed(sector(target)) };
    const key = kind === 'indikator' ? indicatorKeyOf(target) : undefined;
    if (key === undefined || !hasScale(key)) return NOTHING;
    return { ...NOTHING, figures: listed(indicatorHistory(key, contents, storedOf(key))) };
  };
}
