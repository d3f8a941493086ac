import { mayTellAllAnswers, type Quarter, risingTerms, sessionExpectations } from '@lqc/analysis';
import { indicatorOf, INDICATORS, LEAST_ANSWERS } from '@lqc/contracts';
import {
  decimal,
  idulfitriNote,
  listed,
  pagePhrases as pages,
  qualityPhrases,
  workbookPhrases,
} from '@lqc/phrases';
import type { Annex, Chapter, ChapterInput } from './fact-sheet.js';

const { method } = workbookPhrases;

/** True for a chapter whose text the product writes itself. */
export const isAnnex = (chapter: Chapter): chapter is Annex => chapter in ANNEXES;

/** The text of an annex: the method, the quality of the data, or an introduction to the tables. */
export function annexText(annex: Annex, input: ChapterInput): string {
  const quarters = [input.now, input.before, input.lastYear].filter((quarter) => quarter !== null);
  return ANNEXES[annex](quarters);
}

const ANNEXES: Record<Annex, (quarters: readonly Quarter[]) => string> = {
  metode: methodText,
  kualitas_data: qualityText,
  tabel: tablesText,
  sumber_perubahan: sourcesText,
  harapan: expectationsText,
  tema: risingText,
  konteks: ([now]) => pages.context(now?.period ?? ''),
  peta_sektor: () => pages.sectors,
};

/** How expectations came true, and how the table of it is read. */
function expectationsText([now, before]: readonly Quarter[]): string {
  const pairs = now && before ? sessionExpectations(now, before).pairs : [];
  const rated = pairs.filter((one) => one.against_chance !== null);
  const met = rated.filter((one) => one.against_chance === 'better').length;
  const explained = pages.expectations(before?.period ?? null);
  return rated.length > 0
    ? `${pages.expectationsMet({ met, of: rated.length })} ${explained}`
    : explained;
}

/** The words that stand out of the quarter, with how those who say them answered. */
function risingText([now, ...earlier]: readonly Quarter[]): string {
  const terms = now
    ? risingTerms(
        now.survey,
        earlier.map(({ survey }) => survey),
      )
    : [];
  const periods = earlier.map(({ period }) => period);
  return [
    pages.rising(listed(periods), terms.length),
    ...terms.map(({ at, earlier: then, ...term }) =>
      pages.risingTerm({
        ...term,
        earlier: then.map((share, nth) => ({ ...share, period: periods[nth]! })),
        at: { ...at, label: indicatorOf(at.indicator).label },
      }),
    ),
  ].join('\n\n');
}

/** The same sentences on the method as in the workbooks. */
function methodText([now, ...compared]: readonly Quarter[]): string {
  const [scoreless, narrativesOnly] = method.scoreless;
  const withoutScore = INDICATORS.filter(({ likertLabel }) => likertLabel === null);
  const moved = now
    ? idulfitriNote(
        now.period,
        compared.map(({ period }) => period),
      )
    : null;
  return [
    method.average,
    method.answers(true),
    method.change({ qtq: false, yoy: false }),
    method.netBalance,
    method.range,
    method.wording,
    method.several,
    method.smallGroups.text(LEAST_ANSWERS),
    method.sector,
    method.twice,
    [scoreless, `${narrativesOnly} ${listed(withoutScore.map(({ label }) => label))}.`],
    ...(moved ? [method.idulfitri(moved)] : []),
  ]
    .map(explained)
    .join('\n\n');
}

const explained = ([item, explanation]: readonly string[]) => `**${item}.** ${explanation}`;

/** What a change is made of, with the words of that page, which stays in the office. */
function sourcesText(): string {
  return [pages.sources, explained(method.distinguishable), explained(method.matched)].join('\n\n');
}

/** Counts of what was read and what was left out in each quarter; the workbooks list the cells. */
function qualityText(quarters: readonly Quarter[]): string {
  const found = quarters.map(
    (quarter) =>
      `### ${quarter.period}\n\n${[...qualityLines(quarter)].map((line) => `- ${line}`).join('\n')}`,
  );
  return found.join('\n\n');
}

function* qualityLines(quarter: Quarter): Generator<string> {
  const { quality } = quarter;
  const counts = workbookPhrases.qualityCounts;
  const of = (n: number) => decimal(n, 0);
  yield `${counts.sheets}: ${of(quality.sheets_read)} dari ${of(quality.sheets_total)}`;
  yield `${counts.companies}: ${of(quality.companies)}`;
  // The text is the same in a copy that leaves.
  if (mayTellAllAnswers(quarter, 'release'))
    yield `${counts.answers}: ${of(quality.answers_valid)}`;
  yield `${counts.matched}: ${quality.matched_companies === null ? counts.noRegister : of(quality.matched_companies)}`;
  const reasons = byReason(quality.invalid_answers, qualityPhrases.invalidReason);
  for (const [finding, n, detail] of [
    [qualityPhrases.invalid, quality.invalid_answers.length, reasons],
    [
      qualityPhrases.unread,
      quality.unread_details?.length ?? 0,
      byReason(quality.unread_details ?? [], qualityPhrases.unreadReason),
    ],
    [qualityPhrases.hidden, quality.hidden_sheets?.length ?? 0, ''],
    [
      qualityPhrases.skipped,
      quality.sheets_skipped.length,
      byReason(quality.sheets_skipped, qualityPhrases.skippedReason),
    ],
    [qualityPhrases.unknown, quality.unknown_labels.length, ''],
    [qualityPhrases.missing, quality.missing_labels.length, ''],
    [qualityPhrases.repeated, quality.repeated_labels.length, ''],
    [qualityPhrases.unlabelled, quality.unlabelled_answers?.length ?? 0, ''],
    [qualityPhrases.beside, quality.beside_answers?.length ?? 0, ''],
    [qualityPhrases.duplicates, quality.duplicate_contacts.length, qualityPhrases.duplicatesNote],
    [qualityPhrases.unmatched, quality.unmatched_companies.length, qualityPhrases.unmatchedNote],
    [qualityPhrases.confirmed, quality.confirmed_companies.length, ''],
  ] as const)
    if (n > 0) yield `${finding}: ${of(n)}${detail && ` (${detail.replace(/\.$/, '')})`}`;
}

function byReason<Reason extends string>(
  findings: readonly { readonly reason: Reason }[],
  sentences: Record<Reason, string>,
): string {
  const counts = new Map<Reason, number>();
  for (const { reason } of findings) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, n]) => `${decimal(n, 0)} ${sentences[reason]}`).join('; ');
}

function tablesText(quarters: readonly Quarter[]): string {
  const [now, ...then] = quarters.map(({ period }) => period);
  const against = then.length > 0 ? `, dibandingkan dengan ${listed(then)}` : '';
  return [
    `Tabel pada lampiran ini memuat angka yang mendasari laporan untuk ${now}${against}: rata-rata setiap indikator dengan jumlah jawabannya (n), sebaran jawaban, dan saldo bersih; lalu data setiap grafik. Sumber: liaison ${listed(quarters.map(({ period }) => period))}, diolah.`,
    'Angka dengan n kecil dibaca dengan hati-hati. Pada salinan rilis sel yang dapat menunjukkan satu perusahaan diganti dengan tanda “–”.',
  ].join('\n\n');
}
