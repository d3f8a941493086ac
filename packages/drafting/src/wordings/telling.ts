import { asSentence, capital } from '../prose/sentence.js';
import { type AssertiveWords, Checker } from '@lqc/claims';
import { type IndicatorKey, periodsIn, QuarterRole } from '@lqc/contracts';
import { literalPattern } from '@lqc/language';
import { aClaim, type ProposedClaim } from './proposed-claim.js';
import { SheetFacts, type ToldSheet } from './sheet-facts.js';
import type { OwnSentence } from '../facts/fact-sheet.js';
import { wordingsOf } from './wordings-of.js';

const WORST_FIRST = ['contradicted', 'unchecked', 'no_claim', 'supported'] as const;

/** Writes sentences from facts, and checks each of them. */
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
   * The first of several wordings that the data support as a whole; empty when they support none. Which one
   * is tried first depends on subject and quarter.
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
    const isBorneOut = (one: string) => this.standingOf(`${before} ${one}`) === 'supported';
    return (
      turned.find(isBorneOut) ?? turned.flatMap((one) => this.#undated(one)).find(isBorneOut) ?? ''
    );
  }

  /** A sentence without names that no quarter can be read from, since it cannot be held against them. */
  #undated(sentence: string): string[] {
    const free = QuarterRole.options
      .map((role) => this.period(role))
      .filter((name) => name && periodsIn(name).length === 0)
      // A name may begin another one.
      .toSorted((one, other) => other.length - one.length);
    const undated = free.reduce((text, name) => {
      const written = literalPattern(name);
      return text.replaceAll(
        new RegExp(`^Pada ${written}, |(?: pada)? ${written}(?![\\p{L}\\d])`, 'gu'),
        '',
      );
    }, sentence);
    return undated === sentence ? [] : [capital(undated)];
  }

  /**
   * A sentence after an opening such as "Sementara itu", if the data support it so; else without the
   * opening.
   */
  opened(opening: string, sentence: string): string {
    if (sentence === '') return '';
    const told = `${opening}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
    return this.say(told) || sentence;
  }

  /** The product's own sentence about an indicator or the quarter; empty when there is none. */
  own(kind: OwnSentence['kind'], indicator: IndicatorKey | null = null): string {
    const own = this.sheet.own?.find((one) => one.kind === kind && one.indicator === indicator);
    return own?.text ?? '';
  }

  /** The worst status of a text's sentences, checked by itself. */
  standingOf(text: string): (typeof WORST_FIRST)[number] {
    const found = new Set(this.#checker.read(text).map(({ status }) => status));
    return WORST_FIRST.find((status) => found.has(status)) ?? 'no_claim';
  }

  /** What the words of a text mean to the checker. */
  assertionsIn(text: string): AssertiveWords[] {
    return this.#checker.assertionsIn(text);
  }
}
