import { labelOf } from '../prose/sentence.js';
import { disclosures } from '@lqc/analysis';
import { SIDES } from '@lqc/claims';
import { type ClaimFact, type IndicatorKey, type Level, mayTell } from '@lqc/contracts';
import { listed, SIDE_WORDS } from '@lqc/phrases';
import { excludes, halfOfRange, rangeAround } from '@lqc/statistics';
import { type Facts, figure } from './in-words.js';
import type { ProposedClaim } from './proposed-claim.js';
import { quantifierOf } from './quantifiers.js';
import { whereOf } from './where.js';

export const isSide = (category: string | null | undefined): category is Level =>
  SIDES.some((side) => side === category);

export interface Answers {
  readonly all: ClaimFact;
  readonly count: Record<Level, ClaimFact>;
  readonly share: Record<Level, ClaimFact>;
  /** Whether a side may be told: neither it nor the remainder reveals a firm. */
  readonly isOpen: Record<Level, boolean>;
  /** " untuk Harga Jual", where the text is not about that indicator anyway. */
  readonly what: string;
}

/** The answers of an indicator by side; null below three. */
export function answersOf(
  { indicator, sector }: Pick<ProposedClaim, 'indicator' | 'sector'>,
  facts: Facts,
  period: 'now' | 'before' | 'last_year' = 'now',
): Answers | null {
  if (!indicator) return null;
  const at = { indicator, sector, period } as const;
  const all = facts.find({ measure: 'answers', ...at });
  if (!all || !mayTell('count', all.n)) return null;
  const of = (measure: 'answer-count' | 'answer-share') =>
    SIDES.flatMap((category) => facts.find({ measure, category, ...at }) ?? []);
  const [counts, shares] = [of('answer-count'), of('answer-share')];
  if (counts.length < SIDES.length || shares.length < SIDES.length) return null;
  const stand = disclosures(
    counts.map(({ value }) => value),
    'release',
  );
  const bySide = <Value>(values: readonly Value[]) =>
    Object.fromEntries(SIDES.map((side, place) => [side, values[place]!])) as Record<Level, Value>;
  return {
    all,
    count: bySide(counts),
    share: bySide(shares),
    isOpen: bySide(stand.map((one) => one === 'open')),
    what: `${whatOf(indicator, facts)}${whereOf(sector, facts)}`,
  };
}

const whatOf = (indicator: IndicatorKey, { claims }: Facts) =>
  indicator === claims.indicator ? '' : ` untuk ${labelOf(indicator)}`;

/** How many gave an answer, of all who were asked. */
export function responseRate({ indicator, sector }: ProposedClaim, facts: Facts): string[] {
  const answers = indicator && facts.find({ measure: 'answers', indicator, sector });
  const contacts = facts.find({ measure: 'contacts', sector });
  if (!answers || !contacts || !mayTell('count', answers.n)) return [];
  const what = `${whatOf(indicator, facts)}${whereOf(sector, facts)}`;
  if (answers.value === contacts.value)
    return [`seluruh ${figure(contacts)} kontak memberikan jawaban${what}`];
  return [
    `sebanyak ${figure(answers)} dari ${figure(contacts)} kontak memberikan jawaban${what}`,
    ...(what ? [] : [`skor tersebut berasal dari ${figure(answers)} jawaban`]),
  ];
}

/** One side's part of the answers: in percent from thirty answers on, counted below. */
export function share(claim: ProposedClaim, facts: Facts): string[] {
  const { category, base } = claim;
  const told = answersOf(claim, facts, base ?? 'now');
  if (told && category?.startsWith('score ')) return scoreShare(claim, told, facts);
  if (!told || !isSide(category) || !told.isOpen[category]) return [];
  const { all, what } = told;
  const words = SIDE_WORDS[category];
  const when = base === null ? '' : `pada ${facts.period(base)}, `;
  if (told.count[category].value === 0)
    return [`${when}tidak ada kontak yang menjawab ${words}${what}`];
  const counted = `${figure(told.count[category])} dari ${figure(all)} kontak`;
  const percent = `${figure(told.share[category])}%`;
  if (!mayTell('share', all.n)) return [`${when}sebanyak ${counted} menjawab ${words}${what}`];
  return [
    `${when}sebanyak ${counted} (${percent}) menjawab ${words}${what}`,
    `${when}sebanyak ${counted} atau ${percent} menjawab ${words}${what}`,
  ];
}

/** The answers with one score, now. */
function scoreShare(
  { indicator, sector, category, base }: ProposedClaim,
  { all, what }: Answers,
  facts: Facts,
): string[] {
  const at = { indicator, sector } as const;
  const counts = [...facts.claims.table.facts()].filter(
    (one) =>
      one.measure === 'answer-count' &&
      one.indicator === indicator &&
      one.sector === sector &&
      one.period === 'now' &&
      one.category?.startsWith('score '),
  );
  const place = counts.findIndex((one) => one.category === category);
  const count = counts[place];
  const part = facts.find({ measure: 'answer-share', category, ...at });
  const values = counts.map(({ value }) => value);
  if (!count || !part || base !== null || disclosures(values, 'release')[place] !== 'open')
    return [];
  const score = category!.slice('score '.length).replace('.', ',');
  const percent = mayTell('share', all.n) ? ` (${figure(part)}%)` : '';
  return [
    `sebanyak ${figure(count)} dari ${figure(all)} kontak${percent} memberikan skor ${score}${what}`,
    `skor ${score}${what} diberikan oleh ${figure(count)} dari ${figure(all)} kontak${percent}`,
  ];
}

