import { reportPhrases } from '@lqc/phrases';
import { leavingCopy } from './copy/leaving';
import { outlineCopy } from './copy/outline';
import { sectionCopy } from './copy/section';
import { sentenceCopy } from './copy/sentence';

export const copy = {
  title: 'Laporan',
  none: 'Belum ada laporan',
  noneBody: 'Begitu sebuah laporan dimulai, semua babnya siap disusun di sini.',
  older: 'Muat laporan yang lebih lama',
  counted: (filled: number, all: number) => `${filled} dari ${all} bagian terisi`,
  red: (n: number) => `${n} kalimat tidak sesuai data`,
  unchecked: (n: number) => `${n} belum diperiksa`,
  begun: (by: string, date: string) => `Dimulai oleh ${by}, ${date}`,
  new: {
    title: 'Laporan baru',
    note: 'Dari triwulan yang tersimpan; yang terbaru sudah dipilih',
    now: 'Triwulan',
    before: 'Dibandingkan dengan',
    lastYear: 'Tahun lalu',
    noLastYear: 'Tanpa tahun lalu',
    name: 'Judul',
    twin: (title: string, by: string) =>
      `Triwulan ini sudah punya laporan “${title}”, dimulai oleh ${by}; laporan baru menjadi laporan tersendiri.`,
    people: 'Kantor; penanda tangan',
    peopleHint: 'Seperti laporan terakhir',
    start: 'Mulai laporan',
    starting: 'Menyiapkan bagian…',
    needsFiles: 'Diperlukan dua triwulan tersimpan',
    needsFilesBody: 'Unggah file triwulan di Pengaturan, lalu mulai laporan di sini.',
    files: 'Buka Pengaturan',
    defaultTitle: reportPhrases.title,
  },
  cancel: 'Batal',

  ...outlineCopy,
  ...sectionCopy,
  ...sentenceCopy,
  ...leavingCopy,
} as const;
