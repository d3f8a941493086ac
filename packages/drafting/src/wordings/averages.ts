import { labelOf } from '../prose/sentence.js';
import { type ClaimFact, indicatorOf, mayTell } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { indicativeRange } from '@lqc/statistics';
import {
  changeOf,
  type Facts,
  figure,
  honestWords,
  isScattered,
  levelOf,
  POSITIONS,
  size,
} from './in-words.js';
import { asPredicate } from '../prose/predicates.js';
import type { ProposedClaim } from './proposed-claim.js';
import { whereOf } from './where.js';

/** An indicator's averages as far as a sentence may tell them; null below five answers. */
function averagesOf(
  { indicator, sector, base }: Pick<ProposedClaim, 'indicator' | 'sector' | 'base'>,
  facts: Facts,
) {
  if (!indicator) return null;
  const [at, earlier] = [{ indicator, sector } as const, base ?? 'before'];
  const now = facts.find({ measure: 'average', ...at });
  if (!now || !mayTell('level', now.n)) return null;
  const before = facts.find({ measure: 'average', ...at, period: earlier });
  const change = facts.find({ measure: 'change', ...at, base: earlier });
  const direction = changeOf(change) ?? 'same';
  const isTold = before && change && mayTell('change', change.n) && !change.may_be_chance;
  const isMeant = direction === 'same' || facts.mayMove(indicator, earlier);
  return {
    label: labelOf(indicator),
    where: whereOf(sector, facts),
    at: facts.period('now'),
    from: facts.period(earlier),
    /** How a sentence against last year begins. */
    yearly: earlier === 'last_year' && facts.isYearAgo ? 'secara tahunan, ' : '',
    now,
    /** Null where there is nothing to compare with, or too few answers to do so in words. */
    compared: isTold && isMeant ? { before, change, direction } : null,
  };
}

const VERBS = { up: ['naik', 'meningkat'], down: ['turun', 'menurun'] } as const;

/**
 * "Rata-rata Harga Jual tercatat 2,98 pada Triwulan III 2025"; with a base that of the earlier quarter, of a
 * contact its own score.
 */
export function level({ indicator, sector, base, others }: ProposedClaim, facts: Facts): string[] {
  const [contactId] = others;
  if (indicator && contactId !== undefined) {
    const { contact, score = null } = facts.ownAnswer(contactId, indicator) ?? {};
    const of = `untuk ${labelOf(indicator)} pada ${facts.period('now')}`;
    return score === null ? [] : [`${contact} memberi skor ${score} ${of}`];
  }
  const period = base ?? 'now';
  const average = indicator && facts.find({ measure: 'average', indicator, sector, period });
  if (!average || !mayTell('level', average.n)) return [];
  const [label, at] = [`${labelOf(indicator)}${whereOf(sector, facts)}`, facts.period(period)];
  return [
    `skor ${label} tercatat ${figure(average)} pada ${at}`,
    `skor ${label} pada ${at} sebesar ${figure(average)}`,
  ];
}

/** Both averages and their difference; "relatif stabil" when it cannot be told apart from none. */
export function fromTo(claim: ProposedClaim, facts: Facts): string[] {
  const told = averagesOf(claim, facts);
  if (!told?.compared) return [];
  const { label, where, at, from, yearly, now, compared } = told;
  const { before, change, direction } = compared;
  if (direction === 'same') return stable(claim, facts);
  const [verb, other] = VERBS[direction];
  return [
    `${yearly}skor ${label}${where} ${verb} ${size(change)} poin, dari ${figure(before)} pada ${from} menjadi ${figure(now)} pada ${at}`,
    `skor ${label}${where} ${other} dari ${figure(before)} pada ${from} menjadi ${figure(now)} pada ${at}`,
    `pada ${at}, skor ${label}${where} tercatat ${figure(now)}, ${verb} ${size(change)} poin dari ${figure(before)} pada ${from}`,
  ];
}

/** The same with the range of the difference, which shows whether it can be told apart from none. */
export function changeWithRange(
  claim: Pick<ProposedClaim, 'indicator' | 'sector' | 'base'>,
  facts: Facts,
): string[] {
  const told = averagesOf(claim, facts);
  if (!told?.compared || told.compared.change.se === null) return [];
  const { label, where, at, from, yearly, now, compared } = told;
  const { before, change: by, direction } = compared;
  const { low, high } = indicativeRange(by.exact, by.se!);
  const range = `rentang indikatif ${[low, high].map((end) => decimal(end, by.decimals)).join(' sampai ')} poin`;
  const averages = `dari ${figure(before)} pada ${from} menjadi ${figure(now)} pada ${at}`;
  if (direction === 'same')
    return [
      `${yearly}skor ${label}${where} tidak dapat dibedakan dari ${from}: ${figure(now)} pada ${at} dan ${figure(before)} pada ${from}, ${range}`,
      `${yearly}perubahan skor ${label}${where} ${averages} tidak dapat dibedakan dari nol (${range})`,
    ];
  const [verb, other] = VERBS[direction];
  return [
    `${yearly}skor ${label}${where} ${verb} ${size(by)} poin ${averages}, dengan ${range}`,
    `${yearly}skor ${label}${where} ${other} ${averages}, yakni ${size(by)} poin (${range})`,
  ];
}

