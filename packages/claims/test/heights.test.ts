import { indicatorOf, LIKERT_INDICATORS, LIKERT_SCALE } from '@lqc/contracts';
import { sheetOf } from './sample-sheet.js';
import { isNotTurned } from './neither-way.js';

const HIGH = ['masih tinggi', 'bertahan tinggi', 'berada pada level yang tinggi', 'tetap tinggi'];
const LOW = ['masih rendah', 'relatif rendah', 'berada di tingkat yang rendah'];
/** Right only where it lay there in the quarter before as well. */
const STAYING = /^(?:masih|bertahan|tetap)/;

test.each(LIKERT_INDICATORS.map(({ key }) => key))(
  'how high %s is said to lie is right on that side of neutral and endorsed on no other',
  async (indicator) => {
    const { facts, statusOf: read } = await sheetOf(indicator);
    const apart = facts.fact('average', { indicator }).value - LIKERT_SCALE.neutral;
    if (Math.abs(apart) < 0.1) return;
    const before = facts.fact('average', { indicator, period: 'before' }).value;
    const wasThere = (before - LIKERT_SCALE.neutral) * apart > 0;
    const statusOf = (said: string) => read(`${indicatorOf(indicator).label} ${said}.`);
    for (const said of apart > 0 ? HIGH : LOW)
      expect([said, statusOf(said)]).toEqual([
        said,
        wasThere || !STAYING.test(said) ? 'supported' : 'unchecked',
      ]);
    for (const said of apart > 0 ? LOW : HIGH)
      expect([said, statusOf(said)]).not.toEqual([said, 'supported']);
  },
);

test('a cost or a price is under control where it is low or came down, and nowhere else', async () => {
  for (const indicator of ['biaya energi', 'biaya tenaga kerja', 'harga jual'] as const) {
    const { facts, statusOf } = await sheetOf(indicator);
    const apart = facts.fact('average', { indicator }).value - LIKERT_SCALE.neutral;
    const change = facts.fact('change', { indicator, base: 'before' }).value;
    const said = statusOf(`${indicatorOf(indicator).label} relatif terkendali.`);
    const isCalm = apart < 0.1 || change < 0;
    expect([indicator, isNotTurned(said, isCalm)]).toEqual([indicator, true]);
  }
});
