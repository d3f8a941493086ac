import { type PhraseTree } from '@lqc/language';
import type { Meaning } from '../item.js';
import { SECTORS } from '@lqc/contracts';

/** What offices call the sectors besides BPS' names, by BPS' letter. */
const EVERYDAY_NAMES: Readonly<Partial<Record<(typeof SECTORS)[number]['code'], string>>> = {
  B: 'tambang',
  C: 'manufaktur',
  D: 'listrik-gas',
  F: 'jasa konstruksi',
  G: 'pedagang besar dan eceran, pedagang',
  H: 'angkutan',
  I: 'akomodasi, perhotelan, hotel dan restoran, hotel',
  K: 'keuangan, perbankan, bank dan asuransi',
  L: 'properti',
  Q: 'kesehatan',
};

/** Every sector by each of its names. */
export function addSectors(tree: PhraseTree<Meaning>): void {
  for (const { code, name, aliases } of SECTORS) {
    const meaning = { is: 'sector', sector: name } as const;
    for (const one of [name, ...aliases, ...(EVERYDAY_NAMES[code]?.split(', ') ?? [])]) {
      tree.add(one, meaning);
      tree.add(one.replace(', dan ', ' dan '), meaning);
      tree.add(`sektor ${one}`, meaning);
      tree.add(`lapangan usaha ${one}`, meaning);
    }
  }
}
