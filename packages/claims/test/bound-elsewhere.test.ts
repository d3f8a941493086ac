import { type IndicatorKey, indicatorOf, LIKERT_INDICATORS } from '@lqc/contracts';
import { sampleSession } from '@lqc/analysis/testing';
import { decimal } from '@lqc/phrases';
import { Checker, type ClaimSheet, claimSheet } from '../src/index.js';
import { Sheet, shown, size } from './sheet-words.js';

/**
 * Kinds of sentences whose figure, rank or word is of something else than what stands next to it: of some
 * of the first, of what people answered, of another quarter's count, of a zone, of another's step.
 */
const KEYS: readonly IndicatorKey[] = LIKERT_INDICATORS.map(({ key }) => key);
const nameOf = (key: IndicatorKey) => indicatorOf(key).label.replace(/ \(.*/, '').toLowerCase();
const PLACES = ['keenam', 'ketujuh', 'kedelapan'] as const;

/** A right sentence and what it must never be taken for. */
interface Kind {
  readonly right: string;
  readonly wrong: readonly string[];
}

function kindsOf(facts: Sheet, key: IndicatorKey): Kind[] {
  const name = nameOf(key);
  const averages = KEYS.map((one) => facts.average(one).value);
  const own = facts.average(key).value;
  const above = averages.filter((one) => one > own).length;
  const below = averages.filter((one) => one < own).length;
  const ties = averages.filter((one) => one === own).length;
  const of = (text: string) => `${name} ${text}`;
  const kinds: Kind[] = [];
  const either = (isRight: boolean, text: string, other: readonly string[] = []) => {
    kinds.push(isRight ? { right: text, wrong: other } : { right: '', wrong: [text, ...other] });
  };
  either(above < 3, of('merupakan salah satu indikator dengan skor tertinggi.'));
  either(below < 5, of('berada di lima terbawah dari 15 indikator.'));
  PLACES.forEach((place, at) => {
    const wanted = at + 6;
    const isThere = above + 1 <= wanted && wanted <= above + ties;
    either(isThere, of(`mencatat skor tertinggi ${place} di antara 15 indikator.`));
  });
  either(own < 3, of(`berada di zona kontraksi (${shown(facts.average(key))}).`));
  const [share, then] = [facts.share(key, 'above'), facts.share(key, 'above', 'before')];
  const apart = Math.abs(share.value - then.value);
  if (apart > 0) {
    const [up, down] = ['bertambah', 'berkurang'];
    const verb = share.value > then.value ? up : down;
    const text = (step: number) =>
      `Porsi kontak yang melaporkan kenaikan ${name} ${verb} dari ${shown(then)}% menjadi ${shown(share)}%, atau ${verb} ${decimal(step, 1)} poin persen.`;
    kinds.push({ right: text(apart), wrong: [text(apart + 1.1), text(apart + 3)] });
  }
  const [answers, before, year] = (['now', 'before', 'last_year'] as const).map((period) =>
    facts.fact('answers', { indicator: key, period }),
  );
  // A quarter behind the bracket of the figure that the share came from.
  if (apart > 0) {
    const verb = share.value > then.value ? 'naik' : 'turun';
    const text = (now: string) =>
      `Porsi ${name} di atas netral ${verb} ke ${now}% (n=${answers!.value}) dari ${shown(then)}% (n=${before!.value}) pada ${facts.periods.before}.`;
    kinds.push({ right: text(shown(share)), wrong: [text(decimal(share.value + 0.4, 1))] });
  }
  if (answers!.value < year!.value) {
    const text = (count: number) =>
      `Jumlah kontak yang menjawab ${name} lebih sedikit dibandingkan ${facts.periods.last_year} dengan ${count} kontak.`;
    kinds.push({ right: text(year!.value), wrong: [text(year!.value + 1)] });
  }
  for (const side of ['above', 'neutral', 'below'] as const) {
    const [now, earlier] = [facts.count(key, side), facts.count(key, side, 'before')];
    if (now.value !== earlier.value || before!.value === now.value) continue;
    const at =
      side === 'neutral' ? 'netral' : side === 'above' ? 'di atas netral' : 'di bawah netral';
    const text = (count: number) =>
      `Jumlah jawaban ${at} untuk ${name} tidak berubah, yakni ${count} kontak.`;
    kinds.push({ right: text(now.value), wrong: [text(now.value + 1)] });
  }
  const { now: quarter, before: quarterBefore } = facts.periods;
  const next = KEYS[(KEYS.indexOf(key) + 1) % KEYS.length]!;
  const beside = `${nameOf(next)} tercatat ${shown(facts.average(next, 'before'))} pada ${quarterBefore}`;
  const level = facts.average(key);
  if (level.value !== facts.average(key, 'before').value) {
    // Of two quarters, of which the figure is of one; of some contacts only; in the wrong order.
    const is = `${name} tercatat ${shown(level)}`;
    const wrong = [
      `${is} pada ${quarter} dan ${quarterBefore}, sedangkan ${beside}.`,
      `${is} (n = ${answers!.value}) pada ${quarter} dan ${quarterBefore}, sedangkan ${beside}.`,
      `Menurut ${facts.count(key, 'above').value} kontak yang menilai di atas netral, rata-rata ${is}.`,
      `${name} tercatat ${shown(facts.average(key, 'before'))} pada ${quarterBefore} setelah pada ${quarter} tercatat ${shown(level)}.`,
    ];
    kinds.push({ right: `${is} pada ${quarter}, sedangkan ${beside}.`, wrong });
  }
  const change = facts.fact('change', { indicator: key, base: 'before' });
  for (const other of KEYS.filter((one) => one !== key)) {
    const their = facts.fact('change', { indicator: other, base: 'before' });
    if (change.value <= 0 || their.value <= 0 || change.value === their.value) continue;
    const text = (side: string, step: string) =>
      `Kenaikan ${name} (${size(change)} poin) berada di ${side} kenaikan ${nameOf(other)} (${step} poin).`;
    const [right, wrong] = change.value < their.value ? ['bawah', 'atas'] : ['atas', 'bawah'];
    kinds.push({
      right: text(right!, size(their)),
      wrong: [text(wrong!, size(their)), text(right!, decimal(their.value + 0.03, 2))],
    });
  }
  return kinds;
}

const statusesOf = (sheet: ClaimSheet, text: string) =>
  new Checker(sheet).read(text).map(({ status }) => status);

test('what stands apart from its figure is bound to it: right sentences are never called wrong, their twins never right', async () => {
  const quarters = await sampleSession();
  const rights: [string, string[]][] = [];
  const endorsed: string[] = [];
  for (const indicator of KEYS) {
    const sheet = claimSheet(quarters, { indicator, sector: null, isProfile: false });
    for (const { right, wrong } of kindsOf(new Sheet(sheet), indicator)) {
      if (right) rights.push([right, statusesOf(sheet, right)]);
      for (const text of wrong)
        if (statusesOf(sheet, text).every((one) => one === 'supported')) endorsed.push(text);
    }
  }
  expect(rights.length).toBeGreaterThan(80);
  expect(endorsed).toEqual([]);
  expect(rights.filter(([, statuses]) => statuses.includes('contradicted'))).toEqual([]);
});
