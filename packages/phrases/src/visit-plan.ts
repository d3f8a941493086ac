import {
  type CompanyStanding,
  NOT_VISITED_QUARTERS,
  PERCENTAGE_DECIMALS,
  periodOfTarget,
  type PlannedVisit,
  type PlanNote,
  type PlanReason,
  quarterName,
  type TargetQuarter,
  type VisitStatus,
} from '@lqc/contracts';
import { decimal } from './figures.js';

const percent = (share: number) => `${decimal(share * 100, PERCENTAGE_DECIMALS)}%`;

/** How people call the quarter that is planned. */
export const targetName = (target: TargetQuarter) => quarterName(periodOfTarget(target));

/** What is said of a visit's day that lies outside its quarter. */
export const outsideQuarter = (quarter: string) => `di luar ${quarter}`;

/** How far a planned visit is, as people say. */
export const visitStatuses: Readonly<Record<VisitStatus, string>> = {
  planned: 'Direncanakan',
  agreed: 'Disepakati',
  done: 'Selesai',
  declined: 'Tidak jadi',
};

/** The status of a planned visit; that its interview is stored goes before what people say. */
export const visitState = ({ status, recorded }: Pick<PlannedVisit, 'status' | 'recorded'>) =>
  recorded ? 'Tercatat' : visitStatuses[status];

const visitNote = ({ by, state }: PlanNote) =>
  state === 'finished' ? `Catatan selesai oleh ${by}` : `Catatan sedang ditulis oleh ${by}`;

/** That a visit is written down, and by whom; once of a person who has two notes. */
export const visitNotes = (notes: readonly PlanNote[]) => [...new Set(notes.map(visitNote))];

/** What became of a company since it was planned or taken off. */
export const companyStandings: Readonly<Record<CompanyStanding, string>> = {
  inactive: 'tidak aktif di database perusahaan',
  unknown: 'tidak ada lagi dalam data',
};

/** How many are listed, and of how many if not all are: `500 dari 2.400`. */
export const shownOf = (shown: number, total: number) =>
  shown === total ? decimal(total, 0) : `${decimal(shown, 0)} dari ${decimal(total, 0)}`;

/** Why a company should be visited. */
export function visitReason(reason: PlanReason): string {
  switch (reason.kind) {
    case 'never_visited':
      return 'belum pernah dikunjungi';
    case 'not_visited':
      return `${reason.quarters} triwulan tidak dikunjungi`;
    case 'missed':
      return `direncanakan ${targetName(reason.target)}, belum terlaksana`;
    case 'sector_gap':
      return `cakupan sektor di bawah rata-rata (${reason.visited} dari ${reason.of})`;
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
  titleOf: (target: TargetQuarter) => `Rencana kunjungan ${targetName(target)}`,
  sheet: {
    visits: 'Rencana',
    sectors: 'Target',
    proposals: 'Usulan',
    removed: 'Dikeluarkan',
    coverage: 'Cakupan',
  },
  visitsNote: (planned: number, calledOff: number) =>
    planned + calledOff === 0
      ? 'Belum ada kunjungan yang direncanakan.'
      : `${planned} kunjungan direncanakan${calledOff > 0 ? `, ${calledOff} lagi tidak jadi` : ''}`,
  recordedNote: 'Tercatat: wawancaranya ada dalam data triwulan itu.',
  sectorsTitle: (target: TargetQuarter) => `Target dan rencana per sektor, ${targetName(target)}`,
  proposalsTitle: 'Usulan kunjungan di luar rencana',
  note: (shown: number, total: number) =>
    `${shownOf(shown, total)} perusahaan${shown < total ? ', yang alasannya terbanyak' : ''}; tidak dikunjungi ${NOT_VISITED_QUARTERS} triwulan atau lebih, atau karena alasan lain yang tercantum. Perusahaan yang tidak aktif tidak pernah diusulkan.`,
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
    standing: 'Keterangan',
    date: 'Tanggal',
    person: 'Petugas',
    status: 'Status',
    plannedBy: 'Direncanakan oleh',
    target: 'Target',
    planned: 'Direncanakan',
    recorded: 'Tercatat',
    before: 'Triwulan sebelumnya',
    by: 'Oleh',
    note: 'Catatan',
    active: 'Aktif',
    weight: 'Bobot PDRB (%)',
  },
} as const;
