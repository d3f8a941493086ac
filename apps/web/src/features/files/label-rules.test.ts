import { labelProblem } from './label-rules';

test('a label must be filled in', () => {
  expect(labelProblem('   ', [])).toBe('Harap isi label triwulan terlebih dahulu');
});

test('a label is unique without regard to case and outer spaces', () => {
  expect(labelProblem(' triwulan ii 2025 ', ['Triwulan II 2025'])).toBe(
    'Label triwulan sudah digunakan. Pilih label yang berbeda.',
  );
  expect(labelProblem('Triwulan III 2025', ['Triwulan II 2025'])).toBeNull();
});
