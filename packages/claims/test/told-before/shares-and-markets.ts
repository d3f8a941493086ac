import type { ClaimCategory, IndicatorKey } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { type Sheet, shown, SIDES } from '../sheet-words.js';
import { type Make, sides, small, verb } from './twins.js';

/** How far shares moved, and numbers in the order of names, of one indicator. */
export function* ofShares(facts: Sheet, indicator: IndicatorKey): Generator<Make> {
  const name = small(indicator);
  for (const side of sides)
    yield () => {
      const [now, then] = [facts.share(indicator, side), facts.share(indicator, side, 'before')];
      const moved = Math.round((now.value - then.value) * 10) / 10;
      if (moved === 0) return null;
      const points = (by: number) => `${decimal(Math.abs(by), 1)} poin persentase`;
      const text = (direction: number, by: number) =>
        `Sebanyak ${shown(now)}% kontak menjawab ${SIDES[side]}, ${verb(direction)} ${points(by)} dari triwulan sebelumnya.`;
      return {
        right: text(moved, moved),
        wrong: [text(-moved, moved), text(moved, Math.abs(moved) + 1.3)],
      };
    };
  for (const side of sides)
    yield () => {
      const [now, then] = [facts.share(indicator, side), facts.share(indicator, side, 'before')];
      const moved = Math.round((now.value - then.value) * 10) / 10;
      if (moved === 0) return null;
      const text = (direction: number, by: number) =>
        `Porsi jawaban ${SIDES[side]} untuk ${name} ${shown(now)}%. Pangsa tersebut ${direction > 0 ? 'bertambah' : 'berkurang'} ${decimal(Math.abs(by), 1)} poin persen dari triwulan sebelumnya.`;
      return {
        right: text(moved, moved),
        wrong: [text(-moved, moved), text(moved, Math.abs(moved) + 0.4)],
      };
    };
  yield () => {
    const [up, same, down] = sides.map((side) => shown(facts.share(indicator, side)));
    if (same === down) return null;
    const text = (one: string, two: string) =>
      `Sebanyak ${up}% jawaban berada di atas netral, sedangkan ${one}% dan ${two}% masing-masing netral dan di bawah netral.`;
    return { right: text(same!, down!), wrong: [text(down!, same!)] };
  };
  yield () => {
    const share = facts.share(indicator, 'below').exact;
    if (share > 45) return null;
    const text = (direction: string) => `Mayoritas kontak tidak melihat ${name} ${direction}.`;
    const isWrong = facts.share(indicator, 'above').exact > 53;
    return { right: text('menurun'), wrong: isWrong ? [text('meningkat')] : [] };
  };
  yield () => {
    const count = facts.count(indicator, 'above').value;
    const n = facts.fact('answers', { indicator }).value;
    const text = (value: number) => `Menurut ${value} dari ${n} kontak, ${name} meningkat.`;
    return { right: text(count), wrong: [text(count + 1)] };
  };
  yield () => {
    const count = facts.fact('answer-count', { indicator, category: 'score 5' }).value;
    const text = (value: number) => `Skor tertinggi diberikan oleh ${value} kontak.`;
    return count > 0 ? { right: text(count), wrong: [text(count + 1)] } : null;
  };
}

/** Whom companies sell to, as groups. */
export function* ofMarkets(facts: Sheet): Generator<Make> {
  const companies = (category: ClaimCategory) => facts.fact('companies', { category }).value;
  for (const [name, category] of [
    ['Kelompok domestik', 'domestic'],
    ['Perusahaan domestik dan ekspor', 'both_markets'],
    ['Perusahaan ekspor', 'export'],
  ] as const)
    yield () => {
      const text = (count: number) => `${name} berjumlah ${count} perusahaan.`;
      return { right: text(companies(category)), wrong: [text(companies(category) + 1)] };
    };
  for (const category of ['domestic', 'export'] as const)
    yield () => {
      const count = companies(category) + companies('both_markets');
      const text = (value: number) =>
        `Sebanyak ${value} perusahaan berorientasi ${category === 'export' ? 'ekspor' : 'domestik'}, baik sepenuhnya maupun sebagian.`;
      return { right: text(count), wrong: [text(companies(category)), text(count + 1)] };
    };
}
