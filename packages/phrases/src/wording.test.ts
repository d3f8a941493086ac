import { INDICATORS, type Level } from '@lqc/contracts';
import { type Change, type Reading, wordingOf } from './wording.js';

const said = (level: Level, before: Level, change: Change | null, more: Partial<Reading> = {}) =>
  wordingOf({ indicator: 'domestik', level, levelBefore: before, change, n: 50, ...more });

test('growth is told by level and change', () => {
  expect(said('above', 'above', 'up')).toBe('tumbuh lebih tinggi');
  expect(said('above', 'above', 'same')).toBe('tetap tumbuh');
  expect(said('above', 'above', 'down')).toBe('tumbuh melambat');
  expect(said('neutral', 'below', 'up')).toBe('membaik ke sekitar netral');
  expect(said('neutral', 'neutral', 'same')).toBe('relatif stabil');
  expect(said('neutral', 'above', 'down')).toBe('melemah ke sekitar netral');
  expect(said('below', 'below', 'up')).toBe('membaik, masih terkontraksi');
  expect(said('below', 'below', 'same')).toBe('masih terkontraksi');
  expect(said('below', 'below', 'down')).toBe('terkontraksi lebih dalam');
});

test('a change of sides is a turn, and around neutral there is none', () => {
  expect(said('above', 'neutral', 'up')).toBe('berbalik tumbuh');
  expect(said('above', 'below', 'up')).toBe('berbalik tumbuh');
  expect(said('below', 'neutral', 'down')).toBe('berbalik terkontraksi');
  expect(said('neutral', 'neutral', 'up')).toBe('sekitar netral, lebih tinggi');
  expect(said('neutral', 'neutral', 'down')).toBe('sekitar netral, lebih rendah');
});

test('a change inside its range never turns anything round', () => {
  expect(said('above', 'below', 'same')).toBe('tumbuh');
  expect(said('neutral', 'above', 'same')).toBe('relatif stabil');
});

test('what was not on this side before is not said to be there still', () => {
  expect(said('above', 'neutral', 'same')).toBe('tumbuh');
  expect(said('below', 'neutral', 'same')).toBe('terkontraksi');
  expect(said('above', 'neutral', 'down')).toBe('tumbuh');
  expect(said('below', 'neutral', 'up')).toBe('terkontraksi');
  expect(said('above', 'neutral', 'same', { indicator: 'perkiraan investasi' })).toBe(
    'diprakirakan tumbuh',
  );
});

test('costs, prices and capacity have words of their own', () => {
  expect(said('above', 'above', 'down', { indicator: 'harga jual' })).toBe('tekanan mereda');
  expect(said('above', 'above', 'up', { indicator: 'margin usaha' })).toBe('di atas normal');
  expect(said('neutral', 'above', 'same', { indicator: 'persediaan' })).toBe('sekitar normal');
});

test('what looks forward is said to be expected', () => {
  expect(said('above', 'above', 'same', { indicator: 'perkiraan investasi' })).toBe(
    'diprakirakan tetap tumbuh',
  );
  expect(said('above', 'above', 'up', { indicator: 'perkiraan tingkat upah' })).toBe(
    'tekanan diprakirakan meningkat',
  );
});

test('small groups get a level without a change word, smaller ones no words', () => {
  expect(said('above', 'above', 'up', { n: 9 })).toBe('tumbuh');
  expect(said('above', 'above', 'up', { n: 9, indicator: 'harga jual' })).toBeNull();
  expect(said('above', 'above', null)).toBe('tumbuh');
  expect(
    wordingOf({ indicator: 'domestik', level: null, levelBefore: null, change: 'up', n: 4 }),
  ).toBeNull();
});

test('every indicator with a score has words, the others have none', () => {
  for (const { key, likertLabel } of INDICATORS) {
    const words = said('above', 'above', 'same', { indicator: key });
    expect(words === null).toBe(likertLabel === null);
  }
});
