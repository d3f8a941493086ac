import { type PhraseTree } from '@lqc/language';
import type { Meaning } from '../item.js';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * How reports judge an average instead of stating it. Alone such a word tells on which side of neutral the average lies
 * ("prospek cerah"), behind "lebih" it compares ("lebih cerah"), behind "paling" it is a rank, behind "makin" a change.
 */
const GOOD =
  words(`cerah menggembirakan bergairah solid tangguh kokoh sehat menjanjikan kondusif prima
  ramai hidup bergeliat positif optimis optimistis bagus mantap impresif percaya-diri yakin kuat
  baik kukuh gemilang memuaskan melegakan menenangkan terang resilien semarak agresif`);
const BAD = words(`suram muram redup lesu kelabu loyo seret sepi lemah tertekan pesimis pesimistis
  rapuh memprihatinkan buruk mengecewakan dingin negatif
  kelam mendung lunglai lemas layu mengkhawatirkan mencemaskan meresahkan skeptis goyah gamang gontai`);

/** Whoever is called so is a person. */
const OF_PEOPLE = new Set(words('optimis optimistis percaya-diri yakin pesimis pesimistis'));

/** Said of a price or of a cost: how heavy it weighs. */
const HEAVY = words('berat mahal');
const LIGHT = words('ringan murah');

/** Words with many meanings alone; they judge only beside "lebih", "paling" or "makin". */
const ONLY_BESIDE = new Set(
  words(
    'positif negatif kuat lemah buruk yakin hidup ramai dingin sepi sehat prima mantap bagus baik',
  ),
);

const PAIRS: readonly (readonly [readonly string[], 1 | -1])[] = [
  [[...GOOD, ...HEAVY], 1],
  [[...BAD, ...LIGHT], -1],
];

const UPPER = ['above', 'top', 'more'] as const;
const LOWER = ['below', 'bottom', 'less'] as const;

const RANKS = ['paling', 'ter'] as const;

const MORE = ['lebih', 'jauh lebih', 'sedikit lebih', 'agak lebih'];
/** A predicate says so outright: "penyerapan tenaga kerja masih lemah", "margin masih cukup baik". */
const SEEMING = words(
  `masih tetap tergolong terbilang terpantau tampak terlihat dinilai dirasa terasa sudah memang`,
);
const SOMEWHAT = words('cukup relatif sangat amat cenderung');
/** "Masih sangat lemah": no little. */
const VERY = /(?:^| )(?:sangat|amat)$/;
const STATING = [
  ...SEEMING,
  ...SOMEWHAT,
  ...SEEMING.flatMap((lead) => SOMEWHAT.map((degree) => `${lead} ${degree}`)),
];
/** Of a balance these are signs: "berubah negatif" is no mere fall. */
const SIGNS = new Set(['positif', 'negatif']);
const GROWING = words('makin semakin kian bertambah berangsur mulai berubah kembali');

/** What reports write of a market instead of "naik" and "turun". */
const MOVES: readonly (readonly [phrases: string, direction: 1 | 0 | -1])[] = [
  [
    'kehilangan momentum|kehilangan tenaga|kehilangan daya|kehilangan gairah|kehilangan kekuatan|kehilangan pijakan|kehilangan sebagian tenaga|kehilangan sebagian momentum|kehilangan sebagian daya|kehilangan sebagian daya dorong|kehilangan sebagian kekuatan|kehilangan laju|kehilangan daya dorong|patah semangat|memucat|kehabisan tenaga|kehabisan napas|termoderasi|bermoderasi',
    -1,
  ],
  [
    'mendapat tambahan|memperoleh tambahan|mendapatkan tambahan|ketambahan|membengkak|berlipat|berlipat dua|berlipat ganda|mendapat momentum|mendapatkan momentum|menemukan momentum|mendapat tenaga|mendapat angin|menggeliat|menumpuk|penumpukan|bertumpuk|bergairah kembali|menyala kembali|naik daun|memanas|menghangat|kian terisi|makin terisi|semakin terisi|kian penuh|makin penuh|memperoleh momentum',
    1,
  ],
  [
    'relatif stabil|praktis tidak beranjak|nyaris tidak beranjak|cenderung stabil|praktis tidak berubah|relatif tidak berubah|hampir tidak berubah|relatif tetap|cenderung tetap|nyaris tidak berubah|tidak banyak berubah|stabil|stagnan|cukup stabil|jalan di tempat|berjalan di tempat|berada di tempat|tidak banyak bergerak|tidak banyak bergeser|tidak banyak beranjak|tak banyak berubah|tak banyak bergeser|nyaris tidak bergerak|nyaris tidak bergeser|nyaris tak berubah|hampir tidak bergerak|hampir tidak bergeser|hampir tak berubah|praktis tidak bergeser|praktis tidak bergerak|praktis tetap|praktis sama|kurang lebih tetap|relatif tidak bergerak|relatif tidak bergeser|relatif tak berubah|relatif mendatar|cenderung mendatar|cenderung datar|relatif datar|relatif terjaga|masih terjaga|tetap terjaga|tidak mengalami perubahan berarti|tidak berubah banyak|tidak berubah berarti|tidak ada perubahan berarti|tanpa perubahan berarti|tidak mengalami banyak perubahan|tidak menunjukkan perubahan berarti',
    0,
  ],
];

