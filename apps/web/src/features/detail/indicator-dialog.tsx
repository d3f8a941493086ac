import type { IndicatorContact, IndicatorKey, QuarterRole } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { ErrorNotice, Skeleton } from '../../components/states';
import { average, count, dateTime } from '../../lib/format';
import { Distribution } from '../charts/distribution';
import { useWidth } from '../charts/use-width';
import { indicatorDetailOf } from '../dashboard/api';
import { copy as quarterCopy } from '../quarter/copy';
import { copy } from './copy';

interface IndicatorDialogProps {
  readonly sessionId: string;
  readonly indicator: IndicatorKey;
  readonly quarter: QuarterRole;
  readonly onClose: () => void;
}

/** From an average to its distribution, to the contacts, to their words. */
export function IndicatorDialog({ sessionId, indicator, quarter, onClose }: IndicatorDialogProps) {
  const detail = useQuery(indicatorDetailOf(sessionId, indicator, quarter));
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const { data } = detail;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={data ? copy.title(data.figure.label, data.source.label) : copy.loading}
    >
      <div ref={frame} className="mt-2">
        {detail.error && <ErrorNotice error={detail.error} onRetry={() => void detail.refetch()} />}
        {detail.isPending && <Skeleton rows={5} label={copy.loading} />}
        {data && (
          <>
            <p className="text-muted">
              {copy.figures(
                average(data.figure.average),
                count(data.figure.n),
                count(data.figure.narratives),
              )}
            </p>
            {data.figure.distribution.length > 0 && (
              <Distribution bins={data.figure.distribution} width={width} />
            )}
            <h3 className="mt-4 mb-1 font-semibold">{copy.contacts}</h3>
            <ContactTable contacts={data.contacts} />
            <p className="mt-2 text-xs text-muted">
              {quarterCopy.provenance(
                data.source.file_name,
                dateTime(data.source.upload_date),
                data.source.owner_username,
              )}
            </p>
          </>
        )}
      </div>
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>{copy.close}</Button>
      </div>
    </Dialog>
  );
}

function ContactTable({ contacts }: { contacts: readonly IndicatorContact[] }) {
  const score = (value: number | null) =>
    value === null ? copy.noScore : value.toLocaleString('id-ID');
  return (
    <div
      className="max-h-[38vh] overflow-auto rounded-md border border-line"
      tabIndex={0}
      role="region"
      aria-label={copy.contacts}
    >
      <table className="ledger-table">
        <thead>
          <tr>
            <th scope="col">{copy.columns.contact}</th>
            <th scope="col" className="number text-right!">
              {copy.columns.score}
            </th>
            <th scope="col" className="number text-right!">
              {copy.columns.before}
            </th>
            <th scope="col">{copy.columns.narrative}</th>
          </tr>
        </thead>
        <tbody>
          {contacts.map((one) => (
            <tr key={one.contact_id} className="align-top">
              <td className="w-56 py-2!">
                <span className="font-medium">{one.contact}</span>
                <span className="block text-xs text-muted">{one.sector ?? copy.noSector}</span>
                <span className="block text-xs text-muted">
                  {copy.place(one.sheet, one.score_cell)}
                </span>
              </td>
              <td className="number py-2! font-semibold">{score(one.score)}</td>
              <td className="number py-2! text-muted">{score(one.score_before)}</td>
              <td className="py-2! whitespace-pre-line">{one.narrative ?? copy.noScore}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
