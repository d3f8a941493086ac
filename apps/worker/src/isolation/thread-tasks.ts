import {
  countTerms,
  keywordInContext,
  noteFindings,
  type Quarter,
  type Quarters,
  rankTerms,
  rankWords,
  toldOfHistory,
  type ToldOfQuarter,
  toldOfQuarter,
  withLetOut,
} from '@lqc/analysis';
import { capturedNoteRows, type NoteSubject } from '@lqc/capture';
import {
  type BoundMark,
  type CaptureValue,
  CodedError,
  type IndicatorKey,
  QuarterRole,
  type ReportExportRequest,
  type SectionSubject,
  type WorkbookName,
  type WorkbookRequest,
} from '@lqc/contracts';
import { themeReadings } from '@lqc/language';
import type * as Drafting from '@lqc/drafting';
import type { CompanyChart } from '@lqc/phrases';
import type * as Documents from '@lqc/reports/document';
import type * as Pages from '@lqc/reports/pages';
import type * as Pictures from '@lqc/reports/pictures';
import type * as Workbooks from '@lqc/reports/workbooks';
import { firstFindings } from './first-findings.js';

// Loaded on first use, so that a thread that only writes workbooks does not load the drawing library.
const loadDrafting = (): Promise<typeof Drafting> => import('@lqc/drafting');
const loadPages = (): Promise<typeof Pages> => import('@lqc/reports/pages');
const loadPictures = (): Promise<typeof Pictures> => import('@lqc/reports/pictures');
const loadDocuments = (): Promise<typeof Documents> => import('@lqc/reports/document');
const loadWorkbooks = (): Promise<typeof Workbooks> => import('@lqc/reports/workbooks');

/** What this thread wrote last: it is written again for each count of its pages, and drawn only once. */
let written: Pick<ReportTaskInput, 'runId' | 'contents'> | null = null;

/** The session that this thread was asked about last, whose figures are worked out for the first question. */
let asked: Pick<ReplyInput, 'madeOf' | 'data'> | null = null;