/** How high an average lies: only beside these does "tinggi" say so, for much else is high. */
const HIGH_AND_LOW: readonly (readonly [word: string, level: 'above' | 'below'])[] = [
  ['tinggi', 'above'],
  ['rendah', 'below'],
];
const LYING = [
  ...STATING,
  ...words('bertahan terjaga tertahan berada bertengger'),
  ...['di', 'pada', 'berada di', 'berada pada', 'bertahan di', 'bertahan pada'].flatMap((at) =>
    ['level', 'level yang', 'tingkat', 'tingkat yang', 'posisi', 'posisi yang', 'kisaran'].map(
      (place) => `${at} ${place}`,
    ),
  ),
];

/** Said of a cost, a price or a pressure: low, or falling. */
const CALM = words('terkendali terkontrol terkelola terjinakkan jinak');

/** Adds the words of judgement to what words mean. */
export function addEvaluations(tree: PhraseTree<Meaning>): void {
  for (const [phrases, direction] of MOVES)
    for (const phrase of phrases.split('|'))
      tree.add(phrase, { is: 'direction', direction, manner: direction === 0 ? 'loose' : 'plain' });
  for (const [word, level] of HIGH_AND_LOW)
    for (const lead of LYING)
      tree.add(`${lead} ${word}`, {
        is: 'level',
        level,
        isOpinion: true,
        isOfHeight: true,
        isVery: VERY.test(lead),
      });
  for (const word of CALM)
    for (const lead of ['', ...STATING])
      tree.add(`${lead} ${word}`.trim(), {
        is: 'level',
        level: 'below',
        isOpinion: true,
        isOfHeight: true,
      });
  for (const [list, direction] of PAIRS)
    for (const written of list) {
      const [level, end, comparison] = direction > 0 ? UPPER : LOWER;
      const word = written.replace('-', ' ');
      const isOfLevel = !HEAVY.includes(word) && !LIGHT.includes(word) && !ONLY_BESIDE.has(word);
      if (isOfLevel) tree.add(word, { is: 'level', level, isOpinion: true });
      for (const lead of RANKS)
        tree.add(lead === 'ter' ? `ter${word}` : `${lead} ${word}`, {
          is: 'rank',
          end,
          isOpinion: true,
        });
      if (ONLY_BESIDE.has(word) && !SIGNS.has(word))
        for (const lead of STATING)
          tree.add(`${lead} ${word}`, {
            is: 'level',
            level,
            isOpinion: true,
            isVery: VERY.test(lead),
          });
      for (const lead of MORE)
        tree.add(`${lead} ${word}`, { is: 'more', comparison, isOfMood: OF_PEOPLE.has(written) });
      for (const lead of SIGNS.has(word) ? [] : GROWING)
        tree.add(`${lead} ${word}`, { is: 'direction', direction, manner: 'plain' });
    }
}

/** Nouns of mood and course: they lead up to a word of direction or level and say nothing alone. */
export const MOOD_WORDS: readonly string[] =
  words(`gairah animo semangat selera keyakinan kepercayaan
  kepercayaan-diri sentimen dinamika denyut geliat suasana situasi situasinya iklim performa
  performanya pandangan persepsi penilaian sikap nada tren momentum tema ritme irama derap langkah
  prospek outlook kasus semacam terasa dirasa masuk keluar keadaan pengalaman antarperusahaan artinya maknanya data angka gambarannya kecepatan besarnya
  geliatnya sorotnya mencolok menonjol kacamata gerak gerakan pergerakan pergerakannya kecenderungan kecenderungannya pos aktivitas
  aktivitasnya kegiatan panorama potret wajah sorotan dorongan tarikan sokongan ruang penyesuaian dominasi`);
