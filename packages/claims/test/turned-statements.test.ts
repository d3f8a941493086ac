import { indicatorOf, type IndicatorKey, LIKERT_INDICATORS, LIKERT_SCALE } from '@lqc/contracts';
import { sheetOf, sheetOfProfile } from './sample-sheet.js';
import { shown } from './sheet-words.js';

const KEYS = LIKERT_INDICATORS.map(({ key }) => key);
const nameOf = (key: IndicatorKey) => indicatorOf(key).label.toLowerCase();

const CAUSED = /(naik|terkontraksi) ([\d,]+%) \(qtq\) karena ([^,.]+)/;

test("what turns a contact's words is not borne out by them", async () => {
  const { sheet, statusOf } = await sheetOf('domestik');
  const told = sheet.said.flatMap(({ contact, key, narrative }) => {
    const [, direction, rate, cause] = (key === 'domestik' && CAUSED.exec(narrative)) || [];
    return cause
      ? [{ said: `${contact} menyampaikan permintaan domestik`, direction, rate, cause }]
      : [];
  });
  expect(told.length).toBeGreaterThan(2);
  for (const { said, direction, rate, cause } of told) {
    const right = `${said} ${direction} ${rate} (qtq) karena ${cause}.`;
    expect([right, statusOf(right)]).toEqual([right, 'supported']);
    for (const turned of [
      `${said} ${direction} ${rate} (qtq) bukan karena ${cause}.`,
      `${said} ${direction} ${rate} (qtq) selain karena ${cause}.`,
      `${said} ${direction} ${rate} (qtq) meskipun terdapat ${cause}.`,
      `${said} ${direction} ${rate} (qtq) sebelum ${cause}.`,
      `${said} ${direction} ${rate} (qtq) karena berakhirnya ${cause}.`,
      `${said} ${direction} menjadi ${rate} (qtq) karena ${cause}.`,
      `${said} ${direction} ${rate} (qtq) sehingga terjadi ${cause}.`,
      `${said} tercatat sebesar ${rate} (qtq) karena ${cause}.`,
    ])
      expect([turned, statusOf(turned)]).not.toEqual([turned, 'supported']);
  }
});

test('what goes on to the next quarter neither ends there nor goes on to the end of the year', async () => {
  const { sheet, statusOf } = await sheetOf('domestik');
  const told = sheet.said.flatMap(({ contact, key, narrative }) => {
    const goesOn = /karena ([^,.]+), dan diprakirakan berlanjut hingga triwulan depan/;
    const cause = key === 'domestik' && goesOn.exec(narrative)?.[1];
    return cause ? [{ contact, rate: CAUSED.exec(narrative)?.[2], cause }] : [];
  });
  const one = told.find(({ rate }) => rate !== undefined)!;
  const said = `${one.contact} menyampaikan permintaan domestik naik ${one.rate} (qtq) karena ${one.cause}`;
  const text = (end: string) => `${said}, dan diprakirakan ${end}.`;
  expect(statusOf(text('berlanjut hingga triwulan depan'))).toBe('supported');
  expect(statusOf(text('berlanjut hingga akhir tahun'))).not.toBe('supported');
  expect(statusOf(text('berakhir pada triwulan depan'))).not.toBe('supported');
  const then = sheet.table.periods.before!;
  expect(statusOf(`Pada ${then}, ${said}.`)).not.toBe('supported');
});

test('half a name in a list is not passed over', async () => {
  const { statusOf } = await sheetOf('domestik');
  for (const verb of ['naik', 'turun'])
    expect(statusOf(`Permintaan domestik dan ekspor ${verb}.`)).not.toBe('supported');
});

test('that contacts follow each other in an order is right only where none lies between', async () => {
  const key = 'harga jual';
  const { sheet, statusOf } = await sheetOf(key);
  const rises = sheet.said
    .flatMap(({ contact, key: asked, narrative }) => {
      const rate = asked === key && /naik ([\d,]+)% \(qtq\)/.exec(narrative)?.[1];
      return rate ? [{ contact, rate, value: Number(rate.replace(',', '.')) }] : [];
    })
    .toSorted((a, b) => b.value - a.value);
  const [first, second, third] = [...new Map(rises.map((one) => [one.value, one])).values()];
  expect(rises.filter(({ value }) => value === first!.value)).toHaveLength(1);
  const text = (next: typeof first) =>
    `Kenaikan tertinggi (qtq) disampaikan ${first!.contact} sebesar ${first!.rate}%, diikuti ${next!.contact} sebesar ${next!.rate}%.`;
  expect([text(second), statusOf(text(second))]).not.toEqual([text(second), 'contradicted']);
  expect([text(third), statusOf(text(third))]).not.toEqual([text(third), 'supported']);
});

