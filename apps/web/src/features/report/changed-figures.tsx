import { type ChangedFigure, isOfTables, type ReportSection } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { Ledger, LedgerHead } from '../../components/ledger';
import { NOT_AVAILABLE } from '../../lib/format';
import { copy } from './copy';

/** Figures of a section that changed when a quarter was replaced, with old and new values. */
export function ChangedFigures({
  section: { changed_figures: figures, kind },
}: {
  section: ReportSection;
}) {
  return (
    <section
      aria-label={copy.changed.title(figures.length)}
      className="rounded-md border border-warn px-3 pt-2 pb-1"
    >
      <h3 className="font-semibold">{copy.changed.title(figures.length)}</h3>
      <p className="text-sm text-muted">
        {isOfTables(kind) ? copy.changed.noteOfTables : copy.changed.note}
      </p>
      <Ledger label={copy.changed.title(figures.length)} isDense>
        <LedgerHead
          columns={[
            copy.changed.figure,
            { number: copy.changed.old },
            { number: copy.changed.now },
          ]}
        />
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.fact_id}>
              <th scope="row" className="font-normal!">
                {figure.label}
              </th>
              <td className="number text-muted line-through">{valueOf(figure, figure.old)}</td>
              <td className="number font-semibold">{valueOf(figure, figure.now)}</td>
            </tr>
          ))}
        </tbody>
      </Ledger>
    </section>
  );
}

function valueOf({ decimals, unit }: ChangedFigure, value: number | null): string {
  if (value === null) return NOT_AVAILABLE;
  const text = decimal(value, decimals);
  return unit === 'persen' ? `${text}%` : text;
}
