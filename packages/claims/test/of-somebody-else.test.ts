import { LIKERT_INDICATORS, LIKERT_SCALE } from '@lqc/contracts';
import { sheetOf, sheetOfProfile } from './sample-sheet.js';
import { capital, shown, smallName } from './sheet-words.js';

const KEYS = LIKERT_INDICATORS.map(({ key }) => key);
const KEPT = new Set(['supported', 'no_claim']);

test('a figure below a head is of what the head names', async () => {
  const { facts, statusOf } = await sheetOf('domestik');
  const figure = shown(facts.average('domestik'));
  const said = (head: string) => statusOf(`${head}. Rata-rata Likert tercatat ${figure}.`);
  for (const key of KEYS) {
    const isTrue = shown(facts.average(key)) === figure;
    expect([key, said(capital(smallName(key))) === 'supported']).toEqual([key, isTrue]);
  }
  for (const { sector } of facts.sectors('domestik')) {
    const isTrue = shown(facts.average('domestik', 'now', sector)) === figure;
    if (!isTrue) expect([sector, said(sector!)]).not.toEqual([sector, 'supported']);
  }
  expect(shown(facts.average('domestik', 'before'))).not.toBe(figure);
  expect(said(facts.periods.before!)).not.toBe('supported');
});

test('only those who are alone on a side of neutral are said to be, whatever their figure is', async () => {
  const { facts, statusOf } = await sheetOf('domestik');
  for (const [side, isThere] of [
    ['di atas', (value: number) => value > LIKERT_SCALE.neutral],
    ['di bawah', (value: number) => value < LIKERT_SCALE.neutral],
  ] as const) {
    const there = facts.sectors('domestik').filter(({ value }) => isThere(value));
    for (const one of there) {
      const text = `Hanya ${one.sector} yang berada ${side} netral, dengan rata-rata ${shown(one)}.`;
      expect([text, statusOf(text) === 'supported']).toEqual([text, there.length === 1]);
    }
    const indicators = KEYS.filter((key) => isThere(facts.average(key).value));
    for (const key of indicators) {
      const text = `Hanya ${smallName(key)} yang berada ${side} netral, dengan rata-rata ${shown(facts.average(key))}.`;
      const isAlone = indicators.length === 1;
      expect([text, statusOf(text) === 'supported' && !isAlone]).toEqual([text, false]);
    }
  }
});

test("all contacts' average bears out nothing of the company that is spoken of", async () => {
  const { sheet, statusOf } = await sheetOf('domestik');
  const RISEN = /permintaan domestik tumbuh sekitar ([\d,]+%) \(yoy\)/;
  const scoreOf = (contact: string, key: string) =>
    sheet.said.find((one) => one.contact === contact && one.key === key)?.score ?? null;
  let tried = 0;
  for (const { contact, narrative } of sheet.said.filter(({ key }) => key === 'domestik')) {
    const rate = RISEN.exec(narrative)?.[1];
    if (!rate) continue;
    const told = `${contact} menyampaikan permintaan domestik tumbuh sekitar ${rate} (yoy).`;
    for (const key of ['margin usaha', 'persediaan', 'kapasitas utilisasi'] as const)
      for (const [verb, direction] of [
        ['meningkat', 1],
        ['menurun', -1],
      ] as const) {
        const score = scoreOf(contact, key);
        if (score !== null && Math.sign(score - LIKERT_SCALE.neutral) === direction) continue;
        tried += 1;
        const text = `${told} Sejalan dengan itu, ${smallName(key)} perusahaan ${verb}.`;
        expect([text, statusOf(text)]).not.toEqual([text, 'supported']);
      }
  }
  expect(tried).toBeGreaterThan(10);
});

