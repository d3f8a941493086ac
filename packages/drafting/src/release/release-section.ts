import type { ReportSection, Statement } from '@lqc/contracts';
import { sentenceSpans } from '@lqc/language';

/** A section as it stands in the report. */
export type ReleaseSection = Pick<ReportSection, 'id' | 'kind' | 'target' | 'text' | 'statements'>;

/** Every sentence of a section; one that was not checked may assert anything. */
export function sentencesOf({
  text,
  statements,
}: Pick<ReleaseSection, 'text' | 'statements'>): Statement[] {
  const known = new Map(statements.map((one) => [`${one.start}-${one.end}`, one]));
  return sentenceSpans(text).map(
    (span) =>
      known.get(`${span.start}-${span.end}`) ?? {
        ...span,
        status: 'unchecked',
        advice: [],
        claims: [],
        evidence: [],
        counter: null,
      },
  );
}

/**
 * Text typed outside the sections' text: the titles of the report and of added sections, and the report's
 * people.
 */
export interface ReleaseHeading {
  /** The section's id; null for the report's own. */
  readonly section: string | null;
  readonly part: 'title' | 'people';
  readonly text: string;
  /** Whether it is the title that the product itself gave. */
  readonly isByRules?: boolean;
}
