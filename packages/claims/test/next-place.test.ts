import { indicatorOf, LIKERT_INDICATORS } from '@lqc/contracts';
import { sheetOf } from './sample-sheet.js';
import { shown } from './sheet-words.js';

test.each(LIKERT_INDICATORS.map(({ key }) => key))(
  'whoever is said to come next among the sectors of %s comes right behind those told before',
  async (indicator) => {
    const { facts, checker } = await sheetOf(indicator);
    const sectors = facts.sectors(indicator);
    const top = sectors[0]!;
    const [second, third] = [...new Map(sectors.map((one) => [one.value, one])).values()].slice(1);
    if (sectors.filter(({ value }) => value === top.value).length > 1 || !second || !third) return;
    const statusOf = (place: string, next: typeof top) =>
      checker.read(
        `Rata-rata ${indicatorOf(indicator).label.toLowerCase()} tertinggi dicatat ${top.sector}, yaitu ${shown(top)}. Di ${place} terdapat ${next.sector} dengan skor ${shown(next)}.`,
      )[1]!.status;
    for (const place of ['urutan berikutnya', 'peringkat selanjutnya', 'posisi berikutnya']) {
      expect([place, statusOf(place, second)]).not.toEqual([place, 'contradicted']);
      expect([place, statusOf(place, third)]).not.toEqual([place, 'supported']);
    }
  },
);
