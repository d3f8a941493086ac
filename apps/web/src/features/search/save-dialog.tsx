import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import type { SearchAddress } from './address';
import { queryOf, SAVED } from './api';
import { copy } from './copy';

const NAME_LENGTH = 80;

/** Keeps the search of the address under a name. */
export function SaveDialog({ address, onClose }: { address: SearchAddress; onClose: () => void }) {
  const [name, setName] = useState((address.q ?? '').slice(0, NAME_LENGTH));
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      api.call('saveSearch', { body: { name: name.trim(), query: queryOf(address) } }),
    onSuccess: ({ message }) => {
      void client.invalidateQueries({ queryKey: SAVED });
      toast(message);
      onClose();
    },
  });
  return (
    <Dialog open title={copy.save} onClose={onClose}>
      <form
        className="mt-3 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) save.mutate();
        }}
      >
        <TextField
          label={copy.saveName}
          hint={copy.saveHint}
          value={name}
          maxLength={NAME_LENGTH}
          required
          onChange={({ target }) => setName(target.value)}
        />
        {save.error && <ErrorNotice error={save.error} title={copy.saveFailed} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" disabled={!name.trim() || save.isPending}>
            {copy.saveDo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
