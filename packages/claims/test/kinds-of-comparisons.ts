import {
  type ClaimFact,
  type IndicatorKey,
  indicatorOf,
  LIKERT_INDICATORS,
  type QuarterRole,
} from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { NoSuchFact, type Sheet, shown, size } from './sheet-words.js';

const SIDES = { above: 'di atas netral', neutral: 'netral', below: 'di bawah netral' } as const;
type Side = keyof typeof SIDES;
const nameOf = (key: IndicatorKey) => indicatorOf(key).label.replace(/ \(.*/, '');
const apart = (one: ClaimFact, two: ClaimFact) => decimal(Math.abs(one.value - two.value), 1);

/**
 * Right sentences that compare: changes with changes, balances with balances before, what follows
 * what, how far averages lie apart, and what an earlier sentence of the same text was about.
 */
export function ofComparisons(facts: Sheet, indicator: IndicatorKey): string[] {
  const texts: string[] = [];
  const add = (make: () => string | null) => {
    try {
      const text = make();
      if (text) texts.push(text);
    } catch (error) {
      if (!(error instanceof NoSuchFact)) throw error;
    }
  };
  const name = nameOf(indicator);
  const small = name.toLowerCase();
  const average = (period: QuarterRole = 'now') => facts.average(indicator, period);
  const share = (side: Side, period: QuarterRole = 'now') => facts.share(indicator, side, period);
  const balance = (period: QuarterRole) => facts.fact('net-balance', { indicator, period });
  add(() => {
    const [now, then] = [balance('now'), balance('before')];
    if (now.value === then.value || now.value < 0) return null;
    const verb = now.value > then.value ? 'naik' : 'turun';
    return `Saldo bersih ${small} ${verb} ${apart(now, then)} poin menjadi ${shown(now)} poin.`;
  });
  for (const side of Object.keys(SIDES) as Side[]) {
    add(() => {
      const [now, then] = [share(side), share(side, 'before')];
      if (now.value === then.value) return null;
      const verb = now.value > then.value ? 'bertambah' : 'berkurang';
      return `Porsi kontak ${SIDES[side]} ${verb} menjadi ${shown(now)}% dari ${shown(then)}%.`;
    });
    add(() => {
      const other = side === 'above' ? 'below' : 'above';
      const [one, two] = [facts.count(indicator, side), facts.count(indicator, other)];
      if (one.value === two.value || one.value === 0 || two.value === 0 || side === other)
        return null;
      const more = one.value > two.value ? 'banyak' : 'sedikit';
      return `Sebanyak ${one.value} kontak menilai ${small} ${SIDES[side]}, lebih ${more} daripada ${two.value} kontak yang menilai ${SIDES[other]}.`;
    });
    add(
      () =>
        `${facts.count(indicator, side).value} kontak atau ${shown(share(side))}% menilai ${small} ${SIDES[side]}.`,
    );
  }
  // What an earlier sentence compared with, and what the next one goes on to say.
  add(
    () =>
      `Secara tahunan, ${small} bergerak dari ${shown(average('last_year'))} ke ${shown(average())}. Porsi di atas netral bergerak dari ${shown(share('above', 'last_year'))}% ke ${shown(share('above'))}%.`,
  );
  add(
    () =>
      `Nilai ini berubah dari ${shown(average('before'))} pada ${facts.periods.before}, dan ${facts.count(indicator, 'above').value} kontak menilai di atas netral.`,
  );
  const keys: IndicatorKey[] = LIKERT_INDICATORS.map(({ key }) => key);
  for (const key of keys.filter((one) => one !== indicator)) {
    const other = nameOf(key).toLowerCase();
    add(() => {
      const two = facts.average(key);
      if (average().value === two.value) return null;
      const more = average().value > two.value ? 'tinggi' : 'rendah';
      return `Dibandingkan ${other}, rata-rata ${small} lebih ${more}.`;
    });
    add(() => {
      const two = facts.average(key);
      if (average().value === two.value) return null;
      const gap = decimal(Math.abs(average().value - two.value), 2);
      return `Selisih rata-rata ${small} dengan ${other} mencapai ${gap} poin.`;
    });
    add(() => {
      const [one, two] = ['before', 'before'].map((base, at) =>
        facts.fact('change', { indicator: at === 0 ? indicator : key, base: base as 'before' }),
      ) as [ClaimFact, ClaimFact];
      if (one.value * two.value <= 0 || Math.abs(one.value) === Math.abs(two.value)) return null;
      const noun = one.value > 0 ? 'Kenaikan' : 'Penurunan';
      const more = Math.abs(one.value) > Math.abs(two.value) ? 'besar' : 'kecil';
      return `${noun} ${small} lebih ${more} daripada ${other} (${size(two)} poin).`;
    });
    add(() => {
      const [one, two] = [
        facts.fact('change', { indicator, base: 'before' }),
        facts.fact('change', { indicator: key, base: 'before' }),
      ];
      if (one.value >= 0 || two.value <= 0) return null;
      return `${name} dan ${other} masing-masing tercatat ${shown(average())} dan ${shown(facts.average(key))}. Yang pertama turun ${size(one)} poin, sedangkan yang kedua naik ${size(two)} poin.`;
    });
  }
  const sectors = facts.sectors(indicator);
  const [first, second, third] = sectors;
  if (first && second && third && first.value > second.value && second.value > third.value)
    texts.push(
      `Rata-rata ${small} tertinggi tercatat di ${first.sector} (${shown(first)}), disusul ${second.sector} (${shown(second)}).`,
      `${first.sector} menempati peringkat teratas dengan rata-rata ${small} ${shown(first)}, diikuti ${second.sector} dengan ${shown(second)}.`,
    );
  return texts;
}

/** Sentences of an attacker: another order, another quarter, what people say, another way round. */
export function falseComparisons(facts: Sheet, indicator: IndicatorKey): string[] {
  const name = nameOf(indicator);
  const small = name.toLowerCase();
  const [first, second, third] = facts.sectors(indicator);
  const texts: string[] = [];
  if (first && second && third && second.value > third.value)
    texts.push(
      `Rata-rata ${small} tertinggi tercatat di ${first.sector}, disusul ${third.sector} dan ${second.sector}.`,
      `Rata-rata ${small} tertinggi tercatat di ${first.sector} (${shown(first)}), disusul ${third.sector} (${shown(third)}) dan ${second.sector} (${shown(second)}).`,
    );
  const change = facts.sheet.table.find({ measure: 'change', indicator, base: 'before' });
  if (change && change.value !== 0) {
    const verb = change.value > 0 ? 'meningkat' : 'menurun';
    texts.push(`${name} ${verb} tipis pada ${facts.periods.before}.`);
  }
  const [now, then] = [
    facts.share(indicator, 'above'),
    facts.share(indicator, 'above', 'last_year'),
  ];
  if (now.value === then.value)
    texts.push(`Secara tahunan, porsi kontak di atas netral berubah, tetap ${shown(now)}%.`);
  const [current, before] = [facts.average(indicator), facts.average(indicator, 'before')];
  if (current.value !== before.value)
    texts.push(
      `Rata-rata ${small} tercatat ${shown(current)}, yang berada di ${current.value > before.value ? 'bawah' : 'atas'} ${shown(before)} pada triwulan sebelumnya.`,
    );
  texts.push(
    `Separuh kontak melaporkan penurunan ${small} dan separuh lainnya menyatakan berubah.`,
    `Tidak ada kontak yang memberikan penilaian atas ${small}.`,
  );
  return texts;
}
