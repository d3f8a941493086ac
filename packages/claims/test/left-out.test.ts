import { indicatorOf, type IndicatorKey, LIKERT_INDICATORS, LIKERT_SCALE } from '@lqc/contracts';
import { sheetOf } from './sample-sheet.js';
import { shown, size } from './sheet-words.js';

const KEYS = LIKERT_INDICATORS.map(({ key }) => key);
const nameOf = (key: IndicatorKey) => indicatorOf(key).label.toLowerCase();
const verbOf = (value: number) => (value > 0 ? 'naik' : 'turun');

test.each(KEYS)('what is true of %s endorses nothing that is said beside it', async (indicator) => {
  const { facts, statusOf } = await sheetOf(indicator);
  const change = (key: IndicatorKey) => facts.fact('change', { indicator: key, base: 'before' });
  const own = change(indicator);
  if (own.value === 0) return;
  const said = `${nameOf(indicator)} ${verbOf(own.value)}`;
  // "Tenaga kerja" in a chapter of expectations may be what is expected of it.
  const isOther = (key: IndicatorKey) => !indicator.includes(key) && !key.includes(indicator);
  const beside = KEYS.filter(
    (key) =>
      isOther(key) &&
      !indicator.endsWith('tenaga kerja') &&
      Math.sign(change(key).value) === -Math.sign(own.value),
  );
  const texts = [
    ...beside.flatMap((key) => [
      `${said}, sejalan dengan ${nameOf(key)}.`,
      `${said}, begitu pula ${nameOf(key)}.`,
      `${said} ${size(own)} poin sehingga ${nameOf(key)} ${verbOf(change(key).value)} ${size(change(key))} poin.`,
    ]),
    `${said} pada seluruh sektor.`,
    `${said}, sebagaimana disampaikan seluruh kontak.`,
    `${said} untuk pertama kalinya.`,
    `${nameOf(indicator)} terus ${verbOf(own.value)}.`,
    `${nameOf(indicator)} mulai ${verbOf(own.value)}.`,
    `${nameOf(indicator)} mebel ${verbOf(own.value)} ${size(own)} poin.`,
  ];
  for (const text of texts) expect([text, statusOf(text)]).not.toEqual([text, 'supported']);
});

test.each(KEYS)('that %s lies where it lay is said only where it did', async (indicator) => {
  const { facts, statusOf } = await sheetOf(indicator);
  const sideOf = (period: 'now' | 'before') =>
    Math.sign(facts.average(indicator, period).value - LIKERT_SCALE.neutral);
  if (sideOf('now') === 0) return;
  const side = sideOf('now') > 0 ? 'di atas netral' : 'di bawah netral';
  const statusWith = (word: string) =>
    statusOf(`${indicatorOf(indicator).label} ${word} berada ${side}.`);
  const isStill = sideOf('now') === sideOf('before');
  expect(['masih', statusWith('masih') === 'supported']).toEqual(['masih', isStill]);
  if (isStill) expect(['baru', statusWith('baru')]).not.toEqual(['baru', 'supported']);
});

test.each(KEYS)(
  'a great word is said of %s only where it is far or went far',
  async (indicator) => {
    const { facts, statusOf } = await sheetOf(indicator);
    const name = indicatorOf(indicator).label;
    const change = facts.fact('change', { indicator, base: 'before' });
    const moved = Math.abs(change.value);
    const verb = change.value > 0 ? 'melonjak' : 'anjlok';
    if (moved > 0 && moved < 0.3)
      expect(statusOf(`${name} ${verb} ${size(change)} poin.`)).toBe('unchecked');
    if (moved >= 0.3) expect(statusOf(`${name} ${verb} ${size(change)} poin.`)).toBe('supported');
    const average = facts.average(indicator, 'now');
    const apart = average.value - LIKERT_SCALE.neutral;
    const side = apart > 0 ? 'atas' : 'bawah';
    if (apart !== 0)
      expect(statusOf(`${name} ${shown(average)}, jauh di ${side} netral.`) === 'supported').toBe(
        Math.abs(apart) >= 0.3,
      );
  },
);

test('an order that passes over somebody is not endorsed', async () => {
  const { facts, statusOf } = await sheetOf('domestik');
  const sectors = facts.sectors('domestik');
  const [top, , third] = [...new Map(sectors.map((one) => [one.value, one])).values()];
  for (const link of ['disusul', 'diikuti', 'lalu', 'kemudian']) {
    const text = `${top!.sector} mencatat permintaan domestik tertinggi (${shown(top!)}), ${link} ${third!.sector} (${shown(third!)}).`;
    expect([text, statusOf(text)]).not.toEqual([text, 'supported']);
  }
});

test('another member beside the only one of its kind is not endorsed', async () => {
  const { facts, statusOf } = await sheetOf('domestik');
  const [top, second] = facts.sectors('domestik');
  const only = `${top!.sector} merupakan satu-satunya sektor dengan rata-rata ${shown(top!)}`;
  expect(statusOf(`${only}.`)).toBe('supported');
  for (const link of ['selain', 'bersama', 'seperti halnya', 'begitu juga', 'termasuk'])
    expect([link, statusOf(`${only}, ${link} ${second!.sector}.`)]).toEqual([link, 'unchecked']);
});

test.each([
  'Permintaan domestik berbalik arah.',
  'Ekspektasi harga jual berbeda antarkontak.',
  'Komposisi kontak mengalami pergeseran.',
  'Jasa Keuangan dan Asuransi masih tercatat.',
  'Tidak semua kontak menghadapi tekanan upah.',
  'Menurut perusahaan, hal tersebut terjadi seiring dengan penyesuaian upah minimum provinsi.',
])('“%s” asserts something in plain words, and is not passed over in silence', async (text) => {
  const { statusOf } = await sheetOf('domestik');
  expect(statusOf(text)).not.toBe('no_claim');
});

describe('who they are of whom a text has told how many', () => {
  test('a list behind a count is right only where all of it is', async () => {
    const { facts, statusOf } = await sheetOf('domestik');
    const average = (key: IndicatorKey) => facts.average(key, 'now').value;
    const below = KEYS.filter((key) => average(key) < LIKERT_SCALE.neutral);
    const above = KEYS.filter((key) => average(key) > LIKERT_SCALE.neutral);
    const listOf = (names: readonly IndicatorKey[]) =>
      new Intl.ListFormat('id-ID').format(names.map(nameOf));
    const statusOfList = (names: readonly IndicatorKey[]) =>
      statusOf(
        `Sebanyak ${below.length} indikator berada di bawah netral, yaitu ${listOf(names)}.`,
      );
    expect(below.length).toBeGreaterThan(0);
    expect(statusOfList(below)).toBe('supported');
    for (const other of above)
      expect([other, statusOfList([other, ...below.slice(1)])]).not.toEqual([other, 'supported']);
  });

  test('what is told of each of two is right of both', async () => {
    const { facts, statusOf } = await sheetOf('domestik');
    const change = (key: IndicatorKey) => facts.fact('change', { indicator: key, base: 'before' });
    const up = KEYS.filter((key) => change(key).value > 0);
    for (const [at, one] of up.slice(0, -1).entries()) {
      const two = up[at + 1]!;
      if (change(one).value === change(two).value) continue;
      const text = `${nameOf(one)} dan ${nameOf(two)} berada pada ${shown(facts.average(one, 'now'))} dan ${shown(facts.average(two, 'now'))}, masing-masing naik ${size(change(two))} poin.`;
      expect([text, statusOf(text)]).not.toEqual([text, 'supported']);
    }
  });
});
