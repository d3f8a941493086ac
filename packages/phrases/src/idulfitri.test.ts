import { idulfitriNote } from './idulfitri.js';

test('the quarter with Idulfitri is named, whichever of the two it is', () => {
  const note = 'Idulfitri jatuh pada Triwulan I 2025, tidak pada Triwulan I 2024';
  expect(idulfitriNote('Triwulan I 2025', ['Triwulan I 2024'])).toBe(note);
  expect(idulfitriNote('Triwulan I 2024', ['Triwulan I 2025'])).toBe(note);
});

test('nothing is told where both have it, or a label names no quarter', () => {
  expect(idulfitriNote('Triwulan II 2024', ['Triwulan II 2023', null])).toBeNull();
  expect(idulfitriNote('Awal tahun', ['Triwulan II 2023'])).toBeNull();
});

test('all compared quarters with another Idulfitri are told in one sentence, each once', () => {
  expect(
    idulfitriNote('TW I 2025', ['TW IV 2024', 'TW I 2024', null, 'TW IV 2024', 'TW I 2026']),
  ).toBe('Idulfitri jatuh pada TW I 2025, tidak pada TW IV 2024 maupun TW I 2024');
});
