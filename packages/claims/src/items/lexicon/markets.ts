import { type PhraseTree } from '@lqc/language';
import { listed } from './listed.js';
import type { Meaning } from '../item.js';

/** What a company does to a market: "menggarap pasar ekspor". */
const SERVING = `berorientasi|menggarap|melayani|menyasar|membidik|memasok|menjual ke|menjual di|bermain di|bergerak di|mengandalkan|fokus di|fokus pada|berfokus pada|berfokus di|berjualan di|mengincar`;

/** "Kelompok domestik", "perusahaan domestik dan ekspor": those who sell there, as a group. */
const SELLERS = listed(
  'kelompok|perusahaan|korporasi|kontak|responden|segmen|golongan|pelaku usaha|kategori',
);

const SOLD_TO = [
  ['domestik|pasar domestik|dalam negeri|domestik saja|domestik murni', 'domestic'],
  ['ekspor|pasar ekspor|eksportir|ekspor saja|ekspor murni', 'export'],
  [
    'domestik dan ekspor|domestik sekaligus ekspor|domestik maupun ekspor|ekspor dan domestik|ekspor sekaligus domestik|dua pasar|kedua pasar|orientasi ganda|campuran',
    'both_markets',
  ],
] as const;

const HOME = listed('domestik|dalam negeri|lokal');
const ABROAD = listed('ekspor|luar negeri|mancanegara');
/** "Pasar dalam negeri sekaligus pasar luar negeri": the second may go without its noun. */
const BOTH = HOME.flatMap((home) =>
  ABROAD.flatMap((abroad) =>
    listed('dan|sekaligus|maupun|serta').flatMap((link) =>
      ['', 'pasar '].flatMap((noun) => [
        `pasar ${home} ${link} ${noun}${abroad}`,
        `pasar ${abroad} ${link} ${noun}${home}`,
      ]),
    ),
  ),
);

const MARKETS = [
  [HOME.map((home) => `pasar ${home}`), 'domestic'],
  [ABROAD.map((abroad) => `pasar ${abroad}`), 'export'],
  [[...BOTH, ...listed('kedua pasar|kedua pasar sekaligus|keduanya')], 'both_markets'],
] as const;

/** Adds phrases of market orientation: "hanya melayani pasar domestik", "kelompok ekspor". */
export function addMarkets(tree: PhraseTree<Meaning>): void {
  for (const [markets, category] of MARKETS)
    for (const market of markets)
      for (const verb of listed(SERVING))
        for (const only of category === 'both_markets'
          ? ['']
          : ['hanya ', 'sepenuhnya ', 'semata-mata '])
          tree.add(`${only}${verb} ${market}`, { is: 'category', category });
  for (const [markets, category] of SOLD_TO)
    for (const market of listed(markets))
      for (const seller of SELLERS) tree.add(`${seller} ${market}`, { is: 'category', category });
}
