import type { Comparison } from '../../language/thresholds.js';
import { isPercentage, type Item, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import { holdsBesideTold, meantRate } from './beside-told.js';
import { type Beside, holdsBeside, isGreatest, isNextAfter } from './between-companies.js';
import { amongIn, countIn, holdsCount, isOfExamples, isOfSoMany } from './counted-names.js';
import { type Held, holdPart, type Verdict } from './hold-part.js';
import { baseOf } from '../matching/given-rates.js';
import { holdsOfNobodyElse } from './only-they.js';
import { hasAnswered } from '../answers/own-answers.js';
import type { Rate } from '../../sentence/told.js';
import type { Saying } from './sayings.js';
import { isOfAllTold, isOfSamePlace, nameDifferentReasons, namesReason } from './same-as-told.js';
import type { Source, Sources } from '../matching/sources.js';
import { isToldInOne } from './told-in-one.js';
import type { Supported } from '../matching/support.js';
import { wayOfItems } from '../matching/told-before.js';

/** What went before a part of those whom its sentence is of. */
export interface BeforePart {
  /** The last rate of the sentence itself. */
  readonly rate: Rate | undefined;
  readonly owner: string | null;
  /** "… lebih tinggi daripada", at the end of the part before. */
  readonly beside: Beside | null;
  /** The sentence that bore out what each company was said to have said before. */
  readonly sources: ReadonlyMap<string, Source>;
  /** All that bore out the part before, of each company. */
  readonly bearing: ReadonlyMap<string, readonly Source[]>;
}

/** What stays the same for all parts of a sentence. */
export interface OfSentence {
  readonly text: string;
  readonly sentence: Sentence;
  readonly sources: Sources;
  /** Everybody whom it names. */
  readonly everybody: readonly string[];
  /** It speaks of one company only. */
  readonly isAlone: boolean;
  /** Every contact is asked whether it told so. */
  readonly isOfAnybody: boolean;
  /** Who is said to come next in an order. */
  readonly inOrder: ReadonlySet<string>;
  readonly isCited: (owner: string) => boolean;
}

interface PartRead {
  readonly verdicts: readonly Verdict[];
  readonly evidence: readonly (readonly Supported[])[];
  readonly next: BeforePart;
}

/** Holds what a part says against the words and answers of each of those whom it is said of. */
export function readPart(
  { owners, items, joined, shared, about, told: toldFirst, standing: standingBehind }: Saying,
  before: BeforePart & {
    /** Another part of its sentence goes before. */ readonly isBehind: boolean;
  },
  { text, sentence, sources, everybody, isAlone, isOfAnybody, inOrder, isCited }: OfSentence,
): PartRead {
  const { said } = sentence.sheet;
  const { isBehind } = before;
  const other = before.rate ?? toldFirst.rates.at(-1);
  const standing = standingBehind(other !== undefined);
  const { answers, only, ranks, besideTold, count } = standing;
  // "A dan B naik dengan besaran yang sama, 12 %": as each other.
  const isOfThem = owners.length > 1 && besideTold?.size === 'same' && items.some(isPercentage);
  const mineOf = (owner: string) =>
    sources
      .of(owner)
      .filter(({ said: { key } }) => !about.keys || !key || about.keys.includes(key));
  const verdicts: Verdict[] = [];
  const evidence: (readonly Supported[])[] = [];
  const told = new Map(before.sources);
  const bearing = new Map<string, readonly Source[]>();
  let last: Rate | undefined;
  const hold = (owner: string, rest: readonly Item[], isOfAny = isOfAnybody) =>
    holdPart(
      text,
      {
        owner,
        items: rest,
        keys: about.keys,
        isSure: about.isSure,
        isAlone,
        isOfAnybody: isOfAny,
        wayBefore: before.rate?.way ?? null,
        meant: besideTold && meantRate(besideTold, other),
        moved: null,
        told: told.get(owner) ?? null,
      },
      sources,
    );
  if (only.length > 0)
    verdicts.push(holdsOfNobodyElse(items, owners, { answers, about, said, sources }));
  if (standing.differentReasons.length > 0)
    verdicts.push(nameDifferentReasons(everybody.map(mineOf)));
  for (const owner of owners) {
    verdicts.push(...answers.map((one) => hasAnswered(one, owner, about.indicator, said)));
    if (standing.sameReason.length > 0)
      verdicts.push(
        namesReason(
          mineOf(owner),
          toldFirst.stems,
          isOfAllTold(text, items) ? toldFirst.way : undefined,
        ),
      );
    if (standing.samePlace.length > 0)
      verdicts.push(isOfSamePlace(sources.of(owner), sources.of(before.owner ?? '')));
    const held = isCited(owner) ? hold(owner, standing.rest) : OPEN;
    // "…, demikian pula B": of whom nothing is said but that it is so as well.
    const isBare = isBehind && held.verdict === true && !held.told && answers.length === 0;
    // "Lebih dari 12 %" of a contact that said "sekitar 12 %".
    const isBounded = items.some((one) => means(one, 'near') && BOUNDS.has(one.meaning.comparison));
    const isTorn = !isToldInOne(joined, items, before.bearing.get(owner) ?? [], held.bearing);
    const isOpen =
      (isBare && before.owner !== owner) || ((isBounded || isTorn) && held.verdict === true);
    verdicts.push(isOpen ? null : held.verdict);
    evidence.push(held.evidence);
    if (held.told) told.set(owner, held.told);
    bearing.set(owner, held.bearing);
    const rate = withTold(held, before.rate);
    if (before.beside) verdicts.push(holdsBeside(before.beside, before.rate, rate));
    if (besideTold && !isOfThem) {
      const ways = {
        own: rate?.way ?? wayOfItems(items),
        other: other?.way ?? toldFirst.way,
      };
      const isOfOther = before.owner === owner && baseOf(items) !== null;
      const holds = holdsBesideTold(besideTold, rate, other, ways, isOfOther);
      // What a wrong sentence before should have told is anybody's guess.
      verdicts.push(holds === false && !before.rate && sentence.topic.isWrong ? null : holds);
    }
    const ranked =
      rate && about.indicator ? { owners, indicator: about.indicator, base: rate.base } : null;
    verdicts.push(
      ...ranks.map((rank) => (ranked ? isGreatest(rate!, rank, ranked, sources.all) : null)),
    );
    if (inOrder.has(owner))
      verdicts.push(
        rate && before.rate && about.indicator
          ? isNextAfter(before.rate, rate, about.indicator, sources.all)
          : null,
      );
    last = rate ?? last;
  }
  const hasAnsweredSo = (contact: string): boolean =>
    answers.every((one) => hasAnswered(one, contact, about.indicator, said) === true);
  const among = amongIn(items)?.meaning.number;
  if (among) {
    const isTold = answers.length > 0 && among.value === owners.length;
    verdicts.push((isTold && isOfSoMany(among.of!, said, hasAnsweredSo)) || null);
  }
  if (countIn(standing.rest)) verdicts.push(null);
  // All contacts are asked only where those who are named have told it.
  if (count && !verdicts.every((one) => one === true)) verdicts.push(null);
  else if (count) {
    const ofAll = shared
      ? standing.rest.filter((one) => shared.items.includes(one))
      : standing.rest;
    const isSo = (contact: string): boolean =>
      hasAnsweredSo(contact) && hold(contact, ofAll, true).verdict === true;
    const isExample = isOfExamples(text, items);
    const named = shared?.owners ?? owners;
    verdicts.push(
      about.indicator === null
        ? null
        : holdsCount(count.meaning.number.value, named, { said, isExample, isSo }),
    );
  }
  const next = {
    rate: last ?? before.rate,
    owner: owners.at(-1) ?? null,
    beside: standing.besideNext,
    sources: told,
    bearing,
  };
  return { verdicts, evidence, next };
}

const BOUNDS = new Set<Comparison>(['more', 'less', 'least', 'most']);

const OPEN: Held = { verdict: null, evidence: [], told: null, bearing: [], rate: undefined };

/** A rate with the direction that it has: its own, or the one of the figure before it. */
const withTold = ({ rate, told }: Held, before: Rate | undefined): Rate | undefined => {
  if (!rate) return undefined;
  const own = told?.rates.find(({ written }) => written === rate.written);
  return {
    ...rate,
    way: rate.way ?? own?.way ?? before?.way ?? null,
    base: rate.base ?? own?.base ?? null,
  };
};
