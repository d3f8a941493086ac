import type { ToldCells } from '@lqc/analysis';
import type {
  CompanySource,
  IndicatorKey,
  ReleasedText,
  Report,
  ReportSection,
  StoredQuarter,
} from '@lqc/contracts';
import { documentPhrases as say } from '@lqc/phrases';
import type { ScoreSums } from '@lqc/statistics';
import type { ReportQuarters } from '../../quarters.js';

/** One indicator's scores in a stored quarter. */
export interface StoredSums extends Readonly<StoredQuarter> {
  readonly indicator: IndicatorKey;
  readonly sums: ScoreSums;
  /** How a copy that leaves tells its average; of no matter for an internal one. */
  readonly told?: ToldCells['average'];
}

export interface ReportContents extends ReportQuarters {
  readonly report: Report;
  /** The sums of each indicator's scores in stored quarters, in order of time. */
  readonly stored: readonly StoredSums[];
  /**
   * The words of each section as they may leave the office, by its id; of no matter for an internal
   * copy. A section that is not among them leaves without its words.
   */
  readonly released: ReadonlyMap<string, ReleasedText>;
  /** Titles and names that people typed, of the report (`section: null`) and of sections, as released. */
  readonly releasedHeadings: readonly {
    readonly section: string | null;
    readonly part: 'title' | 'people';
    readonly released: string;
  }[];
  /** Null: its companies have no lines of business. */
  readonly companySource: CompanySource | null;
  readonly madeAt: Date;
}

/** A section's words as they stand in this copy. */
export function textInCopy(
  { id, text, statements }: ReportSection,
  { copy, released }: ReportContents,
): ReleasedText {
  if (copy === 'internal' || text.trim() === '') return { text, statements, footnotes: [] };
  return released.get(id) ?? { text: say.withheldText, statements: [], footnotes: [] };
}
