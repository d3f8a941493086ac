import { ApiError, NetworkError } from '@lqc/client';
import { saveFailure, saveProblem } from './saving';

test.each([
  ['', 'Harga turun.'],
  ['rani', '  '],
])('by %j, the text %j is not complete enough to be kept', (username, summary) => {
  expect(saveProblem(username, { summary })).toBe('Data tidak lengkap untuk disimpan');
});

test('a draft by somebody is', () => {
  expect(saveProblem('rani', { summary: 'Harga turun.' })).toBeNull();
});

test('what the server refuses and what never reached it are told apart', () => {
  expect(saveFailure(new ApiError(404, 'ANALYSIS_NOT_FOUND', 'Sesi tidak ada.'))).toBe(
    'Gagal menyimpan: Sesi tidak ada.',
  );
  expect(saveFailure(new NetworkError())).toMatch(/^Error saat menyimpan: ./);
});
