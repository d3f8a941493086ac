import type { ContactResponse } from '@lqc/contracts';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmButton } from '../../components/confirm-button';
import { Panel } from '../../components/panel';
import { dotted } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { CompanyLink } from '../companies/company-link';
import { useSaid } from '../companies/use-said';
import { confirmCompany } from '../files/api';
import { copy } from './copy';

/** Companies of the register with similar names, with the evidence, for a person to confirm one. */
export function NearNames({
  contact: { near, name, company_key: key },
}: {
  contact: ContactResponse;
}) {
  const { is_admin: isAdmin } = useUser();
  const navigate = useNavigate();
  const confirm = useSaid((company: string) =>
    confirmCompany({ contact: name, contact_key: key, company_key: company }),
  );
  return (
    <Panel title={copy.near} note={isAdmin ? copy.nearNote : copy.nearNoteStaff}>
      <ul className="divide-y divide-line text-sm">
        {near.map((one) => (
          <li key={one.company_key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <span className="min-w-0 flex-1 basis-60">
              <CompanyLink companyKey={one.company_key}>{one.name}</CompanyLink>
              <span className="block text-xs text-muted">
                {dotted(
                  copy.similar(Math.round(one.similarity * 100)),
                  one.sector,
                  one.district,
                  !one.is_active && copy.inactive,
                )}
              </span>
            </span>
            {isAdmin && (
              <ConfirmButton
                size="small"
                name={copy.same}
                title={copy.confirmTitle(one.name)}
                confirm={copy.confirm}
                busy={confirm.isPending}
                onConfirm={(close) =>
                  confirm.mutate(one.company_key, {
                    onSuccess: () =>
                      void navigate({ to: '/kontak/$key', params: { key: one.company_key } }),
                    onSettled: close,
                  })
                }
              >
                {copy.confirmBody(name, one.name)}
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