/** All three sides; nothing where one of them would show a firm. */
export function distribution(claim: ProposedClaim, facts: Facts): string[] {
  const told = answersOf(claim, facts);
  if (!told || !SIDES.every((side) => told.isOpen[side])) return [];
  const { all, count, what } = told;
  const answers = `${figure(all)} jawaban${what}`;
  const parts = mayTell('share', all.n) ? `jawaban${what}` : `dari ${answers}`;
  return [
    ...(count.above.value > 0 ? [`${asMuch(all)} ${sidesTold(told, `${parts} `)}`] : []),
    `dari ${answers}, ${sidesTold(told)}`,
  ];
}

/**
 * "32,4% berada di atas netral, 40,5% netral, dan 27,0% di bawah netral": the sides that show no
 * firm, counted below thirty answers.
 *
 * @param of what the first figure is a part of
 */
export function sidesTold({ all, count, share, isOpen }: Answers, of = ''): string {
  // The neutral share alone does not show where the answers lean.
  if (!isOpen.above && !isOpen.below) return '';
  const isShare = mayTell('share', all.n);
  return listed(
    SIDES.filter((side) => isOpen[side]).map((side, at) => {
      if (count[side].value === 0) return `tidak ada yang ${SIDE_WORDS[side]}`;
      const part = isShare ? `${figure(share[side])}%` : figure(count[side]);
      return `${part} ${at === 0 ? of : ''}${at === 0 && side !== 'neutral' ? 'berada ' : ''}${SIDE_WORDS[side]}`;
    }),
  );
}

/** What stands in front of a part of so many answers: a number of them, or percent. */
export const asMuch = ({ n }: ClaimFact) => (mayTell('share', n) ? 'sebesar' : 'sebanyak');

/** One side's part by a word of the table of quantifiers; from five answers on. */
export function quantifier(claim: ProposedClaim, facts: Facts): string[] {
  const { category } = claim;
  const told = answersOf(claim, facts);
  if (!told || !isSide(category) || !told.isOpen[category]) return [];
  if (!mayTell('level', told.all.n)) return [];
  const word = quantifierOf(told.share[category].exact);
  return word ? [`${word} kontak menjawab ${SIDE_WORDS[category]}${told.what}`] : [];
}

/**
 * The change of one side's share, where both quarters have thirty answers and it can be told apart from
 * none.
 */
export function shareChange(claim: ProposedClaim, facts: Facts): string[] {
  const { category, base } = claim;
  const now = answersOf(claim, facts);
  const then = answersOf(claim, facts, base ?? 'before');
  if (!now || !then || !isSide(category)) return [];
  if (!now.isOpen[category] || !then.isOpen[category]) return [];
  const answers = Math.min(now.all.n, then.all.n);
  if (!mayTell('share', answers)) return [];
  const [current, before] = [now.share[category], then.share[category]];
  const by = current.exact - before.exact;
  const error = Math.hypot(errorOf(current), errorOf(before));
  if (!excludes(rangeAround(by, halfOfRange(error, answers)), 0)) return [];
  const verb = by > 0 ? 'naik' : 'turun';
  const [at, from] = [facts.period('now'), facts.period(base ?? 'before')];
  const who = `kontak yang menjawab ${SIDE_WORDS[category]}${now.what}`;
  return [
    `persentase ${who} ${verb} dari ${figure(before)}% pada ${from} menjadi ${figure(current)}% pada ${at}`,
    `persentase ${who} ${verb} menjadi ${figure(current)}% pada ${at} dari ${figure(before)}% pada ${from}`,
  ];
}

/**
 * Standard error of a share in percentage points: √(p(1 − p)/n) of p = (x + 1)/(n + 2), since by the share
 * itself a quarter in which nobody answered so would have no error at all.
 */
function errorOf({ exact, n }: ClaimFact): number {
  const part = ((exact / 100) * n + 1) / (n + 2);
  return 100 * Math.sqrt((part * (1 - part)) / n);
}

/** The part above neutral less the part below, in points; a figure of percentages, so from thirty answers on. */
export function balance({ indicator, sector }: ProposedClaim, facts: Facts): string[] {
  const told = indicator && facts.find({ measure: 'net-balance', indicator, sector });
  if (!told || !mayTell('share', told.n)) return [];
  const [label, where] = [labelOf(indicator), whereOf(sector, facts)];
  const at = facts.period('now');
  return [
    `saldo bersih ${label}${where} tercatat ${figure(told)} poin pada ${at}`,
    `saldo bersih ${label}${where} pada ${at} sebesar ${figure(told)} poin`,
  ];
}