test.each(KEYS)(
  'what is held against two quarters is right of %s where it holds against each',
  async (indicator) => {
    const { sheet, facts, statusOf } = await sheetOf(indicator);
    const { before, last_year: lastYear } = sheet.table.periods;
    const now = facts.average(indicator);
    for (const [verb, direction] of [
      ['naik', 1],
      ['turun', -1],
    ] as const) {
      const isBoth = (['before', 'last_year'] as const).every(
        (base) => Math.sign(facts.fact('change', { indicator, base }).value) === direction,
      );
      const text = `${indicatorOf(indicator).label} ${verb} menjadi ${shown(now)}, baik dibandingkan ${before} maupun ${lastYear}.`;
      expect([text, statusOf(text) === 'supported']).toEqual([text, isBoth]);
    }
  },
);

test.each(['Begitu pula', 'Demikian juga', 'Sebaliknya', 'Tidak demikian dengan'])(
  '"%s" says of another what was told before, and is not passed over in silence',
  async (link) => {
    const { facts, statusOf } = await sheetOf('domestik');
    const told = `Rata-rata permintaan domestik tercatat ${shown(facts.average('domestik'))}.`;
    for (const key of KEYS.filter((one) => one !== 'domestik'))
      expect([key, statusOf(`${told} ${link} ${nameOf(key)}.`)]).not.toEqual([key, 'no_claim']);
    const { statusOf: ofProfile } = await sheetOfProfile();
    expect(ofProfile(`Jumlah kontak tercatat 40. ${link} Real Estat.`)).not.toBe('no_claim');
  },
);

test.each(['Sisanya', 'Selebihnya', 'Yang lain', 'Kontak lainnya'])(
  'what some contacts told is not endorsed of all the rest: "%s"',
  async (rest) => {
    const { facts, statusOf } = await sheetOf('domestik');
    const up = facts.count('domestik', 'above');
    const down = facts.count('domestik', 'below');
    expect(up.value + down.value).toBeLessThan(up.n);
    const told = `Sebanyak ${up.value} kontak melaporkan kenaikan permintaan domestik.`;
    expect(statusOf(`${told} ${rest} melaporkan penurunan.`)).not.toBe('supported');
  },
);

test('another kind of figure is not the one that was worked out', async () => {
  const { facts, statusOf } = await sheetOf('domestik');
  const figure = shown(facts.average('domestik'));
  expect(statusOf(`Rata-rata permintaan domestik tercatat ${figure} (skala 1-5).`)).toBe(
    'supported',
  );
  for (const text of [
    `Rata-rata tertimbang permintaan domestik tercatat ${figure}.`,
    `Rata-rata tahunan permintaan domestik tercatat ${figure}.`,
    `Rata-rata bergerak permintaan domestik tercatat ${figure}.`,
    `Rata-rata permintaan domestik tercatat ${figure} (skala 1-10).`,
    `Rata-rata permintaan domestik tercatat ${figure} dari skala 0 sampai 5.`,
    `Di luar dugaan, rata-rata permintaan domestik tercatat ${figure}.`,
  ])
    expect([text, statusOf(text)]).not.toEqual([text, 'supported']);
});

test('true figures are not right where a word ties them together in a way that is not so', async () => {
  const { facts, statusOf } = await sheetOf('domestik');
  const { now, before } = facts.periods;
  const isOf = (key: IndicatorKey) => facts.average(key).value > LIKERT_SCALE.neutral;
  const above = KEYS.filter(isOf);
  const figureOf = (key: IndicatorKey) => `${nameOf(key)} (${shown(facts.average(key))})`;
  const list = (last: IndicatorKey) =>
    `Sebanyak ${above.length} indikator berada di atas netral, yaitu ${above.slice(1).map(figureOf).join(', ')}, dan ${figureOf(last)}.`;
  expect(statusOf(list(above[0]!))).toBe('supported');
  expect(statusOf(list(KEYS.find((key) => !isOf(key))!))).not.toBe('supported');
  const [then, later] = [facts.average('domestik', 'before'), facts.average('domestik')].map(shown);
  expect(
    statusOf(`Permintaan domestik dari ${then} pada ${before} menjadi ${later} pada ${now}.`),
  ).toBe('supported');
  const neutral = facts.count('domestik', 'neutral').value;
  for (const tied of [
    `Permintaan domestik tercatat ${later} pada ${now} menjadi ${then} pada ${before}.`,
    `Permintaan domestik tercatat ${then} pada ${before} setelah ${later} pada ${now}.`,
    `Permintaan domestik tercatat ${then} pada ${before} serta ${now}.`,
    `Permintaan domestik tercatat ${later} berdasarkan ${neutral} kontak yang menjawab netral.`,
    `Di antara ${neutral} kontak yang menjawab netral, permintaan domestik tercatat ${later}.`,
    `Permintaan domestik turun sebesar ${later}.`,
    `Permintaan domestik turun menjadi ${later}. Pergerakannya serempak.`,
  ])
    expect([tied, statusOf(tied)]).toEqual([
      tied,
      expect.stringMatching(/^(?:unchecked|contradicted)$/),
    ]);
});
