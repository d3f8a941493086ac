import { Checker, type ReadStatement } from '@lqc/claims';
import type { StatementStatus } from '@lqc/contracts';
import type { TrialSheet } from './trial-sheets.js';

/** A draft that was written from a fact sheet to try the claims' checker. */
export interface TrialDraft {
  readonly id: string;
  /** Id of the fact sheet. */
  readonly sheet: string;
  readonly text: string;
  /** The kind of error that was planted. */
  readonly class: string;
  /** The false words, in UTF-16 code units; null in a draft without errors. */
  readonly planted: { readonly start: number; readonly end: number } | null;
}

type Tally = Record<StatementStatus, number>;

interface Judgement {
  /** The status of statements with planted errors, by class of error. */
  readonly planted: ReadonlyMap<string, Tally>;
  /** The status of all other statements. */
  readonly right: Tally;
  /** The checker's mistakes, for improving its rules: errors not contradicted, right sentences marked. */
  readonly lines: readonly string[];
  readonly characters: number;
  /** Processor time of the checker. */
  readonly milliseconds: number;
}

const noTally = (): Tally => ({ supported: 0, contradicted: 0, unchecked: 0, no_claim: 0 });

/**
 * Counts what the checker says of trial drafts. A statement that overlaps a planted error counts as wrong,
 * every other statement as right.
 *
 * @throws Error for a draft whose sheet is not among `sheets`
 */
export function judgeDrafts(
  drafts: readonly TrialDraft[],
  sheets: ReadonlyMap<string, TrialSheet>,
): Judgement {
  const planted = new Map<string, Tally>();
  const right = noTally();
  const lines: string[] = [];
  const checkers = new Map<string, Checker>();
  let characters = 0;
  let milliseconds = 0;
  for (const draft of drafts) {
    const sheet = sheets.get(draft.sheet);
    if (!sheet) throw new Error(`Draft ${draft.id}: there is no sheet ${draft.sheet}.`);
    const checker = checkers.get(draft.sheet) ?? new Checker(sheet.sheet);
    checkers.set(draft.sheet, checker);
    const began = process.cpuUsage();
    const statements = checker.read(draft.text);
    milliseconds += process.cpuUsage(began).user / 1000;
    characters += draft.text.length;
    for (const statement of statements) {
      const { start, end, status } = statement;
      const isPlanted =
        draft.planted !== null && start < draft.planted.end && end > draft.planted.start;
      const tally = isPlanted ? (planted.get(draft.class) ?? noTally()) : right;
      tally[status] += 1;
      if (isPlanted) planted.set(draft.class, tally);
      const isMarked = status === 'contradicted' || status === 'unchecked';
      if (isPlanted ? status !== 'contradicted' : isMarked)
        lines.push(lineOf(draft, statement, isPlanted));
    }
  }
  return { planted, right, lines, characters, milliseconds };
}

function lineOf(draft: TrialDraft, statement: ReadStatement, isPlanted: boolean): string {
  const { start, end, status, readings } = statement;
  const why = readings
    .filter((one) => one.status !== 'supported')
    .map(
      (one) =>
        `${one.type}:${one.status}[${one.items.map(({ word }) => word).join(' ')}]${one.expected ?? ''}`,
    );
  const kind = isPlanted ? `PLANTED ${draft.class}` : 'right';
  return [kind, status, draft.id, draft.text.slice(start, end), why.join(' | ')].join('\t');
}

/** The judgement as tables for people to read. */
export function judgementTables({ planted, right, characters, milliseconds }: Judgement): {
  readonly byClass: Record<string, Record<string, number>>;
  readonly right: string;
} {
  const all = noTally();
  const rows: Record<string, Record<string, number>> = {};
  const row = ({ supported, contradicted, unchecked, no_claim: silent }: Tally) => ({
    planted: supported + contradicted + unchecked + silent,
    contradicted,
    unchecked,
    endorsed: supported,
    silent,
  });
  for (const [kind, tally] of [...planted].toSorted(([a], [b]) => a.localeCompare(b))) {
    rows[kind] = row(tally);
    for (const status of Object.keys(all) as StatementStatus[]) all[status] += tally[status];
  }
  const count = Object.values(right).reduce((sum, one) => sum + one, 0);
  const part = (one: number) => `${one} (${((one / Math.max(1, count)) * 100).toFixed(1)} %)`;
  return {
    byClass: { ...rows, all: row(all) },
    right: `Right sentences: ${count}; contradicted ${part(right.contradicted)}, unchecked ${part(right.unchecked)}, supported ${part(right.supported)}, no claim ${part(right.no_claim)}. ${characters} characters in ${milliseconds.toFixed(0)} ms of processor.`,
  };
}
