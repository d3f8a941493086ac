/**
 * BPS' 17 categories of business fields (Lapangan Usaha, KBLI). `aliases` are the short forms
 * that offices use; compare all of them normalised (`survey`).
 */
export interface Sector {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

export const SECTORS = [
  { code: 'A', name: 'Pertanian, Kehutanan, dan Perikanan', aliases: ['Pertanian'] },
  { code: 'B', name: 'Pertambangan dan Penggalian', aliases: ['Pertambangan'] },
  { code: 'C', name: 'Industri Pengolahan', aliases: ['Industri'] },
  { code: 'D', name: 'Pengadaan Listrik dan Gas', aliases: ['Listrik dan Gas'] },
  {
    code: 'E',
    name: 'Pengadaan Air, Pengelolaan Sampah, Limbah dan Daur Ulang',
    aliases: ['Pengadaan Air'],
  },
  { code: 'F', name: 'Konstruksi', aliases: [] },
  {
    code: 'G',
    name: 'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor',
    aliases: [
      'Perdagangan Besar dan Eceran; Reparasi dan Perawatan Mobil dan Sepeda Motor',
      'Perdagangan Besar dan Eceran',
      'Perdagangan',
    ],
  },
  {
    code: 'H',
    name: 'Transportasi dan Pergudangan',
    aliases: ['Pengangkutan dan Pergudangan', 'Transportasi'],
  },
  {
    code: 'I',
    name: 'Penyediaan Akomodasi dan Makan Minum',
    aliases: ['Akomodasi dan Makan Minum', 'Akmamin'],
  },
  { code: 'J', name: 'Informasi dan Komunikasi', aliases: ['Infokom'] },
  {
    code: 'K',
    name: 'Jasa Keuangan dan Asuransi',
    aliases: ['Aktivitas Keuangan dan Asuransi', 'Jasa Keuangan'],
  },
  { code: 'L', name: 'Real Estat', aliases: ['Real Estate'] },
  { code: 'M,N', name: 'Jasa Perusahaan', aliases: [] },
  {
    code: 'O',
    name: 'Administrasi Pemerintahan, Pertahanan dan Jaminan Sosial Wajib',
    aliases: ['Administrasi Pemerintahan'],
  },
  { code: 'P', name: 'Jasa Pendidikan', aliases: ['Pendidikan'] },
  {
    code: 'Q',
    name: 'Jasa Kesehatan dan Kegiatan Sosial',
    aliases: ['Aktivitas Kesehatan Manusia dan Aktivitas Sosial', 'Jasa Kesehatan'],
  },
  { code: 'R,S,T,U', name: 'Jasa Lainnya', aliases: ['Aktivitas Jasa Lainnya', 'Jasa Lain'] },
] as const satisfies readonly Sector[];

export type SectorName = (typeof SECTORS)[number]['name'];
