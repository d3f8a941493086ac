import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { ErrorNotice, Skeleton } from '../../components/states';
import { count } from '../../lib/format';
import { sectorCompaniesOf } from '../session-data/api';
import { copy } from './copy';

/** The companies of one sector. */
export function SectorDialog({
  sessionId,
  sector,
  onClose,
}: {
  sessionId: string;
  sector: string;
  onClose: () => void;
}) {
  const companies = useQuery(sectorCompaniesOf(sessionId, sector));
  return (
    <Dialog open wide onClose={onClose} title={copy.sector(sector)}>
      {companies.error && (
        <ErrorNotice error={companies.error} onRetry={() => void companies.refetch()} />
      )}
      {companies.isPending && <Skeleton label={copy.loading} />}
      {companies.data && (
        <>
          <p className="text-muted">
            {copy.sectorContacts(count(companies.data.companies.length))}
          </p>
          <ul className="mt-2 max-h-[50vh] overflow-auto">
            {companies.data.companies.map((one) => (
              <li
                key={one.contact_id}
                className="flex justify-between gap-4 border-b border-line py-1.5 last:border-0"
              >
                <span>{one.contact}</span>
                <span className="text-muted">{copy.location(one.sheet, null)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>{copy.close}</Button>
      </div>
    </Dialog>
  );
}
