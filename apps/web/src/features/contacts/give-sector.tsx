import { type ContactResponse, type SectorName, SECTORS } from '@lqc/contracts';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog';
import { ChoiceField } from '../../components/field';
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
      <ChoiceField
        label={copy.giveSector}
        hint={copy.giveSectorHint}
        options={['', ...SECTORS.map(({ name: sector }) => sector)]}
        nameOf={(sector) => sector || copy.choose}
        value=""
        onChoose={(sector) => setAsked(sector || null)}
      />
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
