import { sectorTotals } from '@lqc/analysis';
import { sampleSession } from '@lqc/analysis/testing';
import { LIKERT_INDICATORS } from '@lqc/contracts';
import { automaticSummary, chapterFacts, checkedText, sectionInput } from '../src/index.js';
import type { SectionSubject } from '../src/index.js';

const quarters = await sampleSession();
const sectors = Object.keys(sectorTotals(quarters.now!.matching));
const SUBJECTS: readonly SectionSubject[] = [
  ...(
    ['ringkasan_eksekutif', 'garis_besar', 'profil', 'metode', 'kualitas_data', 'tabel'] as const
  ).map((kind) => ({ kind, target: null })),
  ...LIKERT_INDICATORS.map(({ key }) => ({ kind: 'indikator' as const, target: key })),
  ...sectors.map((target) => ({ kind: 'lapangan_usaha' as const, target })),
];

test('of the product’s own words nothing is left unchecked in any chapter, nor called wrong', () => {
  expect(SUBJECTS.length).toBeGreaterThan(25);
  let asserted = 0;
  for (const subject of SUBJECTS) {
    const sheet = chapterFacts(sectionInput(subject, quarters));
    const { summary, statements } = checkedText(automaticSummary(sheet), sheet);
    const open = statements.filter(({ status }) => status !== 'supported' && status !== 'no_claim');
    expect(open.map(({ start, end }) => summary.slice(start, end))).toEqual([]);
    asserted += statements.filter(({ status }) => status === 'supported').length;
  }
  expect(asserted).toBeGreaterThan(100);
});
