import type { IndicatorKey } from '@lqc/contracts';

export type Orientation = 'domestic' | 'export' | 'domestic_export';

/** One interview's answers, as far as they tell the market that the company sells to. */
export interface DemandInterview {
  readonly answers: readonly {
    readonly indicator: IndicatorKey;
    /** Whether the note has the question's Likert row, answered or not. */
    readonly hasLikertRow: boolean;
    readonly score: number | null;
  }[];
}

/**
 * Market orientation of a company, from its sheets that have the Likert rows of both domestic and export
 * demand: only domestic answered, only export, or both; null when neither is. An invalid answer counts as
 * none.
 */
export function companyOrientation(interviews: readonly DemandInterview[]): Orientation | null {
  let domestic = false;
  let exports = false;
  for (const { answers } of interviews) {
    const home = answers.find(({ indicator }) => indicator === 'domestik');
    const abroad = answers.find(({ indicator }) => indicator === 'ekspor');
    if (!home?.hasLikertRow || !abroad?.hasLikertRow) continue;
    domestic ||= home.score !== null;
    exports ||= abroad.score !== null;
  }
  if (domestic && exports) return 'domestic_export';
  if (domestic) return 'domestic';
  return exports ? 'export' : null;
}
