import { compareQuarters, figureOf, sectorFigures } from '@lqc/analysis';
import { type ClaimSheet, claimSheet } from '@lqc/claims';
import {
  type Fact,
  type IndicatorFigure,
  type IndicatorKey,
  indicatorOf,
  LIKERT_INDICATORS,
  type QuarterRole,
} from '@lqc/contracts';
import { FactList } from '../facts/fact-list.js';
import { addIndicatorFacts } from '../facts/indicator-facts.js';
import { addProfileFacts } from '../facts/profile-facts.js';
import type { QuestionReading } from './read-question.js';
import { periodsOf, type SessionData } from './session-data.js';

/** Whole distributions of more indicators than these would drown the rest. */
const MOST_IN_DEPTH = 3;

/** The figures of everybody, or of one sector. */
export interface FactScope {
  /** Null: everybody. */
  readonly sector: string | null;
  readonly facts: readonly Fact[];
}

/** Every figure that may answer a question, computed before a word is written. */
export interface QuestionFacts {
  readonly periods: Partial<Record<QuarterRole, string>>;
  /** What the question is about, when it is about one indicator. */
  readonly subject: string;
  /** Everybody first. */
  readonly scopes: readonly FactScope[];
  /** Names of indicators in their order, so that nobody has to sort. */
  readonly ranking: Readonly<Record<string, readonly string[]>>;
  /** What the data lack of what is asked. */
  readonly limits: readonly string[];
  /** What its answer is held against: every figure of the session. */
  readonly claims: ClaimSheet;
}

/** Computes what a question can be answered from: averages, n, changes and counts of `analysis` and `statistics`. */
export function questionFacts(reading: QuestionReading, data: SessionData): QuestionFacts {
  const periods = periodsOf(data);
  const list = new FactList(periods);
  const input = { ...data, chapter: 'bab_2', sector: null } as const;
  const inDepth = reading.indicators.slice(0, MOST_IN_DEPTH);
  for (const indicator of inDepth) addIndicatorFacts(list, { ...input, indicator }, indicator);
  if (inDepth.length === 0)
    list.add('contacts', '', 'now', data.now.survey.contacts.length, 'Jumlah kontak');
  if (data.before)
    list.add('contacts', '', 'before', data.before.survey.contacts.length, 'Jumlah kontak');
  const others = LIKERT_INDICATORS.map(({ key }) => key).filter((key) => !inDepth.includes(key));
  addAverages(list, others, figuresOf(data));
  const ranking = addComparison(list, data);
  if (reading.asksProfile || reading.asksBySector)
    addProfileFacts(list, { ...input, indicator: null });
  return {
    periods,
    subject: reading.indicators.length === 1 ? indicatorOf(reading.indicators[0]!).label : '',
    scopes: [{ sector: null, facts: unique(list.facts) }, ...sectorScopes(reading, data)],
    ranking,
    limits: limitsOf(reading, data),
    claims: claimSheet(
      { now: data.now, before: data.before, last_year: data.lastYear },
      {
        indicator: reading.indicators.length === 1 ? reading.indicators[0]! : null,
        sector: null,
        isProfile: reading.asksProfile && reading.indicators.length === 0,
      },
    ),
  };
}

type Figures = Readonly<Partial<Record<QuarterRole, readonly IndicatorFigure[]>>>;

function figuresOf({ now, before, lastYear }: SessionData): Figures {
  return {
    now: now.indicators,
    ...(before && { before: before.indicators }),
    ...(lastYear && { last_year: lastYear.indicators }),
  };
}

function addAverages(
  list: FactList,
  indicators: readonly IndicatorKey[],
  { now = [], before, last_year: lastYear }: Figures,
): void {
  for (const key of indicators) {
    const isIt = (figure: IndicatorFigure) => figure.key === key;
    const current = now.find(isIt);
    if (!current) continue;
    list.addAverage(current, 'now');
    for (const [quarter, figures] of [
      ['before', before],
      ['last_year', lastYear],
    ] as const) {
      const then = figures?.find(isIt);
      if (!then) continue;
      list.addAverage(then, quarter);
      list.addChange(current, then, quarter);
    }
  }
}

