import { figureOf, indicativeChanges } from '@lqc/analysis';
import { type ClaimSheet, claimSheet } from '@lqc/claims';
import { indicatorOf, mayTell, type QuarterRole } from '@lqc/contracts';
import type { OverviewChanges } from '../facts/fact-sheet.js';
import type { Offer } from '../slots/offers.js';
import { SheetFacts, type ToldSheet } from '../wordings/sheet-facts.js';
import { questionOffers } from './question-offers.js';
import type { QuestionReading } from './read-question.js';
import { periodsOf, type SessionData } from './session-data.js';

/** What may answer a question, computed before a word is written. */
export interface QuestionFacts {
  readonly periods: Partial<Record<QuarterRole, string>>;
  /** What the question is about, when it is about one indicator. */
  readonly subject: string;
  /** The claims that an answer may make. */
  readonly offers: readonly Offer[];
  /** What the question asks for and the data do not have. */
  readonly limits: readonly string[];
  /** Facts for putting claims into words; every sentence names its subject. */
  readonly told: ToldSheet;
  /** What the answer is held against: every figure of the session. */
  readonly claims: ClaimSheet;
}

/** Works out what a question can be answered from. */
export function questionFacts(reading: QuestionReading, data: SessionData): QuestionFacts {
  const { now, before, lastYear } = data;
  const periods = periodsOf(data);
  const [indicator] = reading.indicators;
  const isOfOne = reading.indicators.length === 1;
  const claims = claimSheet(
    { now, before, last_year: lastYear },
    {
      indicator: isOfOne ? indicator! : null,
      sector: null,
      isProfile: reading.asksProfile && reading.indicators.length === 0,
    },
  );
  const subject = isOfOne ? indicatorOf(indicator!).label : '';
  const told: ToldSheet = {
    subject,
    periods,
    claims: { ...claims, indicator: null, isProfile: false },
    asked: reading.contactIds,
    // For a question about all indicators, only headline changes are told.
    ...(reading.indicators.length === 0 && { changes: changesIn(data) }),
  };
  return {
    periods,
    subject,
    offers: questionOffers(reading, new SheetFacts(told)),
    limits: limitsOf(reading, data, claims),
    told,
    claims,
  };
}

const changesIn = ({ now, before, lastYear }: SessionData): OverviewChanges => ({
  before: before ? indicativeChanges(now, before) : [],
  last_year: lastYear ? indicativeChanges(now, lastYear) : [],
});

function limitsOf(
  { indicators, sectors, quarters, isAboutView }: QuestionReading,
  data: SessionData,
  { table }: ClaimSheet,
): string[] {
  const period = data.now.period;
  const ofIndicators = isAboutView
    ? []
    : indicators.flatMap((key) => {
        const { label, likertLabel } = indicatorOf(key);
        if (likertLabel === null) return [`${label} tidak memiliki skala; hanya ada narasi.`];
        const { average, n } = figureOf(data.now.indicators, key);
        if (average === null) return [`Tidak ada jawaban sah untuk ${label} pada ${period}.`];
        return mayTell('level', n)
          ? []
          : [`${label} pada ${period} dijawab terlalu sedikit kontak untuk disebut rata-ratanya.`];
      });
  const periods = periodsOf(data);
  const ofSectors = [...new Set(['now', ...quarters] as const)].flatMap((role) =>
    sectors.flatMap((sector) => {
      const companies = table.find({ measure: 'companies', sector, period: role });
      const of = `dari lapangan usaha ${sector} pada ${periods[role]}`;
      if (!companies) return [`Tidak ada kontak ${of}.`];
      return mayTell('count', companies.value)
        ? []
        : [`Kontak ${of} terlalu sedikit untuk disebut angkanya.`];
    }),
  );
  const lastYear = data.lastYear ? [] : ['Data triwulan yang sama tahun lalu tidak dimuat.'];
  return [...ofIndicators, ...ofSectors, ...lastYear];
}