/** Tasks that need nothing but the data they are given. */
export const threadTasks = {
  rankTerms,
  rankWords: (input: Parameters<typeof rankWords>) => rankWords(...input),
  countTerms: (input: Parameters<typeof countTerms>) => countTerms(...input),
  noteFindings: (input: Parameters<typeof noteFindings>) => noteFindings(...input),
  readThemes: (input: Parameters<typeof themeReadings>) => themeReadings(...input),
  findKeyword: (input: { narratives: string[]; words: string[] }) =>
    keywordInContext(input.narratives, ...input.words),
  /** Checks a text that a person wrote or edited against the figures of its chapter. */
  checkText: async ({ chapter, text, bound }: TextInput) => {
    const { chapterFacts, checkedText, SentenceTeller } = await loadDrafting();
    const sheet = chapterFacts(chapter);
    return checkedText(text, sheet, undefined, {
      marks: bound,
      teller: new SentenceTeller(sheet, chapter),
    });
  },
  /** What the data let be said in a chapter, as sentences that are ready to be inserted. */
  readySentences: async ({ chapter }: { chapter: ChapterInput }) => {
    const { readySentences, sectionFacts, SentenceTeller } = await loadDrafting();
    return readySentences(new SentenceTeller(sectionFacts(chapter), chapter));
  },
  draftByRules: async ({ chapter }: { chapter: ChapterInput }) => {
    const { automaticSummary, chapterFacts, checkedText } = await loadDrafting();
    const sheet = chapterFacts(chapter);
    return checkedText(automaticSummary(sheet), sheet);
  },
  /** Checks the texts of a report's sections, each against the figures that it is about. */
  checkSections: async ({ quarters, sections, boundTo }: CheckedSectionsInput) => {
    const { checkedText, renewedText, sectionFacts, sectionInput, SentenceTeller } =
      await loadDrafting();
    const telling = (section: SectionText, of: Quarters) => {
      const input = sectionInput(section, of);
      return new SentenceTeller(sectionFacts(input), input);
    };
    return sections.map((section) => {
      const now = telling(section, quarters);
      const { text, bound, rewritten } =
        boundTo && section.bound.length > 0
          ? renewedText(section.text, section.bound, { was: telling(section, boundTo), now })
          : { ...section, rewritten: [] };
      const { sheet } = now;
      const inserted = { marks: bound, teller: now };
      const checked = checkedText(text, sheet, undefined, inserted);
      const { statements, counts, bound: holding } = checked;
      return { text, statements, counts, facts: sheet.facts, bound: holding, rewritten };
    });
  },
  /** Sections of a report by rules, each with its figures, or why it cannot be written. */
  draftSections: async ({ quarters, sections }: SectionsInput<SectionSubject>) => {
    const { automaticSummary, chapterFacts, checkedText, sectionInput } = await loadDrafting();
    return sections.map((section) => {
      try {
        const sheet = chapterFacts(sectionInput(section, quarters));
        const { summary: text, statements, counts } = checkedText(automaticSummary(sheet), sheet);
        return { draft: { text, statements, counts, facts: sheet.facts } };
      } catch (error) {
        if (!(error instanceof CodedError)) throw error;
        return { refused: { code: error.code, args: error.args } };
      }
    });
  },
  /** The tables of a report's sections, each section's none where it has none. */
  sectionTables: async ({ quarters, sections }: SectionsInput<SectionSubject>) => {
    const { sectionTables } = await loadDocuments();
    const { now, before, last_year: lastYear } = quarters;
    return sections.map(({ kind }) =>
      now && before ? (sectionTables(kind, { now, before, lastYear, copy: 'internal' }) ?? []) : [],
    );
  },
  readDraft: async ({ chapter, answers, samaran, names }: DraftInput) => {
    const { chapterFacts, Pseudonyms, readDraft } = await loadDrafting();
    const sheet = chapterFacts(chapter);
    return readDraft(answers, sheet, new Pseudonyms(sheet.voices, samaran, names));
  },
  /** What could stand in the place of a sentence of a report. */
  readRewriting: async ({ chapter, answer, sought, names }: RewritingInput) => {
    const { Pseudonyms, readRewriting, sectionFacts } = await loadDrafting();
    const sheet = sectionFacts(chapter);
    return readRewriting(answer, sought, {
      sheet,
      pseudonyms: new Pseudonyms(sheet.voices, true, names),
    });
  },
  readAnswers: async ({ answers, before, reading, found, names, ...session }: ReplyInput) => {
    const { pseudonymsOf, questionFacts, readAnswers } = await loadDrafting();
    if (asked?.madeOf !== session.madeOf) asked = session;
    const { data } = asked;
    const sources = {
      facts: questionFacts(reading, data),
      found,
      pseudonyms: pseudonymsOf(data, names),
      contacts: data.speakers.map(({ contact }) => contact),
    };
    return readAnswers(answers, sources, before);
  },
  /** What of a report could show a firm when it leaves the office, and what leaves of its quarters' figures. */
  checkRelease: async ({ sections, headings, data }: ReleaseInput) => {
    const { releaseFindings } = await loadDrafting();
    return { ...firstFindings(releaseFindings(sections, data, headings)), told: toldOf(data) };
  },
  toldOfQuarters: toldOf,
  /** What leaves of the averages of quarters that stand in a report's charts alone. */
  toldOfHistory: ({ history }: { history: readonly Quarter[] }) => history.map(toldOfHistory),
  /**
   * The words of a report's sections as they leave the office, by the sections' ids, its headings, and what leaves
   * of its quarters' figures, with what people released by hand with these words.
   */
  releaseSections: async ({ headings, sections, data }: ReleaseInput) => {
    const { releasedHeadings, releasedSections } = await loadDrafting();
    const { letOut, ...released } = releasedSections(sections, data);
    const told = toldOf({ quarters: data.quarters, letOut });
    return { ...released, releasedHeadings: releasedHeadings(headings, data), told };
  },
  drawWordCloud: async (input: WordCloudInput) => (await loadPictures()).drawWordCloud(input),
  drawCompanyChart: async (chart: CompanyChart) =>
    (await loadPictures()).drawBarChart(chart.bars, chart),
  checkTemplate: async (template: Uint8Array) => {
    const { readTemplate, requirePlainDocument } = await loadDocuments();
    readTemplate(template);
    requirePlainDocument(template);
  },
  writeReport: async ({ runId, format, contents, template, pages }: ReportTaskInput) => {
    if (written?.runId !== runId) written = { runId, contents };
    return (await loadDocuments()).writeReport(format, written.contents, template, pages);
  },
  readHeadingPages: async (pdf: Uint8Array) => (await loadPages()).readHeadingPages(pdf),
  writeWorkbook: async ({ name, input, request }: WorkbookTaskInput) =>
    (await loadWorkbooks()).writeByName(name, input, request),
  writeSearchHits: async (input: Workbooks.SearchHitsInput) =>
    (await loadWorkbooks()).writeSearchHits(input),
  writeDiaryNote: async ({ subject, values }: CapturedNoteInput) => {
    const { diaryNoteWorkbook } = await import('@lqc/capture/sheet');
    return diaryNoteWorkbook(capturedNoteRows(subject, new Map(values)), subject.company);
  },
  writeVisitPlan: async (input: Workbooks.VisitPlanInput) =>
    (await loadWorkbooks()).writeVisitPlan(input),
} as const;

