import { type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { capital, type Sheet, shown, size, smallName, textsOf } from './sheet-words.js';

/** Which of two ways of telling is right; null where neither can be told. */
type Told = (isRight: boolean) => string | null;

/** Several names that one word stands for, or that one comparison is held against. */
export const ofNamesTogether = (facts: Sheet, indicator: IndicatorKey): string[] =>
  textsOf([...together(facts, indicator)].map((told) => () => told(true)));

/** The same the other way round. */
export const falseNamesTogether = (facts: Sheet, indicator: IndicatorKey): string[] =>
  textsOf([...together(facts, indicator)].map((told) => () => told(false)));

const TWINS: readonly (readonly [now: IndicatorKey, ahead: IndicatorKey])[] = [
  ['harga jual', 'perkiraan harga jual'],
  ['investasi', 'perkiraan investasi'],
  ['tenaga kerja', 'perkiraan jumlah tenaga kerja'],
];

function* together(facts: Sheet, indicator: IndicatorKey): Generator<Told> {
  const own = smallName(indicator);
  const average = (key: IndicatorKey) => facts.average(key);
  const change = (key: IndicatorKey) => facts.fact('change', { indicator: key, base: 'before' });
  const keys: IndicatorKey[] = LIKERT_INDICATORS.map(({ key }) => key).filter(
    (key) => key !== indicator,
  );
  for (const [at, one] of keys.entries()) {
    const two = keys[(at + 1) % keys.length]!;
    const [a, b] = [smallName(one), smallName(two)];
    const others = [average(one).value, average(two).value];
    const mine = average(indicator).value;
    const isOver = others.every((value) => mine > value);
    const isUnder = others.every((value) => mine < value);
    const led = `Skor ${a} dan ${b} masing-masing tercatat ${shown(average(one))} dan ${shown(average(two))}.`;
    const compared = (isRight: boolean) => (isOver === isRight ? 'tinggi' : 'rendah');
    const isApart = isOver || isUnder;
    yield (isRight) =>
      isApart ? `${capital(own)} lebih ${compared(isRight)} daripada ${a} dan ${b}.` : null;
    yield (isRight) =>
      isApart
        ? `${led} ${capital(own)} lebih ${compared(isRight)} dari keduanya dengan skor ${shown(average(indicator))}.`
        : null;
    yield (isRight) =>
      isApart
        ? `${led} Keduanya lebih ${compared(!isRight)} daripada ${own} (${shown(average(indicator))}).`
        : null;
    yield (isRight) => {
      if (average(one).value === average(two).value) return null;
      const more = average(one).value > average(two).value === isRight ? 'tinggi' : 'rendah';
      return `Skor ${a} lebih ${more} daripada ${b}: ${shown(average(one))} berbanding ${shown(average(two))}.`;
    };
    yield (isRight) => {
      const gap = Math.abs(others[0]! - others[1]!);
      if (isRight ? gap > 0.1 : gap <= 0.3) return null;
      return `Skor ${a} dan ${b} hampir sama.`;
    };
    yield (isRight) =>
      (others[0] === others[1]) === isRight ? `Skor ${a} dan ${b} setara.` : null;
    yield (isRight) => {
      const [c, d] = [change(one), change(two)];
      const direction = Math.sign(c.value);
      if (
        direction === 0 ||
        direction !== Math.sign(d.value) ||
        Math.abs(c.value) === Math.abs(d.value)
      )
        return null;
      const isMore = Math.abs(d.value) > Math.abs(c.value);
      const degree = isMore === isRight ? 'lebih dalam' : 'lebih terbatas';
      const verb = direction > 0 ? 'naik' : 'turun';
      return `${capital(a)} ${verb} ${size(c)} poin, sedangkan ${b} ${verb} ${degree}, yakni ${size(d)} poin.`;
    };
    yield (isRight) => {
      const [c, d] = [change(one).value, change(two).value];
      if (c === 0 || Math.sign(c) !== Math.sign(d)) return null;
      const noun = c > 0 === isRight ? 'penguatan' : 'pelemahan';
      return `Triwulan laporan ditandai oleh ${noun} ${a} dan ${b}.`;
    };
    yield (isRight) => {
      const [then, now] = [facts.average(one, 'before'), average(one)];
      const told = isRight ? then : now;
      if (then.value >= 3 || now.value <= 3) return null;
      return `Skor ${a} naik menjadi ${shown(now)}, setelah pada triwulan sebelumnya berada di bawah netral (${shown(told)}).`;
    };
    // Whom the comparison shuts out: one other alone lies on that side.
    yield (isRight) => {
      const above = [...keys, indicator].filter((key) => average(key).value > average(two).value);
      const isFirst = above.length === 1 && above[0] === one;
      if (isFirst !== isRight || average(one).value <= average(two).value) return null;
      return `${capital(b)} hanya berada di bawah ${a}.`;
    };
  }
  for (const [now, ahead] of TWINS) {
    const name = smallName(now);
    const [here, there] = [average(now), average(ahead)];
    yield (isRight) => {
      if (here.value === there.value) return null;
      const more = here.value > there.value === isRight ? 'tinggi' : 'rendah';
      return `Realisasi ${name} lebih ${more} dibandingkan perkiraannya, yakni ${shown(here)} berbanding ${shown(there)}.`;
    };
    yield (isRight) => {
      if (here.value === there.value) return null;
      const side = there.value < here.value === isRight ? 'bawah' : 'atas';
      return `Skor ${smallName(ahead)} berada di ${side} skor realisasinya (${shown(here)}).`;
    };
  }
}
