import { ERROR_CODES } from '@lqc/contracts';
import { errorSentence } from './errors.js';

test('every error code has a sentence that a person can read', () => {
  for (const code of ERROR_CODES) {
    const sentence = errorSentence(code, {
      sheets: 3,
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
    });
    expect(sentence).toMatch(/^[A-Z][^{}]{10,}$/);
  }
});

test('arguments take the place of their braces', () => {
  expect(errorSentence('WORKBOOK_WITHOUT_CONTACTS', { sheets: 12 })).toContain('dari 12 lembar');
});
