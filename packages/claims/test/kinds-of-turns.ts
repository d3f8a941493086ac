import { type IndicatorKey, LIKERT_INDICATORS, type QuarterRole } from '@lqc/contracts';
import {
  capital,
  type Sheet,
  shown,
  type Side,
  SIDES,
  size,
  smallName,
  textsOf,
} from './sheet-words.js';

const ROLES: readonly QuarterRole[] = ['now', 'before', 'last_year'];
const OTHERS: Record<Side, Side> = { above: 'below', neutral: 'above', below: 'neutral' };

/**
 * Turns of phrase in which people tell the same figures: what is left over, what a figure comes back
 * to or started from, parts in words, how small or large a step was, what goes on from the figure told
 * last, and how many indicators moved.
 */
export function ofTurns(facts: Sheet, indicator: IndicatorKey): string[] {
  return textsOf([
    ...ofAnswers(facts, indicator),
    ...ofQuarters(facts, indicator),
    ...ofOthers(facts, indicator),
  ]);
}

type Make = () => string | null;
const sides = Object.keys(SIDES) as Side[];

function* ofAnswers(facts: Sheet, indicator: IndicatorKey): Generator<Make> {
  const small = smallName(indicator);
  const count = (side: Side, role?: QuarterRole) => facts.count(indicator, side, role).value;
  const share = (side: Side, role?: QuarterRole) => facts.share(indicator, side, role);
  const n = (role: QuarterRole = 'now') => facts.fact('answers', { indicator, period: role }).value;
  yield () =>
    `${capital(small)}: n = ${n()}; di atas netral ${count('above')} kontak, netral ${count('neutral')}, di bawah netral ${count('below')}.`;
  yield () =>
    `Kontak yang menilai ${small} di atas netral berjumlah ${count('above')} dan yang di bawah netral hanya ${count('below')}.`;
  yield () =>
    `Sebanyak ${count('above')} kontak menilai di atas netral dan ${count('neutral')} kontak netral, sedangkan selebihnya di bawah netral.`;
  yield () => {
    const exact = share('above').exact;
    return Math.abs(exact - 50) < 1
      ? `Satu dari dua kontak menilai ${small} di atas netral.`
      : null;
  };
  yield () =>
    n() === n('before')
      ? null
      : `Jawaban sah berjumlah ${n()} berbanding ${n('before')} pada triwulan sebelumnya.`;
  for (const side of sides) {
    const other = OTHERS[side];
    yield () => {
      const [now, then] = [share(side), share(side, 'before')];
      const [two, past] = [share(other), share(other, 'before')];
      if (now.value === then.value || two.value === past.value) return null;
      const verb = now.value > then.value ? 'naik' : 'turun';
      const verbToo = two.value > past.value ? 'naik' : 'turun';
      return `Porsi ${SIDES[side]} ${verb} dari ${shown(then)}% menjadi ${shown(now)}%, sedangkan porsi ${SIDES[other]} ${verbToo} dari ${shown(past)}% menjadi ${shown(two)}%.`;
    };
    yield () => {
      const [now, then] = [share(side), share(side, 'before')];
      const apart = Math.abs(now.value - then.value);
      return apart > 0 && apart <= 5
        ? `Porsi jawaban ${SIDES[side]} bergerak tipis dari ${shown(then)}% menjadi ${shown(now)}%.`
        : null;
    };
    yield () => {
      const [now, then] = [share(side), share(side, 'before')];
      if (now.value === then.value) return null;
      return `Sebanyak ${shown(now)}% kontak menjawab ${SIDES[side]}, lebih ${now.value > then.value ? 'tinggi' : 'rendah'} daripada triwulan sebelumnya.`;
    };
  }
}

function* ofQuarters(facts: Sheet, indicator: IndicatorKey): Generator<Make> {
  const { periods } = facts;
  const small = smallName(indicator);
  const average = (role?: QuarterRole) => facts.average(indicator, role);
  const balance = (role: QuarterRole) => facts.fact('net-balance', { indicator, period: role });
  const change = (base: 'before' | 'last_year') => facts.fact('change', { indicator, base });
  for (const base of ['before', 'last_year'] as const) {
    const when = base === 'before' ? 'triwulan sebelumnya' : 'tahun sebelumnya';
    yield () => {
      if (change(base).value === 0) return null;
      const verb = change(base).value > 0 ? 'naik' : 'turun';
      return `Setelah berada di ${shown(average(base))} pada ${periods[base]}, rata-rata ${small} ${verb} ${size(change(base))} poin ke ${shown(average())}.`;
    };
    yield () =>
      change(base).value === 0
        ? null
        : `${capital(small)} tercatat ${shown(average())} dibandingkan ${periods[base]}, ${change(base).value > 0 ? 'naik' : 'turun'} ${size(change(base))} poin.`;
    yield () =>
      balance('now').value === balance(base).value
        ? `Saldo bersih ${small} berada di ${shown(balance('now'))} poin, sama dengan ${when}.`
        : `Saldo bersih ${small} berada di ${shown(balance('now'))} poin, lebih ${balance('now').value > balance(base).value ? 'tinggi' : 'rendah'} daripada ${when}.`;
  }
  yield () => {
    const { value } = change('last_year');
    return value > 0
      ? `Setahun lalu ${small} berada di ${shown(average('last_year'))}; kini indikator ini ${size(change('last_year'))} poin lebih tinggi.`
      : null;
  };
  yield () => {
    const values = ROLES.map((role) => average(role).value);
    const isTop = values.slice(1).every((one) => values[0]! > one);
    const isLow = values.slice(1).every((one) => values[0]! < one);
    if (!isTop && !isLow) return null;
    return `Posisi terkini ${small} merupakan yang ${isTop ? 'tertinggi' : 'terendah'} di antara ketiga periode tersebut.`;
  };
}

function* ofOthers(facts: Sheet, indicator: IndicatorKey): Generator<Make> {
  const small = smallName(indicator);
  const average = (key: IndicatorKey) => facts.average(key);
  for (const { key } of LIKERT_INDICATORS) {
    if (key === indicator) continue;
    const other = smallName(key);
    yield () =>
      `Rata-rata ${small} dan ${other} tercatat ${shown(average(indicator))} berbanding ${shown(average(key))}.`;
    yield () => {
      const [one, two] = [average(indicator), average(key)];
      const isAbove = one.value > 3 && two.value > 3;
      const isBelow = one.value < 3 && two.value < 3;
      if (!isAbove && !isBelow) return null;
      return `${capital(small)} dan ${other} masing-masing tercatat ${shown(one)} dan ${shown(two)}; keduanya kini ${isAbove ? 'di atas' : 'di bawah'} netral.`;
    };
  }
  for (const base of ['before', 'last_year'] as const) {
    const counts = () =>
      (['up', 'down', 'same'] as const).map(
        (category) => facts.fact('indicator-count', { category, base }).value,
      );
    const when = facts.periods[base];
    yield () => {
      const [up, down] = counts();
      return `Dibandingkan ${when}, ${up} dari 15 indikator lebih tinggi dan ${down} lebih rendah.`;
    };
    yield () => {
      const [up, down] = counts();
      return `Terhadap ${when}, indikator yang naik berjumlah ${up} dan yang turun ${down}.`;
    };
  }
  const sectors = facts.sectors(indicator);
  const [first, second] = sectors;
  if (first && second && first.value > second.value)
    yield () =>
      `${first.sector} menjadi satu-satunya sektor dengan rata-rata ${small} ${shown(first)}.`;
}
