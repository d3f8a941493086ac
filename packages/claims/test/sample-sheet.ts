import { sampleSession } from '@lqc/analysis/testing';
import type { IndicatorKey } from '@lqc/contracts';
import { Checker, type ClaimSheet, claimSheet } from '../src/index.js';
import { Sheet } from './sheet-words.js';

/** A chapter's sheet of the sample session, with what its tests ask of it. */
export interface SampleSheet {
  readonly sheet: ClaimSheet;
  readonly facts: Sheet;
  readonly checker: Checker;
  /** What the last sentence of a text is said to be. */
  readonly statusOf: (text: string) => string;
}

const sampleSheet = async (chapter: Parameters<typeof claimSheet>[1]): Promise<SampleSheet> => {
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
