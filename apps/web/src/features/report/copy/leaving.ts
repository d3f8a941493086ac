import { type HeldFigure, type ReportState, WORKBOOKS } from '@lqc/contracts';
import { reportPhrases, workbookWords } from '@lqc/phrases';

const COPIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(WORKBOOKS.map((name) => [name, workbookWords(name).title])),
  docx: 'Laporan (DOCX)',
  pdf: 'Laporan (PDF)',
  xlsx: 'Tabel laporan (XLSX)',
};
const FIGURES: Readonly<Record<HeldFigure['what'], string>> = {
  average: 'rata-rata',
  sides: 'sebaran di sekitar netral',
  range: 'rentang',
  scores: 'sebaran skor',
  panel: 'perubahan kontak yang sama',
};

/** Review, documents and the check before a release. */
export const leavingCopy = {
  review: {
    to: {
      draf: 'Kembalikan ke draf',
      ditelaah: 'Kirim untuk ditelaah',
      disetujui: 'Setujui laporan',
      terbit: 'Tandai terbit',
    } satisfies Record<ReportState, string>,
    more: 'Tindakan lain',
    confirmTitle: {
      draf: 'Kembalikan laporan ke draf?',
      ditelaah: 'Kirim laporan untuk ditelaah?',
      disetujui: 'Setujui laporan ini?',
      terbit: 'Tandai laporan sebagai terbit?',
    } satisfies Record<ReportState, string>,
    confirmBody: {
      draf: 'Bagian-bagiannya dapat disunting lagi.',
      ditelaah: 'Penelaah membaca, memberi komentar, lalu menyetujui.',
      disetujui: 'Teksnya tidak dapat disunting lagi selama laporan disetujui.',
      terbit: 'Laporan ini dicatat sudah keluar dari kantor.',
    } satisfies Record<ReportState, string>,
    empty: (n: number) => `${n} bagian masih kosong.`,
    unfilled: (section: string) => `${section}: masih ada isian “…” yang belum diisi.`,
    comments: (n: number) => `${n} komentar masih terbuka.`,
    ambers: (n: number) => `${n} kalimat belum diperiksa; daftarnya ikut di lampiran.`,
    redTitle: (n: number) => `${n} kalimat tidak sesuai data`,
    redBody: 'Perbaiki kalimatnya, atau tuliskan alasan mengapa semuanya tetap.',
    redToReview: 'Perbaiki sebelum dikirim, atau biarkan penelaah memutuskan.',
    redReason: 'Alasan semua kalimat ini tetap',
    withReason: 'Simpan alasan dan lanjutkan',
    changed: (state: string) => `Laporan kini ${state.toLowerCase()}.`,
    approvedBy: (by: string, at: string) => `Disetujui oleh ${by}, ${at}`,
    lapsed: ({
      by,
      at,
      since,
      isPublished,
    }: Record<'by' | 'at' | 'since', string> & { isPublished: boolean }) =>
      `${isPublished ? 'Pernah terbit: disetujui' : 'Pernah disetujui'} oleh ${by}, ${at}. Kembali menjadi draf ${since}.${isPublished ? ' Salinan yang sudah keluar memuat isi sebelumnya.' : ''}`,
    wasApproved: (isPublished: boolean) => (isPublished ? 'pernah terbit' : 'pernah disetujui'),
    editing: (who: string, section: string) => `${who} sedang menyunting ${section}.`,
    changedSince: (section: string) => `${section} berubah sejak jendela ini dibuka.`,
    endsApproval:
      'Laporan sudah disetujui. Perubahan ini mengembalikannya ke draf, sehingga perlu disetujui lagi.',
    rename: 'Ubah judul dan penanda tangan',
    now: (words: string) => `Rekan Anda telah mengubahnya menjadi “${words}”.`,
    save: 'Simpan',
    remove: 'Hapus laporan',
    removeTitle: 'Hapus laporan ini?',
    removeBody: (title: string) =>
      `“${title}” dengan semua bagian, versi, dan komentarnya dihapus dan dapat dikembalikan dalam satu hari.`,
  },

  export: {
    button: 'Unduh',
    title: 'Unduh laporan',
    format: 'Bentuk',
    formats: { docx: 'Word (DOCX)', pdf: 'PDF', xlsx: 'Tabel (XLSX)' },
    copy: 'Salinan',
    internal: 'Internal',
    internalNote: 'Lengkap, dengan lampiran rahasia: nama kontak dan sel sumber.',
    release: 'Rilis',
    releaseNote:
      'Boleh keluar dari kantor. Kelompok kecil, kutipan, dan nama ditahan atau diganti.',
    draft: 'Laporan belum disetujui: setiap halaman bertanda DRAF.',
    make: 'Buat dan unduh',
    making: (format: string) => `Membuat ${format}`,
    made: (name: string) => `${name} diunduh.`,
    failed: 'Dokumen gagal dibuat',
  },

  release: {
    button: 'Periksa sebelum rilis',
    title: 'Salinan rilis',
    again: 'Periksa ulang',
    settled: (n: number, of: number) => `${n} dari ${of} diputuskan`,
    filters: 'Tampilkan',
    all: 'Semua temuan',
    rule: 'Aturan',
    part: 'Bagian',
    leftOut: (n: number) => `Dan ${n} temuan lainnya, yang tampil setelah temuan ini diputuskan.`,
    checking: 'Memeriksa seluruh laporan',
    none: 'Tidak ada yang perlu ditahan',
    noneBody: 'Salinan rilis sama dengan salinan internal tanpa lampiran rahasia.',
    kinds: reportPhrases.findings,
    verdicts: reportPhrases.verdicts,
    decisions: { digeneralisasi: 'Samarkan', ditahan: 'Tahan', aman: 'Biarkan' },
    undecided: 'Belum diputuskan; sementara ini ditahan atau diganti.',
    byRule: 'Menurut aturan',
    lettingNote:
      'Yang dibiarkan keluar dicatat bersama salinannya: salinan berikutnya diputuskan dengan mengingatnya.',
    sentences: (n: number) => (n === 1 ? `1 kalimat` : `${n} kalimat, diputuskan bersama`),
    letAllLeave: 'Sudah dibaca, boleh keluar',
    insteadOf: 'Menjadi',
    verdict: 'Putusan',
    reason: 'Alasan',
    save: 'Simpan putusan',
    decided: (by: string, at: string) => `Diputuskan oleh ${by}, ${at}`,
    leaves: {
      title: 'Yang keluar',
      open: (n: number) => (n === 0 ? 'Tidak ada temuan terbuka' : `${n} temuan masih terbuka`),
      ofAll: (n: number, all: number) => `${n} dari ${all}`,
      quotes: 'Kutipan',
      cells: 'Angka kelompok',
      names: 'Nama perusahaan',
      codes: 'Kode kontak',
      noCodes: 'tidak disertakan',
      letOut: 'Dibiarkan, dengan alasan',
      make: 'Buat salinan rilis',
      makeNote:
        'Putusan masuk jejak audit, alasannya tersimpan bersama temuan. Salinan ini menjadi pembanding rilis berikutnya.',
    },
    leaving: {
      title: 'Angka yang keluar',
      figures: (told: number, all: number) =>
        `Dari ${all} angka yang kelompoknya cukup besar, ${told} keluar dari kantor.`,
      unremembered: (at: string) =>
        `Salinan yang keluar sampai ${at} belum dicatat isinya, sehingga tidak dapat dibandingkan. Bandingkan sendiri bila salinan itu memuat triwulan ini.`,
      comparedWith: 'Dibandingkan dengan',
      none: 'Belum ada salinan rilis dari triwulan-triwulan ini.',
      copy: (name: string, at: string, by: string | null) =>
        [COPIES[name] ?? name, at, by].filter(Boolean).join(', '),
      contacts: (n: number) => `${n} kontak`,
      differences: 'Selisih dengan salinan terdahulu',
      differencesNote:
        'Bersama angka yang sudah keluar, angka ini membuka jawaban satu perusahaan. Karena itu ditahan, atau keluar dengan satu desimal.',
      shown: 'Ditahan karena membuka jawaban',
      shownNote: 'Bersama angka lain dalam salinan ini, angka ini membuka jawaban satu perusahaan.',
      figure: ({ quarter, indicator, sector, what, is_rough: isRough }: HeldFigure) =>
        `${indicator}${sector ? ` · ${sector}` : ''} · ${quarter}: ${FIGURES[what]}${isRough ? ' (keluar dengan satu desimal)' : ''}`,
    },
    headings: 'Judul dan penyusun',
  },

  settings: {
    title: 'Laporan',
    reviewer: 'Penelaah harus orang lain',
    reviewerNote:
      'Yang memulai laporan, menyusun drafnya, menulis di dalamnya, atau mengubah judul, penanda tangan, atau susunannya sejak persetujuan terakhir tidak dapat menyetujuinya.',
    template: 'Templat kantor (.docx)',
    templateNote:
      'Gaya, tema, kop, dan kaki halamannya dipakai pada DOCX dan PDF. Kop dapat memuat {{judul}}, {{triwulan}}, {{kantor}}, {{salinan}}.',
    templateShipped: 'Bawaan produk',
    templateChoose: 'Unggah templat',
    templateReplace: 'Ganti templat',
    templateRemove: 'Kembali ke bawaan',
    templateTake: 'Unduh templat',
    templateTaken: (name: string) => `${name} diunduh.`,
    templateRemoveTitle: 'Kembali ke templat bawaan?',
    templateReplaceTitle: 'Ganti templat kantor?',
    templateLost: (name: string) =>
      `Templat ${name} yang tersimpan akan dihapus dan tidak dapat dikembalikan. Unduh dahulu bila masih diperlukan.`,
    templateStored: 'Templat tersimpan. Laporan berikutnya memakainya.',
    templateRemoved: 'Laporan berikutnya memakai templat bawaan.',
  },
} as const;
