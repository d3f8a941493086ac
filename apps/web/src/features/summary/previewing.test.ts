import { ApiError } from '@lqc/client';
import { previewFailure, previewRefusal } from './previewing';

const complete = {
  chapter: 'bab_1',
  quarter_now: 'a',
  quarter_before: 'b',
  analysis_type: 'indikator_spesifik',
  indicator_type: 'ekspor',
} as const;

test.each([
  [{ chapter: null }, 'Pilih BAB dan periode terlebih dahulu'],
  [{ quarter_now: ' ' }, 'Pilih BAB dan periode terlebih dahulu'],
  [{ quarter_before: '' }, 'Pilih periode sebelumnya untuk BAB 1-3'],
  [{ analysis_type: null }, 'Harap pilih jenis analisis'],
  [
    { chapter: 'bab_4', analysis_type: 'profil_kontak', quarter_before: '', indicator_type: null },
    null,
  ],
  [{}, null],
] as const)('the button says why it rests: %j', (change, sentence) => {
  expect(previewRefusal({ ...complete, ...change })).toBe(sentence);
});

test('a preview that failed reads as the server said, else by its status', () => {
  const said = 'Session ID tidak ditemukan';
  expect(previewFailure(new ApiError(404, 'ANALYSIS_NOT_FOUND', said, null, said))).toBe(said);
  const page = new ApiError(502, 'INTERNAL', 'x', null, null, {}, 'Bad Gateway nginx');
  expect(previewFailure(page)).toBe('HTTP 502: Bad Gateway nginx');
  expect(previewFailure(new Error('x'))).toBe('Gagal mengambil preview data');
});
