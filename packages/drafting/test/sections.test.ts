import { sessionExpectations } from '@lqc/analysis';
import { type IndicatorKey, LEAST_ANSWERS, type ReportSection } from '@lqc/contracts';
import { documentPhrases, workbookPhrases } from '@lqc/phrases';
import { ANSWERS_FOR_A_RANGE, levelOf, rangeOfLevel } from '@lqc/statistics';
import { automaticSummary, chapterFacts, checkedText, sectionInput } from '../src/index.js';
import { aContact, aQuarter, aRegister } from '@lqc/analysis/testing';
import { type Firm, quarterOf } from './quarter-of.js';

const SPREAD = [2, 3, 3, 4] as const;
const firms = (moves: Partial<Record<IndicatorKey, number>>): Firm[] =>
  Array.from({ length: 40 }, (_, at) => ({
    name: `PT Perusahaan ${at}`,
    sector: at % 2 === 0 ? 'Konstruksi' : 'Real Estat',
    score: (key) => SPREAD[at % SPREAD.length]! + (moves[key] ?? 0),
    narrative:
      at === 2
        ? 'Perubahan terjadi karena satu pesanan khusus.'
        : 'Perubahan terjadi karena musim panen raya di daerah.',
  }));
const now = quarterOf('Triwulan III 2025', firms({ domestik: 1, ekspor: -1, investasi: 1 }));
const quarters = {
  now: {
    ...now,
    quality: {
      ...now.quality,
      invalid_answers: [
        {
          sheet: 'Rahasia Jaya',
          cell: 'D11',
          indicator: 'Investasi',
          value: '9',
          reason: 'OUT_OF_SCALE' as const,
        },
      ],
    },
  },
  before: quarterOf('Triwulan II 2025', firms({})),
  last_year: null,
};
const draft = (kind: ReportSection['kind'], target: string | null = null) => {
  const sheet = chapterFacts(sectionInput({ kind, target }, quarters));
  const text = automaticSummary(sheet);
  return { text, sheet, ...checkedText(text, sheet) };
};

test.each<[ReportSection['kind'], string | null]>([
  ['ringkasan_eksekutif', null],
  ['garis_besar', null],
  ['indikator', 'domestik'],
  ['lapangan_usaha', 'Konstruksi'],
  ['profil', null],
])('the section %s has a draft that the data bear out, but for its own words', (kind, target) => {
  const { counts, statements, text, sheet } = draft(kind, target);
  expect(counts.statements).toBeGreaterThan(1);
  const others = statements.filter(({ status }) => status !== 'supported');
  const own = (sheet.own ?? []).map(({ text: told }) => told.replace('### ', ''));
  expect(others.map(({ start, end }) => text.slice(start, end).replace('### ', ''))).toEqual(
    own.filter((told) => text.includes(told)),
  );
});

test('no sentence of the executive summary stands in chapter 1 as well', () => {
  const sentencesOf = (kind: ReportSection['kind']) => {
    const { text, statements } = draft(kind);
    const told = statements.filter(({ status }) => status === 'supported');
    return told.map(({ start, end }) => text.slice(start, end).replaceAll('*', ''));
  };
  const summary = sentencesOf('ringkasan_eksekutif');
  expect(summary.length).toBeGreaterThan(5);
  expect(sentencesOf('garis_besar').filter((one) => summary.includes(one))).toEqual([]);
});

