import type { Quarter } from '@lqc/analysis';
import { aContact, aQuarter, aRegister } from '@lqc/analysis/testing';
import { type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';

/** One firm of a quarter that a test makes. */
export interface Firm {
  readonly name: string;
  /** Null where the register does not know the firm. */
  readonly sector: string | null;
  /** Its score for an indicator; null where it gave none. */
  readonly score: (key: IndicatorKey) => number | null;
  readonly narrative?: string | null;
}

/** A quarter in which each firm was interviewed once. */
export const quarterOf = (label: string, firms: readonly Firm[]): Quarter =>
  aQuarter(
    firms.map(({ name, score, narrative = null }) =>
      aContact(
        Object.fromEntries(
          LIKERT_INDICATORS.map(({ key }) => [key, { score: score(key), narrative }]),
        ),
        name,
      ),
    ),
    aRegister(Object.fromEntries(firms.map(({ name, sector }) => [name, sector]))),
    label,
  );
