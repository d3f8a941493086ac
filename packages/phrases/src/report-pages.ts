/** What stands above the tables of a report's own pages: how they are read. */
export const pagePhrases = {
  sources:
    'Perubahan skor dibagi tepat menjadi tiga: jawaban perusahaan yang sama pada kedua triwulan (bergeser), perusahaan yang hanya menjawab sekarang (masuk), dan yang hanya menjawab sebelumnya (keluar). Masuk dan keluar adalah susunan kontak. Kolom terakhir menyebut lapangan usaha dengan sumbangan terbesar.',
  expectations: (before: string | null) =>
    `Jawaban perkiraan${before ? ` pada ${before}` : ''} disandingkan dengan jawaban perusahaan yang sama pada triwulan ini. Tepat: arah terhadap netral sama. Lebih tinggi atau lebih rendah: kenyataan di atas atau di bawah perkiraan. Di bawah 10 pasangan hanya jumlahnya yang disebut.`,
  /** How many expectations came true oftener than unrelated ones would. */
  expectationsMet: ({ met, of }: { met: number; of: number }) =>
    `**${met === 0 ? 'Tidak satu pun' : met} dari ${of} perkiraan lebih sering tepat daripada kebetulan.**`,
  sectors:
    'Skor setiap indikator menurut lapangan usaha yang diwakili sedikitnya lima perusahaan, dengan jumlah jawaban (n). Arsiran biru: di atas netral; kuning: di bawah netral, sejauh selisihnya 0,50 poin atau lebih.',
  context: (now: string) =>
    [
      `Angka resmi untuk ${now} diisi kantor beserta sumbernya, lalu dibaca di samping tabel liaison di bawah.`,
      '- **PDRB** (% yoy): … · Sumber: …',
      '- **Inflasi** (% yoy): … · Sumber: …',
      '- **SKDU** (SBT): … · Sumber: …',
      '- **Pengangguran** (%): … · Sumber: …',
    ].join('\n\n'),
} as const;
