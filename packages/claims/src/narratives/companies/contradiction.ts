import { EXPECTATION_OF } from '@lqc/contracts';
import { type Token } from '@lqc/language';
import { isContentWord, meaningStem } from '../matching/content-words.js';
import { hasRate, isOfBase, isSameBase } from '../matching/given-rates.js';
import { isSameNegation } from '../matching/negation.js';
import type { OwnStretch } from '../matching/own-stretch.js';
import type { RateBase } from '../matching/rates.js';
import { distinctive, reasonsIn } from '../matching/reasons.js';
import type { Source, Sources } from '../matching/sources.js';
import { leads, type Stretch, supportAmong, type Supported } from '../matching/support.js';
import type { StretchWords } from './stretch-words.js';

/** A stretch without support, with what it says and the sentences it was compared with. */
interface Unborne {
  readonly stretch: OwnStretch;
  readonly said: StretchWords;
  /** What it says, and its words, without the places that the contact names elsewhere. */
  readonly own: Stretch;
  readonly words: readonly Token[];
  readonly base: RateBase | null;
  /** The contact's sentences about the stretch's indicator. */
  readonly mine: readonly Source[];
  readonly evidence: readonly Supported[];
}

/**
 * Whether the narratives contradict a stretch without support: the contact itself gives another rate, direction,
 * base of comparison or piece of the same report, or only expects what is told as done.
 */
export const isContradicted = (unborne: Unborne, sources: Sources): boolean =>
  isOtherRate(unborne, sources) ||
  isTurned(unborne) ||
  isToldOtherwise(unborne) ||
  isOnlyExpected(unborne, sources) ||
  isOtherInterest(unborne, sources) ||
  isOtherReason(unborne) ||
  isOtherPiece(unborne, sources);

/** Whether the contact never gave this rate, or gave it with the opposite direction or another base. */
function isOtherRate({ said, stretch, mine }: Unborne, sources: Sources): boolean {
  const { isAlone, isSure, directionBefore, owner } = stretch;
  const given = mine.flatMap((source) => source.rates);
  if (!isAlone) return false;
  return said.rates.some((rate) => {
    const same = given.filter(({ written }) => written === rate.written);
    const isNowhere = !sources.of(owner).some(({ numbers }) => numbers.has(rate.written));
    if (same.length === 0) return isNowhere || (isSure && given.length > 0);
    if (!isSure) return false;
    const direction = rate.direction ?? directionBefore;
    return same.every(
      (one) =>
        !isSameBase(one.base, rate.base) ||
        (direction !== null && one.direction !== null && one.direction * direction === -1),
    );
  });
}

/**
 * Whether the contact says the same words with the opposite direction, or no sentence of its own about the indicator
 * goes the way that is told.
 */
function isTurned({ said, own, stretch, mine, evidence }: Unborne): boolean {
  const [told, ...others] = own.directions;
  if (!told || evidence[0]?.support === 'full') return false;
  if (evidence.some(({ support }) => support === 'opposite')) return true;
  // "Angka yang lebih kecil": smaller than another contact's, and no fall.
  const isBeside = said.tokens.some(({ word }) => word === 'lebih');
  if (!stretch.isSure || isBeside || told.isAside || told.direction === 0 || others.length > 0)
    return false;
  const moves = mine.flatMap(({ directions }) => directions);
  return (
    moves.some(({ isAside }) => !isAside) &&
    moves.every(({ direction }) => direction !== told.direction)
  );
}

/** Whether a sentence has all its words, and denies what it affirms or has another base. */
const isToldOtherwise = ({ said, words, base, evidence }: Unborne): boolean =>
  evidence.some(
    ({ source, support }) =>
      support === 'full' &&
      (!isSameNegation(words, source) || !isOfBase(source, base, said.given.length > 0)),
  );

/** "Penjualan sudah naik 12 %" of what the contact expects. */
function isOnlyExpected({ said, own, stretch, mine }: Unborne, sources: Sources): boolean {
  const { keys, isSure, owner } = stretch;
  if (!said.tokens.some(({ word }) => AS_DONE.test(word))) return false;
  const expected = keys?.flatMap((key) => EXPECTATION_OF[key] ?? []) ?? [];
  const all = sources.of(owner);
  const ahead = all.filter(({ said: { key } }) => key && expected.includes(key));
  // A rate tells which sentence is meant, whatever its indicator is called.
  const asked = isSure ? [...mine, ...ahead] : said.rates.length > 0 ? all : [];
  const isBorne = (isForecast: boolean) =>
    supportAmong(
      own,
      asked.filter((one) => one.isForecast === isForecast),
    )[0]?.support === 'full';
  return isBorne(true) && !isBorne(false);
}
/** Told as a figure that was taken down, and not as one that is expected. */
export const AS_DONE = /^(?:telah|sudah|tercatat|(?:ter|di)realisasi(?:kan)?)$/;

/** Whether the contact names rates of interest, and never this one. */
function isOtherInterest({ said, stretch }: Unborne, sources: Sources): boolean {
  const all = sources.of(stretch.owner);
  return (
    all.some(({ interests }) => interests.length > 0) &&
    said.interests.some(({ written }) => !all.some(({ numbers }) => numbers.has(written)))
  );
}

/**
 * Whether the contact gives a reason for this very rate, and no distinctive word of the stretch's reason
 * occurs in any of its reasons.
 */
function isOtherReason({ said: { rates, tokens }, mine }: Unborne): boolean {
  const [rate] = rates;
  const reasons = distinctive(reasonsIn(tokens));
  if (!rate || rates.length > 1 || reasons.length === 0) return false;
  const source = mine.find((one) => hasRate(one, rate, null));
  if (!source || source.reasons.size === 0) return false;
  return reasons.every((one) => !mine.some((other) => other.reasons.has(one)));
}

/**
 * Whether a piece of the stretch (a reason, product, place) is said elsewhere and never by this contact about the
 * indicator, which has another one in the sentence that the rest of the stretch is of.
 */
function isOtherPiece({ said, own, stretch, mine }: Unborne, sources: Sources): boolean {
  const { isSure, isAlone, directionBefore } = stretch;
  if (!isSure || !isAlone) return false;
  const [told] = own.directions;
  const isOfRate = (one: Source) => said.rates.some((rate) => hasRate(one, rate, directionBefore));
  const anchorsOf = (one: Source) =>
    own.telling.filter((word) => one.stems.has(word)).length +
    (isOfRate(one) ? OF_RATE : 0) +
    (told && leads(one) === told.direction ? 1 : 0);
  const [best] = mine.toSorted((a, b) => anchorsOf(b) - anchorsOf(a));
  if (!best || anchorsOf(best) === 0) return false;
  const strange = said.asked.words.filter(
    (one, at, all) =>
      isContentWord(one) &&
      all[at - 1]?.word !== 'lebih' &&
      !mine.some(({ stems }) => stems.has(meaningStem(one.word))),
  );
  const stems = [...new Set(strange.map(({ word }) => meaningStem(word)))];
  const hasAnother = best.inOrder.some((one) => !own.telling.some((word) => one.has(word)));
  if (!hasAnother || distinctive(new Set(stems)).length === 0) return false;
  return sources
    .like(stems, (one) => !mine.includes(one))
    .some(({ source }) => strange.every(({ word }) => source.written.has(word)));
}
/** A rate tells more surely than words which sentence is meant. */
const OF_RATE = 3;
