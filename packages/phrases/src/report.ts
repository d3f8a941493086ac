import type { ReleaseKind, ReleaseVerdict, ReportState } from '@lqc/contracts';

/** Texts about reports that several packages and apps use. */
export const reportPhrases = {
  title: (quarter: string) => `Laporan Liaison ${quarter}`,
  sections: {
    ringkasan_eksekutif: 'Ringkasan Eksekutif',
    garis_besar: 'Analisis Garis Besar',
    sumber_perubahan: 'Sumber Perubahan dan Kontak yang Sama',
    harapan: 'Perkiraan dan Kenyataan',
    tema: 'Tema yang Muncul',
    konteks: 'Konteks Makro',
    isu_khusus: 'Isu Khusus',
    peta_sektor: 'Peta Lapangan Usaha dan Indikator',
    profil: 'Profil Kontak Liaison',
    metode: 'Metode',
    kualitas_data: 'Kualitas Data',
    tabel: 'Tabel',
  },
  states: {
    draf: 'Draf',
    ditelaah: 'Ditelaah',
    disetujui: 'Disetujui',
    terbit: 'Terbit',
  } satisfies Record<ReportState, string>,
  verdicts: {
    aman: 'Dibiarkan',
    digeneralisasi: 'Disamarkan',
    ditahan: 'Ditahan',
    perlu_dilihat: 'Perlu dilihat',
  } satisfies Record<ReleaseVerdict, string>,
  findings: {
    free: 'Kalimat bebas',
    small_group: 'Kelompok kecil',
    quote: 'Kutipan',
    name: 'Nama',
    footnote: 'Catatan kaki',
    table: 'Tabel',
  } satisfies Record<ReleaseKind, string>,
  draftedBy: { model: 'Dengan model bahasa', automatic: 'Otomatis, tanpa model' },
  draftCutOff:
    'Model berhenti sebelum selesai, sehingga draf ini terpotong. Lengkapi sendiri, atau susun ulang bagian ini.',
  deleted: 'Laporan dihapus.',
  released: 'Bagian dilepas.',
  overridden: 'Keputusan disimpan.',
} as const;
