import type { TargetQuarter } from '@lqc/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import { useChoice } from './api';
import { copy } from './copy';

const SHOWN = 8;
const LEAST_LETTERS = 2;

/** Finds an active company by a part of its name and plans a visit to it. */
export function AddCompany({ target }: { target: TargetQuarter }) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const choose = useChoice();
  const found = useQuery({
    queryKey: ['contacts', 'to plan', q],
    queryFn: () => api.call('contacts', { query: { q, status: 'active' } }),
    enabled: q.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
  });
  const offered = q.length < LEAST_LETTERS ? undefined : found.data?.contacts.slice(0, SHOWN);
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
