import {
  begunUpon,
  dictionaryOf,
  draftOf,
  NEW_THEME,
  rebased,
  type ThemeDraft,
} from './dictionary-draft';

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

test('a form upon a dictionary that others changed keeps what was typed, and takes the rest as they left it', () => {
  const theme = (key: string, ...terms: string[]) => ({ theme: key, label: key, terms });
  const begun = begunUpon({
    changed_at: null,
    themes: [
      'typed',
      'both',
      'theirs',
      'removed',
      'removed-typed',
      'mine-gone',
      'gone-changed',
    ].map((key) => theme(key, 'lama')),
  });
  const type = (key: string) => (draft: ThemeDraft) =>
    draft.theme === key ? { ...draft, terms: 'milikku' } : draft;
  const drafts = begun.drafts
    .map(type('typed'))
    .map(type('both'))
    .map(type('removed-typed'))
    .filter((one) => one.theme !== 'mine-gone' && one.theme !== 'gone-changed');
  const added = { ...NEW_THEME, label: 'Baru', terms: 'baru' };
  const standing = {
    changed_at: '2026-01-01T00:00:00.000Z',
    themes: [
      theme('typed', 'lama'),
      theme('both', 'mereka'),
      theme('theirs', 'mereka'),
      theme('mine-gone', 'lama'),
      theme('gone-changed', 'mereka'),
      theme('added', 'mereka'),
    ],
  };
  const {
    basedOn,
    base,
    drafts: now,
    contested,
  } = rebased({ ...begun, drafts: [...drafts, added] }, standing);
  expect(now.map(({ theme: key, terms }) => `${key}: ${terms}`)).toEqual([
    'typed: milikku',
    'both: milikku',
    'theirs: mereka',
    'removed-typed: milikku',
    'null: baru',
    'gone-changed: mereka',
    'added: mereka',
  ]);
  expect(contested).toEqual(['both', 'removed-typed']);
  expect([basedOn, base]).toEqual([standing.changed_at, draftOf(standing.themes)]);
});
