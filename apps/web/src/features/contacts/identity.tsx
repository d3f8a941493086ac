import type { ContactResponse } from '@lqc/contracts';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { api } from '../../lib/api';
import { dateTime, dotted } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { useSaid } from '../companies/use-said';
import { forgetCompany } from '../files/api';
import { copy } from './copy';
import { GiveSector } from './give-sector';

/** The matching company of the register, and who matched it; a person's match can be undone. */
export function Identity({ contact }: { contact: ContactResponse }) {
  const { is_admin: isAdmin } = useUser();
  const { register, matched, confirmed, sector, sector_given: given } = contact;
  const forget = useSaid(forgetCompany);
  const takeBack = useSaid((key: string) =>
    api.call('takeSectorBack', { body: { contact_key: key } }),
  );
  return (
    <Panel title={copy.register}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
        <dt className="text-muted">{copy.registerName}</dt>
        <dd>{register ? dotted(register.name, contact.status) : copy.notRegistered}</dd>
        <dt className="text-muted">{copy.registerSector}</dt>
        <dd className="flex flex-wrap items-center gap-x-3">
          {sector ?? copy.unknown}
          {given && (
            <>
              <span className="text-muted">{copy.sectorBy(given.by, dateTime(given.at))}</span>
              {isAdmin && (
                <Button
                  variant="tool"
                  disabled={takeBack.isPending}
                  onClick={() => takeBack.mutate(contact.company_key)}
                >
                  {copy.undo}
                </Button>
              )}
            </>
          )}
        </dd>
        {(matched !== null || confirmed.length > 0) && (
          <>
            <dt className="text-muted">{copy.match}</dt>
            <dd>
              {confirmed.length === 0 && copy.byName}
              {confirmed.map((one) => (
                <p key={one.contact_key} className="flex flex-wrap items-center gap-x-3">
                  {copy.confirmedAs(one.contact, one.by, dateTime(one.at))}
                  {isAdmin && (
                    <Button
                      variant="tool"
                      disabled={forget.isPending}
                      onClick={() => forget.mutate(one.contact_key)}
                    >
                      {copy.undo}
                    </Button>
                  )}
                </p>
              ))}
            </dd>
          </>
        )}
      </dl>
      {isAdmin && matched === null && !given && <GiveSector contact={contact} />}
    </Panel>
  );
}
