import { type ClaimSheet, FactTable } from '@lqc/claims';
import {
  type ClaimCategory,
  type ClaimFact,
  type ClaimMeasure,
  INDICATORS,
  type Fact,
} from '@lqc/contracts';
import type { FactSheet } from '../src/facts/fact-sheet.js';

export const MEASURES: Partial<Record<Fact['kind'], ClaimMeasure>> = {
  average: 'average',
  answers: 'answers',
  change: 'change',
  contacts: 'contacts',
  companies: 'companies',
  'net-balance': 'net-balance',
  'score-count': 'answer-count',
  'score-share': 'answer-share',
  'sector-companies': 'companies',
  'sector-share': 'company-share',
  'orientation-companies': 'companies',
  'orientation-share': 'company-share',
};
const GROUPS: readonly ClaimCategory[] = ['above', 'neutral', 'below'];
const ORIENTATIONS: Readonly<Record<string, ClaimCategory>> = {
  Domestik: 'domestic',
  Ekspor: 'export',
  'Domestik dan ekspor': 'both_markets',
};

/** Shares are parts of the companies whose sector or market is known. */
const WHOLES: Partial<Record<Fact['kind'], number>> = {
  'sector-share': 39,
  'orientation-share': 40,
};

/** A sheet's facts with their dimensions, as a session's would be. */
export function claimsOf(sheet: Omit<FactSheet, 'claims'>): ClaimSheet {
  const keyOf = (label: string) => INDICATORS.find((one) => one.label === label)?.key ?? null;
  const sector = sheet.chapter === 'bab_3' ? sheet.subject : null;
  const told = new Map<string, number>();
  const facts = sheet.facts.map((fact): ClaimFact => {
    const { kind, subject, quarter, value, unit, decimals } = fact;
    const isGroup = kind === 'score-count' || kind === 'score-share';
    const place = `${kind} ${subject} ${quarter}`;
    const at = told.get(place) ?? 0;
    told.set(place, at + 1);
    const indicator = keyOf(subject);
    const isSector = subject !== '' && indicator === null && !ORIENTATIONS[subject];
    const answers = sheet.facts.find(
      (one) => one.kind === 'answers' && one.subject === subject && one.quarter === quarter,
    );
    return {
      id: fact.id,
      measure: MEASURES[kind]!,
      indicator,
      sector: isSector ? subject : indicator ? sector : null,
      category: isGroup ? GROUPS[at]! : (ORIENTATIONS[subject] ?? null),
      period: kind === 'change' ? 'now' : quarter,
      base: kind === 'change' ? quarter : null,
      population: 'answers',
      value,
      exact: value,
      unit,
      decimals,
      n: answers?.value ?? WHOLES[kind] ?? 41,
      se: kind === 'average' || kind === 'change' ? 0.15 : null,
    };
  });
  return {
    indicator: keyOf(sheet.subject),
    sector,
    isProfile: sheet.chapter === 'bab_4',
    table: new FactTable(sheet.periods, facts),
    said: sheet.voices.map(({ contactId, contact, indicator, narrative }) => ({
      contactId,
      contact,
      sector,
      key: keyOf(indicator),
      narrative,
      score: null,
    })),
    contacts: sheet.voices.map(({ contact }) => contact),
  };
}
