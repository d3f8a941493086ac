import { formsOf } from '@lqc/language';
import { TURNS_OF_SPEECH } from './turns-of-speech.js';

/**
 * Words of reports that assert nothing of their own. A sentence may be called right when all its other
 * words were read; with an unknown word it stays unchecked.
 */
const WORDS = `sekitar yang di ke dari pada dengan untuk dalam atas antara para ini itu tersebut adalah ialah merupakan
  yaitu yakni sebagai bahwa juga dan atau maupun namun tetapi sedangkan sementara adapun sehingga kemudian
  selanjutnya selain seperti secara telah sudah masih kini saat ketika setelah sesudah sebelum sejak hingga
  akan tercatat mencatat mencatatkan dicatat catatan berada sebesar sebanyak senilai mencapai tercapai dicapai
  menunjukkan ditunjukkan tampak terlihat terpantau diperoleh didapat menjadi jadi bergerak berubah
  mencerminkan tercermin tecermin menggambarkan tergambar menandakan ditandai mengindikasikan terindikasi
  diindikasikan hasil liaison survei kegiatan laporan pelaporan periode posisi level tingkat angka skor
  besaran kisaran rata-rata rerata indeks skala likert indikator informasi berdasarkan menurut responden
  kontak jawaban perusahaan pelaku usaha narasumber korporasi lapangan sektor sektoral terhadap dibanding
  dibandingkan perbandingan jika apabila bila dilihat ditinjau sisi segi hal kondisi perkembangan gambaran
  umum umumnya keseluruhan agregat total jumlah sejumlah tahunan triwulanan triwulan kuartal tahun menjawab
  memberikan memberi diberikan menyatakan dinyatakan melaporkan dilaporkan menyampaikan disampaikan
  menyebutkan menilai dinilai mengaku merasakan merasa mengalami dialami terjadi ada terdapat berjumlah
  memiliki mempunyai masing-masing berturut-turut tepat tepatnya persis poin persen persentase proporsi porsi
  pangsa bagian saldo bersih perubahan selisih arah sah valid n indikatif rentang kinerja realisasi
  terealisasi capaian pencapaian sama dua kedua keduanya satu lainnya lain sisanya sisa selebihnya pun lah nya
  si sang se per wib bab ringkasan berikut berikutnya profil bank indonesia posisinya sebelumnya sepanjang
  selama tengah mendatang depan kepada terdiri mencakup meliputi menjangkau dijangkau terjangkau diwawancarai
  mewawancarai berasal diwakili mewakili berpartisipasi partisipasi tersebar bidang jenis orientasi
  berorientasi pasar penjualan menjual memasarkan melayani itulah inilah begitu demikian adanya bahwasanya
  sini sana tadi pertama secara-umum sedikit cukup relatif cenderung lagi terus kian makin semakin cakupan
  jumlahnya hasilnya angkanya nilainya skornya rata-ratanya arahnya triwulan-ke-triwulan qtq yoy q-to-q y-on-y
  quarter-to-quarter year-on-year likertnya sebelah bersamaan sekaligus bukan memang justru malah bahkan tetap
  melainkan mereka ia dia kami kita pihak level-nya poinnya termasuk dihimpun terkumpul menghimpun merespons
  respon menjawabnya sampel kantor perwakilan wilayah daerah provinsi dilakukan dilaksanakan pelaksanaan
  terakhir membentuk menyumbang sumbangan kontribusi berkontribusi mengambil menempati menduduki meraih
  membukukan dibukukan menyentuh bertengger bercokol berskala turut ikut misalnya sebaliknya salah antaranya
  diantaranya disusul diikuti menyusul liputan diliput meliput dijawab penilaian mengenai soal tentang
  melibatkan menikmati dirasakan kondisinya komposisinya pangsanya porsinya maka pula sendiri bernilai
  bertanda menandai ketiga keempat kelima ketiganya tekanan sempat maksimum minimum murni penyumbang
  disuarakan berbeda ikutan terdistribusi distribusi sebaran menghadapi menanggung dihadapi diraih memperoleh
  komposisi susunan struktur zona kalau peringkat urutan juara pertanyaan antarkontak hitungan memasuki
  menginjak menutup membuka bersikap laju mencetak geser pergeseran menghasilkan peta persebaran pola kacamata
  sinyal komponen bobot intensitas nominal mulai dunia memilih subbab tabel grafik lampiran halaman paragraf
  ulasan uraian narasi keterangan pembahasan penjelasan temuan metodologi metode langsung melalui via
  sebagaimana contoh misal umpama ilustrasi serupa senada sejenis halnya adapula malahan tentu tentunya
  tampaknya rupanya agaknya kiranya sepertinya barangkali mungkin kemungkinan perlu harus bisa mampu hendaknya
  sebaiknya seyogianya patut layak diharap penting prioritas perhatian hati-hati kehati-hatian kepastian
  keterbatasan terbatasnya mempertimbangkan mengingat fokus pendalaman mendalam rekomendasi saran disarankan
  direkomendasikan langkah upaya kebijakan strategi digunakan menggunakan penggunaan digali menggali meski
  meskipun walau walaupun kendati kendatipun biarpun sekalipun tapi sedang manakala tatkala kala lantas
  karenanya alhasil selengkapnya seterusnya sekian saja belakangan datang ujung kutub kisah digit sekurangnya
  pernah entah ataupun seraya sembari sambil terkecuali kecuali kedua-duanya bersama dimaksud bersangkutan
  tertentu individual individu masing tahap pertengahan penghujung permulaan semester caturwulan bulan saban
  kali tiap antarsektor antarindikator antarwaktu antartriwulan lintas levelnya reratanya indeksnya besarannya
  titik ambang garis batas numerik kuantitatif kualitatif statistik deskriptif desimal pembulatan dibulatkan
  satuan datanya jawabannya penilaiannya indikatornya sektornya kontaknya perusahaannya respondennya
  keempatnya kelimanya keenam ketujuh kedelapan merentang terentang jarak kisarannya berselang berjarak alias
  notabene ihwal perihal seputar seputaran sekitarnya itupun inipun bilamana andaikata seandainya seumpama
  sejauh sebatas demi berdasar lain-lain berlainan tersendiri sendiri-sendiri masing-masingnya semula tadinya
  awalnya mulanya akhirnya kemudiannya sesudahnya setelahnya sebelum-sebelumnya disertai menyertai beserta
  diiringi mengiringi berdampingan beriringan tergolong digolongkan dikategorikan dikelompokkan
  diklasifikasikan berkategori berkelompok berstatus terletak bertempat berkedudukan berlokasi pengguna
  dipegang dimiliki memegang berskor antarpelaku antarusaha antarperusahaan antarkelompok kubu barisan
  golongan perbedaan kesenjangan pembanding penyebaran terkonsentrasi terpusat terhimpun berlangsung membawa
  menembus dipilih pilihan beranjak tersedia ketersediaan terwakili diperbandingkan berkata dikatakan
  menempatkan menempatkannya menjadikan menjadikannya menyisakan menyiratkan mengisyaratkan isyarat pertanda
  merefleksikan terefleksi menegaskan mengukuhkan memperlihatkan diperlihatkan menonjolkan mengemuka mewarnai
  diwarnai mendasari mengacu menyoroti terkini kontak-kontak sektor-sektor indikator-indikator pas wajar biasa
  biasanya begini alasannya polanya dulu mentok berulang plus diketahui mengetahui pengetahuan neto netto
  bruto simultan keterangannya gambarannya sederhananya ringkasnya singkatnya pendeknya intinya kosong
  bersifat berbarengan mewakilinya keterwakilan`;