/** The size of an average's change; "stable" when it cannot be told apart from none. */
export function change(claim: ProposedClaim, facts: Facts): string[] {
  const told = averagesOf(claim, facts);
  if (!told?.compared) return [];
  const { label, where, from, yearly, compared } = told;
  const { before, change: by, direction } = compared;
  if (direction === 'same')
    return [
      `${yearly}skor ${label}${where} relatif stabil, dengan perubahan ${figure(by)} poin dibandingkan dengan ${from}`,
      `dibandingkan dengan ${from}, skor ${label}${where} relatif stabil dengan selisih ${size(by)} poin`,
    ];
  const moved = `${VERBS[direction][0]} ${size(by)} poin`;
  return claim.base === 'last_year'
    ? [
        `${yearly}skor ${label}${where} ${moved} dari ${figure(before)} pada ${from}`,
        `dibandingkan dengan ${from}, skor ${label}${where} ${moved} dari ${figure(before)}`,
      ]
    : [
        `skor ${label}${where} ${moved} dibandingkan dengan ${from}`,
        `dibandingkan dengan ${from}, skor ${label}${where} ${moved}`,
      ];
}

/** "Relatif stabil": only for a change that cannot be told apart from zero. */
export function stable(claim: ProposedClaim, facts: Facts): string[] {
  const told = averagesOf(claim, facts);
  if (!told?.compared || told.compared.direction !== 'same') return [];
  const { label, where, at, from, yearly, now, compared } = told;
  const before: ClaimFact = compared.before;
  if (claim.base === 'last_year')
    return [
      `${yearly}skor ${label}${where} relatif stabil dibandingkan dengan ${figure(before)} pada ${from}`,
      `dibandingkan dengan ${figure(before)} pada ${from}, skor ${label}${where} relatif stabil`,
    ];
  return compared.change.value === 0
    ? [
        `skor ${label}${where} tercatat ${figure(now)} pada ${at}, tidak berubah dari ${from}`,
        `skor ${label}${where} tercatat ${figure(now)} pada ${at}, sama dengan ${from}`,
      ]
    : [
        `${label}${where} relatif stabil dengan skor ${figure(now)} pada ${at}, dibandingkan dengan ${figure(before)} pada ${from}`,
        `skor ${label}${where} tercatat ${figure(now)} pada ${at}, relatif stabil dibandingkan dengan ${figure(before)} pada ${from}`,
        `skor ${label}${where} relatif stabil, dari ${figure(before)} pada ${from} menjadi ${figure(now)} pada ${at}`,
      ];
}

/** Which side of neutral an average lies on, as far as its range tells. */
export function neutralPosition(claim: ProposedClaim, facts: Facts): string[] {
  const told = averagesOf(claim, facts);
  const at = levelOf(told?.now);
  if (!told || at === null || isScattered(told.now)) return [];
  const { label, where, now } = told;
  return [
    `skor ${label}${where} berada ${POSITIONS[at]} netral`,
    `skor ${label}${where} sebesar ${figure(now)} berada ${POSITIONS[at]} netral`,
  ];
}

/** Level and change in the words of the one table: "permintaan domestik tumbuh melambat". */
export function condition({ indicator, sector }: ProposedClaim, facts: Facts): string[] {
  const words = indicator && honestWords(facts, indicator, sector);
  if (!indicator || !words) return [];
  // "Tekanan tetap" would say 0,00; `stable` says that nothing can be told apart.
  const moved = changeOf(facts.find({ measure: 'change', indicator, sector, base: 'before' }));
  if (indicatorOf(indicator).manner === 'pressure' && moved === 'same') return [];
  const label = labelOf(indicator);
  const where = whereOf(sector, facts);
  const said = inFlow(label, where, asPredicate(words));
  return [said, `secara umum, ${said}`];
}

/** "Tekanan harga jual meningkat", "penjualan diprakirakan tumbuh": the subject where speech has it. */
function inFlow(label: string, where: string, words: string): string {
  const subject = words.includes('diprakirakan') ? label.replace(/^perkiraan /, '') : label;
  return words.startsWith('tekanan ')
    ? `tekanan ${subject}${where} ${words.slice('tekanan '.length)}`
    : `${subject}${where} ${words}`;
}
