import { hasScale, type IndicatorKey, type QuarterRole } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { ErrorNotice, Skeleton } from '../../components/states';
import { average, count, dateTime } from '../../lib/format';
import { Distribution } from '../charts/distribution';
import { useWidth } from '../charts/use-width';
import { indicatorDetailOf } from '../session-data/api';
import { copy as quarterCopy } from '../quarter/copy';
import { ContactTable } from './contact-table';
import { copy } from './copy';

interface IndicatorDialogProps {
  readonly sessionId: string;
  readonly indicator: IndicatorKey;
  readonly quarter: QuarterRole;
  /** Whose answer is looked at. */
  readonly contactId?: string | undefined;
  readonly onClose: () => void;
}

/** From an average to its distribution, to the contacts, to their words. */
export function IndicatorDialog({
  sessionId,
  indicator,
  quarter,
  contactId,
  onClose,
}: IndicatorDialogProps) {
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
              {!hasScale(indicator)
                ? copy.withoutScale(count(data.figure.narratives))
                : copy.figures(
                    average(data.figure.average),
                    count(data.figure.n),
                    count(data.figure.narratives),
                  )}
            </p>
            {data.figure.distribution.length > 0 && (
              <Distribution bins={data.figure.distribution} width={width} />
            )}
            <h3 className="mt-4 mb-1 font-semibold">{copy.contacts}</h3>
            <ContactTable contacts={data.contacts} lookedAt={contactId} />
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
