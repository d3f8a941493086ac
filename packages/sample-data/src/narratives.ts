import { type IndicatorKey, indicatorOf, LIKERT_SCALE } from '@lqc/contracts';
import { pick, type Random } from './random.js';

type Direction = 'naik' | 'tetap' | 'turun';

const OPENINGS: Record<Direction, readonly string[]> = {
  naik: [
    '{subject} tercatat meningkat dibandingkan triwulan sebelumnya',
    'Kontak menyampaikan {subject} tumbuh sekitar {percent}% (yoy)',
    '{subject} naik {percent}% (qtq)',
  ],
  tetap: [
    '{subject} relatif stabil dibandingkan triwulan sebelumnya',
    'Kontak menyampaikan {subject} tidak banyak berubah',
  ],
  turun: [
    '{subject} tercatat menurun dibandingkan triwulan sebelumnya',
    'Kontak menyampaikan {subject} terkontraksi sekitar {percent}% (yoy)',
    '{subject} turun {percent}% (qtq)',
  ],
};

const REASONS: Record<Direction, readonly string[]> = {
  naik: [
    'sejalan dengan musim liburan sekolah',
    'didorong oleh proyek infrastruktur daerah',
    'seiring pembukaan pasar baru',
    'karena kenaikan upah minimum',
    'sejalan dengan digitalisasi UMKM',
  ],
  tetap: [
    'seiring permintaan yang terjaga',
    'karena kontrak jangka panjang dengan pelanggan',
    'sejalan dengan pola musiman',
  ],
  turun: [
    'akibat curah hujan yang tinggi',
    'karena persaingan dengan produk impor',
    'seiring normalisasi setelah hari raya',
    'akibat terbatasnya pasokan bahan baku',
  ],
};

const OUTLOOKS = [
  'Kondisi tersebut diprakirakan berlanjut pada triwulan mendatang.',
  'Perusahaan melakukan efisiensi internal untuk menjaga margin.',
  'Ke depan, perusahaan tetap memantau perkembangan nilai tukar dan harga energi.',
  'Dibandingkan periode yang sama tahun lalu, arahnya belum banyak berbeda.',
];

/** What a contact says about an indicator, in the direction of its score. */
export function sampleNarrative(random: Random, key: IndicatorKey, score: number): string {
  const direction = directionOf(score);
  const subject = indicatorOf(key).label.toLowerCase();
  const percent = (1 + Math.floor(random() * 120) / 10).toLocaleString('id-ID');
  const opening = pick(random, OPENINGS[direction])
    .replace('{subject}', subject)
    .replace('{percent}', percent);
  const sentence = `${opening} ${pick(random, REASONS[direction])}.`;
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)} ${pick(random, OUTLOOKS)}`;
}

function directionOf(score: number): Direction {
  if (score === LIKERT_SCALE.neutral) return 'tetap';
  return score > LIKERT_SCALE.neutral ? 'naik' : 'turun';
}
