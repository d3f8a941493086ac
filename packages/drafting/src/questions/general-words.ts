import { rawTokens } from '@lqc/analysis';
import { contentWords } from '../evidence/content-words.js';

/** Words of questions about any survey, which name nothing that the data could lack. */
export const GENERAL: ReadonlySet<string> = new Set(
  `rata nilai skor angka skala likert persen persentase proporsi poin banyaknya total
   naik turun kenaikan penurunan meningkat menurun peningkatan perubahan berubah perkembangan tren
   tinggi rendah tertinggi terendah terbesar terkecil terbanyak tersedikit lebih kurang dominan utama
   alasan penyebab sebab pendorong faktor kendala tantangan dampak pengaruh memengaruhi mempengaruhi
   bandingkan dibandingkan perbandingan banding beda perbedaan selisih sebutkan jelaskan uraikan
   rangkum ringkas ringkasan rangkuman simpulkan kesimpulan analisis analisa gambaran temuan sorotan
   indikator sektor lapangan usaha bidang orientasi pasar responden narasumber kontak perusahaan
   periode tahun tahunan triwulanan kuartal laporan liaison survei data sesi jawaban jawab pendapat
   kondisi situasi kinerja prospek outlook ekspektasi harapan prakiraan perkiraan proyeksi dibalik
   stabil melemah menguat membaik memburuk anjlok melonjak merosot signifikan tajam mencolok
   saldo bersih netral distribusi sebaran komposisi profil urutkan urutan daftar peringkat
   mengalami melaporkan dilaporkan dikatakan terkait hubungan kaitan detail rinci singkat poin
   tolong bantu kasih coba tampilkan berikan ceritakan info informasi wilayah daerah qtq yoy
   rekomendasi saran kebijakan risiko berlanjut tidak belum ada dibanding terhadap buat buatkan susun susunkan
   sajikan tunjukkan status berstatus sedang dihadapi menghadapi menyebut menjawab narasi berorientasi
   pelaku dunia hasil isu terkini sentimen hambatan kesulitan keluhan dikeluhkan`
    .split(/\s+/)
    .filter(Boolean),
);

/** The content words of a question without its names: those that say what else it is about. */
export function tellingWords(rest: string): string[] {
  return [...contentWords(rest)].filter((word) => !GENERAL.has(word) && !GENERAL.has(stem(word)));
}

/** A word without suffixes such as -nya: "kontaknya" is "kontak". */
const stem = (word: string) => word.replace(/(?:nya|kah|lah)$/, '');

const OBSTACLES = ['kendala', 'hambatan', 'kesulitan', 'keterbatasan', 'pembatasan'];
/** What contacts call such a thing, which a question's general word is searched as. */
const SPOKEN_OF: Readonly<Record<string, readonly string[]>> = {
  kendala: OBSTACLES,
  hambatan: OBSTACLES,
  kesulitan: OBSTACLES,
  keluhan: ['keluhan', 'mengeluh', ...OBSTACLES],
  dikeluhkan: ['keluhan', 'mengeluh', ...OBSTACLES],
  tantangan: ['tantangan', 'kendala', 'persaingan'],
  risiko: ['risiko', 'ketidakpastian'],
};

/** The words of a question to search narratives for, names included, general words excluded. */
export function searchWords(question: string): string[] {
  const general = (word: string) => GENERAL.has(word) || GENERAL.has(stem(word));
  return [...new Set(rawTokens(question))].flatMap(
    (word) => SPOKEN_OF[stem(word)] ?? (word.length > 2 && !general(word) ? [word] : []),
  );
}
