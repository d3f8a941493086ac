import { type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { sampleSession } from '@lqc/analysis/testing';
import { Checker, claimSheet } from '../src/index.js';
import { shown } from './sheet-words.js';
import { isNotTurned } from './neither-way.js';

const session = await sampleSession();
const profile = claimSheet(session, { indicator: null, sector: null, isProfile: true });
const ofProfile = new Checker(profile);
const lastOf = (checker: Checker, text: string) => checker.read(text).at(-1)!.status;
const ofIndicator = (indicator: IndicatorKey) => {
  const sheet = claimSheet(session, { indicator, sector: null, isProfile: false });
  return { sheet, checker: new Checker(sheet) };
};

/** How many companies of each sector came or went since the quarter before. */
const MOVES = profile.table.sectors.flatMap((sector) => {
  const now = profile.table.find({ measure: 'companies', sector });
  const then = profile.table.find({ measure: 'companies', sector, period: 'before' });
  return now && then ? [{ sector, by: now.value - then.value, now: now.value }] : [];
});
const VERBS = (by: number) => (by > 0 ? ['bertambah', 'menambah'] : ['berkurang', 'kehilangan']);

test('a step that several sectors share is right of each of them or not at all', () => {
  const moved = MOVES.filter(({ by }) => by !== 0);
  const pairs = moved.flatMap((one, at) => moved.slice(at + 1).map((two) => [one, two] as const));
  let right = 0;
  for (const [one, two] of pairs)
    for (const verb of VERBS(one.by))
      for (const by of [Math.abs(one.by), Math.abs(one.by) + 1]) {
        const isRight = one.by === two.by && by === Math.abs(one.by);
        for (const text of [
          `${one.sector} dan ${two.sector} masing-masing ${verb} ${by} kontak.`,
          `${one.sector} ${verb} ${by} kontak, demikian pula ${two.sector}.`,
        ]) {
          if (isRight) right += 1;
          if (isRight) expect([text, lastOf(ofProfile, text)]).not.toEqual([text, 'contradicted']);
          else expect([text, lastOf(ofProfile, text)]).not.toEqual([text, 'supported']);
        }
      }
  expect(right).toBeGreaterThan(0);
});

test('a sector that is no longer there is one of which nobody was met', () => {
  for (const { sector, now } of MOVES)
    for (const text of [
      `${sector} tidak lagi tercatat pada triwulan laporan.`,
      `${sector} tidak tercatat lagi.`,
    ]) {
      const isGone = now === 0;
      expect([text, isNotTurned(lastOf(ofProfile, text), isGone)]).toEqual([text, true]);
    }
});

const SCORED = LIKERT_INDICATORS.map(({ key, label }) => [key, label.toLowerCase()] as const);

test.each(SCORED)('counts and shares that go on from the sentence before, %s', (key, name) => {
  const { sheet, checker } = ofIndicator(key);
  const { table, periods } = { table: sheet.table, periods: sheet.table.periods };
  const at = { indicator: key } as const;
  const [now, then] = [
    table.find({ measure: 'answers', ...at })!,
    table.find({ measure: 'answers', ...at, period: 'before' })!,
  ];
  const asked = table.find({ measure: 'contacts' })!;
  const above = table.find({ measure: 'answer-count', ...at, category: 'above' })!;
  const share = table.find({ measure: 'answer-share', ...at, category: 'above' })!;
  const lead = `Sebanyak ${now.value} dari ${asked.value} kontak menjawab ${name}. `;
  const texts = (given: number, said: number): [string, boolean][] => [
    [`${lead}Pada triwulan sebelumnya, jumlahnya ${given} kontak.`, given === then.value],
    [`Jumlah jawaban pada ${periods.before} tercatat ${given}.`, given === then.value],
    [
      `Dari ${now.value} kontak yang menjawab, ${said} di antaranya menyatakan ${name} di atas kondisi netral.`,
      said === above.value,
    ],
  ];
  for (const [text, isRight] of [
    ...texts(then.value, above.value),
    ...texts(then.value + 3, above.value + 3),
  ])
    if (isRight) expect([text, lastOf(checker, text)]).not.toEqual([text, 'contradicted']);
    else expect([text, lastOf(checker, text)]).not.toEqual([text, 'supported']);
  const half = `Pangsa kontak yang menjawab di atas netral mencapai ${shown(share)}%. Angka tersebut`;
  const below = `${half} belum mencapai separuh dari seluruh kontak yang menjawab.`;
  const beyond = `${half} sudah melampaui separuh dari kontak yang menjawab.`;
  if (share.exact < 50)
    expect([beyond, lastOf(checker, beyond)]).not.toEqual([beyond, 'supported']);
  else expect([below, lastOf(checker, below)]).not.toEqual([below, 'supported']);
});

test('one figure of two quarters is right of both or not at all', () => {
  const { before, now } = profile.table.periods;
  let right = 0;
  for (const { sector, by, now: count } of MOVES)
    for (const said of [count, count - by]) {
      const text = `${sector} konsisten diwakili ${said} kontak pada ${before} maupun ${now}.`;
      if (by === 0) right += 1;
      expect([text, isNotTurned(lastOf(ofProfile, text), by === 0)]).toEqual([text, true]);
    }
  expect(right).toBeGreaterThan(0);
});

test('so many are left of those who were there, and two counts go on in their order', () => {
  const count = (category: 'domestic' | 'export', period: 'now' | 'before') =>
    profile.table.find({ measure: 'companies', category, period })!.value;
  const { before, now } = profile.table.periods;
  const lead = `Pada ${before} tercatat ${count('domestic', 'before')} perusahaan berorientasi domestik dan ${count('export', 'before')} perusahaan berorientasi ekspor. Pada ${now} jumlahnya menjadi`;
  const [home, abroad] = [count('domestic', 'now'), count('export', 'now')];
  expect(lastOf(ofProfile, `${lead} ${home} dan ${abroad} perusahaan.`)).not.toBe('contradicted');
  expect(lastOf(ofProfile, `${lead} ${abroad} dan ${home} perusahaan.`)).not.toBe('supported');
  for (const { sector, by, now: there } of MOVES.filter((one) => one.by < 0 && one.now > 0)) {
    const said = (then: number) =>
      lastOf(ofProfile, `Kontak ${sector} tinggal ${there} dari ${then} pada ${before}.`);
    expect([sector, said(there - by)]).not.toEqual([sector, 'contradicted']);
    expect(said(there - by + 1)).not.toBe('supported');
  }
});
