import { ApiError } from '@lqc/client';
import { askFailure } from './ask-failure';

const refused = (status: number, code: ApiError['code'], said = 'Kalimat server.') =>
  new ApiError(status, code, said, null, said);

test.each([
  [refused(503, 'LLM_TIMED_OUT'), 'question', /^Permintaan timeout. Server sedang sibuk/],
  [new Error('timeout of 1000 ms'), 'question', /^Permintaan timeout/],
  [refused(404, 'ANALYSIS_NOT_FOUND'), 'continue', /^Sesi tidak ditemukan. Silakan refresh/],
  [refused(503, 'LLM_BUSY'), 'continue', /^Gagal melanjutkan respons. Silakan coba lagi.$/],
  [refused(429, 'CHAT_TOO_FAST'), 'question', /^Kalimat server.$/],
  [refused(500, 'INTERNAL'), 'question', /^Maaf, terjadi kesalahan teknis/],
] as const)('%s of a %s', (error, kind, sentence) => {
  expect(askFailure(error, kind)).toMatch(sentence);
});
