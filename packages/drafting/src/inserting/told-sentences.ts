import { asSentence } from '../prose/sentence.js';
import { factId } from '@lqc/claims';
import {
  type ClaimFact,
  INSERTED_ONLY,
  type InsertedClaim,
  type InsertedOnly,
  type Statement,
} from '@lqc/contracts';
import { sentences } from '@lqc/language';
import type { ChapterInput, FactSheet } from '../facts/fact-sheet.js';
import { changeWithRange } from '../wordings/averages.js';
import type { Facts } from '../wordings/in-words.js';
import { ownWords } from '../reasons/own-words.js';
import type { ProposedClaim } from '../wordings/proposed-claim.js';
import { SheetFacts } from '../wordings/sheet-facts.js';
import { wordingsOf } from '../wordings/wordings-of.js';
import { quotesAbout, said } from '../reasons/quotes.js';
import { RecordedFacts } from './recorded-facts.js';
import { driver, matched, outcome, type ToldOfSeveral } from './sources-of-change.js';

/** A claim as alternative whole sentences, with the facts that they depend on. */
export interface ToldSentences {
  readonly texts: readonly string[];
  readonly facts: readonly ClaimFact[];
  /** Ids of statements that are no single fact, such as a range; no fact table has them. */
  readonly beyond: readonly string[];
  readonly evidence: Statement['evidence'];
  /** Number of answers or companies behind it, now and, for a comparison, then; empty for quotes. */
  readonly n: readonly number[];
}

const NOTHING: ToldSentences = { texts: [], facts: [], beyond: [], evidence: [], n: [] };

type Quarters = Pick<ChapterInput, 'now' | 'before'>;
type Wordings = (claim: InsertedClaim, facts: Facts, quarters: Quarters) => ToldOfSeveral;

const WORDINGS: Record<Exclude<InsertedOnly, 'quote'>, Wordings> = {
  change_range: (claim, facts) => ({
    clauses: changeWithRange(claim, facts),
    n: countsOf(claim, facts),
  }),
  matched,
  driver,
  outcome,
};
/** Words that refer to the sentence before, which a ready sentence may not have. */
const POINTS_BACK = /\btersebut\b/;
/** Kinds that say more than the tables' figures, so that no release copy has them in these words. */
const TELL_MORE: ReadonlySet<InsertedClaim['type']> = new Set([
  'change_range',
  'matched',
  'outcome',
]);

const isProposed = (claim: InsertedClaim): claim is InsertedClaim & ProposedClaim =>
  !INSERTED_ONLY.some((type) => type === claim.type);

/**
 * Writes claims as sentences about a part of a report. The same claim and data always give the same
 * sentences; none when the figure does not exist or may not be told.
 */
export class SentenceTeller {
  readonly facts: SheetFacts;
  readonly #told = new Map<string, ToldSentences>();

  constructor(
    readonly sheet: FactSheet,
    private readonly quarters: Quarters,
  ) {
    this.facts = new SheetFacts(sheet);
  }

  told(claim: InsertedClaim): ToldSentences {
    const key = JSON.stringify(claim);
    const known = this.#told.get(key) ?? this.#workedOut(claim);
    this.#told.set(key, known);
    return known;
  }

  #workedOut(claim: InsertedClaim): ToldSentences {
    if (claim.type === 'quote') return this.#quoted(claim);
    const facts = new RecordedFacts(this.sheet);
    const told = isProposed(claim)
      ? { clauses: wordingsOf(claim, facts), n: countsOf(claim, facts) }
      : WORDINGS[claim.type as keyof typeof WORDINGS](claim, facts, this.quarters);
    const clauses = told.clauses.filter((clause) => !POINTS_BACK.test(clause));
    if (clauses.length === 0) return NOTHING;
    const { type, indicator, sector, base } = claim;
    const id = indicator && factId({ measure: 'change', indicator, sector, base });
    return {
      texts: clauses.map(asSentence),
      facts: [...facts.asked],
      beyond: TELL_MORE.has(type) && id ? [`${type}.${id}`] : [],
      evidence: [],
      n: told.n,
    };
  }

  /** A quotable sentence of one contact, word for word. */
  #quoted({ indicator, quote }: InsertedClaim): ToldSentences {
    if (!indicator || !quote || !quotesAbout(this.facts, indicator).includes(quote)) return NOTHING;
    return {
      texts: [`Salah satu kontak ${said(quote)}`],
      facts: [],
      beyond: [],
      evidence: this.facts.claims.said
        .filter(({ key }) => key === indicator)
        .flatMap(({ contactId, narrative }) =>
          sentences(narrative)
            .filter((one) => ownWords(one) === quote)
            .map((sentence) => ({
              contact_id: contactId,
              indicator,
              sentence,
              support: 'full' as const,
            })),
        ),
      n: [],
    };
  }
}

/** How many answers an average or a comparison has; of a share and of people as many as there are now. */
function countsOf({ type, indicator, sector, base }: InsertedClaim, facts: Facts): number[] {
  if (type === 'reason') return [];
  const measure = indicator ? 'answers' : 'companies';
  const periods = base === null || type === 'share' ? (['now'] as const) : (['now', base] as const);
  return periods.flatMap(
    (period) => facts.find({ measure, indicator, sector, period })?.value ?? [],
  );
}
