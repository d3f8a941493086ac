import { failureSentence } from './failure';
import { errorOf, NetworkError } from './http';

const sentences = { fallback: 'Gagal membuat tabulasi', invalid: 'Data validation failed' };

test("the server's own sentence is what a person reads", () => {
  const error = errorOf(422, { code: 'PERIODS_REQUIRED', message: 'Harap isi periode.' });
  expect(failureSentence(error, sentences)).toBe('Harap isi periode.');
});

test('without one, refused content and other failures have their own sentence', () => {
  expect(failureSentence(errorOf(422, null), sentences)).toBe('Data validation failed');
  expect(failureSentence(errorOf(502, null), sentences)).toBe('Gagal membuat tabulasi');
  expect(failureSentence(new Error('x'), { fallback: 'Gagal ekspor data' })).toBe(
    'Gagal ekspor data',
  );
});

test('a connection that is gone says so', () => {
  expect(failureSentence(new NetworkError(), sentences)).toMatch(/^Koneksi ke server terputus/);
});
