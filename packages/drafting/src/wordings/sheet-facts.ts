import type { ClaimSheet, FactAddress, Said } from '@lqc/claims';
import {
  type ClaimFact,
  INDICATOR_KEYS,
  type IndicatorKey,
  orderOf,
  periodOf,
  type QuarterRole,
  SECTORS,
} from '@lqc/contracts';
import { shortChangeName } from '@lqc/phrases';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Facts } from './in-words.js';

/** The subject and material of a text: a chapter, or an answer to a question. */
export type ToldSheet = Pick<FactSheet, 'subject' | 'periods' | 'claims' | 'changes' | 'own'> &
  Partial<Pick<FactSheet, 'quotable'>> & {
    /** The contacts whose own scores are told: those that a question names. */
    readonly asked?: readonly string[];
  };

/** A text's facts, as wordings look them up. */
export class SheetFacts implements Facts {
  /** Which of several wordings comes first; it changes with subject and quarter. */
  readonly turn: number;

  constructor(readonly sheet: ToldSheet) {
    const { indicator, sector } = sheet.claims;
    const period = periodOf(sheet.periods.now ?? '');
    const subject = indicator
      ? INDICATOR_KEYS.indexOf(indicator)
      : SECTORS.findIndex(({ name }) => name === sector) + 1;
    this.turn = subject + (period ? orderOf(period) : 0);
  }

  get claims(): ClaimSheet {
    return this.sheet.claims;
  }

  find(address: FactAddress): ClaimFact | undefined {
    return this.claims.table.find(address);
  }

  period(role: QuarterRole): string {
    return this.sheet.periods[role] ?? '';
  }

  get isYearAgo(): boolean {
    return shortChangeName(this.period('now'), this.period('last_year')) === 'yoy';
  }

  mayQuote({ contactId }: Said): boolean {
    return this.sheet.quotable?.has(contactId) ?? true;
  }

  ownAnswer(contactId: string, indicator: IndicatorKey): Said | undefined {
    return this.sheet.asked?.includes(contactId)
      ? this.claims.said.find((one) => one.contactId === contactId && one.key === indicator)
      : undefined;
  }

  mayMove(indicator: IndicatorKey, base: 'before' | 'last_year'): boolean {
    const changes = this.sheet.changes?.[base];
    return !changes || changes.some(({ key, headline }) => key === indicator && headline);
  }
}
