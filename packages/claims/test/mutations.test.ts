import { Checker, type ClaimSheet, claimSheet } from '../src/index.js';
import { DIRECTION_FORMS } from '@lqc/language';
import { sampleSession } from '@lqc/analysis/testing';
import { RIGHT } from './sentences.js';

let sheet: ClaimSheet;
let checker: Checker;

beforeAll(async () => {
  sheet = claimSheet(await sampleSession(), {
    indicator: 'domestik',
    sector: null,
    isProfile: false,
  });
  checker = new Checker(sheet);
});

const statusOf = (text: string) => checker.read(text)[0]!.status;
const FACTUAL = RIGHT.filter(([about]) => about === 'domestik').map(([, text]) => text);

/** The share of wrong texts that are not endorsed, and of them the part that is called wrong. */
function caught(wrong: readonly string[]): { caught: number; endorsed: string[] } {
  const endorsed = wrong.filter((text) => ['supported', 'no_claim'].includes(statusOf(text)));
  return { caught: 1 - endorsed.length / wrong.length, endorsed };
}

test('every verb and noun of direction that says the opposite of the figure is found', () => {
  const wrong = [...DIRECTION_FORMS].flatMap(([form, direction]) =>
    direction >= 0 ? [`Permintaan Domestik ${form} pada Triwulan I 2025.`] : [],
  );
  expect(wrong.length).toBeGreaterThan(150);
  expect(caught(wrong)).toMatchObject({ caught: 1, endorsed: [] });
});

test('a digit that is changed anywhere in a right sentence is found', () => {
  const wrong = FACTUAL.flatMap((text) =>
    [...text.matchAll(/\d+(?:,\d+)?(?=[^\d]*)/g)].flatMap(({ 0: number, index }) => {
      const before = text.slice(Math.max(0, index - 14), index);
      if (/Triwulan [IV]* $|netral $|sekitar |kisaran $/.test(before)) return [];
      return [1, 2].map((by) => {
        const last = (Number(number.at(-1)) + by) % 10;
        return `${text.slice(0, index)}${number.slice(0, -1)}${last}${text.slice(index + number.length)}`;
      });
    }),
  ).filter((text) => !FACTUAL.includes(text));
  expect(wrong.length).toBeGreaterThan(80);
  const { caught: part, endorsed } = caught(wrong);
  expect(endorsed).toEqual([]);
  expect(part).toBeGreaterThanOrEqual(0.99);
});

test('above and below neutral exchanged are found', () => {
  const wrong = FACTUAL.filter((text) => /(?:atas|bawah) netral/.test(text)).map((text) =>
    text.replace(
      /(atas|bawah)( netral)/,
      (_, side: string, rest: string) => `${side === 'atas' ? 'bawah' : 'atas'}${rest}`,
    ),
  );
  expect(caught(wrong)).toMatchObject({ caught: 1, endorsed: [] });
});