test('the executive summary has one opening, three messages and one risk', () => {
  const { text } = draft('ringkasan_eksekutif');
  expect(text).toContain(
    'Skor permintaan domestik dan investasi naik, sedangkan permintaan ekspor turun',
  );
  expect(text).toContain('40 perusahaan');
  expect(text.match(/^- /gm)).toHaveLength(3);
  expect(text).toMatch(/### Risiko.*\n\nSebanyak \d+ dari 40 kontak menjawab di bawah netral/);
  expect(text).not.toContain('pesanan khusus');
});

test('the method is told in the sentences of the workbooks, with the small groups of the sentences', () => {
  const { text } = draft('metode');
  for (const [item, sentence] of [workbookPhrases.method.average, workbookPhrases.method.range])
    expect(text).toContain(`**${item}.** ${sentence}`);
  expect(text).toContain(`arah perubahan di bawah ${LEAST_ANSWERS.change}`);
  expect(text).not.toContain('Idulfitri');
});

test('what the method points at is there, and its limits are those of the figures', () => {
  const method = draft('metode').text;
  expect(method).toContain(`kurang dari ${ANSWERS_FOR_A_RANGE} jawaban`);
  // Of fewer, and of such as are alike, where they lie is said without a range.
  const five = [3, 3, 5, 4, 4];
  expect([rangeOfLevel(five), levelOf(five)]).toEqual([null, 'above']);
  expect([rangeOfLevel(five.slice(1)), levelOf(five.slice(1))]).toEqual([null, null]);
  expect(method).toContain(`terhadap netral tetap dibaca sejak ${five.length} jawaban`);
  for (const [, sheet] of method.matchAll(/pada lembar ([A-Z]\w+(?: [A-Z]\w+)*)/g))
    expect(Object.values(workbookPhrases.sheet)).toContain(sheet);
  // As `withheldCell` has it.
  expect(draft('tabel').text).toContain(`diganti dengan tanda “${documentPhrases.withheldCell}”`);
});

test('a compared quarter that has Idulfitri, where this one has not, is told with the method', () => {
  const compared = { ...quarters, before: quarterOf('Triwulan I 2025', firms({})) };
  const section = sectionInput({ kind: 'metode', target: null }, compared);
  expect(automaticSummary(chapterFacts(section))).toContain(
    '**Idulfitri.** Idulfitri jatuh pada Triwulan I 2025, tidak pada Triwulan III 2025.',
  );
});

test('with how much care a change is read because of Idulfitri is told where a change is', () => {
  const summary = (score: Firm['score']) => {
    const made = firms({}).map((firm) => ({ ...firm, score }));
    const compared = {
      now: quarterOf('Triwulan III 2025', made),
      before: quarterOf('Triwulan I 2025', firms({})),
      last_year: null,
    };
    const section = sectionInput({ kind: 'ringkasan_eksekutif', target: null }, compared);
    return automaticSummary(chapterFacts(section));
  };
  expect(summary(() => 3)).toContain('Idulfitri jatuh pada Triwulan I 2025');
  expect(summary(() => null)).not.toContain('Idulfitri');
});

test('what was left out of the figures is counted, and no sheet or company is named', () => {
  const { text } = draft('kualitas_data');
  expect(text).toContain('Jawaban yang tidak ikut dihitung: 1 (1 di luar skala 1–5)');
  expect(text).toContain('### Triwulan II 2025');
  expect(text).not.toContain('Rahasia Jaya');
});

test("an annex's own sentences need no check, those that a person adds do", () => {
  for (const kind of ['metode', 'kualitas_data', 'tabel'] as const) {
    const { sheet, text, counts } = draft(kind);
    expect(counts.statements).toBe(0);
    const added = checkedText(`${text}\n\nRata-rata Investasi tercatat 1,23.`, sheet);
    expect(added.counts).toMatchObject({ statements: 1, contradicted: 1 });
  }
});

test('every figure that is told of a sector names it, unless it is of all contacts', () => {
  const { facts } = draft('lapangan_usaha', 'Konstruksi').sheet;
  const named = facts.filter(({ label }) => label.includes('Konstruksi'));
  expect(named.map(({ id }) => id)).toEqual(
    facts.flatMap(({ id }) => (id.includes('Konstruksi') ? [id] : [])),
  );
  expect(named.map(({ label }) => label)).toContainEqual(
    expect.stringMatching(/^Rata-rata Harga Jual di Konstruksi, Triwulan III 2025: \d,\d\d$/),
  );
});

test('a section without its indicator, or without a current quarter, is refused', () => {
  expect(() => sectionInput({ kind: 'indikator', target: 'cuaca' }, quarters)).toThrow(
    'SUMMARY_INDICATOR_REQUIRED',
  );
  expect(() => sectionInput({ kind: 'profil', target: null }, { ...quarters, now: null })).toThrow(
    'QUARTER_NOT_LOADED',
  );
});

test.each<[ReportSection['kind'], string | null]>([
  ['ringkasan_eksekutif', null],
  ['indikator', 'domestik'],
  ['lapangan_usaha', 'Konstruksi'],
  ['profil', null],
])(
  'a figure that is told of the section %s has the id and value of the fact that claims are held against',
  (kind, target) => {
    const { sheet } = draft(kind, target);
    const facts = new Map([...sheet.claims.table.facts()].map((fact) => [fact.id, fact]));
    expect(sheet.facts.length).toBeGreaterThan(5);
    expect(new Set(sheet.facts.map(({ id }) => id)).size).toBe(sheet.facts.length);
    for (const { id, value, unit } of sheet.facts)
      expect({ id, ...facts.get(id) }).toMatchObject({ id, value, unit });
  },
);

test('the summary says where the averages lie, and of which sector most companies are', () => {
  const told = (sector: (at: number) => string | null) => {
    const made = firms({ domestik: 1 }).map((one, at) => ({ ...one, sector: sector(at) }));
    const given = { ...quarters, now: quarterOf('Triwulan III 2025', made) };
    const input = sectionInput({ kind: 'ringkasan_eksekutif', target: null }, given);
    return automaticSummary(chapterFacts(input));
  };
  const dominated = told((at) => (at % 4 === 0 ? 'Konstruksi' : 'Real Estat'));
  expect(dominated).toContain(
    'Dari 15 indikator berskala, 1 berada di atas netral, 14 di sekitar netral',
  );
  expect(dominated).toContain('Sebanyak 30 dari 40 perusahaan berasal dari Real Estat, sehingga');
  expect(told((at) => (at % 2 === 0 ? 'Konstruksi' : 'Real Estat'))).not.toContain('sehingga');
  // Without the four that the register does not know, it would tell how many the two of construction are.
  const unknown = told((at) => (at < 2 ? 'Konstruksi' : at < 6 ? null : 'Real Estat'));
  expect(unknown).not.toContain('perusahaan berasal dari Real Estat');
});

/** The chapter on a question without scores: nine tell a rise, six a fall, each side its reason, nine neither. */
const chapterWithoutScores = (about: IndicatorKey, subject: string) => {
  const contacts = Array.from({ length: 24 }, (_, at) =>
    aContact(
      {
        [about]: {
          score: null,
          narrative:
            at < 9
              ? `${subject} naik karena nilai tukar rupiah.`
              : at < 15
                ? `${subject} turun akibat curah hujan yang tinggi.`
                : `${subject} relatif stabil.`,
        },
      },
      `PT Perusahaan ${at}`,
    ),
  );
  const register = aRegister(Object.fromEntries(contacts.map(({ name }) => [name, 'Konstruksi'])));
  const given = { ...quarters, now: aQuarter(contacts, register, 'Triwulan III 2025') };
  return automaticSummary(chapterFacts(sectionInput({ kind: 'indikator', target: about }, given)));
};

test('a question without scores is told by how many give a reason, of the side that more speak of', () => {
  const text = chapterWithoutScores('biaya bahan baku', 'Biaya bahan baku');
  expect(text).toContain('9 menyebut kenaikan, 6 penurunan, dan 9 tetap atau tanpa arah');
  expect(text).toMatch(/9 kontak.*nilai tukar rupiah[^]*6 kontak.*curah hujan/);
});

test('of financing and interest rates no direction is told, since one may rise while the other falls', () => {
  const text = chapterWithoutScores('pembiayaan dan suku bunga', 'Kebutuhan pembiayaan');
  expect(text).toContain('24 dari 24 kontak memberi keterangan tanpa skor.');
  expect(text).toMatch(/perkembangan pembiayaan dan suku bunga .*nilai tukar rupiah/);
  expect(text).not.toMatch(/kenaikan|penurunan/);
});

test('a comparison with last year says where it is one of other companies', () => {
  const before = (name: string) =>
    quarterOf(
      'Triwulan III 2024',
      firms({ domestik: -1 }).map((one, at) => ({ ...one, name: `${name} ${at}` })),
    );
  const told = (last_year: ReturnType<typeof before>) => {
    const input = sectionInput({ kind: 'garis_besar', target: null }, { ...quarters, last_year });
    return automaticSummary(chapterFacts(input));
  };
  expect(told(before('PT Perusahaan'))).not.toContain('perusahaan yang berbeda');
  expect(told(before('PT Lain'))).toMatch(
    /Secara tahunan, .*\. Tidak satu pun dari 40 perusahaan juga menjadi kontak pada Triwulan III 2024, sehingga/,
  );
});

test('the page on expectations says how many came true oftener than by chance', () => {
  const { text } = draft('harapan');
  expect(text).toMatch(
    /^\*\*Dari 5 perkiraan, (?:tidak satu pun|\d) lebih sering tepat daripada kebetulan \(uji satu sisi, 95%\)/,
  );
  expect(text).not.toContain('Kelebihan');
});

test('an expectation that came true a little oftener than by chance is not said to exceed it', () => {
  // Of 40 the first 20 expected a rise, and so many of them, and as many of the others, were right.
  const page = (right: number) => {
    const score = (at: number) => (at < 20 === at % 20 < right ? 4 : 2);
    const now = firms({}).map((firm, at) => ({ ...firm, score: () => score(at) }));
    const before = firms({}).map((firm, at) => ({ ...firm, score: () => (at < 20 ? 4 : 2) }));
    const input = sectionInput(
      { kind: 'harapan', target: null },
      {
        now: quarterOf('Triwulan III 2025', now),
        before: quarterOf('Triwulan II 2025', before),
        last_year: null,
      },
    );
    const { pairs } = sessionExpectations(input.now!, input.before!);
    return [automaticSummary(chapterFacts(input)), ...pairs.map((pair) => pair.against_chance)];
  };
  // H₀ is a half of 40: 60 % lies within chance, which ends at 63 %; 65 % does not. Screens tell the same.
  const [none, all] = [
    /^\*\*Dari 5 perkiraan, tidak satu pun/,
    /^\*\*Dari 5 perkiraan, 5 lebih[^;]*\.\*\*/,
  ];
  const each = (chance: string) => Array<string>(5).fill(chance);
  expect(page(12)).toEqual([expect.stringMatching(none), ...each('alike')]);
  expect(page(13)).toEqual([expect.stringMatching(all), ...each('better')]);
  expect(page(7)).toEqual([expect.stringMatching(none), ...each('worse')]);
});

test('words of the page on what changes are made of are defined there, and not in the method of a copy that leaves', () => {
  for (const [item] of [workbookPhrases.method.distinguishable, workbookPhrases.method.matched]) {
    expect(draft('sumber_perubahan').text).toContain(`**${item}.**`);
    expect(draft('metode').text).not.toContain(`**${item}.**`);
  }
  expect(draft('metode').text).not.toMatch(/\b(?:qtq|yoy)\b/);
  expect(draft('metode').text).toContain(
    `banyaknya kontak yang memberi sebab yang sama bila sedikitnya ${LEAST_ANSWERS.level} perusahaan`,
  );
});

test('the page of themes tells words that more contacts say than in the quarters before, with their answers', () => {
  const dry = firms({ domestik: -1 }).map((firm, at) =>
    at < 12 ? { ...firm, narrative: 'Pesanan berkurang karena banjir bandang.' } : firm,
  );
  const input = sectionInput(
    { kind: 'tema', target: null },
    { ...quarters, now: quarterOf('Triwulan III 2025', dry) },
  );
  const text = automaticSummary(chapterFacts(input));
  expect(text).toContain('lebih banyak kontak dibandingkan dengan Triwulan II 2025');
  expect(text).toMatch(
    /^- \*\*banjir bandang\*\*: 12 dari 40 kontak; 0 dari 40 pada Triwulan II 2025\. Terbanyak pada .+ \(12 kontak\): \d+ menjawab di atas netral, \d+ netral, \d+ di bawah netral\.$/m,
  );
  expect(text).not.toContain('berkurang');
  expect(draft('tema').text).toContain(
    'Tidak ada kata yang disebut secara bermakna oleh lebih banyak kontak',
  );
});
