/**
 * The only words that may stay unread in a sentence called right, by class, each with the reason why its
 * words cannot make a true sentence false or a false one true. Words of time, degree, cause, exception,
 * denial, number or likeness are in no class.
 */
const CLASSES: Readonly<Record<string, string>> = {
  // Point at what is named beside them.
  articles: `yang ini itu tersebut si sang adalah ialah merupakan bahwa adapun inilah itulah
    dimaksud bersangkutan hal_ini`,
  // Say where a name belongs, which is bound by the name itself.
  prepositions: `di pada dengan untuk dalam bagi kepada secara sebagai sebesar sebanyak senilai berdasarkan
    menurut mengenai tentang soal dari di_antara antara`,
  // Join two statements, each of which is checked by itself.
  joining: `dan serta sedangkan sementara namun tetapi tapi maupun juga pula sekaligus sementara_itu di_sisi_lain pada_sisi_lain di_pihak_lain di_ujung_lain
    selain_itu di_samping_itu akan_tetapi dari_sisi meski meskipun walau walaupun kendati pun sebaliknya justru
    misalnya antara_lain demikian begitu itu adapun atau turut
    ikut bahkan padahal malah plus menariknya sebagai_contoh contoh perlu_dicatat patut_dicatat sebagai_catatan seraya sambil`,
  // Link a name to its figure, whatever the figure is.
  linking: `tercatat mencatat mencatatkan dicatat berada terletak mencapai menunjukkan ditunjukkan tampak terlihat
    terpantau bernilai membukukan dibukukan berskor memiliki mempunyai memperlihatkan
    bertengger menempati menduduki ditempati dimiliki berjumlah berasal terdiri diwawancarai terwakili 
    menempatkan diduduki ditandai dilihat dijangkau datang dipegang dijumpai ditemui dicapai menyentuh `,
  // Weaken what is said, which stays true.
  hedges: `cenderung tampaknya rupanya agaknya sepertinya kiranya terindikasi`,
  // Say that somebody answered or told something, and not what.
  reporting: `menjawab memberikan memberi diberikan menyatakan dinyatakan melaporkan dilaporkan menyampaikan
    disampaikan menilai dinilai merasakan dirasakan dijawab memilih dipilih merasa menyebut menyebutkan disebut
    disebutkan mengaku menjelaskan dijelaskan menuturkan mengatakan mengungkapkan diungkapkan memandang melihat bersikap
    menilainya mengemukakan dikemukakan memaparkan menyinggung mengabarkan membeberkan`,
  // Units and names of the survey's own figures.
  units: `poin persen skor skala likert berskala ls likert_scale nilai angka posisi level tingkat besaran posisinya nilainya skornya
    angkanya levelnya titik n sah digit`,
  // Nouns of the survey, which hold nothing but what is named beside them.
  nouns: `hasil liaison survei wawancara laporan periode triwulan kuartal indikator data sisi segi hal kondisi
    perkembangan perusahaan kontak responden lapangan usaha sektor sektoral kelompok kategori jawaban penjelasan aspek jumlah total
    jumlahnya totalnya penilaian keterangan informasi narasumber pelaku pelaporan kegiatan dunia_usaha usahanya arah
    profil orientasi pasar pasarnya kinerja capaian urutan peringkat pertanyaan`,
};

/** Every word and phrase that may stay unread. */
export const MAY_STAY: ReadonlySet<string> = new Set(
  Object.values(CLASSES).flatMap((words) =>
    words.split(/\s+/).map((word) => word.replaceAll('_', ' ')),
  ),
);
