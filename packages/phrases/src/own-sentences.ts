/** Sentences of a draft that the product answers for itself, since they are computed whole. */
export const ownPhrases = {
  scale: 'Skor berskala 1 sampai 5, dan 3 berarti tidak berubah atau normal.',
  /** A heading, without a stop. */
  risk: '### Risiko dan hal yang dicermati',
  holiday: (note: string) => `${note}, sehingga perubahannya dibaca dengan hati-hati.`,
  narrated: (
    { told, asked, up, down }: Record<'told' | 'asked' | 'up' | 'down', number>,
    label: string,
  ) =>
    `Tentang ${label}, ${told} dari ${asked} kontak memberi keterangan tanpa skor: ${up} menyebut kenaikan, ${down} penurunan, dan ${told - up - down} tetap atau tanpa arah.`,
  composition: (label: string, matched: number) =>
    `Perubahan ${label} terutama karena susunan kontak: pada ${matched} perusahaan yang menjawab di kedua triwulan, rentangnya memuat nol.`,
} as const;
