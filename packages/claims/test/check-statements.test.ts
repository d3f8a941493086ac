import { Checker, claimSheet } from '../src/index.js';
import { sampleSession } from '@lqc/analysis/testing';
import { type About, RIGHT, WRONG } from './sentences.js';

const checkers = new Map<About, Checker>();

beforeAll(async () => {
  const quarters = await sampleSession();
  const nothing = { indicator: null, sector: null, isProfile: false };
  for (const [about, subject] of [
    ['domestik', { ...nothing, indicator: 'domestik' }],
    ['harga jual', { ...nothing, indicator: 'harga jual' }],
    ['profil', { ...nothing, isProfile: true }],
    ['industri', { ...nothing, sector: 'Industri Pengolahan' }],
  ] as const)
    checkers.set(about, new Checker(claimSheet(quarters, subject)));
});

const statusOf = (about: About, text: string) =>
  checkers
    .get(about)!
    .read(text)
    .map(({ status }) => status);

test.each(RIGHT)('what is right is wholly parsed and borne out (%s): %s', (about, text) => {
  expect(statusOf(about, text)).toEqual(['supported']);
});

test.each(WRONG)('what is wrong is never endorsed nor passed over (%s): %s', (about, text) => {
  expect(['contradicted', 'unchecked']).toContain(statusOf(about, text)[0]);
});

describe('cost', () => {
  const read = (text: string) => {
    const checker = checkers.get('domestik')!;
    const began = process.cpuUsage();
    checker.read(text);
    return process.cpuUsage(began).user;
  };
  /** The least of some runs: what else the machine does only ever adds. */
  const cost = (text: string) => Math.min(...[1, 2, 3].map(() => read(text)));
  const sentences = RIGHT.map(([, text]) => text).join(' ');
  let ofDraft: number | undefined;
  const draft = sentences.repeat(Math.ceil(20_000 / sentences.length)).slice(0, 20_000);

  test.each([
    '! ',
    'a. ',
    'PT ',
    'PT. ',
    '.',
    'dari ',
    '3,48 ',
    'naik ',
    '“',
    '(',
    'permintaan domestik ',
    'turun karena ',
    'tidak ',
  ])('20 kB of "%s" cost no more than a few drafts of that length', (piece) => {
    const hostile = cost(piece.repeat(Math.ceil(20_000 / piece.length)));
    expect(hostile / (ofDraft ??= cost(draft))).toBeLessThan(4);
  });
});
