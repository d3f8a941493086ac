import { type PhraseTree } from '@lqc/language';
import type { Meaning } from '../item.js';
import { SECTORS } from '@lqc/contracts';

/** What offices call the sectors besides BPS' names. */
const SECTOR_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor': [
    'sektor perdagangan',
    'pedagang besar dan eceran',
  ],
  'Penyediaan Akomodasi dan Makan Minum': ['akomodasi', 'perhotelan'],
  'Industri Pengolahan': ['manufaktur'],
  Konstruksi: ['jasa konstruksi'],
  'Jasa Keuangan dan Asuransi': ['sektor keuangan'],
  'Jasa Kesehatan dan Kegiatan Sosial': ['sektor kesehatan'],
};

/** Every sector by each of its names. */
export function addSectors(tree: PhraseTree<Meaning>): void {
  for (const { name, aliases } of SECTORS) {
    const meaning = { is: 'sector', sector: name } as const;
    for (const one of [name, ...aliases, ...(SECTOR_NAMES[name] ?? [])]) {
      tree.add(one, meaning);
      tree.add(one.replace(', dan ', ' dan '), meaning);
      tree.add(`sektor ${one}`, meaning);
      tree.add(`lapangan usaha ${one}`, meaning);
    }
  }
}
