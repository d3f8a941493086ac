import { diaryNoteRows, type NoteRow, type VisitField } from '@lqc/capture';
import { type IndicatorKey, INDICATORS, LIKERT_SCALE, orderOf, quarterName } from '@lqc/contracts';
import type { SampleCompany } from './companies.js';
import { sampleNarrative } from './narratives.js';
import type { Quarter } from './quarters.js';
import { pick, type Random } from './random.js';

/** The office's template types these labels with their own dashes and doubled spaces. */
const TYPED_LABELS: ReadonlyMap<string, string> = new Map([
  ['Permintaan Domestik - Likert Scale', 'Permintaan Domestik  - Likert Scale'],
  ['Permintaan/Penjualan - Permintaan Domestik', 'Permintaan/Penjualan  - Permintaan Domestik'],
  ['Permintaan Ekspor - Likert Scale', 'Permintaan Ekspor  - Likert Scale'],
  ['Harga Jual - Likert Scale', 'Harga Jual – Likert Scale'],
  ['Perkiraan Penjualan - Likert Scale', 'Perkiraan Penjualan – Likert Scale'],
  ['Perkiraan Tingkat Upah - Likert Scale', 'Perkiraan Tingkat Upah – Likert Scale'],
  ['Perkiraan Harga Jual - Likert Scale', 'Perkiraan Harga Jual – Likert Scale'],
  ['Perkiraan Jumlah Tenaga Kerja - Likert Scale', 'Perkiraan Jumlah Tenaga Kerja – Likert Scale'],
  ['Perkiraan Investasi - Likert Scale', 'Perkiraan Investasi – Likert Scale'],
]);

const RESPONDENTS = ['Direktur Utama', 'Pemilik', 'Manajer Keuangan', 'Manajer Operasional'];
const METHODS = ['Tatap muka', 'Daring', 'Telepon'];
const BLANK_SHARE = 0.06;
const TEXT_SCORE_SHARE = 0.03;

/** The rows of one interview, in the template's order. */
export function diaryNote(random: Random, company: SampleCompany, quarter: Quarter): NoteRow[] {
  const visit: Readonly<Partial<Record<VisitField, NoteRow['answer']>>> = {
    address: `Jl. Teratai No. ${1 + Math.floor(random() * 200)}, ${company.town}`,
    date: interviewDate(random, quarter),
    respondent: pick(random, RESPONDENTS),
    method: pick(random, METHODS),
    employees: 5 + Math.floor(random() * 900),
    product: company.sector,
  };
  const answers = new Map(
    INDICATORS.map(({ key, likertLabel }) => {
      const asked = isAsked(company, key) && random() >= BLANK_SHARE;
      const score = sampleScore(random, key, quarter);
      const narrative = asked ? sampleNarrative(random, key, score) : null;
      return [key, { narrative, score: likertLabel && asked ? written(random, score) : null }];
    }),
  );
  const interviewer = `Tim Liaison ${pick(random, ['A', 'B', 'C'])}`;
  const rows = diaryNoteRows(
    { company: company.contactName, quarter: quarterName(quarter) },
    {
      visit: (field) => (field === 'interviewer' ? interviewer : (visit[field] ?? null)),
      narrative: (key) => answers.get(key)!.narrative,
      score: (key) => answers.get(key)!.score,
    },
  );
  return rows.map((row) => ({ ...row, label: typed(row.label) }));
}

const typed = (label: string) => TYPED_LABELS.get(label) ?? label;

function isAsked({ orientation }: SampleCompany, key: IndicatorKey): boolean {
  if (key === 'domestik') return orientation !== 'export';
  return key !== 'ekspor' || orientation !== 'domestic';
}

/** Each indicator moves along the quarters in a wave of its own around its level. */
export function sampleScore(random: Random, key: IndicatorKey, quarter: Quarter): number {
  const position = INDICATORS.findIndex((one) => one.key === key);
  const level = 2.9 + (position % 5) * 0.15;
  const wave = 0.45 * Math.sin(orderOf(quarter) * 1.1 + position * 1.7);
  const spread = (random() + random() + random() - 1.5) * 1.8;
  const score = Math.round(level + wave + spread);
  return Math.min(LIKERT_SCALE.max, Math.max(LIKERT_SCALE.min, score));
}

/** People type some scores as text, and now and then a half. */
function written(random: Random, score: number): string | number {
  if (random() >= TEXT_SCORE_SHARE) return score;
  return score < LIKERT_SCALE.max && random() < 0.5 ? `${score},5` : String(score);
}

function interviewDate(random: Random, { year, quarter }: Quarter): Date {
  return new Date(Date.UTC(year, (quarter - 1) * 3 + 1, 1 + Math.floor(random() * 27)));
}
