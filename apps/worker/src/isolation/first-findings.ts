import { REPORT_LIMITS, type ReleaseFinding } from '@lqc/contracts';

export interface FirstFindings {
  readonly findings: readonly ReleaseFinding[];
  readonly left_out: number;
}

/**
 * Of what was found in each section as many as people can look at, in their order: those that nobody has
 * decided of before the others, so that the next ones are told when the first are decided. What is left
 * out leaves the office no more than what is told.
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
