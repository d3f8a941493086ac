import { type ContactEntry, shortSectorName } from '@lqc/contracts';
import { Badge } from '../../components/badge';
import { Ledger, LedgerHead } from '../../components/ledger';
import { dotted } from '../../lib/format';
import { useMedia } from '../../lib/use-media';
import { CompanyLink } from '../companies/company-link';
import { copy } from './copy';

/** Companies as a table, on a narrow screen as cards. */
export function ContactList({ contacts }: { contacts: readonly ContactEntry[] }) {
  const isNarrow = useMedia('(width < 64rem)');
  if (isNarrow)
    return (
      <ul aria-label={copy.title} className="-mx-4 border-t border-line">
        {contacts.map((one) => (
          <Card key={one.company_key} one={one} />
        ))}
      </ul>
    );
  return (
    <Ledger label={copy.title}>
      <LedgerHead columns={copy.columns} />
      <tbody>
        {contacts.map((one) => (
          <tr key={one.company_key}>
            <th scope="row">
              <CompanyLink companyKey={one.company_key}>{one.name}</CompanyLink>
            </th>
            <td className="whitespace-nowrap" title={one.sector ?? undefined}>
              {sectorOf(one)}
            </td>
            <td>{one.district ?? copy.unknown}</td>
            <td>
              <Standing one={one} />
            </td>
            <td className="number">{one.visits}</td>
            <td className="whitespace-nowrap">
              <Last one={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}

interface OfContact {
  readonly one: ContactEntry;
}

const sectorOf = ({ sector }: ContactEntry) => (sector ? shortSectorName(sector) : copy.unknown);

const Card = ({ one }: OfContact) => (
  <li className="relative border-b border-line px-4 py-3 hover:bg-sunken">
    <div className="flex items-baseline gap-3">
      {/* The whole card leads to the company. */}
      <CompanyLink
        companyKey={one.company_key}
        className="min-w-0 flex-1 text-base font-semibold after:absolute after:inset-0"
      >
        {one.name}
      </CompanyLink>
      <span className="text-sm whitespace-nowrap">{copy.visitCount(one.visits)}</span>
    </div>
    <p className="text-sm text-muted">{dotted(sectorOf(one), one.district)}</p>
    <p className="mt-1 flex flex-wrap gap-x-2 text-sm">
      <Standing one={one} />
      <span className="text-muted">
        <Last one={one} />
      </span>
    </p>
  </li>
);

const Standing = ({ one }: OfContact) =>
  one.matched === null ? <Badge>{copy.unmatched}</Badge> : <>{one.status ?? copy.unknown}</>;

const Last = ({ one }: OfContact) => (
  <>
    {one.last_quarter?.label ?? copy.never}
    {Boolean(one.quarters_since) && (
      <span className="text-muted"> · {copy.ago(one.quarters_since!)}</span>
    )}
  </>
);
