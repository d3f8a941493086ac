import { idulfitriNote, idulfitriNotes } from './idulfitri.js';

test('the quarter with Idulfitri is named, whichever of the two it is', () => {
  const note = 'Idulfitri jatuh pada Triwulan I 2025, tidak pada Triwulan I 2024';
  expect(idulfitriNote('Triwulan I 2025', 'Triwulan I 2024')).toBe(note);
  expect(idulfitriNote('Triwulan I 2024', 'Triwulan I 2025')).toBe(note);
});

test('nothing is told where both have it, or a label names no quarter', () => {
  expect(idulfitriNote('Triwulan II 2024', 'Triwulan II 2023')).toBeNull();
  expect(idulfitriNote('Awal tahun', 'Triwulan II 2023')).toBeNull();
});

test('each compared quarter with another Idulfitri is told once', () => {
  expect(
    idulfitriNotes('TW I 2025', ['TW IV 2024', 'TW I 2024', null, 'TW IV 2024', 'TW I 2026']),
  ).toEqual([
    'Idulfitri jatuh pada TW I 2025, tidak pada TW IV 2024',
    'Idulfitri jatuh pada TW I 2025, tidak pada TW I 2024',
  ]);
});
