import {
  type Role,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  type UserWithPasswordResponse,
} from '@lqc/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../../components/dialog-form';
import { ChoiceField, TextField } from '../../components/field';
import { fieldErrors } from '../../lib/field-errors';
import { createUser } from './api';
import { copy } from './copy';

const CODES = {
  username: ['USERNAME_TAKEN', 'USERNAME_INVALID', 'USERNAME_OF_PRODUCT', 'USERNAME_UNREADABLE'],
} as const;
const ROLES: readonly Role[] = ['staff', 'admin'];

/** Creates an account with a one-time password. */
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
  const refused = fieldErrors(create.error, CODES);
  return (
    <DialogForm
      title={copy.add}
      submit={copy.create}
      isBusy={create.isPending}
      error={refused.rest}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <TextField
        label={copy.username}
        hint={copy.usernameHint}
        error={refused.of.username}
        required
        minLength={USERNAME_MIN_LENGTH}
        maxLength={USERNAME_MAX_LENGTH}
        pattern="[A-Za-z0-9._\-]+"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <ChoiceField
        label={copy.role}
        options={ROLES}
        nameOf={(one) => copy.roles[one]}
        value={role}
        onChoose={setRole}
      />
    </DialogForm>
  );
}
