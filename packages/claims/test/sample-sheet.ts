import { sampleSession } from '@lqc/analysis/testing';
import type { IndicatorKey } from '@lqc/contracts';
import { Checker, type ClaimSheet, claimSheet } from '../src/index.js';
import { Sheet } from './sheet-words.js';

type Chapter = Parameters<typeof claimSheet>[1];

/** A chapter's sheet of the sample session, with what its tests ask of it. */
export interface SampleSheet {
  readonly sheet: ClaimSheet;
  readonly facts: Sheet;
  readonly checker: Checker;
  /** What the last sentence of a text is said to be. */
  readonly statusOf: (text: string) => string;
}

const sheets = new Map<string, Promise<SampleSheet>>();

/** One sheet for all tests of a process, since making one takes longer than reading a draft. */
function sampleSheet(chapter: Chapter): Promise<SampleSheet> {
  const key = JSON.stringify(chapter);
  const made = sheets.get(key) ?? makeSheet(chapter);
  sheets.set(key, made);
  return made;
}

const makeSheet = async (chapter: Chapter): Promise<SampleSheet> => {
  const sheet = claimSheet(await sampleSession(), chapter);
  const checker = new Checker(sheet);
  const statusOf = (text: string) => checker.read(text).at(-1)!.status;
  return { sheet, facts: new Sheet(sheet), checker, statusOf };
};

export const sheetOf = (indicator: IndicatorKey): Promise<SampleSheet> =>
  sampleSheet({ indicator, sector: null, isProfile: false });

export const sheetOfProfile = (): Promise<SampleSheet> =>
  sampleSheet({ indicator: null, sector: null, isProfile: true });

export const sheetOfSector = (sector: string): Promise<SampleSheet> =>
  sampleSheet({ indicator: null, sector, isProfile: false });
