import { type Role, USERNAME_MAX_LENGTH, type UserWithPasswordResponse } from '@lqc/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { SelectField, TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { createUser } from './api';
import { copy } from './copy';

/** Makes an account with a one-time password. */
export function AddUserDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (response: UserWithPasswordResponse) => void;
}) {
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<Role>('staff');
  const create = useMutation({
    mutationFn: () => createUser({ username: username.trim(), role }),
    onSuccess: onCreated,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Dialog open onClose={onClose} title={copy.add}>
      <form onSubmit={submit} className="mt-3 flex flex-col gap-2">
        <TextField
          label={copy.username}
          hint={copy.usernameHint}
          required
          minLength={3}
          maxLength={USERNAME_MAX_LENGTH}
          pattern="[A-Za-z0-9._\-]+"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <SelectField
          label={copy.role}
          value={role}
          onChange={(event) => setRole(event.target.value as Role)}
        >
          <option value="staff">{copy.roles.staff}</option>
          <option value="admin">{copy.roles.admin}</option>
        </SelectField>
        {create.error && <ErrorNotice error={create.error} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" disabled={create.isPending}>
            {copy.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
