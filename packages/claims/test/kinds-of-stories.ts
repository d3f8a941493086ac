import {
  EXPECTATION_OF,
  type IndicatorKey,
  isExpectation,
  LIKERT_INDICATORS,
} from '@lqc/contracts';
import { scenes } from './kinds-of-scenes.js';
import {
  capital,
  NoSuchFact,
  type Sheet,
  SIDES,
  type Side,
  smallName,
  textsOf,
  together,
  type Direction,
  type Told,
} from './sheet-words.js';

const sides = Object.keys(SIDES) as Side[];
/** Sentences that tell the story without figures: the right ones, and each with its opposite. */
export function storiesOf(facts: Sheet, indicator: IndicatorKey) {
  return rightAndWrong(
    [groups, moods, contrasts, places, scenes].map((kind) => kind(facts, indicator)),
  );
}

/** How groups grew and moods changed, said of the quarter before, of which nobody knows. */
export const storiesOfThen = (facts: Sheet, indicator: IndicatorKey): string[] =>
  rightAndWrong([groups(facts, indicator), moods(facts, indicator)]).right.flatMap((text) =>
    // What people are said to say is held against their words instead.
    text.startsWith('Ke depan') || /kontak|pelaku/i.test(text)
      ? []
      : [`Pada triwulan sebelumnya, ${text.charAt(0).toLowerCase()}${text.slice(1)}`],
  );

/** What is told as it is, and turned round. */
export function rightAndWrong(kinds: readonly Iterable<Told>[]) {
  const all = kinds.flatMap(allOf);
  const right = all.flatMap(([direction, make]) =>
    direction === null ? [] : [() => make(direction)],
  );
  const wrong = all.flatMap(([direction, make]) =>
    direction === null ? [] : [() => make(direction === 1 ? -1 : 1)],
  );
  return { right: textsOf(right), wrong: textsOf(wrong) };
}

/** What a kind tells until the sheet lacks a figure. */
function allOf(kind: Iterable<Told>): Told[] {
  const told: Told[] = [];
  try {
    for (const one of kind) told.push(one);
  } catch (error) {
    if (!(error instanceof NoSuchFact)) throw error;
  }
  return told;
}

/** How groups of answers grew. */
function* groups(facts: Sheet, indicator: IndicatorKey): Generator<Told> {
  const small = smallName(indicator);
  for (const side of sides) {
    const step = (measure: 'count' | 'share') =>
      facts[measure](indicator, side).value - facts[measure](indicator, side, 'before').value;
    const direction = together(step('count'), step('share'));
    const name = SIDES[side];
    const verbs = { '1': 'bertambah', '-1': 'berkurang' } as const;
    const degrees = { '1': 'banyak', '-1': 'sedikit' } as const;
    yield [direction, (w) => `Jawaban ${name} ${verbs[w]}.`];
    yield [direction, (w) => `Kontak yang menilai ${small} ${name} makin ${degrees[w]}.`];
    yield [direction, (w) => `Makin ${degrees[w]} kontak yang menilai ${small} ${name}.`];
    yield [direction, (w) => `Kelompok ${name} ${w > 0 ? 'membesar' : 'menyusut'}.`];
    if (side !== 'neutral') {
      const moved = side === 'above' ? 'meningkat' : 'menurun';
      const minded = side === 'above' ? 'optimis' : 'pesimis';
      yield [direction, (w) => `Kian ${degrees[w]} kontak yang melihat ${small}nya ${moved}.`];
      yield [direction, (w) => `Kontak yang ${minded} ikut ${verbs[w]}.`];
    }
  }
}

/** How moods and attitudes changed. */
function* moods(facts: Sheet, indicator: IndicatorKey): Generator<Told> {
  const small = smallName(indicator);
  const change = facts.fact('change', { indicator, base: 'before' }).value;
  const step = (side: Side) =>
    facts.share(indicator, side).value - facts.share(indicator, side, 'before').value;
  const [good, bad] = [together(change, step('above')), together(-change, step('below'))];
  const grows = (direction: Direction) => (direction > 0 ? 'menguat' : 'memudar');
  yield [good, (direction) => `Optimisme atas ${small} ${grows(direction)}.`];
  yield [good, (direction) => `Nada optimis ${grows(direction)} di kalangan pelaku usaha.`];
  yield [bad, (direction) => `Nada pesimis ${grows(direction)} di kalangan kontak.`];
  yield [bad, (direction) => `Kehati-hatian ${direction > 0 ? 'makin terasa' : 'makin samar'}.`];
  yield [
    together(change),
    (direction) => `Pelaku usaha lebih ${direction > 0 ? 'optimis' : 'pesimis'} mengenai ${small}.`,
  ];
  const ahead = EXPECTATION_OF[indicator];
  if (!ahead) return;
  const turn = facts.fact('change', { indicator: ahead, base: 'before' }).value;
  yield [
    together(turn),
    (direction) =>
      `Ke depan, kontak makin ${direction > 0 ? 'optimis' : 'berhati-hati'} mengenai ${small}.`,
  ];
  yield [
    together(turn, facts.average(ahead).value - 3),
    (direction) =>
      `${capital('ke depan')}, kontak ${direction > 0 ? 'optimis' : 'pesimis'} mengenai ${small}.`,
  ];
}

