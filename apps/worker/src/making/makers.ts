import { keywordInContext, rankWords } from '@lqc/analysis';
import type { ErrorArguments, ErrorCode, IndicatorKey } from '@lqc/contracts';
import type * as Pictures from '@lqc/reports/pictures';
import type * as Workbooks from '@lqc/reports/workbooks';
import { bytesOf } from './bytes-of.js';

// A thread that writes workbooks never loads what draws, and the other way round.
const pictures = (): Promise<typeof Pictures> => import('@lqc/reports/pictures');
const workbooks = (): Promise<typeof Workbooks> => import('@lqc/reports/workbooks');

/** What the workshop can make, each from data alone. */
export const makers = {
  rankedWords: (of: { narratives: string[]; indicator: IndicatorKey }) =>
    rankWords(of.narratives, of.indicator),
  keywordSentences: (of: { narratives: string[]; word: string }) =>
    keywordInContext(of.narratives, of.word),
  wordCloud: async (of: WordCloudOf) => {
    const { drawWordCloud } = await pictures();
    const words = rankWords(of.narratives, of.key).slice(0, of.mostWords);
    const weighted = words.map(({ word, score }) => ({ word, weight: score }));
    return { words, ...drawWordCloud({ ...of, words: weighted }) };
  },
  orientationChart: async (of: OrientationOf) => (await pictures()).drawOrientationChart(of),
  sectorChart: async (of: SectorsOf) => (await pictures()).drawSectorChart(of),
  tabulation: async (of: WorkbookOf) => bytesOf((await workbooks()).writeTabulation, of),
  bab2: async (of: Bab2Of) => bytesOf((await workbooks()).writeBab2, of),
  bab3: async (of: WorkbookOf) => bytesOf((await workbooks()).writeBab3, of),
  comparison: async (of: WorkbookOf) => bytesOf((await workbooks()).writeComparison, of),
} as const;

type OrientationOf = Parameters<typeof Pictures.drawOrientationChart>[0];
type SectorsOf = Parameters<typeof Pictures.drawSectorChart>[0];
type WorkbookOf = Workbooks.WorkbookInput;
type Bab2Of = Parameters<typeof Workbooks.writeBab2>[1];

interface WordCloudOf {
  readonly key: IndicatorKey;
  readonly indicator: string;
  readonly period: string;
  readonly contacts: number;
  readonly narratives: string[];
  readonly mostWords: number;
}

export type Makers = typeof makers;
export type MakerName = keyof Makers;
export type Made<Name extends MakerName> = Awaited<ReturnType<Makers[Name]>>;

export type MakeRequest = {
  [Name in MakerName]: { readonly name: Name; readonly input: Parameters<Makers[Name]>[0] };
}[MakerName];

export type MakingAnswer =
  | { readonly made: Made<MakerName> }
  | { readonly refused: { readonly code: ErrorCode; readonly args: ErrorArguments } };
