import { type IndicatorKey, indicatorOf, isExpectation, LIKERT_SCALE } from '@lqc/contracts';

const GROWTH = ['Turun tajam', 'Turun', 'Tetap', 'Naik', 'Naik tajam'];
const NORMAL = ['Jauh di bawah', 'Di bawah', 'Normal', 'Di atas', 'Jauh di atas'];
const HEADCOUNT = ['Berkurang banyak', 'Berkurang', 'Tetap', 'Bertambah', 'Bertambah banyak'];

const ANSWERS: { readonly [Key in IndicatorKey]?: readonly string[] } = {
  'tenaga kerja': HEADCOUNT,
  'perkiraan jumlah tenaga kerja': HEADCOUNT,
};

/** The five answers of an indicator in words, for the scores 1 to 5; none where it has no score. */
export function answersOf(key: IndicatorKey): readonly { score: number; words: string }[] {
  const { likertLabel, manner } = indicatorOf(key);
  if (!likertLabel) return [];
  const words = ANSWERS[key] ?? (manner === 'normal' ? NORMAL : GROWTH);
  return words.map((one, at) => ({ score: LIKERT_SCALE.min + at, words: one }));
}

const QUESTIONS: { readonly [Key in IndicatorKey]?: string } = {
  domestik: 'Bagaimana penjualan di dalam negeri dibanding triwulan lalu, dan mengapa?',
  ekspor: 'Bagaimana penjualan ekspor dibanding triwulan lalu, dan mengapa?',
  'kapasitas utilisasi': 'Berapa kapasitas yang terpakai dibanding biasanya, dan mengapa?',
  persediaan: 'Bagaimana persediaan dibanding tingkat yang biasa, dan mengapa?',
  investasi: 'Bagaimana investasi dibanding triwulan lalu, dan untuk apa?',
  'biaya bahan baku': 'Bagaimana biaya bahan baku di luar upah, dan mengapa berubah?',
  'biaya tenaga kerja': 'Bagaimana biaya upah dibanding triwulan lalu, dan mengapa?',
  'margin usaha': 'Bagaimana margin usaha dibanding biasanya, dan mengapa?',
  'tenaga kerja': 'Bagaimana jumlah tenaga kerja dibanding triwulan lalu, dan mengapa?',
  'pembiayaan dan suku bunga':
    'Dari mana pembiayaan usaha, berapa suku bunganya, dan apakah mudah diperoleh?',
};

/** The question of an indicator as it is asked at the visit. */
export function questionOf(key: IndicatorKey): string {
  const asked = QUESTIONS[key];
  if (asked) return asked;
  const subject = indicatorOf(key).label.toLowerCase();
  return `Bagaimana ${subject} ${isExpectation(key) ? 'triwulan depan' : 'dibanding triwulan lalu'}, dan mengapa?`;
}
