import type { Quarters } from '@lqc/analysis';
import { sampleQuarter } from '@lqc/analysis/testing';
import type { IndicatorKey } from '@lqc/contracts';

/** What one trial session is made of, and which of its indicators and sectors have a sheet. */
interface Session {
  readonly now: string;
  readonly before: string;
  readonly lastYear: string | null;
  readonly indicators: readonly IndicatorKey[];
  readonly sectors: readonly string[];
}

/** The trial sessions by id; each set of drafts is written for sessions of its own. */
export const SESSIONS: Readonly<Record<string, Session>> = {
  a: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['domestik', 'ekspor', 'harga jual', 'investasi', 'perkiraan penjualan'],
    sectors: ['Industri Pengolahan', 'Penyediaan Akomodasi dan Makan Minum'],
  },
  b: {
    now: 'Triwulan IV 2024',
    before: 'Triwulan III 2024',
    lastYear: null,
    indicators: ['kapasitas utilisasi', 'biaya energi', 'margin usaha', 'tenaga kerja'],
    sectors: ['Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor', 'Konstruksi'],
  },
  c: {
    now: 'Triwulan III 2024',
    before: 'Triwulan II 2024',
    lastYear: null,
    indicators: ['domestik', 'biaya tenaga kerja', 'persediaan'],
    sectors: ['Pertanian, Kehutanan, dan Perikanan'],
  },
  d: {
    now: 'Triwulan II 2024',
    before: 'Triwulan I 2024',
    lastYear: null,
    indicators: ['biaya bahan baku', 'perkiraan investasi', 'perkiraan tingkat upah'],
    sectors: ['Transportasi dan Pergudangan', 'Industri Pengolahan'],
  },
  e: {
    now: 'Triwulan I 2025',
    before: 'Triwulan III 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['tenaga kerja', 'perkiraan harga jual', 'margin usaha', 'persediaan'],
    sectors: ['Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor'],
  },
  f: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['biaya energi', 'kapasitas utilisasi', 'perkiraan investasi'],
    sectors: ['Konstruksi', 'Transportasi dan Pergudangan'],
  },
  g: {
    now: 'Triwulan IV 2024',
    before: 'Triwulan III 2024',
    lastYear: null,
    indicators: ['domestik', 'harga jual', 'biaya bahan baku', 'perkiraan penjualan'],
    sectors: ['Industri Pengolahan', 'Penyediaan Akomodasi dan Makan Minum'],
  },
  h: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['biaya tenaga kerja', 'perkiraan harga jual', 'persediaan', 'biaya bahan baku'],
    sectors: ['Pertanian, Kehutanan, dan Perikanan', 'Industri Pengolahan'],
  },
  i: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['margin usaha', 'tenaga kerja', 'perkiraan tingkat upah', 'harga jual'],
    sectors: [
      'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor',
      'Penyediaan Akomodasi dan Makan Minum',
    ],
  },
  j: {
    now: 'Triwulan IV 2024',
    before: 'Triwulan III 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['ekspor', 'investasi', 'biaya energi', 'perkiraan jumlah tenaga kerja'],
    sectors: ['Pertanian, Kehutanan, dan Perikanan', 'Transportasi dan Pergudangan'],
  },
  k: {
    now: 'Triwulan III 2024',
    before: 'Triwulan II 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['kapasitas utilisasi', 'margin usaha', 'harga jual', 'perkiraan penjualan'],
    sectors: [
      'Penyediaan Akomodasi dan Makan Minum',
      'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor',
    ],
  },
  l: {
    now: 'Triwulan II 2024',
    before: 'Triwulan I 2024',
    lastYear: null,
    indicators: ['domestik', 'tenaga kerja', 'persediaan', 'perkiraan harga jual'],
    sectors: ['Industri Pengolahan', 'Konstruksi'],
  },
  m: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['ekspor', 'biaya energi', 'perkiraan jumlah tenaga kerja', 'domestik'],
    sectors: ['Transportasi dan Pergudangan', 'Pertanian, Kehutanan, dan Perikanan'],
  },
  n: {
    now: 'Triwulan IV 2024',
    before: 'Triwulan III 2024',
    lastYear: null,
    indicators: ['investasi', 'biaya tenaga kerja', 'perkiraan tingkat upah', 'harga jual'],
    sectors: [
      'Industri Pengolahan',
      'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor',
    ],
  },
  o: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['kapasitas utilisasi', 'persediaan', 'perkiraan penjualan', 'biaya tenaga kerja'],
    sectors: ['Konstruksi', 'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor'],
  },
  p: {
    now: 'Triwulan III 2024',
    before: 'Triwulan II 2024',
    lastYear: null,
    indicators: ['ekspor', 'biaya energi', 'perkiraan harga jual', 'tenaga kerja'],
    sectors: ['Penyediaan Akomodasi dan Makan Minum', 'Industri Pengolahan'],
  },
  q: {
    now: 'Triwulan IV 2024',
    before: 'Triwulan III 2024',
    lastYear: null,
    indicators: ['domestik', 'margin usaha', 'persediaan', 'perkiraan investasi'],
    sectors: ['Penyediaan Akomodasi dan Makan Minum', 'Konstruksi'],
  },
  r: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['investasi', 'biaya bahan baku', 'perkiraan harga jual', 'tenaga kerja'],
    sectors: ['Industri Pengolahan', 'Transportasi dan Pergudangan'],
  },
  s: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['harga jual', 'biaya energi', 'perkiraan penjualan', 'domestik'],
    sectors: ['Penyediaan Akomodasi dan Makan Minum', 'Konstruksi'],
  },
  t: {
    now: 'Triwulan III 2024',
    before: 'Triwulan II 2024',
    lastYear: null,
    indicators: ['investasi', 'kapasitas utilisasi', 'perkiraan tingkat upah', 'persediaan'],
    sectors: [
      'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor',
      'Industri Pengolahan',
    ],
  },
  u: {
    now: 'Triwulan IV 2024',
    before: 'Triwulan III 2024',
    lastYear: null,
    indicators: ['tenaga kerja', 'ekspor', 'perkiraan harga jual', 'biaya tenaga kerja'],
    sectors: ['Transportasi dan Pergudangan', 'Penyediaan Akomodasi dan Makan Minum'],
  },
  v: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['margin usaha', 'ekspor', 'perkiraan investasi', 'biaya bahan baku'],
    sectors: [
      'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor',
      'Pertanian, Kehutanan, dan Perikanan',
    ],
  },
  w: {
    now: 'Triwulan IV 2024',
    before: 'Triwulan III 2024',
    lastYear: null,
    indicators: ['kapasitas utilisasi', 'harga jual', 'perkiraan penjualan', 'biaya tenaga kerja'],
    sectors: ['Industri Pengolahan', 'Penyediaan Akomodasi dan Makan Minum'],
  },
  x: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['tenaga kerja', 'investasi', 'persediaan', 'perkiraan jumlah tenaga kerja'],
    sectors: ['Transportasi dan Pergudangan', 'Industri Pengolahan'],
  },
  y: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['domestik', 'biaya energi', 'kapasitas utilisasi', 'perkiraan harga jual'],
    sectors: [
      'Penyediaan Akomodasi dan Makan Minum',
      'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor',
    ],
  },
  z: {
    now: 'Triwulan III 2024',
    before: 'Triwulan II 2024',
    lastYear: null,
    indicators: ['domestik', 'harga jual', 'biaya bahan baku', 'perkiraan investasi'],
    sectors: ['Industri Pengolahan', 'Transportasi dan Pergudangan'],
  },
  aa: {
    now: 'Triwulan I 2025',
    before: 'Triwulan III 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['ekspor', 'margin usaha', 'perkiraan penjualan', 'biaya tenaga kerja'],
    sectors: ['Konstruksi', 'Penyediaan Akomodasi dan Makan Minum'],
  },
  ab: {
    now: 'Triwulan IV 2024',
    before: 'Triwulan III 2024',
    lastYear: null,
    indicators: ['ekspor', 'biaya bahan baku', 'margin usaha', 'perkiraan harga jual'],
    sectors: [
      'Pertanian, Kehutanan, dan Perikanan',
      'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor',
    ],
  },
  ac: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['harga jual', 'investasi', 'tenaga kerja', 'perkiraan penjualan'],
    sectors: ['Industri Pengolahan', 'Konstruksi'],
  },
  ad: {
    now: 'Triwulan III 2024',
    before: 'Triwulan II 2024',
    lastYear: null,
    indicators: ['margin usaha', 'biaya energi', 'investasi', 'perkiraan jumlah tenaga kerja'],
    sectors: ['Pertanian, Kehutanan, dan Perikanan', 'Konstruksi'],
  },
  ae: {
    now: 'Triwulan I 2025',
    before: 'Triwulan III 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['domestik', 'persediaan', 'biaya bahan baku', 'perkiraan tingkat upah'],
    sectors: ['Pertanian, Kehutanan, dan Perikanan', 'Transportasi dan Pergudangan'],
  },
  af: {
    now: 'Triwulan IV 2024',
    before: 'Triwulan III 2024',
    lastYear: null,
    indicators: [
      'kapasitas utilisasi',
      'tenaga kerja',
      'perkiraan penjualan',
      'perkiraan investasi',
    ],
    sectors: ['Industri Pengolahan', 'Real Estat'],
  },
  ag: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['ekspor', 'biaya energi', 'harga jual', 'perkiraan harga jual'],
    sectors: [
      'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor',
      'Penyediaan Akomodasi dan Makan Minum',
    ],
  },
  ah: {
    now: 'Triwulan I 2025',
    before: 'Triwulan IV 2024',
    lastYear: 'Triwulan I 2024',
    indicators: ['domestik', 'biaya tenaga kerja', 'perkiraan investasi', 'perkiraan tingkat upah'],
    sectors: [
      'Pertanian, Kehutanan, dan Perikanan',
      'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor',
    ],
  },
  ai: {
    now: 'Triwulan IV 2024',
    before: 'Triwulan III 2024',
    lastYear: null,
    indicators: ['persediaan', 'investasi', 'biaya bahan baku', 'perkiraan jumlah tenaga kerja'],
    sectors: ['Transportasi dan Pergudangan', 'Konstruksi'],
  },
};

/** The sessions that trials are made of, by id. */
export async function trialSessions(): Promise<Map<string, Quarters>> {
  const sessions = new Map<string, Quarters>();
  for (const [id, { now, before, lastYear }] of Object.entries(SESSIONS))
    sessions.set(id, {
      now: await sampleQuarter(now),
      before: await sampleQuarter(before),
      last_year: lastYear === null ? null : await sampleQuarter(lastYear),
    });
  return sessions;
}
