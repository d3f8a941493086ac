import { dictionaryOf, draftOf, NEW_THEME } from './dictionary-draft';

const KURS = { theme: 'kurs', label: 'Kurs', terms: ['"kurs"', 'nilai tukar'] };

test('a dictionary comes out of the form as it went in, without blank and repeated lines', () => {
  const [draft] = draftOf([KURS]);
  expect(dictionaryOf([draft!])).toEqual({ themes: [KURS] });
  const untidy = { ...draft!, label: ' Kurs ', terms: `${draft!.terms}\n\n nilai tukar \n` };
  expect(dictionaryOf([untidy])).toEqual({ themes: [KURS] });
});

test('a new theme gets a key of its own from its name', () => {
  const named = (label: string) => ({ ...NEW_THEME, label, terms: 'emas' });
  const made = dictionaryOf([...draftOf([KURS]), named('Kurs!'), named('Harga Emas'), named('…')]);
  expect(made!.themes.map(({ theme }) => theme)).toEqual(['kurs', 'kurs-2', 'harga-emas', 'tema']);
});

test('nothing is saved without a name, without words, or with a word that no text can hold', () => {
  for (const change of [{ label: ' ' }, { terms: '\n' }, { terms: 'kurs\n"?!"' }])
    expect(dictionaryOf([{ ...draftOf([KURS])[0]!, ...change }])).toBeNull();
  expect(dictionaryOf([])).toBeNull();
});
