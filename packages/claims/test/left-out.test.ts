import { sampleSession } from '@lqc/analysis/testing';
import { indicatorOf, type IndicatorKey, LIKERT_INDICATORS, LIKERT_SCALE } from '@lqc/contracts';
import { Checker, claimSheet } from '../src/index.js';
import { Sheet, shown, size } from './sheet-words.js';

const KEYS = LIKERT_INDICATORS.map(({ key }) => key);
const nameOf = (key: IndicatorKey) => indicatorOf(key).label.toLowerCase();
const verbOf = (value: number) => (value > 0 ? 'naik' : 'turun');

test.each(KEYS)('what is true of %s endorses nothing that is said beside it', async (indicator) => {
  const sheet = claimSheet(await sampleSession(), { indicator, sector: null, isProfile: false });
  const facts = new Sheet(sheet);
  const checker = new Checker(sheet);
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
  for (const text of texts)
    expect([text, checker.read(text)[0]!.status]).not.toEqual([text, 'supported']);
});

test.each(KEYS)('that %s lies where it lay is said only where it did', async (indicator) => {
  const sheet = claimSheet(await sampleSession(), { indicator, sector: null, isProfile: false });
  const facts = new Sheet(sheet);
  const sideOf = (period: 'now' | 'before') =>
    Math.sign(facts.average(indicator, period).value - LIKERT_SCALE.neutral);
  if (sideOf('now') === 0) return;
  const side = sideOf('now') > 0 ? 'di atas netral' : 'di bawah netral';
  const statusOf = (word: string) =>
    new Checker(sheet).read(`${indicatorOf(indicator).label} ${word} berada ${side}.`)[0]!.status;
  const isStill = sideOf('now') === sideOf('before');
  expect(['masih', statusOf('masih') === 'supported']).toEqual(['masih', isStill]);
  if (isStill) expect(['baru', statusOf('baru')]).not.toEqual(['baru', 'supported']);
});

test.each(KEYS)(
  'a great word is said of %s only where it is far or went far',
  async (indicator) => {
    const sheet = claimSheet(await sampleSession(), { indicator, sector: null, isProfile: false });
    const facts = new Sheet(sheet);
    const name = indicatorOf(indicator).label;
    const statusOf = (text: string) => new Checker(sheet).read(text)[0]!.status;
    const change = facts.fact('change', { indicator, base: 'before' });
    const moved = Math.abs(change.value);
    const verb = change.value > 0 ? 'melonjak' : 'anjlok';
    if (moved > 0 && moved < 0.15)
      expect(statusOf(`${name} ${verb} ${size(change)} poin.`)).toBe('unchecked');
    if (moved >= 0.15) expect(statusOf(`${name} ${verb} ${size(change)} poin.`)).toBe('supported');
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
  const sheet = claimSheet(await sampleSession(), {
    indicator: 'domestik',
    sector: null,
    isProfile: false,
  });
  const sectors = new Sheet(sheet).sectors('domestik');
  const [top, , third] = [...new Map(sectors.map((one) => [one.value, one])).values()];
  for (const link of ['disusul', 'diikuti', 'lalu', 'kemudian']) {
    const text = `${top!.sector} mencatat permintaan domestik tertinggi (${shown(top!)}), ${link} ${third!.sector} (${shown(third!)}).`;
    expect([text, new Checker(sheet).read(text)[0]!.status]).not.toEqual([text, 'supported']);
  }
});

test('another member beside the only one of its kind is not endorsed', async () => {
  const sheet = claimSheet(await sampleSession(), {
    indicator: 'domestik',
    sector: null,
    isProfile: false,
  });
  const [top, second] = new Sheet(sheet).sectors('domestik');
  const only = `${top!.sector} merupakan satu-satunya sektor dengan rata-rata ${shown(top!)}`;
  const statusOf = (text: string) => new Checker(sheet).read(text)[0]!.status;
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
  const sheet = claimSheet(await sampleSession(), {
    indicator: 'domestik',
    sector: null,
    isProfile: false,
  });
  expect(new Checker(sheet).read(text)[0]!.status).not.toBe('no_claim');
});

describe('who they are of whom a text has told how many', () => {
  const checkerOf = async () => {
    const sheet = claimSheet(await sampleSession(), {
      indicator: 'domestik',
      sector: null,
      isProfile: false,
    });
    return { facts: new Sheet(sheet), checker: new Checker(sheet) };
  };

  test('a list behind a count is right only where all of it is', async () => {
    const { facts, checker } = await checkerOf();
    const average = (key: IndicatorKey) => facts.average(key, 'now').value;
    const below = KEYS.filter((key) => average(key) < LIKERT_SCALE.neutral);
    const above = KEYS.filter((key) => average(key) > LIKERT_SCALE.neutral);
    const listOf = (names: readonly IndicatorKey[]) =>
      new Intl.ListFormat('id-ID').format(names.map(nameOf));
    const statusOf = (names: readonly IndicatorKey[]) =>
      checker.read(
        `Sebanyak ${below.length} indikator berada di bawah netral, yaitu ${listOf(names)}.`,
      )[0]!.status;
    expect(below.length).toBeGreaterThan(0);
    expect(statusOf(below)).toBe('supported');
    for (const other of above)
      expect([other, statusOf([other, ...below.slice(1)])]).not.toEqual([other, 'supported']);
  });

  test('what is told of each of two is right of both', async () => {
    const { facts, checker } = await checkerOf();
    const change = (key: IndicatorKey) => facts.fact('change', { indicator: key, base: 'before' });
    const up = KEYS.filter((key) => change(key).value > 0);
    for (const [at, one] of up.slice(0, -1).entries()) {
      const two = up[at + 1]!;
      if (change(one).value === change(two).value) continue;
      const text = `${nameOf(one)} dan ${nameOf(two)} berada pada ${shown(facts.average(one, 'now'))} dan ${shown(facts.average(two, 'now'))}, masing-masing naik ${size(change(two))} poin.`;
      expect([text, checker.read(text)[0]!.status]).not.toEqual([text, 'supported']);
    }
  });
});

test.each(['tetap menjadi indikator tertinggi', 'kembali menjadi indikator tertinggi'])(
  '"%s" is not endorsed by the figures of one quarter',
  async (said) => {
    const sheet = claimSheet(await sampleSession(), {
      indicator: 'domestik',
      sector: null,
      isProfile: false,
    });
    const checker = new Checker(sheet);
    for (const key of KEYS) {
      const text = `${nameOf(key)} ${said}.`;
      expect([text, checker.read(text)[0]!.status]).not.toEqual([text, 'supported']);
    }
  },
);

test('what some contacts told is not endorsed of contacts in general', async () => {
  const sheet = claimSheet(await sampleSession(), {
    indicator: 'domestik',
    sector: null,
    isProfile: false,
  });
  const checker = new Checker(sheet);
  const statusOf = (text: string) => checker.read(text)[0]!.status;
  expect(statusOf('Beberapa kontak melakukan efisiensi internal.')).toBe('supported');
  expect(statusOf('Kontak umumnya melakukan efisiensi internal.')).toBe('unchecked');
  expect(statusOf('Secara umum kontak melakukan efisiensi internal.')).toBe('unchecked');
});
