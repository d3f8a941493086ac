export const copy = {
  title: 'Cari dan buka',
  placeholder: 'Cari kata, kontak, atau halaman …',
  groups: { search: 'Cari', pages: 'Halaman', actions: 'Tindakan', contacts: 'Kontak' },
  searchFor: (words: string) => `Cari “${words}” dalam semua narasi`,
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
