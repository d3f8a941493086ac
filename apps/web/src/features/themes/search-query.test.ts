import { SHIPPED_THEMES } from '@lqc/contracts';
import { searchQueryOf } from './search-query';

const aTheme = (...terms: string[]) => ({ theme: 'a', label: 'A', terms });

test('the words of a theme are typed in the search as they are meant', () => {
  expect(searchQueryOf(aTheme('"kurs"', 'nilai tukar', 'tunda'))).toBe(
    '"kurs" ATAU "nilai tukar" ATAU tunda',
  );
});

test('every shipped theme can be searched for, and more words than a search takes cannot', () => {
  for (const theme of SHIPPED_THEMES) expect(searchQueryOf(theme)).not.toBeNull();
  const many = Array.from({ length: 51 }, (_, at) => `kata${at}`);
  expect(searchQueryOf(aTheme(...many))).toBeNull();
});