/** What leaves of each quarter's figures in a copy that tells of these indicators; all when none are named. */
function toldOf({ quarters, only, letOut = [] }: ToldInput): ToldOfQuarter[] {
  return QuarterRole.options.flatMap((role) => {
    const quarter = quarters[role];
    if (!quarter) return [];
    const told = toldOfQuarter(quarter, only);
    const own = letOut.filter((one) => one.role === role);
    return [{ ...told, content: withLetOut(told.content, quarter, own) }];
  });
}

/** What is checked before a report leaves, as plain data for a thread. */
export interface ReleaseInput {
  /** Of the report and of added sections: titles that people typed, and the report's people. */
  readonly headings: readonly Drafting.ReleaseHeading[];
  readonly sections: readonly Drafting.ReleaseSection[];
  readonly data: Drafting.ReleaseData;
}

interface ToldInput {
  readonly quarters: Quarters;
  readonly only?: readonly IndicatorKey[];
  /** What people released by hand with the words of this copy. */
  readonly letOut?: readonly Drafting.Tells[];
}

interface CapturedNoteInput {
  readonly subject: NoteSubject;
  readonly values: readonly (readonly [field: string, value: CaptureValue])[];
}

type WordCloudInput = Parameters<typeof Pictures.drawWordCloud>[0];

type ChapterInput = Parameters<typeof Drafting.chapterFacts>[0];

type SectionText = SectionSubject & { readonly text: string; readonly bound: readonly BoundMark[] };

interface TextInput {
  readonly chapter: ChapterInput;
  readonly text: string;
  readonly bound: readonly BoundMark[];
}

/** Sections of one report, for which shared data are computed once. */
interface SectionsInput<Section> {
  readonly quarters: Quarters;
  readonly sections: readonly Section[];
}

interface CheckedSectionsInput extends SectionsInput<SectionText> {
  /**
   * The data that bound sentences were written from; they are rewritten if it is set, and kept otherwise.
   */
  readonly boundTo?: Quarters;
}

interface ReportTaskInput {
  readonly runId: string;
  readonly format: ReportExportRequest['format'];
  readonly contents: Documents.ReportContents;
  readonly template: Uint8Array | null;
  readonly pages: Pages.HeadingPages | null;
}

interface WorkbookTaskInput {
  readonly name: WorkbookName;
  readonly input: Workbooks.WorkbookInput;
  readonly request: WorkbookRequest;
}

interface DraftInput {
  readonly chapter: ChapterInput;
  readonly answers: readonly string[];
  readonly samaran: boolean;
  readonly names: readonly string[];
}

interface RewritingInput {
  readonly chapter: ChapterInput;
  readonly answer: string | null;
  readonly sought: Drafting.SoughtSentence;
  readonly names: readonly string[];
}

interface ReplyInput {
  readonly answers: readonly string[];
  readonly before: string;
  readonly reading: Drafting.QuestionReading;
  readonly data: Drafting.SessionData;
  readonly madeOf: string;
  readonly found: readonly Drafting.FoundNarrative[];
  readonly names: readonly string[];
}

export type ThreadTasks = typeof threadTasks;
