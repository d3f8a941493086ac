import type { ReleaseFinding, ReleaseKind, ReleaseVerdict, Report } from '@lqc/contracts';
import { chapterName } from '@lqc/phrases';
import { copy } from './copy';
import { chaptersOf } from './outline-order';

/** The order of findings: those that a person must decide come first. */
const URGENCY = [
  'perlu_dilihat',
  'ditahan',
  'digeneralisasi',
  'aman',
] as const satisfies readonly ReleaseVerdict[];
const KINDS = Object.keys(copy.release.kinds) as ReleaseKind[];

/** What a finding's words become, by a person's decision or else by the rules. */
export const verdictOf = ({ verdict, override }: ReleaseFinding): ReleaseVerdict =>
  override?.verdict ?? verdict;

/** Some of the findings, under a heading of the list of such choices. */
export interface Filter {
  readonly id: string;
  readonly label: string;
  readonly group: string | null;
  readonly has: (finding: ReleaseFinding) => boolean;
}

const ALL: Filter = { id: 'semua', label: copy.release.all, group: null, has: () => true };

/** The filters that find something: all, by rule, by decision, by chapter. */
export function filtersOf(report: Report, findings: readonly ReleaseFinding[]): Filter[] {
  const filters: Filter[] = [
    ...KINDS.map((kind) => ({
      id: kind,
      label: copy.release.kinds[kind],
      group: copy.release.rule,
      has: (one: ReleaseFinding) => one.kind === kind,
    })),
    ...URGENCY.map((verdict) => ({
      id: verdict,
      label: copy.release.verdicts[verdict],
      group: copy.release.verdict,
      has: (one: ReleaseFinding) => verdictOf(one) === verdict,
    })),
    ...chaptersOf(report).map(({ chapter, sections }) => ({
      id: chapter,
      label: chapterName(chapter),
      group: copy.release.part,
      has: (one: ReleaseFinding) => sections.some(({ id }) => id === one.section),
    })),
  ];
  return [ALL, ...filters.filter(({ has }) => findings.some(has))];
}

/**
 * Findings under the rule that found them, with the reason where it is the same for all; those that wait for a person
 * first, and their rules.
 */
export const byKind = (findings: readonly ReleaseFinding[]) =>
  KINDS.map((kind) => ({
    kind,
    found: findings
      .filter((one) => one.kind === kind)
      .toSorted((a, b) => URGENCY.indexOf(verdictOf(a)) - URGENCY.indexOf(verdictOf(b))),
  }))
    .map(({ kind, found }) => ({ kind, found, reason: sharedReason(found) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => Number(isOpen(b.found[0]!)) - Number(isOpen(a.found[0]!)));

const sharedReason = ([first, ...others]: readonly ReleaseFinding[]): string | null =>
  first && others.every(({ reason }) => reason === first.reason) ? first.reason : null;

const isOpen = (one: ReleaseFinding) => verdictOf(one) === 'perlu_dilihat';