/** How many indicators went where, and their order. */
function addComparison(list: FactList, data: SessionData): QuestionFacts['ranking'] {
  const figures = data.now.indicators.filter(({ average }) => average !== null);
  const byAverage = figures.toSorted((a, b) => b.average! - a.average!).map(({ label }) => label);
  if (!data.before) return { 'rata-rata tertinggi dahulu': byAverage };
  const { summary, changes } = compareQuarters(data.now.indicators, data.before.indicators);
  for (const way of ['naik', 'turun', 'tetap'] as const)
    list.add(
      'indicators',
      `Indikator ${way}`,
      'before',
      summary[way],
      `Jumlah indikator ${way} terhadap`,
    );
  const names = (way: keyof typeof changes) => changes[way].map(({ indicator }) => indicator);
  return {
    'rata-rata tertinggi dahulu': byAverage,
    'naik terbesar dahulu': names('naik'),
    'turun terbesar dahulu': names('turun'),
    tetap: names('tetap'),
  };
}

/** Sectors that the question names, or all of them where it holds them against each other. */
function sectorScopes(reading: QuestionReading, { now, before }: SessionData): FactScope[] {
  if (reading.sectors.length === 0 && !reading.asksBySector) return [];
  const periods = { now: now.period, ...(before && { before: before.period }) };
  const earlier = before ? sectorFigures(before) : [];
  const isAsked = (sector: string | null) =>
    sector !== null && (reading.sectors.includes(sector) || reading.sectors.length === 0);
  const asked = sectorFigures(now).filter(({ sector }) => isAsked(sector));
  const all = LIKERT_INDICATORS.map(({ key }) => key);
  const keys = reading.indicators.length > 0 && !reading.isAboutView ? reading.indicators : all;
  const indicators =
    reading.asksBySector && reading.sectors.length === 0 ? reading.indicators : keys;
  return asked.map(({ sector, contacts, companies, indicators: figures }, at): FactScope => {
    const list = new FactList(periods, `S${at + 1}F`);
    list.add('contacts', sector!, 'now', contacts.length, `Kontak ${sector}`);
    list.add('companies', sector!, 'now', companies, `Perusahaan ${sector}`);
    const then = earlier.find((one) => one.sector === sector)?.indicators;
    addAverages(list, indicators, { now: figures, ...(then && { before: then }) });
    return { sector, facts: list.facts };
  });
}

function limitsOf(
  { indicators, sectors, isAboutView }: QuestionReading,
  data: SessionData,
): string[] {
  const period = data.now.period;
  const ofIndicators = isAboutView
    ? []
    : indicators.flatMap((key) => {
        const { label, likertLabel } = indicatorOf(key);
        if (likertLabel === null) return [`${label} tidak memiliki skala; hanya ada narasi.`];
        return figureOf(data.now.indicators, key).average === null
          ? [`Tidak ada jawaban sah untuk ${label} pada ${period}.`]
          : [];
      });
  const present = new Set(data.now.matching.sectorByCompany.values());
  const ofSectors = sectors
    .filter((sector) => !present.has(sector))
    .map((sector) => `Tidak ada kontak dari lapangan usaha ${sector} pada ${period}.`);
  const lastYear = data.lastYear ? [] : ['Data triwulan yang sama tahun lalu tidak dimuat.'];
  return [...ofIndicators, ...ofSectors, ...lastYear];
}

/** Several indicators bring the same count of contacts. */
function unique(facts: readonly Fact[]): Fact[] {
  const labels = new Set<string>();
  return facts.filter(({ label, kind }) => {
    const key = `${kind} ${label}`;
    return !labels.has(key) && labels.add(key);
  });
}
