import { ERROR_CODES, type ErrorCode, type UsageLimitName } from '@lqc/contracts';
import { errorSentence } from './errors.js';

test('every error code has a sentence that a person can read', () => {
  for (const code of ERROR_CODES) {
    const sentence = errorSentence(code, {
      sheets: 3,
      sheet: 'Kontak',
      cell: 'D2',
      seconds: 5,
      owner: 'sari',
      label: 'Triwulan I 2026',
      limit: 100,
      holder: 'sari',
      title: 'Laporan Liaison',
      count: 2,
      from: 'draf',
      to: 'terbit',
      host: 'liaison.contoh',
      verdict: 'kata salah (sari)',
    });
    expect(sentence).toMatch(/^[A-Z][^{}]{10,}$/);
  }
});

test.each([
  'METHOD_NOT_ALLOWED',
  'CALL_KEY_TAKEN',
  'UNSUPPORTED_MEDIA_TYPE',
  'CAPTURE_VALUE_INVALID',
] as const)('the refusal %s says what to do about it', (code) => {
  expect(errorSentence(code)).toMatch(/Periksa|Muat ulang|persingkat/);
});

test('arguments take the place of their braces', () => {
  expect(errorSentence('WORKBOOK_WITHOUT_CONTACTS', { sheets: 12 })).toContain('dari 12 lembar');
  expect(errorSentence('MODEL_BUDGET_ALL', { limit: 10_000_000 })).toContain('(10.000.000 token)');
});

/** The refusal of whoever reaches a limit of use. */
const REFUSALS: Readonly<Record<UsageLimitName, ErrorCode>> = {
  stored_mb_per_person: 'STORAGE_FULL_PERSON',
  stored_mb_in_all: 'STORAGE_FULL_ALL',
  unfinished_quick_per_person: 'TOO_MANY_RUNS',
  unfinished_heavy_per_person: 'TOO_MANY_RUNS',
  unfinished_model_per_person: 'TOO_MANY_RUNS',
  model_tokens_per_person_and_day: 'MODEL_BUDGET_PERSON',
  model_tokens_in_all_and_day: 'MODEL_BUDGET_ALL',
  merge_seconds_per_file: 'MERGE_FILE_TIMED_OUT',
  reports_per_person: 'REPORTS_FULL',
  comments_per_section: 'REPORT_COMMENTS_FULL',
  conclusions_per_person: 'CONCLUSIONS_FULL',
  saved_searches_per_person: 'SAVED_SEARCHES_FULL',
  office_words_in_all: 'OFFICE_WORDS_FULL',
};

test.each(Object.entries(REFUSALS))(
  'who reaches the limit %s is told how much it is, and where admins change it',
  (_limit, code) => {
    const sentence = errorSentence(code, { limit: 123 });
    expect(sentence).toContain('123');
    expect(sentence).toContain('administrator');
    expect(sentence).toContain('Operasional');
  },
);
