import type { SOURCE_KINDS } from './answer.js';

/** How a source is told, by what it is cited for. Nobody is named: one firm would show. */
const LEADS: Record<(typeof SOURCE_KINDS)[number], readonly string[]> = {
  cause: ['penjelasan salah satu kontak', 'keterangan salah satu kontak'],
  event: ['keterangan salah satu kontak', 'laporan salah satu kontak'],
  view: ['penilaian salah satu kontak', 'keterangan salah satu kontak'],
};

/** A source as a phrase with its sentence word for word: 'keterangan salah satu kontak, “…”'. */
export function sourcePhrases(text: string, kind: (typeof SOURCE_KINDS)[number]): string[] {
  const quote = text.replace(/\.$/, '');
  return LEADS[kind].map((lead) => `${lead}, “${quote}”`);
}
