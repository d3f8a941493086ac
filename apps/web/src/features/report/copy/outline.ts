import type { SectionState } from '@lqc/contracts';
import { reportPhrases } from '@lqc/phrases';
import { dotted } from '../../../lib/format';

/** The outline of a report, its states and its drafting. */
export const outlineCopy = {
  states: reportPhrases.states,

  statesLabel: 'Tahap laporan',

  sectionStates: {
    kosong: 'menunggu',
    draf: 'draf',
    ditelaah: 'ditelaah',
    disetujui: 'disetujui',
  } satisfies Record<SectionState, string>,

  failed: 'gagal',

  drafting: 'disusun',

  outline: {
    title: 'Kerangka laporan',
    of: (filled: number, all: number, optional: number) =>
      dotted(`${filled} dari ${all}`, optional > 0 && `${optional} opsional`),
    leftOut: 'tidak disertakan',
    arrange: 'Atur bagian',
    done: 'Selesai',
    up: (title: string) => `Naikkan ${title}`,
    down: (title: string) => `Turunkan ${title}`,
    add: 'Tambah bagian',
    addTitle: 'Judul bagian',
    addChapter: 'Di dalam',
    added: 'Bagian ditambahkan.',
    again: 'Ulangi',
    againOf: (title: string) => `Susun ulang ${title}`,
    reds: (n: number) => `${n} tidak sesuai data`,
    ambers: (n: number) => `${n} belum diperiksa`,
    comments: (n: number) => `${n} komentar terbuka`,
    unsent: 'belum tersimpan',
    choose: 'Bagian',
  },

  draft: {
    all: 'Susun seluruh laporan',
    model: reportPhrases.draftedBy.model,
    modelNote: 'Narasi lengkap, beberapa menit',
    automatic: reportPhrases.draftedBy.automatic,
    automaticNote: 'Dari angka dan kutipan, beberapa detik',
    progress: (done: number, all: number) => `${done} dari ${all} bagian`,
    failed: (n: number) => `${n} gagal`,
    readable: 'bagian yang selesai dapat dibaca sekarang',
    stop: 'Hentikan',
    stopping: 'Menghentikan…',
    stopped: 'Penyusunan dihentikan. Bagian yang selesai tersimpan.',
    done: (n: number) => `${n} bagian disusun.`,
    doneFailed: (done: number, failed: number) => `${done} bagian disusun, ${failed} gagal.`,
    one: (title: string) => `Menyusun ${title}`,
    notFinished: 'Laporan tidak selesai disusun',
  },
} as const;
