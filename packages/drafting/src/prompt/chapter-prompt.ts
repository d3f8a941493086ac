import type { FactSheet } from '../facts/fact-sheet.js';

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

const TASKS: Readonly<Partial<Record<FactSheet['chapter'], string>>> = {
  bab_1: 'Tulis ringkasan satu indikator spesifik untuk BAB 1 (Ringkasan Liaison).',
  bab_2: 'Tulis analisis satu indikator utama untuk BAB 2 (Analisis Indikator Liaison).',
  bab_3: 'Tulis analisis satu lapangan usaha untuk BAB 3 (Analisis Lapangan Usaha Utama).',
  bab_4:
    'Tulis profil kontak untuk BAB 4 (Profil Kontak Liaison): jumlah kontak, lapangan usaha yang dominan, orientasi pasar.',
};

const OVERVIEW = `Tulis garis besar seluruh indikator untuk BAB 1 (Ringkasan Liaison): perubahan yang naik dan yang turun, dengan alasannya; indikator yang relatif stabil; perkiraan ke depan; lalu dalam satu kalimat siapa yang ditemui dan orientasi pasarnya.`;

const EXECUTIVE = `Tulis Ringkasan Eksekutif laporan, paling panjang setengah halaman: perubahan ke kedua arah, orientasi pasar kontak, perkiraan ke depan, dan alasan yang paling banyak disebut kontak dengan sumbernya.`;

/** The instruction for a chapter, in Indonesian. */
export function taskOf({ chapter, changes }: FactSheet): string {
  if (chapter === 'ringkasan') return EXECUTIVE;
  return changes ? OVERVIEW : (TASKS[chapter] ?? '');
}
