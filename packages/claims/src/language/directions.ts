/** Where a word says that something went: up, down, or nowhere. */
export type Way = 1 | -1 | 0;

/** Roots of verbs of direction. A root in capitals says something else when it stands alone. */
const ROOTS: readonly (readonly [way: Way, roots: string])[] = [
  [
    1,
    `naik TINGKAT TINGGI KUAT TAMBAH BESAR BAIK lonjak lompat lesat dongkrak kerek ANGKAT pulih bangkit
    akselerasi CEPAT LEBAR panjat daki roket bubung TEBAL gairah katrol derek tanjak untung pacu
    rangkak kembung gelembung lambung ledak apresiasi eskalasi sembuh MEKAR rebound BANYAK pompa
    lejit meroket marak RAMAI melambung PERKUAT julang junjung GENJOT rekah PUNCAK segar optimal
    surplus MAJU intensif ekspansif lipatganda lipat berlipat SUBUR semarak cemerlang`,
  ],
  [
    -1,
    `turun RENDAH LEMAH KURANG KECIL susut rosot anjlok jatuh TEKAN lesu LAMBAT BURUK PANGKAS kikis
    gerus ciut SEMPIT TIPIS reda surut redup loyo terjun longsor LANDAI koreksi MUNDUR LONGGAR kempis
    puruk perosok jerembap ambles ambruk limbung resesi SERET SEPI LEMAS kendur LUNAK luruh pudar
    kerut tukik gelincir depresiasi deselerasi kendor PENDEK merosot sunat papas potong tekuk
    jeblok merugi amblas hempas DANGKAL mengendap ROBOH lorot melorot luntur runtuh PATAH lumpuh
    defisit degradasi DINGIN hilang KURUS cukur rontok krisis jungkal jengkang LEBUR BEKU keok lengser
    POLOS merana sekarat surutkan ANGSUR minus drop kempes sungsep seok`,
  ],
  [0, `stabil stagnan konstan mandek statis datar flat TAHAN bergeming imbang ajek TETAP`],
];

/** Forms that look like one of direction and are none. */
const NO_DIRECTION = new Set(
  `tekanan tambahan kekuatan kebaikan kelemahan kekurangan ketinggian kerendahan kebesaran kecepatan
  kebanyakan terbaik terburuk terbesar terkecil tertinggi terendah terkuat terlemah tercepat terlambat
  terbanyak tingkatan perbesar sekuat terpendek tersepi terdingin teramai ketetapan penetapan menetapkan
  ditetapkan tetapkan pertahanan ketahanan bertingkat potongan kehilangan menghilangkan kelebaran
  berimbang seimbang imbang berlipat
  tetapi tetapan setinggi serendah angkatan keuntungan untung menguntungkan diuntungkan beruntung
  keramaian kemajuan termaju pengajuan kesegaran segaran optimalkan pengoptimalan kepatahan menekankan
  ditekankan penekanan tekankan ledakan lompatan lipatan dibekukan pembekuan bekuan hilangnya
  potong memotong dipotong pemotongan terpotong pemotong membaikkan terlonggar
  bertahan-tahan pertahankan terkurang penyegaran berpatah baikan sebaiknya pendekan pendekatan
  mendekat mendekati pendekatannya terdekat ketepatan menepat intensifkan pacuan terpacu
  penahanan tahanan tertahan menahan-nahan pengangkatan pengangkutan
  cepatnya lambatnya baiknya besarnya tingginya rendahnya kuatnya lemahnya kecilnya kurangnya tetapnya
  banyaknya memperbanyak terang majukan memajukan memundurkan`.split(/\s+/),
);

/** Forms that no rule makes. */
const IRREGULAR: readonly (readonly [string, Way])[] = [
  ['meninggi', 1],
  ['membaik', 1],
  ['perbaikan', 1],
  ['percepatan', 1],
  ['mempercepat', 1],
  ['menanjak', 1],
  ['menjulang', 1],
  ['terkerek', 1],
  ['perlambatan', -1],
  ['memperlambat', -1],
  ['memperburuk', -1],
  ['perburukan', -1],
  ['pemburukan', -1],
  ['tertekan', -1],
  ['kelesuan', -1],
  ['berkontraksi', -1],
  ['bertahan', 0],
  ['dipertahankan', 0],
  ['mempertahankan', 0],
  ['mendatar', 0],
  ['terjaga', 0],
  ['menahan', 0],
  ['ditahan', 0],
  ['kestabilan', 0],
  ['stabilitas', 0],
  ['stagnasi', 0],
];

const NASAL_DROPPED: Readonly<Record<string, string>> = { p: 'm', t: 'n', k: 'ng', s: 'ny' };

/** A root behind me-: pangkas → memangkas, lemah → melemah, gerus → menggerus. */
function withNasal(root: string): string {
  const first = root[0]!;
  const dropped = NASAL_DROPPED[first];
  if (dropped) return `${dropped}${root.slice(1)}`;
  if ('bfv'.includes(first)) return `m${root}`;
  if ('cdjz'.includes(first)) return `n${root}`;
  return 'aeiough'.includes(first) ? `ng${root}` : root;
}

function formsOf(root: string): string[] {
  const nasal = withNasal(root);
  const ber = root.startsWith('r') ? `be${root}` : `ber${root}`;
  const ter = root.startsWith('r') ? `te${root}` : `ter${root}`;
  const verbs = [
    `me${nasal}`,
    `di${root}`,
    ter,
    ber,
    `memper${root}`,
    `diper${root}`,
    `ke${root}an`,
    `pe${nasal}an`,
    `per${root}an`,
    `${root}an`,
    `se${root}nya`,
  ];
  const made = verbs.flatMap((verb) => [verb, `${verb}kan`, `${verb}i`]);
  return [...made, `${root}kan`];
}

const FORMS = new Map<string, Way>();
for (const [way, roots] of ROOTS)
  for (const written of roots.split(/\s+/)) {
    const root = written.toLowerCase();
    const forms = written === root ? [root, ...formsOf(root)] : formsOf(root);
    for (const form of forms) if (!NO_DIRECTION.has(form) && !FORMS.has(form)) FORMS.set(form, way);
  }
for (const [form, way] of IRREGULAR) FORMS.set(form, way);

/** Every verb and noun of direction that the rules know, for whoever wants to try them all. */
export const DIRECTION_FORMS: ReadonlyMap<string, Way> = FORMS;

/** Where a word says that something went; undefined where it says nothing of that kind. */
export function wayOf(word: string): Way | undefined {
  const way = FORMS.get(word);
  if (way !== undefined || NO_DIRECTION.has(word)) return way;
  for (const ending of ['nya', 'lah', 'pun'])
    if (word.endsWith(ending)) {
      const bare = word.slice(0, -ending.length);
      return NO_DIRECTION.has(bare) ? undefined : FORMS.get(bare);
    }
  return undefined;
}
