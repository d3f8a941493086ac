import { listed } from './listed.js';
import type { PhraseTree } from '../../language/phrase-tree.js';
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

const MARKETS = [
  ['pasar domestik|pasar dalam negeri|pasar lokal', 'domestic'],
  ['pasar ekspor|pasar luar negeri|pasar mancanegara', 'export'],
  [
    'pasar domestik sekaligus ekspor|pasar domestik dan ekspor|pasar domestik maupun ekspor|kedua pasar|kedua pasar sekaligus|pasar domestik dan pasar ekspor|keduanya',
    'both_markets',
  ],
] as const;

/** "Hanya melayani pasar domestik", "kelompok ekspor": to whom companies sell. */
export function addMarkets(tree: PhraseTree<Meaning>): void {
  for (const [markets, category] of MARKETS)
    for (const market of listed(markets))
      for (const verb of listed(SERVING))
        for (const only of ['', 'hanya ', 'sepenuhnya ', 'semata-mata '])
          tree.add(`${only}${verb} ${market}`, { is: 'category', category });
  for (const [markets, category] of SOLD_TO)
    for (const market of listed(markets))
      for (const seller of SELLERS) tree.add(`${seller} ${market}`, { is: 'category', category });
}
