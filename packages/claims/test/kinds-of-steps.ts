import { type ClaimFact, type IndicatorKey, indicatorOf, LIKERT_INDICATORS } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { capital, type Sheet, shown, size, textsOf } from './sheet-words.js';

const smallName = (key: IndicatorKey) => indicatorOf(key).label.replace(/ \(.*/, '').toLowerCase();
const BASES = ['before', 'last_year'] as const;
const ANSWERS = ['above', 'neutral', 'below'] as const;

/** Which of two ways of telling is right; null where neither can be told. */
type Told = (isRight: boolean) => string | null;

/** How one step stands beside another, what a quarter before did, and wholes that shifted. */
export const ofSteps = (facts: Sheet, indicator: IndicatorKey): string[] =>
  textsOf([...steps(facts, indicator)].map((told) => () => told(true)));

/** The same the other way round. */
export const falseSteps = (facts: Sheet, indicator: IndicatorKey): string[] =>
  textsOf([...steps(facts, indicator)].map((told) => () => told(false)));

function* steps(facts: Sheet, indicator: IndicatorKey): Generator<Told> {
  const small = smallName(indicator);
  const { periods } = facts;
  const average = (period: 'now' | 'before' | 'last_year' = 'now') =>
    facts.average(indicator, period);
  const change = (key: IndicatorKey, base: 'before' | 'last_year' = 'before'): ClaimFact =>
    facts.fact('change', { indicator: key, base });
  const up = (fact: { readonly value: number }, isRight: boolean) => fact.value > 0 === isRight;
  for (const base of BASES) {
    yield (isRight) =>
      change(indicator, base).value === 0
        ? null
        : `Dibandingkan ${periods[base]}, skor ${small} ${up(change(indicator, base), isRight) ? 'unggul' : 'tertinggal'} ${size(change(indicator, base))} poin.`;
    yield (isRight) => {
      const moved = ANSWERS.map((category) =>
        Math.abs(
          facts.share(indicator, category).value - facts.share(indicator, category, base).value,
        ),
      );
      const isMoved = Math.max(...moved) > 0;
      const said = isMoved === isRight ? 'berubah' : 'persis sama';
      return said === 'berubah'
        ? `Komposisi jawaban ${small} berubah dibandingkan ${periods[base]}.`
        : `Komposisi jawaban ${small} persis sama dengan ${periods[base]}.`;
    };
    yield (isRight) => {
      const widthOf = ({ se, n }: ClaimFact) => (se ?? 0) * Math.sqrt(n);
      const wider = widthOf(average()) - widthOf(average(base));
      if (Math.abs(wider) < 0.01) return null;
      const verb = wider > 0 === isRight ? 'melebar' : 'menyempit';
      return `Dibandingkan ${periods[base]}, sebaran jawaban ${small} ${verb}.`;
    };
  }
  // A step that was told, beside the one since another quarter.
  yield (isRight) => {
    const [year, quarter] = [change(indicator, 'last_year'), change(indicator)];
    if (Math.sign(year.value) * Math.sign(quarter.value) !== 1) return null;
    if (Math.abs(year.value) === Math.abs(quarter.value)) return null;
    const [verb, noun] = year.value > 0 ? ['naik', 'Kenaikan'] : ['turun', 'Penurunan'];
    const more = Math.abs(year.value) > Math.abs(quarter.value) === isRight ? 'besar' : 'kecil';
    return `Dibandingkan ${periods.last_year}, ${small} ${verb} ${size(year)} poin. ${noun} ini lebih ${more} daripada ${noun.toLowerCase()} terhadap triwulan sebelumnya yang mencapai ${size(quarter)} poin.`;
  };
  // What the quarter between the two others did.
  yield (isRight) => {
    const [then, first] = [average('before'), average('last_year')];
    if (then.value === first.value) return null;
    const verb = then.value > first.value === isRight ? 'naik' : 'turun';
    return `Dari ${shown(first)} pada ${periods.last_year}, ${small} sempat ${verb} ke ${shown(then)} pada ${periods.before}.`;
  };
  for (const { key } of LIKERT_INDICATORS) {
    if (key === indicator) continue;
    const other = smallName(key);
    yield (isRight) => {
      const [one, two] = [change(indicator), change(key)];
      if (one.value === 0 || Math.sign(one.value) !== Math.sign(two.value)) return null;
      const apart = Math.abs(one.value) - Math.abs(two.value);
      const isEqual = Math.abs(apart) < 0.005;
      if (isEqual !== isRight) return null;
      const noun = one.value > 0 ? 'Kenaikan' : 'Penurunan';
      return `${noun} ${small} tercatat ${size(one)} poin, sama dengan ${other}.`;
    };
    yield (isRight) => {
      const apart = (period: 'now' | 'before') =>
        Math.abs(facts.average(indicator, period).value - facts.average(key, period).value);
      const wider = Number((apart('now') - apart('before')).toFixed(4));
      if (wider === 0) return null;
      const verb = wider > 0 === isRight ? 'melebar' : 'menyempit';
      return `Rata-rata ${small} tercatat ${shown(average())} dan ${other} ${decimal(facts.average(key).value, 2)}. Selisih keduanya ${verb} dibandingkan ${periods.before}.`;
    };
    yield (isRight) => {
      const [one, two] = [change(indicator), change(key)];
      if (one.value * two.value >= 0) return null;
      const [up1, up2] = [one.value > 0 === isRight, two.value > 0 === isRight];
      return `${capital(small)} ${up1 ? 'naik' : 'turun'} ke ${shown(average())}, sedangkan ${other} ${up2 ? 'naik' : 'turun'} ke ${shown(facts.average(key))}.`;
    };
  }
}
