import { figure, type Telling } from './telling.js';

const SMALLEST_GROUP = 3;
const MOST_SECTORS = 5;
const COMPANIES_FOR_A_PERCENTAGE = 30;

/** BAB 4: how many were met, from which sectors, selling where; groups under three stay unnamed. */
export function profileText(telling: Telling): string[] {
  const { table } = telling.sheet.claims;
  const contacts = telling.find({ measure: 'contacts' })!;
  const companies = telling.find({ measure: 'companies' })!;
  const lead = telling.say(
    `Liaison ${telling.period('now')} menjangkau ${figure(contacts)} kontak dari ${figure(companies)} perusahaan.`,
    `Pada ${telling.period('now')}, liaison menjangkau ${figure(contacts)} kontak dari ${figure(companies)} perusahaan.`,
  );
  const sectors = table.sectors
    .flatMap((sector) => {
      const count = telling.find({ measure: 'companies', sector });
      const share = telling.find({ measure: 'company-share', sector });
      return count && share && count.value >= SMALLEST_GROUP ? [{ sector, count, share }] : [];
    })
    .toSorted((a, b) => b.count.value - a.count.value)
    .slice(0, MOST_SECTORS);
  const sectorLines = sectors.map(({ sector, count, share }, at) => {
    const part = share.n >= COMPANIES_FOR_A_PERCENTAGE ? ` (${figure(share)}%)` : '';
    return at === 0
      ? telling.say(
          `${sector} merupakan lapangan usaha terbesar dengan ${figure(count)} perusahaan${part}.`,
          `Kontak terbanyak berasal dari ${sector}, yakni ${figure(count)} perusahaan${part}.`,
          `${sector} diwakili ${figure(count)} perusahaan${part}.`,
        )
      : telling.say(`${sector} diwakili ${figure(count)} perusahaan${part}.`);
  });
  const oriented = (
    [
      ['domestic', 'domestik'],
      ['both_markets', 'domestik dan ekspor'],
      ['export', 'ekspor'],
    ] as const
  ).flatMap(([category, words]) => {
    const count = telling.find({ measure: 'companies', category });
    const share = telling.find({ measure: 'company-share', category });
    if (!count || !share || count.value < SMALLEST_GROUP) return [];
    const part = share.n >= COMPANIES_FOR_A_PERCENTAGE ? ` (${figure(share)}%)` : '';
    return [telling.say(`Sebanyak ${figure(count)} perusahaan${part} berorientasi ${words}.`)];
  });
  return [lead && `**${lead}**`, sectorLines.join(' '), oriented.join(' ')];
}
