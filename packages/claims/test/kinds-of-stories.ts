import { EXPECTATION_OF } from '../src/language/indicator-names.js';
import { type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { capital, type Sheet, SIDES, type Side, textsOf } from './sheet-words.js';

const sides = Object.keys(SIDES) as Side[];
const smallName = (key: IndicatorKey) => indicatorOf(key).label.replace(/ \(.*/, '').toLowerCase();
type Way = 1 | -1;
/** A sentence by the way that it says; null where the sheet cannot say. */
type Told = readonly [way: Way | null, make: (way: Way) => string];

/** Sentences that tell the story without figures: the right ones, and each with its opposite. */
export function storiesOf(facts: Sheet, indicator: IndicatorKey) {
  const told = [...groups(facts, indicator), ...moods(facts, indicator)];
  const right = told.flatMap(([way, make]) => (way === null ? [] : [() => make(way)]));
  const wrong = told.flatMap(([way, make]) =>
    way === null ? [] : [() => make(way === 1 ? -1 : 1)],
  );
  return { right: textsOf(right), wrong: textsOf(wrong) };
}

/** Where two figures go one way, and which; null where they do not. */
const together = (...steps: readonly number[]): Way | null => {
  const ways = new Set(steps.map(Math.sign));
  const [way] = ways;
  return ways.size === 1 && way ? (way as Way) : null;
};

/** How groups of answers grew. */
function* groups(facts: Sheet, indicator: IndicatorKey): Generator<Told> {
  const small = smallName(indicator);
  for (const side of sides) {
    const step = (measure: 'count' | 'share') =>
      facts[measure](indicator, side).value - facts[measure](indicator, side, 'before').value;
    const way = together(step('count'), step('share'));
    const name = SIDES[side];
    const verbs = { '1': 'bertambah', '-1': 'berkurang' } as const;
    const degrees = { '1': 'banyak', '-1': 'sedikit' } as const;
    yield [way, (w) => `Jawaban ${name} ${verbs[w]}.`];
    yield [way, (w) => `Kontak yang menilai ${small} ${name} makin ${degrees[w]}.`];
    yield [way, (w) => `Makin ${degrees[w]} kontak yang menilai ${small} ${name}.`];
    yield [way, (w) => `Kelompok ${name} ${w > 0 ? 'membesar' : 'menyusut'}.`];
    if (side !== 'neutral') {
      const moved = side === 'above' ? 'meningkat' : 'menurun';
      const minded = side === 'above' ? 'optimis' : 'pesimis';
      yield [way, (w) => `Kian ${degrees[w]} kontak yang melihat ${small}nya ${moved}.`];
      yield [way, (w) => `Kontak yang ${minded} ikut ${verbs[w]}.`];
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
  const grows = (way: Way) => (way > 0 ? 'menguat' : 'memudar');
  yield [good, (way) => `Optimisme atas ${small} ${grows(way)}.`];
  yield [good, (way) => `Nada optimis ${grows(way)} di kalangan pelaku usaha.`];
  yield [bad, (way) => `Nada pesimis ${grows(way)} di kalangan kontak.`];
  yield [bad, (way) => `Kehati-hatian ${way > 0 ? 'makin terasa' : 'makin samar'}.`];
  yield [
    together(change),
    (way) => `Pelaku usaha lebih ${way > 0 ? 'optimis' : 'pesimis'} mengenai ${small}.`,
  ];
  const ahead = EXPECTATION_OF[indicator];
  if (!ahead) return;
  const turn = facts.fact('change', { indicator: ahead, base: 'before' }).value;
  yield [
    together(turn),
    (way) => `Ke depan, kontak makin ${way > 0 ? 'optimis' : 'berhati-hati'} mengenai ${small}.`,
  ];
  yield [
    together(turn, facts.average(ahead).value - 3),
    (way) => `${capital('ke depan')}, kontak ${way > 0 ? 'optimis' : 'pesimis'} mengenai ${small}.`,
  ];
}
