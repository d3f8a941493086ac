import { byWord } from './by-word.js';

describe('what is known of a word', () => {
  it('is worked out once, also where it is that nothing is known', () => {
    const asked: string[] = [];
    const directionIn = byWord((word) => {
      asked.push(word);
      return word === 'naik' ? 1 : undefined;
    });
    expect([
      directionIn('naik'),
      directionIn('harga'),
      directionIn('naik'),
      directionIn('harga'),
    ]).toEqual([1, undefined, 1, undefined]);
    expect(asked).toEqual(['naik', 'harga']);
  });

  it('stays right however many words there are and however long one is', () => {
    const lengthOf = byWord((word) => word.length);
    for (let at = 0; at < 50_000; at += 1) lengthOf(`kata${at}`);
    expect(lengthOf('kata1')).toBe(5);
    expect(lengthOf('a'.repeat(1_000_000))).toBe(1_000_000);
  });
});
