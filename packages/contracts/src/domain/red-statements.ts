import type { Statement } from './claims.js';
import type { RedStatement, ReportSection } from './report-section.js';

/** The sentences of a text that the data contradict, each once, in their order. */
export const contradictedIn = (text: string, statements: readonly Statement[]): string[] => [
  ...new Set(
    statements.flatMap(({ status, start, end }) =>
      status === 'contradicted' ? [text.slice(start, end)] : [],
    ),
  ),
];

/** The contradicted sentences of a section for which nobody gave a reason, each where it stands first. */
export function redStatements({
  id,
  text,
  red,
  reasons,
}: Pick<ReportSection, 'id' | 'text' | 'red' | 'reasons'>): RedStatement[] {
  const explained = new Set(reasons.flatMap(({ sentences }) => sentences));
  let end = 0;
  const all = red.map((sentence) => {
    const start = text.indexOf(sentence, end);
    end = start + sentence.length;
    return { section: id, start, end, text: sentence };
  });
  return all.filter((one) => !explained.has(one.text));
}
