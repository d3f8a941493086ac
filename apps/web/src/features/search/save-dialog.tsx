import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../../components/dialog-form';
import { TextField } from '../../components/field';
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
    <DialogForm
      title={copy.save}
      submit={copy.saveDo}
      isBusy={save.isPending}
      isReady={name.trim() !== ''}
      error={save.error}
      failed={copy.saveFailed}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <TextField
        label={copy.saveName}
        hint={copy.saveHint}
        value={name}
        maxLength={NAME_LENGTH}
        required
        onChange={({ target }) => setName(target.value)}
      />
    </DialogForm>
  );
}
