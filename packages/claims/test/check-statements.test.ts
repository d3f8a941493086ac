import { Checker, claimSheet } from '../src/index.js';
import { sampleSession } from './sample-session.js';
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
  const cpu = (text: string) => {
    const checker = checkers.get('domestik')!;
    checker.read(text);
    const began = process.cpuUsage();
    checker.read(text);
    return process.cpuUsage(began).user / 1000;
  };
  const draft = (length: number) => {
    const sentences = RIGHT.map(([, text]) => text).join(' ');
    return sentences.repeat(Math.ceil(length / sentences.length)).slice(0, length);
  };

  test('a text of 4,000 characters takes less than 60 ms of processor', () => {
    expect(cpu(draft(4000))).toBeLessThan(60);
  });

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
  ])('20 kB of "%s" take less than 300 ms', (piece) => {
    expect(cpu(piece.repeat(Math.ceil(20_000 / piece.length)))).toBeLessThan(300);
  });
});
