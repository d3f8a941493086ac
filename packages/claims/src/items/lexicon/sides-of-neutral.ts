import { type PhraseTree } from '@lqc/language';
import type { Meaning } from '../item.js';
import { listed } from './listed.js';

/** What reports call the middle of the scale, and how they say on which side of it something lies. */
const NEUTRALS = listed(
  'netral|ambang netral|level netral|ambang level netral|titik netral|garis netral|batas netral|posisi netral|nilai netral|angka netral|tingkat netral|skor netral|zona netral|ambang batas netral|patokan netral|titik tengah|nilai tengah|garis tengah|wilayah netral|area netral|kondisi netral|keadaan netral|kategori netral|kelompok netral|teritori netral|standar netral|acuan netral|taraf netral|ambang batas',
);

/** "Relatif netral", "hampir tidak berubah": about so, and not to the last digit. */
export const LOOSELY = ['relatif', 'cenderung', 'hampir', 'nyaris', 'praktis', 'cukup'];

const SIDES: readonly (readonly [leads: string, meaning: Meaning])[] = [
  [
    'di atas|lebih baik dari|lebih baik daripada|lebih kuat dari|lebih kuat daripada|ke atas|masuk ke atas|masuk ke zona di atas|lebih tinggi dari|lebih tinggi daripada|lebih besar dari|melampaui|melewati|menembus|melebihi|di sisi atas',
    { is: 'category', category: 'above' },
  ],
  [
    'di bawah|lebih buruk dari|lebih buruk daripada|lebih lemah dari|lebih lemah daripada|ke bawah|masuk ke bawah|masuk ke zona di bawah|lebih rendah dari|lebih rendah daripada|lebih kecil dari|kurang dari|di sisi bawah',
    { is: 'category', category: 'below' },
  ],
  [
    `${LOOSELY.flatMap((one) => [one, `${one} di`, `${one} berada di`, `${one} pada`]).join('|')}|bisa dikatakan|dapat dikatakan|secara umum|kurang lebih|sekitar|di sekitar|mendekati|di kisaran|di dekat|dekat|dekat dengan|berdekatan dengan|tidak jauh dari|tak jauh dari`,
    { is: 'level', level: 'neutral' },
  ],
  [
    '|tepat|pas|pas di|pas pada|pada|di|tepat pada|tepat di|persis di|persis pada',
    { is: 'category', category: 'neutral' },
  ],
];

/** "Di atas titik netral": where something lies beside the middle of the scale. */
export function addSides(tree: PhraseTree<Meaning>): void {
  for (const [leads, meaning] of SIDES)
    for (const lead of listed(leads))
      for (const neutral of NEUTRALS) tree.add(`${lead} ${neutral}`.trim(), meaning);
}
