import type { NoteFinding } from '@lqc/contracts';
import { VERDICTS } from '@lqc/phrases';
import { dotted } from '../../lib/format';

export const copy = {
  title: 'Periksa',
  contradictions: (open: string, decided: string) =>
    `${open} skor bertentangan dengan kata-katanya, dari ${decided} yang dapat dinilai`,
  contradictionsNote:
    'Arah dibaca dari klausa yang menyebut hal yang ditanyakan; keputusan tetap pada orang',
  says: { 1: 'kata: naik', [-1]: 'kata: turun' },
  verdicts: VERDICTS,
  undo: 'Urungkan',
  decided: (contact: string, verdict: string) => `${contact}: ${verdict.toLowerCase()}.`,
  pages: 'Halaman skor yang bertentangan',
  pagesOf: (group: string) => `Halaman ${group.toLowerCase()}`,
  noContradictions: 'Setiap skor searah dengan kata-katanya; tidak ada yang perlu diputuskan.',
  nothingToCheck: 'Belum ada yang dapat diperiksa',
  nothingToCheckBody:
    'Unggah file triwulan di Pengaturan; skor dan kata-katanya dibandingkan sendiri.',
  findings: (findings: string, notes: string, label: string) =>
    `${findings} hal perlu dilihat lagi pada ${notes} catatan ${label}`,
  findingsNote: (before: string | null) =>
    dotted(
      before && `Kata yang mirip ≥ 90% dengan ${before}`,
      'narasi di bawah 4 kata',
      'catatan yang semua skornya 3',
      'catatan yang sepertiganya kosong',
    ),
  noFindings: 'Tidak ada catatan yang perlu dilihat lagi',
  checking: 'Memeriksa catatan',
  kinds: {
    copied: 'Kata disalin dari triwulan lalu',
    short: 'Kata sangat pendek',
    neutral: 'Semua skor 3',
    blank: 'Banyak yang kosong',
  } satisfies Record<NoteFinding['kind'], string>,
  group: (title: string, findings: string) => `${title}: ${findings}`,
  place: (sheet: string, cell: string | null) => (cell ? `${sheet} · ${cell}` : sheet),
  copied: (percent: number) => `mirip ${percent}%`,
  neutral: (scores: number) => `${scores} skor, semuanya 3`,
  blank: (blank: number, of: number) => `${blank} dari ${of} pertanyaan kosong`,
  teams: 'Menurut tim',
  teamsNote:
    'Tim dengan 8 catatan atau lebih, menurut abjad; bukan peringkat, dan tidak pernah per orang',
  others: 'Tim lain dan tanpa tim',
  columns: {
    team: 'Tim',
    notes: 'Catatan',
    narratives: 'Narasi',
    copied: 'Disalin',
    short: 'Pendek',
    neutral: 'Semua 3',
    blank: 'Kosong',
  },
} as const;
