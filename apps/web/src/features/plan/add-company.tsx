import type { TargetQuarter } from '@lqc/contracts';
import { useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { toast } from '../../components/toast';
import { useCompaniesNamed } from '../companies/use-companies-named';
import { useChoice } from './api';
import { copy } from './copy';

/** Finds an active company by a part of its name and plans a visit to it. */
export function AddCompany({ target }: { target: TargetQuarter }) {
  const [typed, setTyped] = useState('');
  const choose = useChoice();
  const { companies: offered } = useCompaniesNamed(typed, 'active');
  const add = ({ company_key, name }: { company_key: string; name: string }) =>
    choose.mutate(
      { company_keys: [company_key], target, choice: 'added' },
      {
        onSuccess: () => {
          toast(copy.added(name));
          setTyped('');
        },
      },
    );
  return (
    <div className="min-w-0 flex-1 basis-72">
      <TextField
        label={copy.add}
        hint={copy.addHint}
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
      />
      {offered && (
        <ul className="mt-1 flex flex-wrap gap-1" aria-live="polite">
          {offered.map((one) => (
            <li key={one.company_key}>
              <Button size="small" disabled={choose.isPending} onClick={() => add(one)}>
                {one.name}
              </Button>
            </li>
          ))}
          {offered.length === 0 && <li className="text-sm text-muted">{copy.nothing}</li>}
        </ul>
      )}
    </div>
  );
}
