import { withoutClitic } from '@lqc/contracts';
import { byWord } from './by-word.js';
import { formsOf } from './forms.js';
import { wordsOf } from './words-of.js';

/** The direction that a word expresses: 1 up, −1 down, 0 no change. */
export type Direction = 1 | -1 | 0;

/**
 * Roots of words that express a direction. A root in capitals has another meaning by itself, so
 * that only its derived forms count. Contacts describe their situation with the usual roots; the
 * rare ones are needed as well to find false statements in any wording, and often say more than a direction ("pulih",
 * "memuncak"), so that no figure alone bears them out.
 */
const ROOTS: readonly {
  readonly direction: Direction;
  readonly usual: string;
  readonly rare: string;
}[] = [
  {
    direction: 1,
    usual: `naik TINGKAT TINGGI KUAT TAMBAH BESAR BAIK lonjak lesat dongkrak kerek ANGKAT
      lompat TEBAL tanjak CEPAT akselerasi LEBAR gairah meroket ekspansif lejit melambung`,
    rare: `pulih bangkit panjat daki roket bubung katrol derek
      pacu rangkak kembung gelembung lambung ledak apresiasi eskalasi sembuh MEKAR rebound BANYAK pompa
      marak RAMAI PERKUAT julang junjung GENJOT rekah PUNCAK segar optimal surplus MAJU
      intensif UNGKIT BUNCIT lipatganda lipat berlipat SUBUR semarak cemerlang`,
  },
  {
    direction: -1,
    usual: `turun RENDAH LEMAH KURANG KECIL susut rosot merosot anjlok jatuh TEKAN lesu BURUK PANGKAS kikis
      gerus SEMPIT TIPIS reda surut koreksi puruk LAMBAT ciut LANDAI LUNAK kendur redup
      terjun perosok ambles ambruk tukik gelincir jeblok lorot melorot`,
    rare: `loyo longsor MUNDUR LONGGAR kempis jerembap limbung resesi SERET SEPI LEMAS luruh pudar kerut depresiasi
      deselerasi kendor PENDEK sunat papas tekuk merugi amblas hempas DANGKAL
      mengendap ROBOH luntur runtuh PATAH lumpuh defisit degradasi DINGIN hilang KURUS
      cukur rontok krisis jungkal jengkang LEBUR BEKU keok lengser POLOS merana sekarat surutkan ANGSUR
      minus drop kempes sungsep seok sungkur peleset lenyap sirna JINAK REDAM pental`,
  },
  {
    direction: 0,
    usual: 'stabil stagnan konstan flat TAHAN',
    rare: 'mandek statis datar bergeming imbang ajek TETAP',
  },
];

/**
 * Roots that say a direction of a company but a level of an average: an average that is called
 * "terkontraksi" lies below neutral and may have risen.
 */
const GROWTH: readonly (readonly [direction: Direction, roots: string])[] = [
  [1, 'tumbuh ekspansi'],
  [-1, 'kontraksi'],
];

/** Words that look like a form of a root above but express no direction. */
const NO_DIRECTION = new Set(
  `tekanan tambahan kekuatan kebaikan kelemahan kekurangan ketinggian kerendahan kebesaran kecepatan kebanyakan terbaik
  terburuk terbesar terkecil tertinggi terendah terkuat terlemah tercepat terlambat terbanyak tingkatan terpendek
  tersepi terdingin teramai ketetapan penetapan menetapkan ditetapkan tetapkan pertahanan ketahanan bertingkat
  kehilangan menghilangkan kelebaran berimbang imbang berlipat tetapan angkatan keramaian kemajuan termaju kesegaran
  segaran optimalkan mengoptimalkan dioptimalkan pengoptimalan kepatahan menekankan ditekankan penekanan tekankan
  ledakan lompatan lipatan dibekukan pembekuan bekuan hilangnya membaikkan terlonggar terkurang penyegaran berpatah
  baikan sebaiknya pendekan intensifkan pacuan terpacu penahanan tahanan tertahan pengangkatan memperbanyak majukan
  memajukan memundurkan menambahkan ditambahkan turunan keturunan lebaran besaran tumbuhan`.split(
    /\s+/,
  ),
);

/** Words with a direction that `formsOf` does not derive. */
const IRREGULAR: readonly (readonly [string, Direction])[] = [
  ['menjulang', 1],
  ['melaju', 1],
  ['keterpurukan', -1],
  ['mendatar', 0],
  ['terjaga', 0],
  ['stabilitas', 0],
  ['stagnasi', 0],
];

/** Adds the forms of roots to maps; a form that a map already has keeps its direction. */
function addForms(direction: Direction, roots: string, ...maps: Map<string, Direction>[]): void {
  for (const written of wordsOf(roots)) {
    const root = written.toLowerCase();
    const forms = written === root ? [root, ...formsOf(root)] : formsOf(root);
    for (const form of forms)
      for (const map of maps)
        if (!NO_DIRECTION.has(form) && !map.has(form)) map.set(form, direction);
  }
}

const FORMS = new Map<string, Direction>();
const USUAL_FORMS = new Map<string, Direction>();
const GROWTH_FORMS = new Map<string, Direction>();
for (const { direction, usual, rare } of ROOTS) {
  addForms(direction, usual, FORMS, USUAL_FORMS);
  addForms(direction, rare, FORMS);
}
for (const [direction, roots] of GROWTH) addForms(direction, roots, GROWTH_FORMS);
for (const [form, direction] of IRREGULAR)
  for (const map of [FORMS, USUAL_FORMS]) map.set(form, direction);

/** Every known word with a direction; tests go through all of them. */
export const DIRECTION_FORMS: ReadonlyMap<string, Direction> = FORMS;

/** The direction that a word says of an average; undefined when it says none. Takes lower case. */
export const directionOf = byWord((word): Direction | undefined => formIn(FORMS, word));

/**
 * The direction that a contact's word says of its company, as `directionOf` with the words for growth.
 */
export const companyDirectionOf = byWord(
  (word): Direction | undefined => formIn(GROWTH_FORMS, word) ?? formIn(FORMS, word),
);

/** Whether a word says of a company that it grew or shrank, and of an average on which side it lies. */
export const isGrowth = (word: string): boolean => formIn(GROWTH_FORMS, word) !== undefined;

/** The same as `companyDirectionOf`, but only with the words that contacts usually use. */
export const usualDirectionOf = (word: string): Direction | undefined =>
  formIn(GROWTH_FORMS, word) ?? formIn(USUAL_FORMS, word);

function formIn(forms: ReadonlyMap<string, Direction>, word: string): Direction | undefined {
  const direction = forms.get(word);
  if (direction !== undefined || NO_DIRECTION.has(word)) return direction;
  const bare = withoutClitic(word);
  return NO_DIRECTION.has(bare) ? undefined : forms.get(bare);
}
