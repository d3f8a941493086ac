import { type PhraseTree } from '@lqc/language';
import type { Meaning } from '../item.js';
import { SECTORS } from '@lqc/contracts';

/** What offices call the sectors besides BPS' names, by BPS' letter. */
const SECTOR_NAMES: Readonly<Record<string, readonly string[]>> = {
  C: ['manufaktur'],
  F: ['jasa konstruksi'],
  G: ['sektor perdagangan', 'pedagang besar dan eceran'],
  I: ['akomodasi', 'perhotelan'],
  K: ['sektor keuangan'],
  Q: ['sektor kesehatan'],
};

/** Every sector by each of its names. */
export function addSectors(tree: PhraseTree<Meaning>): void {
  for (const { code, name, aliases } of SECTORS) {
    const meaning = { is: 'sector', sector: name } as const;
    for (const one of [name, ...aliases, ...(SECTOR_NAMES[code] ?? [])]) {
      tree.add(one, meaning);
      tree.add(one.replace(', dan ', ' dan '), meaning);
      tree.add(`sektor ${one}`, meaning);
      tree.add(`lapangan usaha ${one}`, meaning);
    }
  }
}
