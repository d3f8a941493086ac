import { type ClaimFact, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { capital, type Sheet, shown, smallName, textsOf } from './sheet-words.js';

const NUMBERS = 'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ');

/** "Lima indikator melemah, yaitu …": how many went a way and who they are, then what is left of all. */
function listOf(names: readonly string[], [first, rest]: readonly string[]): string {
  const listed = `${names.slice(0, -1).join(', ')}, dan ${names.at(-1)}`;
  return `Sebanyak ${NUMBERS[names.length]} indikator ${first} dibandingkan triwulan sebelumnya, yaitu ${listed}. Indikator lainnya ${rest}.`;
}

const WORDS = [
  [-1, ['melemah', 'meningkat']],
  [1, ['meningkat', 'melemah']],
] as const;

/** The indicators by the way that they went since the quarter before. */
function movedOf(facts: Sheet, direction: 1 | -1 | 0): IndicatorKey[] {
  return LIKERT_INDICATORS.map(({ key }) =>
    facts.sheet.table.find({ measure: 'change', indicator: key, base: 'before' }),
  )
    .filter((fact): fact is ClaimFact => fact !== undefined && Math.sign(fact.value) === direction)
    .map(({ indicator }) => indicator!);
}

/** "A dan B …, setelah pada triwulan III 2024 masing-masing 3,08 dan 2,79": the quarter of both. */
function thenOf(facts: Sheet, isRight: boolean): string[] {
  const keys = LIKERT_INDICATORS.map(({ key }) => key);
  return keys.slice(1).flatMap((two, at) =>
    textsOf([
      () => {
        const pair = [keys[at]!, two];
        const [a, b] = pair.map((key) => shown(facts.average(key, 'before')));
        const now = pair.map((key) => shown(facts.average(key))).join(' dan ');
        const then = isRight ? `${a} dan ${b}` : `${b} dan ${a}`;
        const names = capital(pair.map(smallName).join(' dan '));
        return a === b
          ? null
          : `${names} masing-masing mencatat skor ${now}, setelah pada ${facts.periods.before!} masing-masing ${then}.`;
      },
    ]),
  );
}

export const ofLists = (facts: Sheet): string[] => [
  ...thenOf(facts, true),
  ...WORDS.flatMap(([direction, words]) => {
    const names = movedOf(facts, direction).map(smallName);
    const isPlain =
      movedOf(facts, 0).length === 0 && names.length > 2 && names.length < NUMBERS.length;
    return isPlain ? [listOf(names, words)] : [];
  }),
];

/** The same with one name of the others in the place of the last. */
export const falseLists = (facts: Sheet): string[] => [
  ...thenOf(facts, false),
  ...WORDS.flatMap(([direction, words]) => {
    const names = movedOf(facts, direction).map(smallName);
    const [other] = movedOf(facts, direction === 1 ? -1 : 1).map(smallName);
    const isPlain = names.length > 2 && names.length < NUMBERS.length && other;
    return isPlain ? [listOf([...names.slice(0, -1), other], words)] : [];
  }),
];
