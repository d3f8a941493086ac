import { asPredicate } from '../src/prose/predicates.js';

test.each([
  ['di atas normal', 'berada di atas normal'],
  ['sekitar netral', 'berada di sekitar netral'],
  ['sekitar netral, lebih rendah', 'berada di sekitar netral, lebih rendah dari sebelumnya'],
  ['diprakirakan sekitar netral', 'diprakirakan berada di sekitar netral'],
  ['membaik, masih terkontraksi', 'membaik meski masih terkontraksi'],
  ['melemah ke sekitar netral', 'melemah ke sekitar netral'],
  ['tumbuh melambat', 'tumbuh melambat'],
])('"%s" of the table is told as "%s"', (words, told) => {
  expect(asPredicate(words)).toBe(told);
});
