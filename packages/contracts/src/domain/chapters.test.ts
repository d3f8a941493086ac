import { ANALYSIS_TYPES, CHAPTERS, summaryProblem } from './chapters.js';

const asked = { quarter_now: 'Triwulan III 2025', quarter_before: 'Triwulan II 2025' };

test('the broad outline of BAB 1 is of all indicators, so that none must be chosen', () => {
  const outline = { ...asked, chapter: 'bab_1', analysis_type: 'garis_besar' } as const;
  expect(summaryProblem(outline)).toBeNull();
  expect(summaryProblem({ ...outline, quarter_before: '' })).toBe(
    'SUMMARY_QUARTER_BEFORE_REQUIRED',
  );
  expect(summaryProblem({ ...outline, analysis_type: 'indikator_spesifik' })).toBe(
    'SUMMARY_INDICATOR_REQUIRED',
  );
});

test('a chapter is asked for with a type that it has; the one of BAB 2 goes without saying', () => {
  const told = { ...asked, indicator_type: 'ekspor' };
  const taken = CHAPTERS.flatMap((chapter) =>
    [...ANALYSIS_TYPES, 'ramalan', ''].filter(
      (type) => !summaryProblem({ ...told, chapter, analysis_type: type }),
    ),
  );
  expect(taken).toEqual([
    'garis_besar',
    'indikator_spesifik',
    'indikator_utama',
    '',
    'analisis_sektoral',
    'profil_kontak',
  ]);
});
