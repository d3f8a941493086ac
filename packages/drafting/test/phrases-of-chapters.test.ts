import { sectorFigures } from '@lqc/analysis';
import { sampleQuarter } from '@lqc/analysis/testing';
import { INDICATORS, LIKERT_INDICATORS, type SectionSubject, SECTORS } from '@lqc/contracts';
import { BEGINS_A_REASON } from '../src/reasons/reason-words.js';
import { automaticSummary, chapterFacts, sectionInput } from '../src/index.js';

const QUARTERS = [1, 2, 3, 4].map(
  (quarter) => `Triwulan ${['I', 'II', 'III', 'IV'][quarter - 1]} 2024`,
);
const PAIRS = [...QUARTERS, 'Triwulan I 2025'].flatMap((now, at, all) =>
  at === 0 ? [] : [[now, all[at - 1]!] as const],
);

/** As often a reader takes the same words for a way of speaking, and no oftener. */
const MOST = 3;
const WORDS = 3;

/** What a chapter names again and again for good reason: its subjects, and the words of its fixed scales. */
const NAMES = [
  ...INDICATORS.map(({ label }) => label.replace(/ \(.*\)$/, '')),
  ...SECTORS.map(({ name }) => name),
  'tingkat upah',
  'jumlah tenaga kerja',
  ...['di atas', 'di sekitar', 'di bawah'].flatMap((at) => [`${at} netral`, `${at} normal`]),
  'relatif stabil',
  // Of fewer nothing is told, which stands with each of them.
  'kurang dari tiga perusahaan',
  'secara tahunan',
  'salah satu kontak',
  'beberapa kontak',
]
  .map((name) => name.toLowerCase())
  .toSorted((a, b) => b.length - a.length);
const PERIOD = /triwulan [iv]+ \d{4}/g;
const ENDS_A_RUN = /[|.,;:()\d%"*\n–#“”]+/;

/** How often each run of words stands in texts, without names, quotes and what contacts gave as reasons. */
function runsIn(texts: readonly { readonly text: string; readonly reasons: readonly string[] }[]) {
  const counts = new Map<string, number>();
  for (const { text, reasons } of texts) {
    const plain = [...reasons, ...NAMES].reduce(
      (left, name) => left.replaceAll(name, '|'),
      text
        .toLowerCase()
        .replace(/“[^”]*”/g, '|')
        .replaceAll(PERIOD, '|'),
    );
    for (const stretch of plain.split(ENDS_A_RUN)) {
      const words = stretch.trim().split(/\s+/).filter(Boolean);
      for (let at = 0; at + WORDS <= words.length; at += 1) {
        const run = words.slice(at, at + WORDS).join(' ');
        counts.set(run, (counts.get(run) ?? 0) + 1);
      }
    }
  }
  return counts;
}

const reasonsOf = (narrative: string): string[] =>
  narrative
    .toLowerCase()
    .split(new RegExp(`${BEGINS_A_REASON.source}(?: oleh| dengan)?`, 'i'))
    .slice(1)
    .map((reason) => reason.trim().split(/[,.;]| yang /)[0]!)
    .filter(Boolean);

test.each(PAIRS)(
  'no chapter on %s says the same three words more than three times',
  async (now, before) => {
    const quarters = {
      now: await sampleQuarter(now),
      before: await sampleQuarter(before),
      last_year: null,
    };
    const draft = (section: SectionSubject) => {
      const sheet = chapterFacts(sectionInput(section, quarters));
      const reasons = [
        ...new Set(sheet.claims.said.flatMap(({ narrative }) => reasonsOf(narrative))),
      ];
      return {
        text: automaticSummary(sheet),
        reasons: reasons.toSorted((a, b) => b.length - a.length),
      };
    };
    const chapters: Record<string, SectionSubject[]> = {
      ringkasan: [{ kind: 'ringkasan_eksekutif', target: null }],
      bab_1: [{ kind: 'garis_besar', target: null }],
      bab_2: LIKERT_INDICATORS.map(({ key }) => ({ kind: 'indikator', target: key })),
      bab_3: sectorFigures(quarters.now).flatMap(({ sector }) =>
        sector === null ? [] : [{ kind: 'lapangan_usaha' as const, target: sector }],
      ),
    };
    const often = Object.entries(chapters).flatMap(([chapter, sections]) =>
      [...runsIn(sections.map(draft))]
        .filter(([, count]) => count > MOST)
        .map(([run, count]) => `${chapter}: ${run} (${count})`),
    );
    expect(often).toEqual([]);
  },
);
