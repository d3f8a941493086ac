import { mostFrequentPeriod, NOTE_LABELS, orderOf, type Period, periodOf } from '@lqc/contracts';
import type { Sheet } from '@lqc/workbook';
import { cellText } from './cell-text.js';
import { normaliseLabel } from './normalise-label.js';

const PERIOD_LABEL = normaliseLabel(NOTE_LABELS.quarter);

/** The calendar quarter that a sheet's row `Periode` names; null where it names none. */
function namedPeriod({ cells }: Sheet): Period | null {
  const label = cells.find(
    ({ value }) => typeof value === 'string' && normaliseLabel(value) === PERIOD_LABEL,
  );
  const answer =
    label && cells.find(({ row, column }) => row === label.row && column === label.column + 1);
  return periodOf(cellText(answer?.value) ?? '');
}

/** A sheet with the calendar quarter that it names. */
export interface NamedSheet {
  readonly sheet: string;
  readonly period: Period;
}

/** Gathers what the notes of a workbook give as `Periode`. */
export class NamedPeriods {
  readonly #named: NamedSheet[] = [];

  add(sheet: Sheet): void {
    const period = namedPeriod(sheet);
    if (period) this.#named.push({ sheet: sheet.name, period });
  }

  /** The quarter that most give, of equally many the first; null when none gives one. */
  get most(): Period | null {
    return mostFrequentPeriod(this.#named.map(({ period }) => period));
  }

  /** The notes that give another one. */
  get others(): NamedSheet[] {
    const { most } = this;
    return this.#named.filter(({ period }) => most && orderOf(period) !== orderOf(most));
  }
}
