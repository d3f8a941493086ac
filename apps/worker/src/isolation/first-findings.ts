import { REPORT_LIMITS, type ReleaseFinding } from '@lqc/contracts';

export interface FirstFindings {
  readonly findings: readonly ReleaseFinding[];
  readonly left_out: number;
}

/**
 * The first findings of each section, as many as people can look at. Undecided ones are chosen first, so
 * that deciding them brings up the next. Findings left out are withheld like those listed.
 */
export function firstFindings(
  all: readonly ReleaseFinding[],
  limit: number = REPORT_LIMITS.findingsOfSection,
): FirstFindings {
  const told = new Set<ReleaseFinding>();
  const counts = new Map<string | null, number>();
  const tell = (some: readonly ReleaseFinding[]) => {
    for (const one of some) {
      const count = counts.get(one.section) ?? 0;
      if (count >= limit) continue;
      counts.set(one.section, count + 1);
      told.add(one);
    }
  };
  tell(all.filter(({ override }) => override === null));
  tell(all.filter(({ override }) => override !== null));
  return { findings: all.filter((one) => told.has(one)), left_out: all.length - told.size };
}
