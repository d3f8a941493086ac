import { LIKERT_INDICATORS } from '@lqc/contracts';
import type { NewSection } from '@lqc/database';
import { reportPhrases } from '@lqc/phrases';

type Named = keyof typeof reportPhrases.sections;

const named = (chapter: NewSection['chapter'], kind: Named): NewSection => ({
  chapter,
  kind,
  target: null,
  title: reportPhrases.sections[kind],
});

/** The initial sections of a report, with one for each indicator and each interviewed sector. */
export const firstOutline = (sectors: readonly string[]): NewSection[] => [
  named('ringkasan', 'ringkasan_eksekutif'),
  named('bab_1', 'garis_besar'),
  ...LIKERT_INDICATORS.map(({ key, label }): NewSection => ({
    chapter: 'bab_2',
    kind: 'indikator',
    target: key,
    title: label,
  })),
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
