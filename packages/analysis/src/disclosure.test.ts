import * as fc from 'fast-check';
import { disclosureOf, disclosures, strictest, withheldAmong } from './disclosure.js';

test('an internal copy marks groups that show a firm and holds nothing back', () => {
  expect(disclosures([1, 2, 3, 0], 'internal')).toEqual(['few', 'few', 'open', 'open']);
});

test('a release copy withholds a small group, and the next smallest that would give it away', () => {
  expect(disclosures([1, 9, 4, 0, 20], 'release')).toEqual([
    'withheld',
    'open',
    'withheld',
    'open',
    'open',
  ]);
});

test('two small groups protect each other, unless both together show a firm', () => {
  expect(disclosures([2, 2, 8], 'release')).toEqual(['withheld', 'withheld', 'open']);
  expect(disclosures([1, 1, 8, 6], 'release')).toEqual([
    'withheld',
    'withheld',
    'open',
    'withheld',
  ]);
  expect(disclosures([1, 1, 1, 8], 'release')).toEqual(Array(4).fill('withheld'));
});

test('groups whose average is held back are together so many that their average may be told', () => {
  expect([...withheldAmong([2, 2, 9, 9], { told: 'level' })]).toEqual([0, 1, 2]);
});

test('large groups are open, and a group of nobody hides nothing', () => {
  expect(disclosures([3, 10, 0], 'release')).toEqual(['open', 'open', 'open']);
  expect(disclosureOf(0, 'release')).toBe('open');
  expect(disclosureOf(2, 'release')).toBe('withheld');
});

test('a figure of several groups is kept as the closest of them', () => {
  expect(strictest('open', 'withheld', 'few')).toBe('withheld');
  expect(strictest()).toBe('open');
});

test('whatever is shown of a release, what is left of the total shows no firm', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { maxLength: 17 }), (sizes) => {
      const found = disclosures(sizes, 'release');
      const hidden = sizes.filter((n, at) => n > 0 && found[at] === 'withheld');
      const shown = sizes.filter((n, at) => n > 0 && found[at] === 'open');
      for (const n of shown) expect(n).toBeGreaterThanOrEqual(3);
      if (hidden.length === 0 || shown.length === 0) return;
      expect(hidden.length).toBeGreaterThan(1);
      expect(hidden.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(Math.max(2, hidden.length));
    }),
  );
});
