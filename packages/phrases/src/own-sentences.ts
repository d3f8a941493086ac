import type { Level } from '@lqc/contracts';
import { listed } from './figures.js';

/** What the companies that answered in both quarters say of a change that they do not bear out. */
interface Composition {
  /** How many they are. */
  readonly matched: number;
  /** Whether more than half of the change comes from those who answered in one quarter alone. */
  readonly isMostlyOthers: boolean;
  /** Whether they moved the other way, rather than not clearly. */
  readonly isOpposite: boolean;
}

/** Sentences of a draft that the product answers for itself, since they are computed whole. */
export const ownPhrases = {
  scale: 'Skor berskala 1 sampai 5, dan 3 (netral) berarti tidak berubah atau normal.',
  /** A heading, without a stop. */
  risk: '### Risiko dan hal yang dicermati',
  holiday: (note: string) =>
    `${note}, sehingga perubahan antartriwulan perlu dibaca dengan hati-hati.`,
  levels: ({ above, neutral, below }: Record<Level, number>, lowest: readonly string[]) =>
    `Dari ${above + neutral + below} indikator berskala, ${above} berada di atas netral, ${neutral} di sekitar netral, dan ${below} di bawah netral${lowest.length > 0 ? `, ${lowest.length < below ? 'antara lain' : 'yaitu'} ${listed(lowest)}` : ''}.`,
  dominant: ({ sector, companies, all }: { sector: string; companies: number; all: number }) =>
    `Sebanyak ${companies} dari ${all} perusahaan berasal dari ${sector}, sehingga hasil keseluruhan terutama mencerminkan lapangan usaha itu.`,
  fewAgain: ({ again, met, period }: { again: number; met: number; period: string }) =>
    `${again === 0 ? 'Tidak satu pun' : `Hanya ${again}`} dari ${met} perusahaan juga menjadi kontak pada ${period}, sehingga perbandingan dengan triwulan itu terutama antara perusahaan yang berbeda.`,
  narrated: (label: string, { told, asked }: Record<'told' | 'asked', number>, ways: string) =>
    `Tentang ${label}, ${told} dari ${asked} kontak memberi keterangan tanpa skor${ways}.`,
  ways: ({ up, down, others }: Record<'up' | 'down' | 'others', number>) =>
    `: ${up} menyebut kenaikan, ${down} penurunan, dan ${others} tetap atau tanpa arah`,
  composition: (labels: readonly string[], { matched, isMostlyOthers, isOpposite }: Composition) =>
    `Pada ${matched} perusahaan yang menjawab di kedua triwulan, perubahan skor ${listed(labels)} ${isOpposite ? 'berlawanan arah' : 'tidak dapat dibedakan dari nol'}; perubahan pada seluruh kontak ${isMostlyOthers ? 'terutama berasal dari' : 'dapat berasal dari'} pergantian kontak.`,
} as const;

/** How readings that follow from ranges began before, which stand so in reports drafted then. */
const FORMER_READINGS = {
  levels: /^Dari \d+ skor, \d+ berada di atas netral/,
  composition:
    /^Perubahan .+ (?:terutama karena susunan kontak|belum tampak pada kontak yang sama): pada \d+ perusahaan/,
} as const;

/** The reading that a sentence is in a former wording. */
export const formerReading = (sentence: string): keyof typeof FORMER_READINGS | undefined =>
  (['levels', 'composition'] as const).find((kind) => FORMER_READINGS[kind].test(sentence));
