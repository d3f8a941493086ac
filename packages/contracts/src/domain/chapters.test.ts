import { summaryProblem } from './chapters.js';

const asked = { quarter_now: 'Triwulan III 2025', quarter_before: 'Triwulan II 2025' };

test('the broad outline of BAB 1 is of all indicators, so that none must be chosen', () => {
  const outline = { ...asked, chapter: 'bab_1', analysis_type: 'garis_besar' };
  expect(summaryProblem(outline)).toBeNull();
  expect(summaryProblem({ ...outline, quarter_before: '' })).toBe(
    'SUMMARY_QUARTER_BEFORE_REQUIRED',
  );
  expect(summaryProblem({ ...outline, analysis_type: 'indikator_spesifik' })).toBe(
    'SUMMARY_INDICATOR_REQUIRED',
  );
  expect(summaryProblem({ ...outline, chapter: 'bab_3' })).toBe('SUMMARY_SECTOR_REQUIRED');
});