/** Words of telling, asking, measuring and setting out; every form of them is as plain as the root. */
const ROOTS =
  `dasar catat lapor sampai sebut nyata tunjuk gambar jelas urai bahas saji susun kumpul himpun wawancara
  laksana laku guna pakai hitung ukur nilai jawab tanya isi respons tanggap serta libat wakil cakup liput
  jangkau pilah kelompok kategori rinci lengkap ringkas simpul amat pantau cermat perhati timbang baca tafsir
  interpretasi maksud acu rujuk banding sanding lihat tinjau telusur simak kait letak tempat dapat oleh terima
  alami hadap tahu anggap pandang duga lampir muat tampil papar tera olah tulis bagi golong klasifikasi bukti
  indikasi identifikasi asumsi konfirmasi verifikasi validasi evaluasi analisis kaji teliti temu data
  dokumentasi tindak lanjut waspada mula awal akhir lewat lalu alih pindah teruskan henti kembali balik arti
  makna kira prakira proyeksi rangkum sorot tegas ungkap kemuka tutur cerita beri suara ucap kata utara
  singgung antisipasi siasat tempuh terap`.split(/\s+/);

/** Nouns for who or what does it: "pembanding", "pencatat". */
const doersOf = (root: string) =>
  formsOf(root).flatMap((form) => (form.startsWith('me') ? [form.replace(/^me/, 'pe')] : []));

export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...WORDS.split(/\s+/),
  ...ROOTS.flatMap((root) => [root, ...formsOf(root), ...doersOf(root)]),
  ...TURNS_OF_SPEECH,
]);

/** "Telah naik": what has been done. */
export const DONE = /^(?:telah|sudah)$/;