test('who stood still for a reason is no witness of a fall or a rise for it', async () => {
  const { sheet, statusOf } = await sheetOf('domestik');
  const WAITING = /tidak banyak berubah karena perusahaan memilih menunggu kejelasan ([^,.]+)\./;
  const told = sheet.said.filter(({ key }) => key === 'domestik').map((one) => one.narrative);
  const reasons = told.flatMap((one) => WAITING.exec(one)?.[1] ?? []);
  const isOfMove = (reason: string) =>
    told.some((one) => one.includes(reason) && !WAITING.test(one));
  const stillOnly = reasons.filter((reason) => !isOfMove(reason));
  expect(stillOnly.length).toBeGreaterThan(0);
  for (const reason of stillOnly)
    for (const direction of ['Penurunan', 'Kenaikan']) {
      const text = `${direction} tersebut dipengaruhi ${reason}.`;
      expect([text, statusOf(`Permintaan domestik bergerak. ${text}`)]).not.toEqual([
        text,
        'supported',
      ]);
    }
});

test('how many contacts they are is not read from an average', async () => {
  for (const key of ['perkiraan investasi', 'investasi', 'harga jual'] as const) {
    const { facts, statusOf } = await sheetOf(key);
    for (const [verb, direction] of [
      ['bertambah', 1],
      ['berkurang', -1],
    ] as const)
      for (const [said, category] of [
        ['melaporkan peningkatan', 'above'],
        ['memperkirakan penurunan', 'below'],
      ] as const) {
        const count = (period: 'now' | 'before') =>
          facts.fact('answer-count', { indicator: key, category, period }).value;
        if (Math.sign(count('now') - count('before')) === direction) continue;
        const text = `Jumlah kontak yang ${said} ${smallName(key)} ${verb}.`;
        expect([text, statusOf(text)]).not.toEqual([text, 'supported']);
      }
  }
});

test('what is said to have been so in another quarter is never passed over', async () => {
  const { facts, statusOf } = await sheetOf('domestik');
  const { before } = facts.periods;
  for (const said of [
    'Hal ini berbeda dengan triwulan sebelumnya.',
    `Keadaan ini berbeda dari ${before}.`,
    `Kondisi tersebut serupa dengan ${before}.`,
  ]) {
    const text = `Rata-rata permintaan domestik tercatat ${shown(facts.average('domestik'))}. ${said}`;
    expect([text, KEPT.has(statusOf(text))]).toEqual([text, false]);
  }
  const { statusOf: ofProfile } = await sheetOfProfile();
  expect(ofProfile('Urutan tersebut sama dengan triwulan sebelumnya.')).not.toBe('supported');
});

test('the words that only one contact’s name begins with mean that contact, and longer names nobody', async () => {
  const { statusOf } = await sheetOf('harga jual');
  const told = (name: string, rate: string) =>
    statusOf(`${name}: harga jual ${rate} yoy, terutama minyak kelapa sawit.`);
  expect(told('Nusa Bahari', '+20%')).toBe('supported');
  expect(told('Nusa Bahari', '+15%')).toBe('contradicted');
  for (const other of ['PT Nusa Bahari Mandiri', 'Nusa bahari', 'Nusa Tri', 'Eka Mitra'])
    expect([other, told(other, '+20%')]).not.toEqual([other, 'supported']);
});

test('only who alone gave an answer is said to be the only one that gave it', async () => {
  const { sheet, statusOf } = await sheetOf('domestik');
  const asked = sheet.said.filter(({ key, score }) => key === 'domestik' && score !== null);
  const countOf = (answer: number) => asked.filter(({ score }) => score === answer).length;
  expect(asked.some(({ score }) => countOf(score!) === 1)).toBe(true);
  for (const { contact, score } of asked) {
    const told = (only: string) =>
      statusOf(`${contact} menjadi ${only} kontak dengan skor ${score}.`);
    expect([contact, told('satu-satunya') === 'supported']).toEqual([
      contact,
      countOf(score!) === 1,
    ]);
    expect([contact, told('bukan satu-satunya')]).not.toEqual([contact, 'supported']);
  }
});
