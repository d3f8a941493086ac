import { INDICATORS, type IndicatorKey } from '@lqc/contracts';
import { normaliseLabel } from './normalise-label.js';

/** What a row of the diary note asks for. */
export type Question =
  | { readonly kind: 'likert' | 'narrative'; readonly indicator: IndicatorKey }
  | { readonly kind: 'contact' | 'detail' };

const CONTACT_LABEL = 'Nama Contact';

/** Rows about the contact and the interview: known, but no answer of the survey. */
const DETAIL_LABELS = [
  'Alamat',
  'Tanggal Pelaksanaan',
  'Periode',
  'Responden',
  'Metode',
  'Jumlah Karyawan',
  'Produk Utama',
  'Informasi Lainnya',
  'Pewawancara',
] as const;

const questions = new Map<string, Question>([
  [normaliseLabel(CONTACT_LABEL), { kind: 'contact' }],
  ...DETAIL_LABELS.map((label) => [normaliseLabel(label), { kind: 'detail' }] as const),
]);
for (const { key, likertLabel, narrativeLabel } of INDICATORS) {
  questions.set(normaliseLabel(narrativeLabel), { kind: 'narrative', indicator: key });
  if (likertLabel) questions.set(normaliseLabel(likertLabel), { kind: 'likert', indicator: key });
}

/** The question that a label asks, however it is typed; undefined when it matches nothing. */
export function questionOf(label: string): Question | undefined {
  return questions.get(normaliseLabel(label));
}

/** What each indicator asks: its narrative, and its score where it has one. */
export const ASKED = INDICATORS.map(({ key, likertLabel, narrativeLabel }) => ({
  indicator: key,
  likert: likertLabel === null ? undefined : questionOf(likertLabel),
  narrative: questionOf(narrativeLabel)!,
}));

/** The 32 questions that every diary note should ask, with their labels as the template types them. */
export const EXPECTED: readonly { readonly label: string; readonly question: Question }[] =
  INDICATORS.flatMap(({ likertLabel, narrativeLabel }) =>
    likertLabel ? [narrativeLabel, likertLabel] : [narrativeLabel],
  ).map((label) => ({ label, question: questionOf(label)! }));
