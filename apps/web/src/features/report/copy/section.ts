import type { SectionWriter, SentenceKind } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import type { MarkStatus } from '../editor/mark-status';

/** A section: its text, its checks and its figures. */
export const sectionCopy = {
  toolbar: {
    label: 'Format teks',
    heading: 'Judul kecil',
    bold: 'Tebal',
    bullets: 'Daftar',
    numbers: 'Daftar bernomor',
    undo: 'Urungkan',
    redo: 'Ulangi',
  },

  insert: {
    open: 'Sisipkan angka',
    hint: 'Sisipkan kalimat dari data: ketik / di dalam teks',
    title: 'Kalimat dari data',
    found: (ready: number, refused: number) =>
      `${ready} kalimat${refused > 0 ? `, ${refused} tidak dapat dikatakan` : ''}`,
    announced: (n: number) => `${n} kalimat. Pilih dengan panah, Enter menyisipkan.`,
    none: 'Tidak ada kalimat yang cocok.',
    loading: 'Menyiapkan kalimat dari data…',
    failed: 'Kalimat dari data belum dapat disiapkan. Lanjutkan menulis, atau coba lagi nanti.',
    n: (n: string) => `n ${n}`,
    used: 'sudah dipakai',
    instead: 'Pakai yang dapat dikatakan',
    put: 'Sisipkan',
    wording: (nth: number, all: number) => `Ragam ${nth} dari ${all}`,
    follows: 'ikut berubah bila file diganti',
    bound: 'Terikat pada data',
    keys: [
      ['↑↓', 'pilih'],
      ['Enter', 'sisipkan'],
      ['Tab', 'ragam kalimat'],
      ['Esc', 'tutup'],
    ],
    kinds: {
      level: 'Tingkat',
      change: 'Perubahan',
      year: 'Setahun',
      rank: 'Peringkat',
      share: 'Porsi',
      matched: 'Kontak sama',
      sector: 'Sektor',
      outcome: 'Perkiraan',
      people: 'Kontak',
      reason: 'Alasan',
      quote: 'Kutipan',
    } satisfies Record<SentenceKind, string>,
  },

  rewritten: {
    title: (n: number) => `${n} kalimat ditulis ulang dari data baru`,
    note: 'Kalimat yang terikat pada data mengikuti file yang baru. Bacalah kalimat di sekitarnya.',
    gone: 'Tidak dapat dikatakan lagi dari data baru; kalimatnya tetap dan diperiksa seperti kalimat lain.',
  },

  section: {
    text: (title: string) => `Teks ${title}`,
    empty: 'Bagian ini belum disusun. Susun sekarang, atau langsung menulis di sini.',
    emptyByHand: 'Bagian ini tidak disusun oleh program. Silakan menulis langsung di sini.',
    draft: 'Susun bagian ini',
    again: 'Susun ulang',
    version: (n: number) => `versi ${n}`,
    saved: (time: string) => `tersimpan ${time}`,
    saving: 'Menyimpan dan memeriksa…',
    unsaved: 'Belum disimpan',
    save: 'Simpan',
    editing: 'Anda menyunting',
    held: (who: string, since: string) => `Sedang disunting oleh ${who} sejak ${since}`,
    heldNote: 'Anda dapat membaca; bagian ini dapat disunting setelah dilepas.',
    approved: 'Laporan sudah disetujui. Kembalikan ke draf untuk menyunting.',
    approvedTyped:
      'Tulisan Anda yang belum tersimpan tampil di bawah dan tidak ikut disetujui. Tulisan itu disimpan bila laporan kembali ke draf, dan ditawarkan kembali bila Anda memuat versi terbaru.',
    saveFailed: 'Belum tersimpan',
    newer: (how: string) => `Bagian ini sudah diubah ${how}`.trim(),
    newerHow: {
      program: 'oleh program karena data berubah',
      person: (who: string) => `oleh ${who}`,
      otherTab: 'di tab Anda yang lain',
      ownDraft: 'saat Anda menyusunnya ulang',
      unknown: '',
    },
    newerBody:
      'Tulisan Anda tetap ada di sini. Setelah versi terbaru dimuat, tulisan itu ditawarkan kembali.',
    loadNewer: 'Muat versi terbaru',
    fromDevice: 'Teks yang belum tersimpan dari perangkat ini',
    fromDeviceBody:
      'Teks itu tidak disimpan dengan sendirinya. Bila dipakai, teks itu menggantikan teks di bawah; yang sudah tersimpan tetap ada pada tab Versi.',
    takeFromDevice: 'Pakai',
    discardFromDevice: 'Buang',
    draftFailed: 'Bagian ini gagal disusun',
    leave: 'Tulisan di bagian laporan ini belum disimpan.',
    unsent: (name: string, why = '') =>
      `Tulisan di bagian “${name}” belum tersimpan dan masih ada di tab ini. ${why}`.trim(),
    by: {
      model: 'disusun model',
      automatic: 'disusun otomatis',
      person: 'ditulis orang',
    } satisfies Record<SectionWriter, string>,
    edited: 'lalu disunting',
  },

  changed: {
    title: (n: number) => `${n} angka berubah sejak bagian ini ditulis`,
    note: 'Data laporan berganti. Sesuaikan teks, atau susun ulang.',
    noteOfTables:
      'Tabel sudah memuat angka baru. Periksa apakah teks masih sesuai, lalu simpan atau susun ulang.',
    ofReport: (sections: number, files: string) =>
      `Angka pada ${sections} bagian berubah sejak ditulis: ${files || 'file, keterangan perusahaan, atau triwulannya diubah'}. Semua kalimat diperiksa ulang dengan data baru.`,
    figure: 'Angka',
    old: 'Lama',
    now: 'Sekarang',
  },

  counts: {
    checked: (checked: number, all: number, supported: number) =>
      `${checked} dari ${all} pernyataan diperiksa: ${supported} sesuai`,
    red: (n: number) => `${n} tidak`,
    reasoned: (n: number) => `${n} beralasan`,
    unchecked: (n: number) => `${n} belum diperiksa`,
    bound: (n: number) => `${n} terikat pada data`,
    leftOut: (n: number) => `dan ${decimal(n, 0)} kalimat lainnya, tanpa tanda`,
  },

  signs: { contradicted: '✕', unchecked: '?' },

  status: {
    supported: 'Sesuai data',
    contradicted: 'Tidak sesuai data',
    unchecked: 'Belum diperiksa',
    no_claim: 'Tanpa pernyataan',
    edited: 'Diubah sejak diperiksa',
  } satisfies Record<MarkStatus, string>,

  levels: {
    overview: 'Rata-rata seluruh indikator',
    sector: (sector: string) => `Rata-rata indikator ${sector}`,
    columns: { indicator: 'Indikator', track: 'Letak pada skala', change: 'Perubahan', n: 'n' },
    none: '–',
    source: (file: string, hasRanges: boolean) =>
      `Skala 1–5: titik penuh triwulan ini, lingkaran triwulan sebelumnya${hasRanges ? ', pita rentang indikatif 90% perubahannya' : ''}. Sumber: ${file}`,
  },
  figures: {
    name: (number: string, indicator: string) => `Grafik ${number} ${indicator}`.replace('  ', ' '),
    source: (n: string, file: string) =>
      `Rata-rata skala 1–5 dan rentang indikatif 90%, n = ${n}. Sumber: ${file}`,
    ofNow:
      'Grafik di layar memakai triwulan yang tersimpan saat ini; dokumen memakai yang tersimpan saat laporan disetujui.',
  },
} as const;
