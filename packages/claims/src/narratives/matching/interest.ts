import { companyDirectionOf, type Token } from '@lqc/language';
import { isContentWord, meaningStem } from './content-words.js';

type Word = Pick<Token, 'kind' | 'text' | 'word'>;

/** A rate at which a contact borrows: "kredit modal kerja berbunga 9,75 %". */
export interface Interest {
  readonly written: string;
  /** The kind of credit, by the stem of the word after "kredit"; null where it is not named. */
  readonly credit: string | null;
}

/** True when the word right before it marks it as interest. */
const REACH = 6;

/** "Suku bunga 9 %" is nothing that moved; "karena suku bunga kredit, tumbuh 9 %" is. */
export function isOfInterest(tokens: readonly Pick<Word, 'word'>[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - REACH), at);
  const named = before.findLastIndex(({ word }) => word.includes('bunga'));
  return named >= 0 && !before.slice(named + 1).some(({ word }) => companyDirectionOf(word));
}

/** The rate of interest at a place, of the credit or the cash that was named last before it. */
export function interestAt(tokens: readonly Word[], at: number, written: string): Interest {
  const kind = tokens.findLastIndex(({ word }, place) => place < at && FUNDS.test(word));
  if (tokens[kind]?.word === 'kas') return { written, credit: 'kas' };
  const next = tokens[kind + 1];
  const isNamed = kind >= 0 && next !== undefined && isContentWord(next) && !PAYING.test(next.word);
  return {
    written,
    credit: isNamed && !next.word.includes('bunga') ? meaningStem(next.word) : null,
  };
}
const FUNDS = /^(?:kredit|pinjaman|kas)$/;

/** Words for paying or being charged interest, which all mean the same. */
export const PAYING =
  /^(?:mem?bayar|di(?:kenai|kenakan|bebani|patok|tetapkan)|kena|terkena|menanggung|mendapat(?:kan)?|memperoleh)(?:nya)?$/;

/** Whether a contact named such a rate of interest. */
export const borrowsAt = (own: Interest, named: readonly Interest[]): boolean =>
  named.some((one) => one.written === own.written && isSameCredit(one, own));

const isSameCredit = (one: Interest, other: Interest): boolean =>
  one.credit === null || other.credit === null || one.credit === other.credit;