const isTwin = (one: IndicatorKey, two: IndicatorKey) =>
  EXPECTATION_OF[one] === two || EXPECTATION_OF[two] === one;

/** Two indicators beside each other. */
function* contrasts(facts: Sheet, indicator: IndicatorKey): Generator<Told> {
  // In a chapter of expectations "harga jual" may be the one that is expected.
  if (isExpectation(indicator)) return;
  const small = smallName(indicator);
  const average = (key: IndicatorKey) => facts.average(key).value;
  const change = (key: IndicatorKey) =>
    facts.fact('change', { indicator: key, base: 'before' }).value;
  for (const { key } of LIKERT_INDICATORS) {
    if (key === indicator || isTwin(key, indicator)) continue;
    const other = smallName(key);
    const ordered = (direction: Direction) => (direction > 0 ? [small, other] : [other, small]);
    const apart = together(average(indicator) - average(key));
    yield [
      apart,
      (direction) =>
        `${capital(small)} lebih ${direction > 0 ? 'cerah' : 'suram'} ketimbang ${other}.`,
    ];
    yield [
      apart,
      (direction) =>
        `Dorongan lebih banyak datang dari ${ordered(direction).join(' ketimbang dari ')}.`,
    ];
    yield [
      apart,
      (direction) => `Gambaran ini lebih ditopang ${ordered(direction).join(' daripada ')}.`,
    ];
    const gap = (period: 'now' | 'before') =>
      Math.abs(facts.average(indicator, period).value - facts.average(key, period).value);
    yield [
      together(Number((gap('now') - gap('before')).toFixed(6))),
      (direction) =>
        `Jarak antara ${small} dan ${other} ${direction > 0 ? 'melebar' : 'menyempit'}.`,
    ];
    if (change(indicator) <= 0 || change(key) === 0) continue;
    yield [
      together(-change(key)),
      (direction) =>
        `${capital(small)} yang menguat ${direction > 0 ? 'tidak ' : ''}dibarengi penguatan ${other}.`,
    ];
    yield [
      together(-change(key)),
      (direction) => `${capital(small)} dan ${other} ${direction > 0 ? 'tidak ' : ''}searah.`,
    ];
  }
  const ahead = EXPECTATION_OF[indicator];
  if (!ahead) return;
  const step = together(average(ahead) - average(indicator));
  const word = (direction: Direction) => (direction > 0 ? 'lebih baik' : 'lebih rendah');
  const gap = (period: 'now' | 'before') =>
    Math.abs(facts.average(ahead, period).value - facts.average(indicator, period).value);
  yield [
    together(Number((gap('now') - gap('before')).toFixed(6))),
    (direction) =>
      `Ekspektasi tampak ${direction > 0 ? 'menjauh dari' : 'mendekat ke'} kondisi berjalan.`,
  ];
  yield [step, (direction) => `Perkiraan ke depan ${word(direction)} daripada kondisi saat ini.`];
  yield [
    step,
    (direction) => `Kondisi saat ini ${word(direction > 0 ? -1 : 1)} daripada perkiraan ke depan.`,
  ];
}

/** Where an average lies, and how far sectors lie apart. */
function* places(facts: Sheet, indicator: IndicatorKey): Generator<Told> {
  const small = smallName(indicator);
  const [now, then] = [
    facts.average(indicator).value - 3,
    facts.average(indicator, 'before').value - 3,
  ];
  const level = Math.abs(now) >= 0.1 ? together(now) : null;
  for (const seeming of ['masih cukup', 'cenderung', 'relatif', 'terlihat'])
    yield [
      level,
      (direction) => `${capital(small)} ${seeming} ${direction > 0 ? 'baik' : 'lemah'}.`,
    ];
  const earlier = [then, facts.average(indicator, 'last_year').value - 3];
  if (now >= 0.1 && earlier.some((one) => one <= -0.1))
    yield [1, (direction) => `${capital(small)} ${direction > 0 ? 'sempat' : 'masih'} lesu.`];
  if (now >= 0.1 && now < then)
    yield [
      1,
      (direction) => `${capital(small)} ${direction > 0 ? 'tertekan' : 'lesu dan memburuk'}.`,
    ];
  const down = facts.share(indicator, 'below').exact;
  yield [
    down < 50 ? 1 : down > 60 ? -1 : null,
    (direction) => `Kontak ${direction > 0 ? 'tidak ' : ''}menurunkan ${small} secara luas.`,
  ];
  const sectors = facts.sectors(indicator).map(({ value }) => value);
  const gap = sectors[0]! - sectors.at(-1)!;
  yield [
    gap >= 1 ? 1 : gap <= 0.5 ? -1 : null,
    (direction) =>
      `Perbedaan antarsektor dalam ${small} cukup ${direction > 0 ? 'lebar' : 'kecil'}.`,
  ];
}
