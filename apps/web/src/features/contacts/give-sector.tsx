import { type ContactResponse, type SectorName, SECTORS } from '@lqc/contracts';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog';
import { SelectField } from '../../components/field';
import { api } from '../../lib/api';
import { useSaid } from '../companies/use-said';
import { copy } from './copy';

/** The form that gives a sector to a company that is not in the register. */
export function GiveSector({ contact: { name, company_key: key } }: { contact: ContactResponse }) {
  const [asked, setAsked] = useState<SectorName | null>(null);
  const give = useSaid((sector: SectorName) =>
    api.call('giveSector', { body: { contact: name, contact_key: key, sector } }),
  );
  return (
    <div className="mt-3 max-w-md">
      <SelectField
        label={copy.giveSector}
        hint={copy.giveSectorHint}
        value=""
        onChange={({ target }) => setAsked(target.value as SectorName)}
      >
        <option value="" disabled>
          {copy.choose}
        </option>
        {SECTORS.map(({ name: sector }) => (
          <option key={sector}>{sector}</option>
        ))}
      </SelectField>
      {asked && (
        <ConfirmDialog
          title={copy.giveTitle(asked)}
          confirm={copy.giveSector}
          busy={give.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => give.mutate(asked, { onSettled: () => setAsked(null) })}
        >
          {copy.giveBody(name)}
        </ConfirmDialog>
      )}
    </div>
  );
}
