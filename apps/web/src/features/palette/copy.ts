export const copy = {
  title: 'Cari dan buka',
  placeholder: 'Cari kata, kontak, atau halaman …',
  groups: {
    search: 'Cari',
    pages: 'Halaman',
    actions: 'Tindakan',
    indicators: 'Indikator',
    contacts: 'Kontak',
  },
  searchFor: (words: string) => `Cari “${words}” dalam semua narasi`,
  /** Read out; of none `nothing` is. */
  count: (n: number) => (n === 0 ? '' : `${n} pilihan`),
  nothing: 'Tidak ada yang cocok.',
  failed: 'Kontak tidak dapat dicari saat ini.',
  help: 'Pilih dengan ↑ dan ↓, buka dengan Enter, tutup dengan Esc.',
  actions: {
    analyse: 'Mulai analisis',
    upload: 'Unggah file',
    report: 'Susun laporan triwulan',
    draft: 'Tulis kesimpulan bab',
    plan: 'Rencana kunjungan',
    themes: 'Tema yang dibicarakan kontak',
    checks: 'Periksa skor terhadap kata',
    password: 'Ganti kata sandi',
  },
} as const;
