import { refusalSentence } from './route-sentences.js';

test.each([
  ['LLM_TIMED_OUT', 'chat', 'Permintaan timeout. Server sedang sibuk, silakan coba lagi.'],
  ['JOB_TIMED_OUT', 'chat', 'Permintaan timeout. Server sedang sibuk, silakan coba lagi.'],
  ['LLM_EMPTY_ANSWER', 'chat', 'Maaf, tidak ada respons yang diterima.'],
  ['LLM_WRONG_ANSWER', 'chat', 'Maaf, tidak ada respons yang diterima.'],
  ['LLM_WRONG_ANSWER', 'continueChat', 'Gagal melanjutkan respons. Silakan coba lagi.'],
  ['LLM_DECLINED', 'continueChat', 'Gagal melanjutkan respons. Silakan coba lagi.'],
  ['LLM_TOKENS_USED_UP', 'continueChat', 'Gagal melanjutkan respons. Silakan coba lagi.'],
  ['LLM_FAILED', 'continueChat', 'Gagal melanjutkan respons. Silakan coba lagi.'],
  ['INTERNAL', 'deleteFile', 'Gagal menghapus file'],
] as const)('%s of %s reads: %s', (code, route, sentence) => {
  expect(refusalSentence(code, {}, route)).toBe(sentence);
});

test('where a call has no words of its own, it says those of the code', () => {
  expect(refusalSentence('QUARTERS_REQUIRED', {}, 'startSession')).toBe(
    'Harap pilih kedua triwulan',
  );
});
