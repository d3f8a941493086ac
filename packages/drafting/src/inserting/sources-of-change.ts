import { labelOf } from '../prose/sentence.js';
import { disclosures, indicativeChanges, panelOf, sessionExpectations } from '@lqc/analysis';
import { AVERAGE_DECIMALS, type InsertedClaim, mayTell } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { excludes, roundHalfUp } from '@lqc/statistics';
import type { ChapterInput } from '../facts/fact-sheet.js';
import { changeOf, type Facts, size } from '../wordings/in-words.js';

type Quarters = Pick<ChapterInput, 'now' | 'before'>;

/** Statements about several contacts' answers as clauses, and the number of these contacts. */
export interface ToldOfSeveral {
  readonly clauses: readonly string[];
  readonly n: readonly number[];
}
const NOTHING: ToldOfSeveral = { clauses: [], n: [] };

const points = (value: number) => decimal(Math.abs(value), AVERAGE_DECIMALS);

/** The sector that contributed most to a change that may be told; nothing when two contributed equally. */
export function driver(
  { indicator, sector }: InsertedClaim,
  facts: Facts,
  { now, before }: Quarters,
): ToldOfSeveral {
  const change = indicator && facts.find({ measure: 'change', indicator, base: 'before' });
  const direction = change ? changeOf(change) : null;
  if (!indicator || !sector || !before || !change || !mayTell('change', change.n)) return NOTHING;
  if ((direction !== 'up' && direction !== 'down') || !facts.mayMove(indicator, 'before'))
    return NOTHING;
  const sign = direction === 'up' ? 1 : -1;
  const { sectors } = panelOf(now, before, indicator);
  // Which sector is largest depends on every sector, so all their facts are recorded.
  for (const { sector: one } of sectors)
    for (const measure of ['average', 'answers'] as const)
      for (const period of ['now', 'before'] as const)
        if (one !== null) facts.find({ measure, indicator, sector: one, period });
  const parts = sectors
    .map((one) => ({
      ...one,
      by: roundHalfUp(sign * (one.within + one.composition), AVERAGE_DECIMALS),
    }))
    .toSorted((a, b) => b.by - a.by);
  const [first, second] = parts;
  if (first?.sector !== sector || !mayTell('level', Math.min(first.n_now, first.n_before)))
    return NOTHING;
  // Where others moved against it, one sector's part is larger than the change, of which it is then no part.
  const all = Math.abs(change.value);
  if (first.by <= 0 || first.by > all || first.by === second?.by) return NOTHING;
  const noun = `${direction === 'up' ? 'kenaikan' : 'penurunan'} ${labelOf(indicator)}`;
  const of = `${points(first.by)} dari ${size(change)} poin`;
  const than = `dibandingkan dengan ${facts.period('before')}`;
  return {
    clauses: [
      `sumbangan terbesar terhadap ${noun} ${than} berasal dari lapangan usaha ${sector}, yakni ${of}`,
      ...(first.by * 2 > all
        ? [`${noun} ${than} terutama disumbang lapangan usaha ${sector}, yakni ${of}`]
        : []),
    ],
    n: [first.n_now, first.n_before],
  };
}

/** How the contacts of both quarters answered then and now; only with at least ten of them. */
export function matched(
  { indicator, sector }: InsertedClaim,
  facts: Facts,
  { now, before }: Quarters,
): ToldOfSeveral {
  if (!indicator || sector !== null || !before) return NOTHING;
  const change = indicativeChanges(now, before).find(({ key }) => key === indicator)?.matched;
  // A part of this change.
  facts.find({ measure: 'change', indicator, base: 'before' });
  if (!change || !mayTell('change', change.n) || change.low === null || change.high === null)
    return NOTHING;
  const who = `pada ${decimal(change.n, 0)} kontak yang sama`;
  const [label, from] = [labelOf(indicator), facts.period('before')];
  if (!excludes({ low: change.low, high: change.high }, 0))
    return {
      clauses: [
        `${who}, skor ${label} tidak dapat dibedakan dari ${from} (selisih ${points(change.change)} poin)`,
        `${who}, perubahan skor ${label} terhadap ${from} tidak dapat dibedakan dari nol (selisih ${points(change.change)} poin)`,
      ],
      n: [change.n],
    };
  const verb = change.change > 0 ? 'naik' : 'turun';
  return {
    clauses: [
      `${who}, skor ${label} ${verb} ${points(change.change)} poin dibandingkan dengan ${from}`,
      `dibandingkan dengan ${from}, skor ${label} ${who} ${verb} ${points(change.change)} poin`,
    ],
    n: [change.n],
  };
}

/** How many reported what they had expected a quarter before; only with at least ten of them. */
export function outcome(
  { indicator, sector }: InsertedClaim,
  facts: Facts,
  { now, before }: Quarters,
): ToldOfSeveral {
  if (!indicator || sector !== null || !before) return NOTHING;
  const { pairs } = sessionExpectations(now, before);
  const pair = pairs.find(({ expectation }) => expectation === indicator);
  if (!pair || !mayTell('change', pair.n)) return NOTHING;
  facts.find({ measure: 'answers', indicator, period: 'before' });
  facts.find({ measure: 'answers', indicator: pair.outcome });
  const right = pair.matrix.reduce((sum, row, at) => sum + row[at]!, 0);
  if (disclosures([right, pair.n - right], 'release').includes('withheld')) return NOTHING;
  const [from, at] = [facts.period('before'), facts.period('now')];
  const those = `${decimal(right, 0)} dari ${decimal(pair.n, 0)} kontak yang sama`;
  return {
    clauses: [
      `${labelOf(pair.expectation)} yang disampaikan pada ${from} terwujud pada ${those}`,
      `sebanyak ${those} melaporkan keadaan pada ${at} yang sesuai dengan ${labelOf(pair.expectation)} mereka pada ${from}`,
    ],
    n: [pair.n],
  };
}
