import type { IndicatorKey } from '@lqc/contracts';
import { sampleSession } from '@lqc/analysis/testing';
import { Checker, type ClaimSheet, claimSheet } from '../src/index.js';
import { Sheet } from './sheet-words.js';
import { ofBeside, ofPlaces } from './told-before/places.js';
import { ofChanges, ofQuarters } from './told-before/changes-and-quarters.js';
import { ofMarkets, ofShares } from './told-before/shares-and-markets.js';
import { type Twins, twinsOf } from './told-before/twins.js';

const NOTHING = { indicator: null, sector: null, isProfile: false };
const INDICATORS: readonly IndicatorKey[] = [
  'domestik',
  'ekspor',
  'harga jual',
  'biaya energi',
  'margin usaha',
  'perkiraan penjualan',
];

const written: { readonly sheet: ClaimSheet; readonly twins: readonly Twins[] }[] = [];

beforeAll(async () => {
  const quarters = await sampleSession();
  for (const indicator of INDICATORS) {
    const sheet = claimSheet(quarters, { ...NOTHING, indicator });
    const facts = new Sheet(sheet);
    const twins = twinsOf([
      ...ofShares(facts, indicator),
      ...ofChanges(facts, indicator),
      ...ofQuarters(facts, indicator),
      ...ofPlaces(facts, indicator),
      ...ofBeside(facts, indicator),
    ]);
    written.push({ sheet, twins });
  }
  const sheet = claimSheet(quarters, { ...NOTHING, isProfile: true });
  written.push({ sheet, twins: twinsOf(ofMarkets(new Sheet(sheet))) });
});

const lastStatus = (sheet: ClaimSheet, text: string) =>
  new Checker(sheet).read(text).at(-1)?.status;

test('what goes on from a figure that was told, or names its group or its order, is never called wrong', () => {
  const missed = written.flatMap(({ sheet, twins }) =>
    twins
      .map(({ right }) => [right, lastStatus(sheet, right)])
      .filter(([, status]) => status === 'contradicted'),
  );
  expect(written.flatMap(({ twins }) => twins).length).toBeGreaterThan(50);
  expect(missed).toEqual([]);
});

test('the same with another number, direction, order or group is never endorsed nor passed over', () => {
  const missed = written.flatMap(({ sheet, twins }) =>
    twins
      .flatMap(({ wrong }) => wrong)
      .map((text) => [text, lastStatus(sheet, text)])
      .filter(([, status]) => status !== 'contradicted' && status !== 'unchecked'),
  );
  expect(
    written.flatMap(({ twins }) => twins.flatMap(({ wrong }) => wrong)).length,
  ).toBeGreaterThan(70);
  expect(missed).toEqual([]);
});
