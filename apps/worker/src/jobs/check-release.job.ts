import type { ToldOfQuarter } from '@lqc/analysis';
import { indicatorOf, RELEASE_LIMITS, ReleaseFinding, type ReleaseLeaving } from '@lqc/contracts';
import { BEFORE_MEMORY, type Database } from '@lqc/database';
import { jobSteps } from '@lqc/phrases';
import { periodKey } from '../releases/load-releasing.js';
import { loadRelease } from '../reports/load-release.js';
import type { Job } from '../runtime/job-context.js';

/** Finds what of a report could show a firm when it leaves the office, with what people decided of it. */
export const checkRelease: Job<'check-release'> = async (
  { reportId },
  { database, isolated, report },
) => {
  report(20, jobSteps.checking);
  const { input } = await loadRelease(database, reportId);
  const { findings, left_out, told } = await isolated('checkRelease', input);
  const leaving = await leavingOf(told, database);
  return async () => ({
    findings: findings.map((one) => ReleaseFinding.parse(one)),
    left_out,
    leaving,
  });
};

/** What is released of the figures, and the earlier copies that they were compared with. */
async function leavingOf(
  told: readonly ToldOfQuarter[],
  database: Database,
): Promise<ReleaseLeaving> {
  const copies = await database.releasedCopies.copies(
    told.map(({ quarter }) => periodKey(quarter)),
  );
  const held = told.flatMap(({ quarter, held: own }) =>
    own.map((cell) => ({
      quarter,
      indicator: indicatorOf(cell.indicator).label,
      sector: cell.sector ?? null,
      what: cell.what,
      is_difference: cell.isDifference,
      is_rough: cell.isRough,
    })),
  );
  const unremembered = copies.find(({ name }) => name === BEFORE_MEMORY);
  return {
    cells: told.reduce((sum, { cells }) => sum + cells, 0),
    held: held.slice(0, RELEASE_LIMITS.heldFigures),
    held_count: held.length,
    compared_with: copies
      .filter((one) => one !== unremembered)
      .slice(0, RELEASE_LIMITS.comparedCopies)
      .map(({ name, made_by: by, made_at: at, contacts }) => ({
        name,
        by,
        at: at.toISOString(),
        contacts,
      })),
    unremembered_until: unremembered?.made_at.toISOString() ?? null,
  };
}
