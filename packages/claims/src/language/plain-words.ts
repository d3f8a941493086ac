import { withoutClitic } from '@lqc/contracts';
import { formsOf } from '@lqc/language';
import { TURNS_OF_SPEECH } from './turns-of-speech.js';

/**
 * Words of reports that assert nothing of their own. A sentence may be called right when all its other
 * words were read; with an unknown word it stays unchecked.
 */
const WORDS = `dijumpai ditemui sekitar yang di ke dari pada dengan untuk dalam atas antara para ini itu merupakan yaitu yakni sebagai
  bahwa juga dan atau maupun namun tetapi sedangkan sementara sehingga kemudian selain seperti secara telah sudah
  masih kini saat ketika setelah sesudah sebelum sejak hingga akan berada sebesar sebanyak senilai mencapai tercapai
  dicapai tampak menjadi jadi bergerak berubah mencerminkan tercermin tecermin menandakan ditandai hasil liaison
  survei kegiatan periode posisi level tingkat angka skor besaran kisaran rata-rata rerata indeks skala likert
  indikator informasi menurut responden kontak perusahaan usaha narasumber korporasi lapangan sektor sektoral jika
  apabila bila sisi segi hal kondisi perkembangan umum keseluruhan agregat total jumlah sejumlah tahunan triwulanan
  triwulan kuartal tahun mengaku merasakan merasa terjadi ada berjumlah memiliki mempunyai masing-masing
  berturut-turut tepat persis poin persen persentase proporsi porsi pangsa saldo bersih perubahan selisih arah sah
  valid n indikatif rentang kinerja realisasi terealisasi capaian pencapaian sama dua kedua satu lain sisa selebihnya
  pun lah nya si sang se per wib bab berikut profil bank indonesia sepanjang selama tengah mendatang depan kepada
  terdiri berasal berpartisipasi partisipasi tersebar bidang jenis orientasi berorientasi pasar penjualan menjual
  memasarkan melayani begitu demikian bahwasanya sini sana tadi pertama secara-umum sedikit cukup relatif cenderung
  lagi terus kian makin semakin triwulan-ke-triwulan qtq yoy q-to-q y-on-y quarter-to-quarter year-on-year sebelah
  bersamaan sekaligus bukan memang justru malah bahkan tetap melainkan mereka ia dia kami kita pihak level-nya
  termasuk respon sampel kantor wilayah daerah provinsi membentuk menyumbang sumbangan kontribusi berkontribusi
  mengambil menduduki meraih membukukan dibukukan menyentuh bertengger bercokol berskala turut ikut salah diantaranya
  disusul diikuti menyusul mengenai soal tentang menikmati dirasakan maka pula sendiri bertanda menandai ketiga
  keempat kelima tekanan sempat maksimum minimum murni penyumbang berbeda ikutan terdistribusi distribusi sebaran
  menanggung diraih komposisi struktur zona kalau peringkat urutan juara antarkontak memasuki menginjak menutup
  membuka bersikap laju mencetak geser pergeseran menghasilkan peta persebaran pola kacamata sinyal komponen bobot
  intensitas nominal mulai dunia memilih subbab tabel grafik halaman paragraf ulasan narasi keterangan metodologi
  metode langsung via sebagaimana contoh misal umpama ilustrasi serupa senada sejenis adapula malahan tentu barangkali
  mungkin kemungkinan perlu harus bisa mampu hendaknya sebaiknya seyogianya patut layak diharap penting prioritas
  hati-hati kehati-hatian kepastian keterbatasan terbatasnya mengingat fokus pendalaman mendalam rekomendasi saran
  disarankan direkomendasikan langkah upaya kebijakan strategi digali menggali meski walau kendati biarpun sekalipun
  tapi sedang manakala tatkala kala lantas karenanya alhasil seterusnya sekian saja belakangan datang ujung kutub
  kisah digit sekurangnya pernah entah seraya sembari sambil terkecuali kecuali kedua-duanya bersama bersangkutan
  tertentu individual individu masing tahap pertengahan penghujung semester caturwulan bulan saban kali tiap
  antarsektor antarindikator antarwaktu antartriwulan lintas titik ambang garis batas numerik kuantitatif kualitatif
  statistik deskriptif desimal pembulatan dibulatkan satuan keenam ketujuh kedelapan merentang terentang jarak
  berselang berjarak alias notabene ihwal perihal seputar seputaran bilamana andaikata seandainya seumpama sejauh
  sebatas demi lain-lain berlainan tersendiri sendiri-sendiri semula sebelum-sebelumnya beserta diiringi mengiringi
  berdampingan beriringan berstatus berkedudukan berlokasi dipegang dimiliki memegang berskor antarpelaku antarusaha
  antarperusahaan antarkelompok kubu barisan perbedaan kesenjangan penyebaran terkonsentrasi terpusat berlangsung
  membawa menembus dipilih pilihan beranjak tersedia ketersediaan menjadikan menyisakan menyiratkan mengisyaratkan
  isyarat pertanda merefleksikan terefleksi mengukuhkan menonjolkan mewarnai diwarnai terkini kontak-kontak
  sektor-sektor indikator-indikator pas wajar biasa begini alasannya dulu mentok berulang plus diketahui mengetahui
  pengetahuan neto netto bruto simultan sederhananya pendeknya intinya kosong bersifat berbarengan keterwakilan`;

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

const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...WORDS.split(/\s+/),
  ...ROOTS.flatMap((root) => [root, ...formsOf(root), ...doersOf(root)]),
  ...TURNS_OF_SPEECH,
]);

/** Whether a word asserts nothing of its own: "perusahaannya" as little as "perusahaan". */
export const isPlain = (word: string): boolean =>
  PLAIN_WORDS.has(word) || PLAIN_WORDS.has(withoutClitic(word));

/** "Telah naik": what has been done. */
export const DONE = /^(?:telah|sudah)$/;
