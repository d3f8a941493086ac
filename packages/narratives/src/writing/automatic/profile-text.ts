import { disclosures } from '@lqc/analysis';
import { type ClaimFact, mayTell } from '@lqc/contracts';
import { figure } from '../../wordings/in-words.js';
import type { Telling } from './telling.js';

const MOST_SECTORS = 5;

/** BAB 4: how many were met, from which sectors, selling where; groups under three stay unnamed, also by what is left of the total. */
export function profileText(telling: Telling): string[] {
  const { lead, sectors, orientations } = whoWasMet(telling);
  return [lead && `**${lead}**`, sectors.join(' '), orientations.join(' ')];
}

/** The same as sentences, the largest groups first. */
export function whoWasMet(telling: Telling): {
  readonly lead: string;
  readonly sectors: readonly string[];
  readonly orientations: readonly string[];
} {
  const { table } = telling.sheet.claims;
  const contacts = telling.find({ measure: 'contacts' })!;
  const companies = telling.find({ measure: 'companies' })!;
  const lead = telling.say(
    `Liaison ${telling.period('now')} menjangkau ${figure(contacts)} kontak dari ${figure(companies)} perusahaan.`,
    `Pada ${telling.period('now')}, liaison menjangkau ${figure(contacts)} kontak dari ${figure(companies)} perusahaan.`,
  );
  const sectors = told(
    table.sectors.flatMap((sector) => {
      const count = telling.find({ measure: 'companies', sector });
      const share = telling.find({ measure: 'company-share', sector });
      return count && share ? [{ sector, count, share }] : [];
    }),
  )
    .toSorted((a, b) => b.count.value - a.count.value)
    .slice(0, MOST_SECTORS);
  const sectorLines = sectors.map(({ sector, count, share }, at) => {
    const part = mayTell('share', share.n) ? ` (${figure(share)}%)` : '';
    return at === 0
      ? telling.say(
          `${sector} merupakan lapangan usaha terbesar dengan ${figure(count)} perusahaan${part}.`,
          `Kontak terbanyak berasal dari ${sector}, yakni ${figure(count)} perusahaan${part}.`,
          `${sector} diwakili ${figure(count)} perusahaan${part}.`,
        )
      : telling.say(`${sector} diwakili ${figure(count)} perusahaan${part}.`);
  });
  const oriented = told(
    (
      [
        ['domestic', 'domestik'],
        ['both_markets', 'domestik dan ekspor'],
        ['export', 'ekspor'],
      ] as const
    ).flatMap(([category, words]) => {
      const count = telling.find({ measure: 'companies', category });
      const share = telling.find({ measure: 'company-share', category });
      return count && share ? [{ words, count, share }] : [];
    }),
  ).map(({ words, count, share }) => {
    const part = mayTell('share', share.n) ? ` (${figure(share)}%)` : '';
    return telling.say(`Sebanyak ${figure(count)} perusahaan${part} berorientasi ${words}.`);
  });
  return { lead, sectors: sectorLines, orientations: oriented };
}

/** The groups that may be told beside their total. */
function told<Group extends { readonly count: ClaimFact }>(groups: readonly Group[]): Group[] {
  const stand = disclosures(
    groups.map(({ count }) => count.value),
    'release',
  );
  return groups.filter(({ count }, at) => count.value > 0 && stand[at] === 'open');
}
