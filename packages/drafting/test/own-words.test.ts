import { sectorTotals } from '@lqc/analysis';
import { sampleQuarter, sampleSession } from '@lqc/analysis/testing';
import { INDICATORS, type SectionSubject } from '@lqc/contracts';
import { leadDirection } from '@lqc/language';
import { automaticSummary, chapterFacts, checkedText, sectionInput } from '../src/index.js';
import { quarterOf } from './quarter-of.js';

const quarters = await sampleSession();
const sectors = Object.keys(sectorTotals(quarters.now!.matching));
const SUBJECTS: readonly SectionSubject[] = [
  ...(
    ['ringkasan_eksekutif', 'garis_besar', 'profil', 'metode', 'kualitas_data', 'tabel'] as const
  ).map((kind) => ({ kind, target: null })),
  ...INDICATORS.map(({ key }) => ({ kind: 'indikator' as const, target: key })),
  ...sectors.map((target) => ({ kind: 'lapangan_usaha' as const, target })),
];

const drafted = SUBJECTS.map((subject) => {
  const sheet = chapterFacts(sectionInput(subject, quarters));
  return {
    ...checkedText(automaticSummary(sheet), sheet),
    said: sheet.claims.said,
    given: sheet.given,
  };
});

test('of the product’s own words nothing is left unchecked in any chapter, nor called wrong', () => {
  expect(SUBJECTS.length).toBeGreaterThan(25);
  let asserted = 0;
  for (const { summary, statements } of drafted) {
    const open = statements.filter(({ status }) => status !== 'supported' && status !== 'no_claim');
    expect(open.map(({ start, end }) => summary.slice(start, end))).toEqual([]);
    asserted += statements.filter(({ status }) => status === 'supported').length;
  }
  expect(asserted).toBeGreaterThan(100);
});

test('a message that growth slows is the product’s own words as an item of the summary too', () => {
  const quarter = (label: string, investment: number) =>
    quarterOf(
      label,
      Array.from({ length: 30 }, (_, at) => ({
        name: `PT Contoh ${at}`,
        sector: 'Konstruksi',
        score: (key) => (key === 'investasi' ? investment - (at % 2) : 3),
      })),
    );
  const sheet = chapterFacts(
    sectionInput(
      { kind: 'ringkasan_eksekutif', target: null },
      {
        now: quarter('Triwulan III 2025', 4),
        before: quarter('Triwulan II 2025', 5),
        last_year: null,
      },
    ),
  );
  const { summary, statements } = checkedText(automaticSummary(sheet), sheet);
  const message = '- Investasi tumbuh melambat.';
  const checked = statements.find(({ start }) => summary.startsWith(message, start));
  expect(checked!.status).toBe('no_claim');
});

test('changes of which the same companies say the same are told in one sentence', () => {
  const overview = drafted.find(({ summary }) => summary.startsWith('Liaison Triwulan I 2025'));
  expect(overview!.summary.match(/[^.]*yang menjawab di kedua triwulan[^.]*\./g)).toEqual([
    ' Pada 27 perusahaan yang menjawab di kedua triwulan, perubahan skor investasi dan biaya energi tidak dapat dibedakan dari nol; perubahan pada seluruh kontak dapat berasal dari pergantian kontak.',
  ]);
});

test('a change is called yearly only where four quarters lie between', async () => {
  const other = await sampleQuarter('Triwulan II 2024');
  expect(drafted.map(({ summary }) => summary).join('\n')).toContain('Secara tahunan, ');
  const session = { ...quarters, last_year: other };
  const drafts = SUBJECTS.map((subject) =>
    automaticSummary(chapterFacts(sectionInput(subject, session))),
  ).join('\n');
  expect(drafts).not.toMatch(/secara tahunan/i);
  expect(drafts).toContain('Dibandingkan dengan Triwulan II 2024, ');
});

test('a quote stands behind a verb of saying, which is said once, and in no draft twice', () => {
  // An annex sets words in marks that nobody said.
  for (const { summary: draft } of drafted.filter(({ given }) => !given)) {
    expect(draft).not.toMatch(/menyampaikan[^“]*“Kontak menyampaikan/);
    for (const [before] of draft.matchAll(/[^“”]+(?=“)/g))
      expect(before).toMatch(/ me\p{L}+(?:,| bahwa) $/u);
    const quotes = draft.match(/“[^”]+”/g) ?? [];
    expect(quotes).toHaveLength(new Set(quotes).size);
  }
});

test('of a sector every indicator with five answers is told, by its figure where it stands apart', () => {
  const sector = 'Industri Pengolahan';
  const sheet = chapterFacts(sectionInput({ kind: 'lapangan_usaha', target: sector }, quarters));
  const told = automaticSummary(sheet);
  const figures = told.match(/\b\d,\d\d\b/g) ?? [];
  for (const { key, label } of INDICATORS) {
    const average = sheet.claims.table.find({ measure: 'average', indicator: key, sector });
    if (!average || average.n < 5) continue;
    expect(told.toLowerCase()).toContain(label.replace(/ \(.*/, '').toLowerCase());
    const range = 1.6448536 * average.se!;
    if (Math.abs(average.value - 3) > range)
      expect(figures).toContain(average.value.toFixed(2).replace('.', ','));
  }
});

test('nobody stands behind a reason whose own words tell the other movement', () => {
  let links = 0;
  for (const { summary, statements, said } of drafted) {
    const askedOf = (sentence: string) =>
      said.find(({ narrative }) => narrative.includes(sentence))!.key!;
    for (const { start, end, evidence } of statements) {
      const [, movement] =
        /(?:mengaitkan|[Aa]lasan) (?:perkiraan )?(kenaikan|penurunan)/.exec(
          summary.slice(start, end),
        ) ?? [];
      if (!movement) continue;
      const other = movement === 'kenaikan' ? -1 : 1;
      for (const { sentence } of evidence) {
        expect([sentence, leadDirection(sentence, askedOf(sentence))]).not.toEqual([
          sentence,
          other,
        ]);
        links += 1;
      }
    }
  }
  expect(links).toBeGreaterThan(40);
});
