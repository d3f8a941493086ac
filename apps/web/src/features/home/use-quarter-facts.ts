import { oldFilesOf } from '@lqc/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useUser } from '../../lib/sign-in-store';
import { inReadingOrder } from '../comparison/change-scale';
import { keptConclusions } from '../conclusions/api';
import { reports as allReports } from '../report/api';
import { storedFiles } from '../files/api';
import { comparisonOf, latestSessions } from '../analysis-session/api';
import { preselected } from '../analysis-session/preselected';
import { filledShare, type QuarterFacts } from './steps';

/** The facts that the home page shows about a quarter: the given file's, or the latest. */
export function useQuarterFacts(fileId: string | undefined) {
  const { username } = useUser();
  const files = useQuery(storedFiles);
  const sessions = useQuery(latestSessions);
  const kept = useQuery(keptConclusions(username));
  const reports = useInfiniteQuery(allReports);
  const asked = [files, sessions, kept, reports];
  const failed = asked.filter(({ error }) => error !== null);
  const quarters = files.data?.quarterly_files ?? [];
  const quarter = quarters.find(({ id }) => id === fileId) ?? quarters[0];
  const chosen = preselected(quarters, quarter);
  const fileOf = (id: string) => quarters.find((one) => one.id === id);
  const before = fileOf(chosen.before);
  // A comparison with another quarter is no step of the way while there is one with the usual quarter.
  const toldAsUsual = <One>(all: readonly One[], beforeOf: (one: One) => string) => {
    const usual = all.filter((one) => beforeOf(one) === before?.label);
    return usual.length > 0 ? usual : all;
  };
  const stored = files.data;
  // Figures of files that were replaced since are not the quarter's any more.
  const analyses = toldAsUsual(
    (sessions.data ?? []).filter(
      ({ label_now: now, sources }) =>
        now === quarter?.label && stored && oldFilesOf(sources, stored).length === 0,
    ),
    (one) => one.label_before,
  );
  // One's own comes first, or what was started for a report on data that changed since; what a colleague has
  // started need not be started again.
  const session =
    analyses.find(({ owner_username: owner }) => owner === null || owner === username) ??
    analyses[0];
  // Where the quarter has none, above all after the latest was deleted, the office still has others.
  const latest = session ?? sessions.data?.find(({ label_now: now }) => now !== null);
  const comparison = useQuery({
    ...comparisonOf(session?.session_id ?? ''),
    enabled: session !== undefined,
  });
  const changes = comparison.data && inReadingOrder(comparison.data.comparison);
  const ofQuarter = kept.data?.filter(({ quarter_now: now }) => now === quarter?.label) ?? [];
  const reportsOfQuarter = reports.data?.pages
    .flatMap((page) => page.reports)
    .filter(({ quarter_now: now }) => now.label === quarter?.label);
  const facts: QuarterFacts = {
    company: files.data?.company_files[0],
    quarter,
    before,
    lastYear: fileOf(chosen.lastYear),
    isAnalysed: session !== undefined,
    changes: changes ? { told: changes.told.length, untold: changes.untold.length } : null,
    chaptersKept: new Set(ofQuarter.map(({ chapter }) => chapter)).size,
    report: toldAsUsual(reportsOfQuarter ?? [], (one) => one.quarter_before.label).toSorted(
      (one, other) => filledShare(other) - filledShare(one),
    )[0],
  };
  return {
    facts,
    chosen,
    quarters,
    session,
    changes,
    kept: kept.data,
    reports: reports.data?.pages[0]?.total,
    /** The quarter of an analysis that the dashboard can show; undefined until it is known. */
    analysedLabel: sessions.data && (latest?.label_now ?? null),
    isKnown: asked.every(({ data }) => data !== undefined),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const one of failed) void one.refetch();
    },
  };
}
