import { LIKERT_INDICATORS } from '@lqc/contracts';
import { sampleSession } from '@lqc/analysis/testing';
import { Checker, claimSheet } from '../src/index.js';
import { storiesOf } from './kinds-of-stories.js';
import { Sheet } from './sheet-words.js';

/** What every story about every indicator is judged to be. */
async function judged(which: 'right' | 'wrong'): Promise<[text: string, status: string][]> {
  const quarters = await sampleSession();
  return LIKERT_INDICATORS.flatMap(({ key: indicator }) => {
    const sheet = claimSheet(quarters, { indicator, sector: null, isProfile: false });
    const checker = new Checker(sheet);
    return storiesOf(new Sheet(sheet), indicator)[which].map((text): [string, string] => [
      text,
      checker.read(text)[0]!.status,
    ]);
  });
}

test('a story that the figures bear out is supported, though it tells none of them', async () => {
  const all = await judged('right');
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(([, status]) => status !== 'supported')).toEqual([]);
});

test('a story that the figures speak against is never supported nor passed over', async () => {
  const all = await judged('wrong');
  expect(all.filter(([, status]) => status === 'supported' || status === 'no_claim')).toEqual([]);
  const called = all.filter(([, status]) => status === 'contradicted');
  expect(called.length / all.length).toBeGreaterThan(0.75);
});
