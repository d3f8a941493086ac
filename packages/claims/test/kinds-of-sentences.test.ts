import type { IndicatorKey } from '@lqc/contracts';
import { Checker, claimSheet } from '../src/index.js';
import { falseSentences, rightSentences } from './kinds-of-sentences.js';
import { sampleSession } from '@lqc/analysis/testing';
import { Sheet } from './sheet-words.js';
import { WITHOUT_CLAIM } from './without-claim.js';

/** All of it takes twice as long, and is tried by night. */
const IS_NIGHT = process.env.MUTATION_RUNS !== undefined;
const INDICATORS: readonly IndicatorKey[] = IS_NIGHT
  ? ['domestik', 'ekspor', 'harga jual', 'biaya energi']
  : ['domestik'];
const written: { readonly checker: Checker; readonly texts: readonly string[] }[] = [];

beforeAll(async () => {
  const quarters = await sampleSession();
  const nothing = { indicator: null, sector: null, isProfile: false };
  for (const subject of [
    ...INDICATORS.map((indicator) => ({ ...nothing, indicator })),
    { ...nothing, sector: 'Industri Pengolahan' },
    { ...nothing, isProfile: true },
  ]) {
    const sheet = claimSheet(quarters, subject);
    written.push({ checker: new Checker(sheet), texts: rightSentences(sheet) });
  }
});

const statusesOf = (checker: Checker, text: string) =>
  checker.read(text).map(({ status }) => status);

test('a right sentence of any kind is never called wrong, and mostly borne out', () => {
  const unchecked: string[] = [];
  let count = 0;
  for (const { checker, texts } of written)
    for (const text of texts) {
      const statuses = statusesOf(checker, text);
      expect([text, statuses]).not.toEqual([text, expect.arrayContaining(['contradicted'])]);
      if (statuses.includes('unchecked')) unchecked.push(text);
      count += 1;
    }
  expect(count).toBeGreaterThan(IS_NIGHT ? 2500 : 900);
  // By night four indicators stand beside the two chapters of which nearly everything is borne out; half of what
  // is said of an indicator is left open, where the aim is a quarter.
  expect(unchecked.length / count).toBeLessThan(IS_NIGHT ? 0.47 : 0.4);
});

test('the same sentence with another figure is never endorsed nor passed over', () => {
  const missed: string[] = [];
  let count = 0;
  for (const { checker, texts } of written)
    for (const text of texts) {
      const rights = new Set(texts);
      const all = withAnotherFigure(text);
      for (const wrong of IS_NIGHT ? all : all.slice(count % all.length).slice(0, 1)) {
        if (rights.has(wrong)) continue;
        count += 1;
        const statuses = statusesOf(checker, wrong);
        if (!statuses.some((status) => status === 'contradicted' || status === 'unchecked'))
          missed.push(wrong);
      }
    }
  expect(count).toBeGreaterThan(IS_NIGHT ? 4500 : 750);
  expect(missed).toEqual([]);
});

test('another order, quarter, size or count, or what people say, is never endorsed nor passed over', async () => {
  const quarters = await sampleSession();
  const missed = INDICATORS.flatMap((indicator) => {
    const sheet = claimSheet(quarters, { indicator, sector: null, isProfile: false });
    const checker = new Checker(sheet);
    return falseSentences(new Sheet(sheet), indicator).filter(
      (text) =>
        !statusesOf(checker, text).some((one) => one === 'contradicted' || one === 'unchecked'),
    );
  });
  expect(missed).toEqual([]);
});

test.each(WITHOUT_CLAIM)('what asserts no figure is no claim: %s', (text) => {
  for (const { checker } of written)
    expect(['no_claim', 'supported']).toContain(statusesOf(checker, text)[0]);
});

/**
 * Each number with another last digit; not the year of a quarter, nor what only comes near
 * or a bound, which may be moved without anything becoming wrong.
 */
function withAnotherFigure(text: string): string[] {
  return [...text.matchAll(/\d+(?:,\d+)?/g)].flatMap(({ 0: number, index }) => {
    const before = text.slice(Math.max(0, index - 24), index);
    const isBound = / lain (?:melampaui|berada di \w+) $/.test(before);
    if (isBound || /Triwulan [IV]+ $|(?:S|s)ekitar $/.test(before)) return [];
    const last = (Number(number.at(-1)) + 1) % 10;
    return `${text.slice(0, index)}${number.slice(0, -1)}${last}${text.slice(index + number.length)}`;
  });
}
