import type { PlanReason } from '@lqc/contracts';
import { decimal } from './figures.js';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Why a company is on the list of visits. */
export function visitReason(reason: PlanReason): string {
  switch (reason.kind) {
    case 'chosen':
      return [`dipilih ${reason.by}`, reason.note].filter(Boolean).join(': ');
    case 'never_visited':
      return 'belum pernah dikunjungi';
    case 'not_visited':
      return `${reason.quarters} triwulan tidak dikunjungi`;
    case 'sector_gap':
      return `cakupan sektor rendah (${reason.visited} dari ${reason.of})`;
    case 'weight_gap':
      return `sektor ${percent(reason.share)} dari kunjungan, ${percent(reason.weight)} dari PDRB`;
    case 'wide_range':
      return `rentang sektor lebar (±${decimal(reason.half, 2)} poin)`;
    case 'contradiction':
      return `${reason.open} skor bertentangan dengan kata`;
  }
}

/** Texts of the workbook with the list of visits. */
export const visitPlanPhrases = {
  title: 'Rencana kunjungan',
  sheet: { visits: 'Rencana', removed: 'Dikeluarkan', coverage: 'Cakupan' },
  note: (companies: number, quarters: number) =>
    `${companies} perusahaan; tidak dikunjungi ${quarters} triwulan atau lebih, atau karena alasan lain yang tercantum. Perusahaan yang tidak aktif tidak pernah diusulkan.`,
  removedNote: 'Perusahaan yang dikeluarkan orang dari usulan',
  coverageTitle: 'Cakupan lapangan usaha per triwulan',
  coverageNote: 'Perusahaan aktif di database perusahaan yang dikunjungi',
  weights: (asOf: string, source: string) => `Bobot PDRB per ${asOf} · Sumber: ${source}`,
  never: 'belum pernah',
  unknown: 'Tidak diketahui',
  column: {
    company: 'Perusahaan',
    sector: 'Lapangan Usaha',
    district: 'Kabupaten/Kota',
    last: 'Kunjungan terakhir',
    reasons: 'Alasan',
    by: 'Oleh',
    note: 'Catatan',
    active: 'Aktif',
    weight: 'Bobot PDRB (%)',
  },
} as const;
