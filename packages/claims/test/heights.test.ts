import { sampleSession } from '@lqc/analysis/testing';
import { indicatorOf, LIKERT_INDICATORS, LIKERT_SCALE } from '@lqc/contracts';
import { Checker, claimSheet } from '../src/index.js';
import { Sheet } from './sheet-words.js';

const HIGH = ['masih tinggi', 'bertahan tinggi', 'berada pada level yang tinggi', 'tetap tinggi'];
const LOW = ['masih rendah', 'relatif rendah', 'berada di tingkat yang rendah'];

test.each(LIKERT_INDICATORS.map(({ key }) => key))(
  'how high %s is said to lie is right on that side of neutral and endorsed on no other',
  async (indicator) => {
    const sheet = claimSheet(await sampleSession(), { indicator, sector: null, isProfile: false });
    const apart = new Sheet(sheet).fact('average', { indicator }).value - LIKERT_SCALE.neutral;
    if (Math.abs(apart) < 0.1) return;
    const statusOf = (said: string) =>
      new Checker(sheet).read(`${indicatorOf(indicator).label} ${said}.`)[0]!.status;
    for (const said of apart > 0 ? HIGH : LOW)
      expect([said, statusOf(said)]).toEqual([said, 'supported']);
    for (const said of apart > 0 ? LOW : HIGH)
      expect([said, statusOf(said)]).not.toEqual([said, 'supported']);
  },
);

test('a cost or a price is under control where it is low or came down, and nowhere else', async () => {
  for (const indicator of ['biaya energi', 'biaya tenaga kerja', 'harga jual'] as const) {
    const sheet = claimSheet(await sampleSession(), { indicator, sector: null, isProfile: false });
    const facts = new Sheet(sheet);
    const apart = facts.fact('average', { indicator }).value - LIKERT_SCALE.neutral;
    const change = facts.fact('change', { indicator, base: 'before' }).value;
    const [said] = new Checker(sheet).read(`${indicatorOf(indicator).label} relatif terkendali.`);
    const isCalm = apart < 0.1 || change < 0;
    expect([indicator, said!.status === 'supported']).toEqual([indicator, isCalm]);
  }
});
