import type { ClaimSheet } from '@lqc/claims';
import type { ClaimFact } from '@lqc/contracts';
import { changeOf } from '../wordings/in-words.js';
import type { SecondClaim } from './second-answer.js';

/**
 * Whether the data bear out a claim that a second reading found; null where they have no such figure,
 * or where the claim's number does not stand in its own words.
 */
export function executed(claim: SecondClaim, sheet: ClaimSheet): boolean | null {
  const verdicts = [valueHolds(claim, sheet), directionHolds(claim, sheet)].filter(
    (one) => one !== null,
  );
  return verdicts.length === 0 ? null : verdicts.every(Boolean);
}

function valueHolds(claim: SecondClaim, sheet: ClaimSheet): boolean | null {
  if (claim.value === null) return null;
  const written = numbersIn(claim.span).find(({ value }) => value === Math.abs(claim.value!));
  const fact = factOf(claim, sheet);
  if (!written || !fact) return null;
  const near = 0.5 * 10 ** -written.decimals + 1e-9;
  return [fact.value, fact.exact].some((one) => Math.abs(Math.abs(one) - written.value) <= near);
}

function directionHolds(claim: SecondClaim, sheet: ClaimSheet): boolean | null {
  if (claim.direction === null) return null;
  const { indicator, sector, base } = claim;
  if (indicator === null || !['average', 'change'].includes(claim.measure)) return null;
  const from = base === null || base === 'now' ? 'before' : base;
  const change = sheet.table.find({ measure: 'change', indicator, sector, base: from });
  if (!change) return null;
  if (claim.direction === 'same') return change.value === 0 || changeOf(change) === 'same';
  return claim.direction === 'up' ? change.value > 0 : change.value < 0;
}

function factOf(claim: SecondClaim, { table }: ClaimSheet): ClaimFact | undefined {
  const { measure, indicator, sector, category, period, base } = claim;
  const at = { measure, indicator, sector, category } as const;
  if (measure === 'change' || measure === 'indicator-count')
    return table.find({ ...at, base: base === null || base === 'now' ? 'before' : base });
  return table.find({ ...at, period: period ?? 'now' });
}

/** Numbers as Indonesian writes them: "3,62", "1.250". */
function numbersIn(span: string): { value: number; decimals: number }[] {
  return [...span.matchAll(/\d+(?:\.\d{3})*(?:,(\d+))?/g)].map(([written, decimals = '']) => ({
    value: Number(written.replaceAll('.', '').replace(',', '.')),
    decimals: decimals.length,
  }));
}
