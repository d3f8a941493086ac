import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { keywordInContext, rankWords } from '@lqc/analysis';
import type { IndicatorKey, WorkbookName, WorkbookRequest } from '@lqc/contracts';
import type * as Narratives from '@lqc/narratives';
import type * as Pictures from '@lqc/reports/pictures';
import type * as Workbooks from '@lqc/reports/workbooks';

// A thread that writes workbooks never loads what draws, and the other way round.
const texts = (): Promise<typeof Narratives> => import('@lqc/narratives');
const pictures = (): Promise<typeof Pictures> => import('@lqc/reports/pictures');
const workbooks = (): Promise<typeof Workbooks> => import('@lqc/reports/workbooks');

/** What threads make, each from data alone. */
export const threadTasks = {
  rankWords: (of: { narratives: string[]; indicator: IndicatorKey }) =>
    rankWords(of.narratives, of.indicator),
  findKeyword: (of: { narratives: string[]; word: string }) =>
    keywordInContext(of.narratives, of.word),
  /** What the data say of a text that somebody wrote. */
  checkText: async ({ chapter, text }: { chapter: ChapterInput; text: string }) => {
    const { chapterFacts, checkedText } = await texts();
    return checkedText(text, chapterFacts(chapter));
  },
  draftByRules: async ({ chapter }: { chapter: ChapterInput }) => {
    const { automaticSummary, chapterFacts, checkedText } = await texts();
    const sheet = chapterFacts(chapter);
    return checkedText(automaticSummary(sheet), sheet);
  },
  readDraft: async ({ chapter, written, samaran, names }: DraftOf) => {
    const { chapterFacts, Pseudonyms, readDraft } = await texts();
    const sheet = chapterFacts(chapter);
    return readDraft(written, sheet, new Pseudonyms(sheet.voices, samaran, names));
  },
  readReply: async ({ written, reading, data, found, names }: ReplyOf) => {
    const { Pseudonyms, questionFacts, readReply } = await texts();
    return readReply(written, {
      facts: questionFacts(reading, data),
      found,
      pseudonyms: new Pseudonyms(data.speakers, true, names),
      contacts: data.speakers.map(({ contact }) => contact),
    });
  },
  drawWordCloud: async (of: WordCloudOf) => {
    const { drawWordCloud } = await pictures();
    const words = rankWords(of.narratives, of.key).slice(0, of.mostWords);
    const weighted = words.map(({ word, score }) => ({ word, weight: score }));
    return { words, ...drawWordCloud({ ...of, words: weighted }) };
  },
  drawOrientationChart: async (of: OrientationOf) => (await pictures()).drawOrientationChart(of),
  drawSectorChart: async (of: SectorsOf) => (await pictures()).drawSectorChart(of),
  writeWorkbook: async ({ name, input, request }: WorkbookOf) => {
    const { writeByName } = await workbooks();
    const out = new PassThrough();
    const [bytes] = await Promise.all([buffer(out), writeByName(name, out, input, request)]);
    return bytes;
  },
} as const;

type OrientationOf = Parameters<typeof Pictures.drawOrientationChart>[0];
type SectorsOf = Parameters<typeof Pictures.drawSectorChart>[0];

type ChapterInput = Parameters<typeof Narratives.chapterFacts>[0];

interface WorkbookOf {
  readonly name: WorkbookName;
  readonly input: Workbooks.WorkbookInput;
  readonly request: WorkbookRequest;
}

interface DraftOf {
  readonly chapter: ChapterInput;
  readonly written: string;
  readonly samaran: boolean;
  readonly names: readonly string[];
}

interface ReplyOf {
  readonly written: string;
  readonly reading: Narratives.QuestionReading;
  readonly data: Narratives.SessionData;
  readonly found: readonly Narratives.FoundNarrative[];
  readonly names: readonly string[];
}

interface WordCloudOf {
  readonly key: IndicatorKey;
  readonly indicator: string;
  readonly period: string;
  readonly contacts: number;
  readonly narratives: string[];
  readonly mostWords: number;
}

export type ThreadTasks = typeof threadTasks;
