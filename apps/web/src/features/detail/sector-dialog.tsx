import type { SectorCompaniesResponse } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { ScrollArea } from '../../components/scroll-area';
import { Awaited } from '../../components/states';
import { count } from '../../lib/format';
import { sectorCompaniesOf } from '../analysis-session/api';
import { copy } from './copy';

interface SectorDialogProps {
  readonly sessionId: string;
  readonly sector: string;
  readonly onClose: () => void;
}

/** The companies of one sector, each once, with a link to its page. */
export function SectorDialog({ sessionId, sector, onClose }: SectorDialogProps) {
  const found = useQuery(sectorCompaniesOf(sessionId, sector));
  const companies = byCompany(found.data?.companies ?? []);
  return (
    <Dialog wide onClose={onClose} title={copy.sector(sector)}>
      <Awaited of={found} label={copy.loading} />
      {found.data && (
        <>
          <p className="text-muted">
            {copy.sectorContacts(count(companies.length), count(found.data.companies.length))}
          </p>
          <ScrollArea label={copy.sector(sector)} className="mt-2 max-h-[50vh]">
            <ul>
              {companies.map(({ key, name, sheets }) => (
                <li
                  key={key}
                  className="grid items-center gap-x-4 border-b border-line py-1 last:border-0 sm:grid-cols-2"
                >
                  <Link
                    to="/kontak/$key"
                    params={{ key }}
                    className="inline-flex min-h-hit-small items-center font-medium text-accent hover:underline"
                  >
                    {name}
                  </Link>
                  <span className="text-sm text-muted">
                    {sheets
                      .filter((sheet) => sheet !== name)
                      .map((sheet) => copy.location(sheet, null))
                      .join('; ')}
                  </span>
                </li>
              ))}
            </ul>
          </ScrollArea>
        </>
      )}
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>{copy.close}</Button>
      </div>
    </Dialog>
  );
}

/** Groups interviews by company, since a company may have several sheets. */
function byCompany(contacts: SectorCompaniesResponse['companies']) {
  const companies = new Map<string, { key: string; name: string; sheets: string[] }>();
  for (const { company_key: key, contact, sheet } of contacts) {
    const { sheets } = companies.get(key) ?? { sheets: [] };
    companies.set(key, { key, name: contact, sheets: [...sheets, sheet] });
  }
  return [...companies.values()];
}
