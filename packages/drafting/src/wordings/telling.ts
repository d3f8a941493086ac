import { asSentence } from '../prose/sentence.js';
import { type AssertiveWords, Checker } from '@lqc/claims';
import type { IndicatorKey } from '@lqc/contracts';
import { aClaim, type ProposedClaim } from './proposed-claim.js';
import { SheetFacts, type ToldSheet } from './sheet-facts.js';
import type { OwnSentence } from '../facts/fact-sheet.js';
import { wordingsOf } from './wordings-of.js';

const WORST_FIRST = ['contradicted', 'unchecked', 'no_claim', 'supported'] as const;

/** What a text is written with: facts by their dimensions, and a check of every sentence. */
export class Telling extends SheetFacts {
  readonly #checker: Checker;

  constructor(sheet: ToldSheet) {
    super(sheet);
    this.#checker = new Checker(sheet.claims);
  }

  /** A claim as a sentence; empty where it may not be told. */
  tell(type: ProposedClaim['type'], dimensions: Partial<ProposedClaim> = {}): string {
    return this.say(...wordingsOf(aClaim(type, dimensions), this).map(asSentence));
  }

  /**
   * One of several wordings of the same: which of them is tried first changes with subject and
   * quarter. Only a wording that the data bear out as a whole is written; none, where none is.
   */
  say(...wordings: readonly string[]): string {
    return this.sayAt(0, wordings);
  }

  /** The same, at a place among sentences of its kind: neighbours begin with different wordings. */
  sayAt(place: number, wordings: readonly string[]): string {
    return this.sayBehind('', place, wordings);
  }

  /** The same of a sentence that goes on from the one before it. */
  sayBehind(before: string, place: number, wordings: readonly string[]): string {
    const from = (this.turn + place) % wordings.length;
    const turned = [...wordings.slice(from), ...wordings.slice(0, from)];
    return turned.find((one) => this.standingOf(`${before} ${one}`) === 'supported') ?? '';
  }

  /** A sentence behind an opening such as "Sementara itu", where it is borne out so as well. */
  opened(opening: string, sentence: string): string {
    if (sentence === '') return '';
    const told = `${opening}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
    return this.say(told) || sentence;
  }

  /** What the product tells for itself, of an indicator or of the quarter; empty where there is nothing. */
  own(kind: OwnSentence['kind'], indicator: IndicatorKey | null = null): string {
    const own = this.sheet.own?.find((one) => one.kind === kind && one.indicator === indicator);
    return own?.text ?? '';
  }

  /** What the data say of a text that is told alone: the worst that they say of its sentences. */
  standingOf(text: string): (typeof WORST_FIRST)[number] {
    const found = new Set(this.#checker.read(text).map(({ status }) => status));
    return WORST_FIRST.find((status) => found.has(status)) ?? 'no_claim';
  }

  /** What the words of a text mean for the checking. */
  assertionsIn(text: string): AssertiveWords[] {
    return this.#checker.assertionsIn(text);
  }
}
