import { INDICATORS } from '@lqc/contracts';
import type { NewSection } from '@lqc/database';
import { reportPhrases } from '@lqc/phrases';

const { isu_khusus: ISSUE, ...SECTIONS } = reportPhrases.sections;
type Named = keyof typeof SECTIONS;

const named = (chapter: NewSection['chapter'], kind: Named): NewSection => ({
  chapter,
  kind,
  target: null,
  title: SECTIONS[kind],
});

/** The initial sections of a report, with one for each indicator and each interviewed sector. */
export const firstOutline = (sectors: readonly string[]): NewSection[] => [
  named('ringkasan', 'ringkasan_eksekutif'),
  named('bab_1', 'garis_besar'),
  named('bab_1', 'sumber_perubahan'),
  named('bab_1', 'harapan'),
  named('bab_1', 'tema'),
  named('bab_1', 'konteks'),
  { chapter: 'bab_1', kind: 'catatan', target: null, title: ISSUE },
  ...INDICATORS.map(({ key, label }): NewSection => ({
    chapter: 'bab_2',
    kind: 'indikator',
    target: key,
    title: label,
  })),
  named('bab_3', 'peta_sektor'),
  ...sectors.map((sector): NewSection => ({
    chapter: 'bab_3',
    kind: 'lapangan_usaha',
    target: sector,
    title: sector,
  })),
  named('bab_4', 'profil'),
  named('lampiran', 'metode'),
  named('lampiran', 'kualitas_data'),
  named('lampiran', 'tabel'),
];
