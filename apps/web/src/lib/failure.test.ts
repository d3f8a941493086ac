import { ApiError, NetworkError } from '@lqc/client';
import { failureSentence } from './failure';

/** A refusal, with the server's own sentence or without. */
const refusal = (status: number, detail: string | null = null) =>
  new ApiError(status, 'INTERNAL', detail ?? 'Silakan coba lagi.', null, detail);

const sentences = ['Gagal membuat tabulasi', 'Data validation failed'] as const;

test("the server's own sentence is what a person reads", () => {
  const error = refusal(422, 'Harap isi periode.');
  expect(failureSentence(error, ...sentences)).toBe('Harap isi periode.');
});

test('without one, refused content and other failures have their own sentence', () => {
  expect(failureSentence(refusal(422), ...sentences)).toBe('Data validation failed');
  expect(failureSentence(refusal(502), ...sentences)).toBe('Gagal membuat tabulasi');
  expect(failureSentence(new Error('x'), 'Gagal ekspor data')).toBe('Gagal ekspor data');
});

test('a connection that is gone says so', () => {
  expect(failureSentence(new NetworkError(), ...sentences)).toMatch(/^Koneksi ke server terputus/);
});
