import { LIKERT_INDICATORS } from '@lqc/contracts';
import { sampleSession } from '@lqc/analysis/testing';
import { Checker, type ClaimSheet, claimSheet } from '../src/index.js';
import { ofWholeSector } from './kinds-of-scenes.js';
import { rightAndWrong, storiesOf, storiesOfThen } from './kinds-of-stories.js';
import { Sheet } from './sheet-words.js';

/** What every story about every indicator is judged to be. */
async function judged(which: 'right' | 'wrong'): Promise<[text: string, status: string][]> {
  const quarters = await sampleSession();
  const ofIndicators = LIKERT_INDICATORS.flatMap(({ key: indicator }) => {
    const sheet = claimSheet(quarters, { indicator, sector: null, isProfile: false });
    return statusesOf(sheet, storiesOf(new Sheet(sheet), indicator)[which]);
  });
  const { table } = claimSheet(quarters, { indicator: null, sector: null, isProfile: true });
  const ofSectors = table.sectors.flatMap((sector) => {
    const sheet = claimSheet(quarters, { indicator: null, sector, isProfile: false });
    return statusesOf(sheet, rightAndWrong([ofWholeSector(new Sheet(sheet), sector)])[which]);
  });
  return [...ofIndicators, ...ofSectors];
}

function statusesOf(sheet: ClaimSheet, texts: readonly string[]): [string, string][] {
  const checker = new Checker(sheet);
  return texts.map((text) => [text, checker.read(text)[0]!.status]);
}

test('a story that the figures bear out is hardly ever called wrong, though it tells none of them', async () => {
  const all = await judged('right');
  expect(all.length).toBeGreaterThan(150);
  const wrong = all.filter(([, status]) => status === 'contradicted');
  expect(wrong.length / all.length).toBeLessThan(0.02);
});

test('a story that the figures speak against is never supported nor passed over', async () => {
  const all = await judged('wrong');
  expect(all.filter(([, status]) => status === 'supported' || status === 'no_claim')).toEqual([]);
});

test('a story of the quarter before is not borne out by what happened since', async () => {
  const quarters = await sampleSession();
  const all = LIKERT_INDICATORS.flatMap(({ key: indicator }) => {
    const sheet = claimSheet(quarters, { indicator, sector: null, isProfile: false });
    return statusesOf(sheet, storiesOfThen(new Sheet(sheet), indicator));
  });
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(([, status]) => status === 'supported' || status === 'no_claim')).toEqual([]);
});
