import { getOrInsert, plainWords } from '@lqc/contracts';
import { documentPhrases as say } from '@lqc/phrases';
import { words } from './contents/figure-cells.js';
import type {
  DocumentEvidence,
  DocumentTable,
  EvidenceSource,
  ReportDocument,
} from './report-document.js';

type Unnumbered = Pick<DocumentTable, 'columns' | 'rows'>;

/** The sentences that the data could not be held against, or that they contradict; null: none. */
export function openStatements({ chapters }: Pick<ReportDocument, 'chapters'>): Unnumbered | null {
  const rows = chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.statements
        .filter(({ status }) => status === 'unchecked' || status === 'contradicted')
        .map(({ start, end, status }) => [
          words(section.heading ?? chapter.heading),
          words(plainWords(section.text.slice(start, end))),
          words(status === 'unchecked' ? say.open.unchecked : say.open.contradicted),
        ]),
    ),
  );
  if (rows.length === 0) return null;
  return {
    columns: [
      { header: say.open.section, kind: 'text', weight: 3 },
      { header: say.open.sentence, kind: 'prose', weight: 7 },
      { header: say.open.state, kind: 'text', weight: 2 },
    ],
    rows,
  };
}

/** Whose words the footnotes rest on, and where they stand in the files; null where there are none. */
export function confidentialSources(report: ReportDocument): Unnumbered | null {
  const said = new Map<EvidenceSource, Map<string, DocumentEvidence>>();
  for (const { sections } of report.chapters)
    for (const { statements } of sections)
      for (const evidence of statements.flatMap((one) => one.evidence)) {
        const source = report.sources.get(evidence.contactId);
        if (source) getOrInsert(said, source, () => new Map()).set(evidence.quote, evidence);
      }
  if (said.size === 0) return null;
  const byLabel = new Intl.Collator('id-ID', { numeric: true });
  const rows = [...said]
    .toSorted(([a], [b]) => byLabel.compare(a.label, b.label))
    .flatMap(([source, quotes]) =>
      [...quotes.values()].map(({ quote, cell }, at) => [
        // Also where a page begins in the middle of a contact's quotes.
        words(source.label),
        words(at === 0 ? `${source.company}\n${source.sector ?? say.unmatched}` : ''),
        words([source.period, [source.sheet, cell].filter(Boolean).join(' ')].join('\n')),
        words(quote),
      ]),
    );
  return {
    columns: [
      { header: say.confidential.label, kind: 'text', weight: 1 },
      { header: say.confidential.company, kind: 'text', weight: 3 },
      { header: say.confidential.sheet, kind: 'text', weight: 2.4 },
      { header: say.confidential.quote, kind: 'prose', weight: 5.6 },
    ],
    rows,
  };
}
