import { listed } from './figures.js';

interface RisingTermPhrase {
  readonly term: string;
  readonly contacts: number;
  readonly of: number;
  readonly earlier: readonly {
    readonly contacts: number;
    readonly of: number;
    readonly period: string;
  }[];
  readonly at: {
    readonly label: string;
    readonly contacts: number;
    readonly above: number;
    readonly neutral: number;
    readonly below: number;
  };
}

const answered = ({ above, neutral, below }: RisingTermPhrase['at']) =>
  above + neutral + below === 0
    ? 'tanpa skor'
    : `${above} menjawab di atas netral, ${neutral} netral, ${below} di bawah netral`;

/** How an entry ends that the office has yet to fill in. */
export const UNFILLED = ': …';

/** What stands above the tables of a report's own pages: how they are read. */
export const pagePhrases = {
  sources:
    'Perubahan skor dibagi tepat menjadi tiga: jawaban perusahaan yang sama pada kedua triwulan (bergeser), perusahaan yang hanya menjawab sekarang (masuk), dan yang hanya menjawab sebelumnya (keluar). Masuk dan keluar adalah susunan kontak. Kolom terakhir menyebut lapangan usaha dengan sumbangan terbesar.',
  expectations: (before: string | null) =>
    `Jawaban perkiraan${before ? ` pada ${before}` : ''} disandingkan dengan jawaban perusahaan yang sama pada triwulan ini. Tepat: arah terhadap netral sama. Lebih tinggi atau lebih rendah: kenyataan di atas atau di bawah perkiraan. Di bawah 10 pasangan hanya jumlahnya yang disebut.`,
  /** How many expectations came true oftener than unrelated ones would, beyond chance. */
  expectationsMet: ({ met, of }: { met: number; of: number }) =>
    `**Dari ${of} perkiraan, ${met === 0 ? 'tidak satu pun' : met} lebih sering tepat daripada kebetulan (uji satu sisi, 95%)${met > 0 && met < of ? '; selebihnya tidak' : ''}.**`,
  /** Which words the page is about, where there is a quarter to hold them against. */
  rising: (earlier: string, found: number) =>
    earlier === ''
      ? 'Belum ada triwulan lain sebagai pembanding.'
      : found === 0
        ? `Tidak ada kata yang disebut secara bermakna oleh lebih banyak kontak dibandingkan dengan ${earlier}.`
        : `Kata dan pasangan kata yang disebut secara bermakna oleh lebih banyak kontak dibandingkan dengan ${earlier} (uji rasio kemungkinan, peluang di bawah 1 banding 1.000), sedikitnya oleh lima kontak.`,
  risingTerm: ({ term, contacts, of, earlier, at }: RisingTermPhrase) =>
    `- **${term}**: ${contacts} dari ${of} kontak; ${listed(earlier.map((then) => `${then.contacts} dari ${then.of} pada ${then.period}`))}. Terbanyak pada ${at.label} (${at.contacts} kontak): ${answered(at)}.`,
  sectors:
    'Skor setiap indikator menurut lapangan usaha yang diwakili sedikitnya lima perusahaan, dengan jumlah jawaban (n). Latar biru: di atas netral; latar jingga: di bawah netral, sejauh selisihnya 0,50 poin atau lebih.',
  context: (now: string) =>
    [
      `Angka resmi untuk ${now} beserta sumbernya, dibaca bersama skor liaison dalam tabel di bawah.`,
      `- **PDRB** (% yoy)${UNFILLED} · Sumber${UNFILLED}`,
      `- **Inflasi** (% yoy)${UNFILLED} · Sumber${UNFILLED}`,
      `- **SKDU** (SBT)${UNFILLED} · Sumber${UNFILLED}`,
      `- **Pengangguran** (%)${UNFILLED} · Sumber${UNFILLED}`,
    ].join('\n\n'),
} as const;
