import { type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { type Sheet, shown, smallName, textsOf } from './sheet-words.js';

/** Which of two ways of telling is right; null where neither can be told. */
type Told = (isRight: boolean) => string | null;

/** Parts of a whole of indicators: of one kind of them, of all, of some that were named. */
export const ofWholes = (facts: Sheet): string[] =>
  textsOf([...wholes(facts)].map((told) => () => told(true)));

/** The same of another part. */
export const falseWholes = (facts: Sheet): string[] =>
  textsOf([...wholes(facts)].map((told) => () => told(false)));

const KEYS: IndicatorKey[] = LIKERT_INDICATORS.map(({ key }) => key);
const COUNTS = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima'];

function* wholes(facts: Sheet): Generator<Told> {
  const change = (key: IndicatorKey) =>
    facts.fact('change', { indicator: key, base: 'before' }).value;
  const average = (key: IndicatorKey) => facts.average(key);
  for (const [kind, prefix] of [
    ['perkiraan', 'perkiraan'],
    ['ekspektasi', 'perkiraan'],
    ['biaya', 'biaya'],
  ] as const) {
    const keys = KEYS.filter((key) => key.startsWith(prefix));
    const risen = () => keys.filter((key) => change(key) > 0).length;
    const above = () => keys.filter((key) => average(key).value > 3).length;
    yield (isRight) => {
      if ((risen() === keys.length) !== isRight) return null;
      return `Seluruh indikator ${kind} meningkat dibandingkan triwulan sebelumnya.`;
    };
    yield (isRight) => {
      if ((above() === keys.length) !== isRight) return null;
      return `Semua indikator ${kind} berada di atas netral.`;
    };
    yield (isRight) => {
      const told = isRight ? above() : (above() + 1) % keys.length;
      if (told === 0 || keys.length > 5) return null;
      return `Sebanyak ${COUNTS[told]} dari ${COUNTS[keys.length]} indikator ${kind} berada di atas netral.`;
    };
  }
  for (const [at, one] of KEYS.entries()) {
    const [two, three] = [1, 2].map((step) => KEYS[(at + step) % KEYS.length]!) as [
      IndicatorKey,
      IndicatorKey,
    ];
    const those = [one, two, three];
    const [a, b, c] = those.map(smallName);
    const led = `Skor ${a}, ${b}, dan ${c} masing-masing tercatat ${those.map((key) => shown(average(key))).join('; ')}.`;
    const risen = () => those.filter((key) => change(key) > 0);
    yield (isRight) => {
      const told = isRight ? risen().length : (risen().length + 1) % 3;
      if (told === 0 || told === 3) return null;
      return `${led} Hanya ${COUNTS[told]} dari ketiganya yang meningkat dibandingkan triwulan sebelumnya.`;
    };
    yield (isRight) => {
      const below = those.filter((key) => average(key).value < 3);
      const told = isRight ? below[0] : those.find((key) => average(key).value >= 3);
      if (!told || (isRight && below.length !== 1)) return null;
      return `Di antara ${a}, ${b}, dan ${c}, hanya ${smallName(told)} yang berada di bawah netral.`;
    };
    yield (isRight) => {
      const sorted = those.toSorted((x, y) => average(y).value - average(x).value);
      const [first, second] = sorted;
      if (average(first!).value === average(second!).value) return null;
      return `${led} Di antara ketiganya, ${smallName(isRight ? first! : second!)} merupakan yang tertinggi.`;
    };
    yield (isRight) => {
      const isSo = those.every((key) => average(key).value > 3);
      return isSo === isRight ? `${led} Semuanya berada di atas netral.` : null;
    };
  }
}
