/**
 * Words of the report's register that assert nothing of their own. A sentence whose every other
 * word was parsed may be called right; one with a word that is neither stays unchecked.
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `yang di ke dari pada dengan untuk oleh dalam atas antara para ini itu tersebut adalah ialah merupakan yaitu yakni
  sebagai bahwa juga serta dan atau maupun namun tetapi sedangkan sementara adapun sehingga kemudian lalu selanjutnya
  selain seperti secara telah sudah masih kini saat ketika setelah sesudah sebelum sejak hingga sampai akan
  tercatat mencatat mencatatkan dicatat catatan berada sebesar sebanyak senilai mencapai tercapai dicapai
  menunjukkan ditunjukkan tampak terlihat terpantau diperoleh didapat menjadi jadi bergerak berubah
  mencerminkan tercermin tecermin menggambarkan tergambar menandakan ditandai mengindikasikan terindikasi diindikasikan indikasi
  hasil liaison survei wawancara kegiatan laporan pelaporan periode posisi level tingkat angka nilai skor besaran kisaran
  rata-rata rerata indeks skala likert indikator data informasi berdasarkan menurut responden kontak jawaban perusahaan
  pelaku usaha narasumber korporasi lapangan sektor sektoral kategori kelompok
  terhadap dibanding dibandingkan perbandingan jika apabila bila dilihat ditinjau sisi segi hal kondisi perkembangan
  gambaran umum umumnya keseluruhan agregat total jumlah sejumlah tahunan triwulanan triwulan kuartal tahun
  menjawab memberikan memberi diberikan menyatakan dinyatakan melaporkan dilaporkan menyampaikan disampaikan menyebutkan
  menilai dinilai mengaku merasakan merasa mengalami dialami terjadi ada terdapat berjumlah memiliki mempunyai
  masing-masing berturut-turut tepat tepatnya persis poin persen persentase proporsi porsi pangsa bagian
  saldo bersih perubahan selisih arah sah valid n
  indikatif rentang kinerja realisasi capaian pencapaian
  sama dua kedua keduanya satu lainnya lain sisanya sisa selebihnya
  pun lah nya si sang se per wib bab ringkasan berikut berikutnya profil bank indonesia
  posisinya sebelumnya awal akhir sepanjang selama tengah mendatang depan
  kepada bagi terdiri mencakup meliputi menjangkau dijangkau terjangkau diwawancarai mewawancarai berasal diwakili mewakili
  berpartisipasi partisipasi tersebar bidang jenis orientasi berorientasi pasar penjualan menjual memasarkan melayani
  itulah inilah begitu demikian adanya bahwasanya sini sana tadi
  pertama secara-umum sedikit cukup relatif cenderung kembali lagi terus kian makin semakin
  cakupan jumlahnya hasilnya angkanya nilainya skornya rata-ratanya arahnya
  triwulan-ke-triwulan qtq yoy q-to-q y-on-y quarter-to-quarter year-on-year likertnya
  sebelah bersamaan sekaligus bukan memang justru malah bahkan tetap melainkan
  mereka ia dia kami kita pihak
  level-nya poinnya termasuk
  dihimpun terkumpul menghimpun merespons respons respon menjawabnya sampel kantor perwakilan wilayah daerah provinsi
  dilakukan dilaksanakan pelaksanaan sebelumnya terakhir membentuk menyumbang sumbangan kontribusi berkontribusi
  mengambil menempati menduduki meraih membukukan dibukukan menyentuh bertengger bercokol
  berskala turut ikut misalnya sebaliknya salah antaranya diantaranya disusul diikuti menyusul liputan diliput meliput dijawab
  diberikan penilaian menilai mengenai soal tentang melibatkan bergerak menikmati dirasakan dialami demikian kondisinya
  komposisinya pangsanya porsinya besaran maka pula pun sendiri bernilai bertanda menandai ketiga keempat kelima ketiganya
  tekanan sempat maksimum minimum murni penyumbang disuarakan dialami berbeda liaison ikutan
  terdistribusi distribusi sebaran menghadapi dihadapi merasakan diraih memperoleh komposisi susunan struktur`.split(
    /\s+/,
  ),
);
