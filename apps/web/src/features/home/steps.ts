import {
  CHAPTERS,
  type CompanyFile,
  isFinal,
  type ListedQuarterlyFile,
  type QuarterlyFile,
  type ReportListed,
} from '@lqc/contracts';
import { shortLabel } from '@lqc/phrases';
import { count, date, dotted } from '../../lib/format';
import { changesTold } from '../comparison/copy';
import { reportStanding } from '../report/standing';
import { copy } from './copy';

type StepId = 'company' | 'quarter' | 'analysis' | 'chapters' | 'report';

/** The facts about a quarter that decide which steps are done. */
export interface QuarterFacts {
  readonly company: CompanyFile | undefined;
  readonly quarter: ListedQuarterlyFile | undefined;
  readonly before: QuarterlyFile | undefined;
  readonly lastYear: QuarterlyFile | undefined;
  readonly isAnalysed: boolean;
  /** Numbers of distinguishable changes and of others; null until they are known. */
  readonly changes: { readonly told: number; readonly untold: number } | null;
  /** Number of chapters with a saved conclusion. */
  readonly chaptersKept: number;
  /** The quarter's report, if one was started. */
  readonly report: ReportListed | undefined;
}

export interface Step {
  readonly id: StepId;
  readonly title: string;
  readonly detail: string;
  /** `next` is the first step that can be done; later steps are `waiting` or `started`. */
  readonly state: 'done' | 'next' | 'started' | 'waiting';
  /** The part of it that is done, 0 to 1. */
  readonly share: number;
}

/** The steps from the company database to the report; the data alone decide what is done. */
export function stepsOf(facts: QuarterFacts): Step[] {
  const shares = sharesOf(facts);
  const first = ORDER.find((id) => shares[id] < 1);
  return ORDER.map((id) => {
    const share = shares[id];
    const open = id === first ? 'next' : share > 0 ? 'started' : 'waiting';
    return { id, ...textsOf(facts)[id], share, state: share === 1 ? 'done' : open };
  });
}

/** The name of the next step in the sentence above the steps; null when all are done. */
export function nextOf(steps: readonly Step[]): string | null {
  const next = steps.find(({ state }) => state === 'next');
  return next ? NEXT[next.id] : null;
}

const ORDER = ['company', 'quarter', 'analysis', 'chapters', 'report'] as const;
const NEXT = {
  company: copy.companyNext,
  quarter: copy.quarterNext,
  analysis: copy.analysisNext,
  chapters: copy.chaptersNext,
  report: copy.reportNext,
} satisfies Record<StepId, string>;

const sharesOf = (facts: QuarterFacts): Record<StepId, number> => ({
  company: facts.company ? 1 : 0,
  quarter: facts.quarter ? 1 : 0,
  analysis: facts.isAnalysed ? 1 : 0,
  chapters: Math.max(facts.chaptersKept / CHAPTERS.length, filledShare(facts.report)),
  report: facts.report && isFinal(facts.report) ? 1 : filledShare(facts.report) / 2,
});

/** The part of a report's sections that are not empty. */
export const filledShare = (report: ReportListed | undefined): number =>
  report && report.counts.sections > 0
    ? (report.counts.sections - report.counts.empty) / report.counts.sections
    : 0;

function textsOf(facts: QuarterFacts): Record<StepId, { title: string; detail: string }> {
  const { company, quarter, chaptersKept, report } = facts;
  return {
    company: {
      title: copy.company,
      detail: company
        ? copy.companyStored(
            count(company.companies),
            date(company.upload_date),
            company.owner_username,
          )
        : copy.companyMissing,
    },
    quarter: {
      title: quarter ? copy.quarter(quarter.label) : copy.quarterNone,
      detail: quarter ? quarterDetail(quarter, facts) : copy.quarterMissing,
    },
    analysis: { title: copy.analysis, detail: analysisDetail(facts) },
    chapters: {
      title: copy.chapters,
      detail: report
        ? copy.sectionsFilled(report.counts.sections - report.counts.empty, report.counts.sections)
        : chaptersKept > 0
          ? copy.chaptersKept(chaptersKept, CHAPTERS.length)
          : copy.chaptersNone,
    },
    report: {
      title: copy.report,
      detail: report ? reportStanding(report) : copy.reportNeeds,
    },
  };
}

function quarterDetail(quarter: ListedQuarterlyFile, { before, lastYear }: QuarterFacts): string {
  const comparators = [before, lastYear]
    .filter((one) => one !== undefined)
    .map(({ label, contacts }) => `${shortLabel(label)} (${count(contacts)})`);
  return dotted(
    copy.quarterStored(count(quarter.contacts)),
    quarter.newer_notes > 0 && copy.newerNotes(count(quarter.newer_notes)),
    comparators.length > 0 ? copy.comparators(comparators) : copy.noComparator,
  );
}

function analysisDetail({ quarter, before, company, isAnalysed, changes }: QuarterFacts): string {
  if (isAnalysed) return changes ? changesTold(changes.told, changes.untold) : copy.counting;
  return quarter && before && company
    ? copy.analysisReady(quarter.label, before.label)
    : copy.analysisNeeds;
}
