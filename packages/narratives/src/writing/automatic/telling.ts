import { Checker, type FactAddress } from '@lqc/claims';
import {
  type ClaimFact,
  type IndicatorKey,
  indicatorOf,
  LIKERT_SCALE,
  mayTell,
  type QuarterRole,
} from '@lqc/contracts';
import { decimal, type Change, type Level, wordingOf } from '@lqc/phrases';
import { excludes, indicativeRange } from '@lqc/statistics';
import type { FactSheet } from '../../facts/fact-sheet.js';

/** What a text by rules is written with: facts by their dimensions, and a check of every sentence. */
export class Telling {
  readonly #checker: Checker;
  readonly #turn: number;

  constructor(readonly sheet: FactSheet) {
    this.#checker = new Checker(sheet.claims);
    this.#turn = [...`${sheet.subject}${sheet.periods.now ?? ''}`].reduce(
      (sum, letter) => sum + letter.codePointAt(0)!,
      0,
    );
  }

  find(address: FactAddress): ClaimFact | undefined {
    return this.sheet.claims.table.find(address);
  }

  period(role: QuarterRole): string {
    return this.sheet.periods[role] ?? '';
  }

  /**
   * One of several wordings of the same: which of them is tried first changes with subject and
   * quarter. Only a wording that the data bear out as a whole is written; none, where none is.
   */
  say(...wordings: readonly string[]): string {
    const from = this.#turn % wordings.length;
    const turned = [...wordings.slice(from), ...wordings.slice(0, from)];
    return turned.find((wording) => this.#isBorneOut(wording)) ?? '';
  }

  #isBorneOut(wording: string): boolean {
    return this.#checker.read(wording).every(({ status }) => status === 'supported');
  }
}

export const figure = ({ value, decimals }: ClaimFact) => decimal(value, decimals);
/** Its size alone, where a word says the direction. */
export const size = ({ value, decimals }: ClaimFact) => decimal(Math.abs(value), decimals);
/** An indicator within a sentence; it begins one with a capital. */
export const labelOf = (key: IndicatorKey) => indicatorOf(key).label;

/** Where an average stands beside neutral; null below five answers or without a range. */
export function levelOf(average: ClaimFact | undefined): Level | null {
  if (!average || !mayTell('level', average.n) || average.se === null) return null;
  if (!excludes(indicativeRange(average.value, average.se), LIKERT_SCALE.neutral)) return 'neutral';
  return average.value > LIKERT_SCALE.neutral ? 'above' : 'below';
}

/** Where an average went; `same` where that cannot be told apart from nothing. */
export function changeOf(change: ClaimFact | undefined): Change | null {
  if (!change || change.se === null) return null;
  if (!excludes(indicativeRange(change.exact, change.se), 0)) return 'same';
  return change.exact > 0 ? 'up' : 'down';
}

/** Level and change in the words of the one table; null where nothing may be said in words. */
export function honestWords(
  telling: Telling,
  indicator: IndicatorKey,
  sector: string | null,
): string | null {
  const now = telling.find({ measure: 'average', indicator, sector });
  const before = telling.find({ measure: 'average', indicator, sector, period: 'before' });
  const change = telling.find({ measure: 'change', indicator, sector, base: 'before' });
  return wordingOf({
    indicator,
    level: levelOf(now),
    levelBefore: levelOf(before),
    change: changeOf(change),
    n: change?.n ?? 0,
  });
}
