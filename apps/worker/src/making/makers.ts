import { keywordInContext, rankWords } from '@lqc/analysis';
import type { ErrorArguments, ErrorCode, IndicatorKey } from '@lqc/contracts';
import {
  drawOrientationChart,
  drawSectorChart,
  drawWordCloud,
  writeBab2,
  writeBab3,
  writeComparison,
  writeTabulation,
} from '@lqc/reports';
import { bytesOf } from './bytes-of.js';

/** What the workshop can make, each from data alone. */
export const makers = {
  rankedWords: (of: { narratives: string[]; indicator: IndicatorKey }) =>
    rankWords(of.narratives, of.indicator),
  keywordSentences: (of: { narratives: string[]; word: string }) =>
    keywordInContext(of.narratives, of.word),
  wordCloud: (of: WordCloudOf) => {
    const words = rankWords(of.narratives, of.key).slice(0, of.mostWords);
    const weighted = words.map(({ word, score }) => ({ word, weight: score }));
    return { words, ...drawWordCloud({ ...of, words: weighted }) };
  },
  orientationChart: drawOrientationChart,
  sectorChart: drawSectorChart,
  tabulation: bytesOf(writeTabulation),
  bab2: bytesOf(writeBab2),
  bab3: bytesOf(writeBab3),
  comparison: bytesOf(writeComparison),
} as const;

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
