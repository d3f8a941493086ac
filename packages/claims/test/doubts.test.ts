import type { IndicatorKey } from '@lqc/contracts';
import { Checker, type ClaimSheet, claimSheet } from '../src/index.js';
import { sampleSession } from '@lqc/analysis/testing';
import { Sheet, shown, size } from './sheet-words.js';

const NOTHING = { indicator: null, sector: null, isProfile: false };

const sheetOf = async (indicator: IndicatorKey) =>
  claimSheet(await sampleSession(), { ...NOTHING, indicator });
const statusesOf = (sheet: ClaimSheet, texts: readonly string[]) =>
  texts.flatMap((text) => new Checker(sheet).read(text).map(({ status }) => [text, status]));

test.each(['domestik', 'harga jual', 'biaya energi'] as const)(
  'a right sentence that can be bound in more ways than one is never called wrong (%s)',
  async (indicator) => {
    const sheet = await sheetOf(indicator);
    const facts = new Sheet(sheet);
    const count = (category: 'above' | 'neutral' | 'below') =>
      facts.count(indicator, category).value;
    const [up, same, down] = [count('above'), count('neutral'), count('below')];
    const sectors = facts.sectors(indicator);
    const top = sectors[0]!;
    const level = sectors.filter(({ value }) => value === top.value);
    const texts = [
      `Jawaban kontak tersebar: ${down} kontak mencatat penurunan, ${up} kenaikan, dan ${same} tidak berubah.`,
      `Sebanyak ${up} kontak mencatat kenaikan. ${same} yang lain tidak mengalami perubahan.`,
      `Kelompok terkecil berjumlah ${Math.min(up, same, down)} kontak.`,
      `Dengan skor ${shown(top)}, ${top.sector} merupakan sektor yang paling tinggi.`,
      `Sektor dengan skor ${shown(top)} ialah ${level.map(({ sector }) => sector).join('; ')}.`,
      `Beberapa sektor mencatat skor ${shown(top)}, termasuk ${top.sector}.`,
      'Tidak ada kontak yang melewatkan pertanyaan ini.',
      'Hal itu tidak terjadi di semua tempat.',
      `Porsi yang menyatakan keadaannya tetap ${same === up ? 'setara dengan' : 'berbeda dari'} porsi yang melaporkan kenaikan.`,
    ];
    for (const [text, status] of statusesOf(sheet, texts))
      expect([text, status]).not.toEqual([text, 'contradicted']);
  },
);

test('what is expected is held against the expectation, named or not', async () => {
  const sheet = await sheetOf('harga jual');
  for (const indicator of ['perkiraan penjualan', 'perkiraan harga jual'] as const) {
    const change = new Sheet(sheet).fact('change', { indicator, base: 'before' });
    const verb = change.value > 0 ? 'naik' : 'turun';
    const name = indicator.replace('perkiraan ', '');
    const [said] = statusesOf(sheet, [`${name} diprakirakan ${verb} ${size(change)} poin.`]);
    expect(said![1]).not.toBe('contradicted');
  }
});
