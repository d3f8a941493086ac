/**
 * BPS' 17 categories of business fields (Lapangan Usaha, KBLI). `aliases` are the short forms
 * that offices use; compare all of them normalised (`survey`).
 */
export interface Sector {
  readonly code: string;
  readonly name: string;
  /** A short name that fits on a workbook's sheet tab. */
  readonly short: string;
  readonly aliases: readonly string[];
}

export const SECTORS = [
  {
    code: 'A',
    name: 'Pertanian, Kehutanan, dan Perikanan',
    short: 'Pertanian',
    aliases: ['Pertanian'],
  },
  {
    code: 'B',
    name: 'Pertambangan dan Penggalian',
    short: 'Pertambangan',
    aliases: ['Pertambangan'],
  },
  { code: 'C', name: 'Industri Pengolahan', short: 'Industri Pengolahan', aliases: ['Industri'] },
  {
    code: 'D',
    name: 'Pengadaan Listrik dan Gas',
    short: 'Listrik dan Gas',
    aliases: ['Listrik dan Gas'],
  },
  {
    code: 'E',
    name: 'Pengadaan Air, Pengelolaan Sampah, Limbah dan Daur Ulang',
    short: 'Pengadaan Air',
    aliases: ['Pengadaan Air'],
  },
  { code: 'F', name: 'Konstruksi', short: 'Konstruksi', aliases: [] },
  {
    code: 'G',
    name: 'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor',
    short: 'Perdagangan',
    aliases: [
      'Perdagangan Besar dan Eceran; Reparasi dan Perawatan Mobil dan Sepeda Motor',
      'Perdagangan Besar dan Eceran',
      'Perdagangan',
    ],
  },
  {
    code: 'H',
    name: 'Transportasi dan Pergudangan',
    short: 'Transportasi',
    aliases: ['Pengangkutan dan Pergudangan', 'Transportasi'],
  },
  {
    code: 'I',
    name: 'Penyediaan Akomodasi dan Makan Minum',
    short: 'Akomodasi dan Makan Minum',
    aliases: ['Akomodasi dan Makan Minum', 'Akmamin'],
  },
  { code: 'J', name: 'Informasi dan Komunikasi', short: 'Infokom', aliases: ['Infokom'] },
  {
    code: 'K',
    name: 'Jasa Keuangan dan Asuransi',
    short: 'Jasa Keuangan',
    aliases: ['Aktivitas Keuangan dan Asuransi', 'Jasa Keuangan'],
  },
  { code: 'L', name: 'Real Estat', short: 'Real Estat', aliases: ['Real Estate'] },
  { code: 'M,N', name: 'Jasa Perusahaan', short: 'Jasa Perusahaan', aliases: [] },
  {
    code: 'O',
    name: 'Administrasi Pemerintahan, Pertahanan dan Jaminan Sosial Wajib',
    short: 'Administrasi Pemerintahan',
    aliases: ['Administrasi Pemerintahan'],
  },
  { code: 'P', name: 'Jasa Pendidikan', short: 'Pendidikan', aliases: ['Pendidikan'] },
  {
    code: 'Q',
    name: 'Jasa Kesehatan dan Kegiatan Sosial',
    short: 'Kesehatan',
    aliases: ['Aktivitas Kesehatan Manusia dan Aktivitas Sosial', 'Jasa Kesehatan'],
  },
  {
    code: 'R,S,T,U',
    name: 'Jasa Lainnya',
    short: 'Jasa Lainnya',
    aliases: ['Aktivitas Jasa Lainnya', 'Jasa Lain'],
  },
] as const satisfies readonly Sector[];

export type SectorName = (typeof SECTORS)[number]['name'];

export const SECTOR_NAMES = SECTORS.map(({ name }) => name) as [SectorName, ...SectorName[]];

const SHORT: ReadonlyMap<string, string> = new Map(SECTORS.map(({ name, short }) => [name, short]));

/** Stands, in what is asked for, for those whose sector, or another value, is not known. */
export const UNKNOWN_VALUE = '-';

/** The short name of a sector; a sector name of the office's own is returned unchanged. */
export const shortSectorName = (name: string): string => SHORT.get(name) ?? name;
