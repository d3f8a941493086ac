import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Disclosure } from '../../components/disclosure';
import { ErrorNotice } from '../../components/states';
import { date } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { useSaid } from '../companies/use-said';
import { confirmedCompanies, forgetCompany } from './api';
import { copy } from './copy';

/** Matches of companies that a person confirmed, each with a button to undo it. */
export function ConfirmedCompanies() {
  const { is_admin: isAdmin } = useUser();
  const { data, error } = useQuery(confirmedCompanies);
  const forget = useSaid(forgetCompany);
  if (error) return <ErrorNotice error={error} />;
  if (!data || data.length === 0) return null;
  return (
    <Disclosure summary={copy.confirmed} count={data.length}>
      <ul className="flex flex-col gap-1">
        {data.map((one) => (
          <li key={one.contact_key} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              <b>{one.contact}</b> = {one.company}{' '}
              <span className="text-xs text-muted">
                {one.confirmed_by}, {date(one.confirmed_at)}
              </span>
            </span>
            {isAdmin && (
              <Button
                size="small"
                variant="quietDanger"
                disabled={forget.isPending}
                onClick={() => forget.mutate(one.contact_key)}
              >
                {copy.forget}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
