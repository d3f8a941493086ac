import type { Role, UpdateUserRequest, UserRecord, UserWithPasswordAnswer } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { SelectField, TextField } from '../../components/field';
import { Panel } from '../../components/panel';
import { ErrorNotice, Skeleton } from '../../components/states';
import { toast } from '../../components/toast';
import { dateTime } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { createUser, resetPassword, updateUser, userList } from './api';
import { copy } from './copy';

/** Accounts: made, disabled, given another role or a new one-time password. */
export function UserManager() {
  const users = useQuery(userList);
  const queries = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [given, setGiven] = useState<UserWithPasswordAnswer | null>(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: userList.queryKey });
  const update = useMutation({
    mutationFn: ({ id, ...change }: UpdateUserRequest & { id: string }) => updateUser(id, change),
    onSuccess: refresh,
  });
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: (answer) => (setGiven(answer), refresh()),
  });
  const failure = update.error ?? reset.error;
  return (
    <Panel
      title={copy.title}
      note={copy.note}
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          {copy.add}
        </Button>
      }
    >
      {failure && <ErrorNotice error={failure} />}
      {users.error && <ErrorNotice error={users.error} onRetry={() => void users.refetch()} />}
      {users.isPending && <Skeleton />}
      {users.data && (
        <div className="overflow-x-auto">
          <table className="ledger-table">
            <thead>
              <tr>
                {[
                  copy.columns.username,
                  copy.columns.role,
                  copy.columns.status,
                  copy.columns.lastSignIn,
                ].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">{copy.columns.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {users.data.map((user) => (
                <UserRow
                  key={user.id}
                  user={user}
                  onUpdate={(change) => update.mutate({ id: user.id, ...change })}
                  onReset={() => reset.mutate(user.id)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {adding && (
        <AddDialog
          onClose={() => setAdding(false)}
          onCreated={(answer) => {
            setAdding(false);
            setGiven(answer);
            refresh();
          }}
        />
      )}
      {given?.one_time_password && (
        <PasswordDialog
          username={given.user.username}
          password={given.one_time_password}
          onClose={() => setGiven(null)}
        />
      )}
    </Panel>
  );
}

function UserRow({
  user,
  onUpdate,
  onReset,
}: {
  user: UserRecord;
  onUpdate: (change: UpdateUserRequest) => void;
  onReset: () => void;
}) {
  const isSelf = useUser().username === user.username;
  const otherRole: Role = user.role === 'admin' ? 'staff' : 'admin';
  return (
    <tr>
      <th scope="row" className="font-semibold! text-ink!">
        {user.username}
      </th>
      <td>{copy.roles[user.role]}</td>
      <td>
        <Badge tone={user.disabled ? 'danger' : 'success'}>
          {user.disabled ? copy.disabled : copy.active}
        </Badge>{' '}
        {user.must_change_password && <Badge tone="gold">{copy.mustChange}</Badge>}
      </td>
      <td>{user.last_sign_in_at ? dateTime(user.last_sign_in_at) : copy.never}</td>
      <td className="text-right whitespace-nowrap">
        {!isSelf && (
          <>
            <Button size="small" variant="quiet" onClick={() => onUpdate({ role: otherRole })}>
              {otherRole === 'admin' ? copy.makeAdmin : copy.makeStaff}
            </Button>
            <Button size="small" variant="quiet" onClick={onReset}>
              {copy.reset}
            </Button>
            <Button
              size="small"
              variant={user.disabled ? 'secondary' : 'danger'}
              onClick={() => onUpdate({ disabled: !user.disabled })}
            >
              {user.disabled ? copy.enable : copy.disable}
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}

function AddDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (answer: UserWithPasswordAnswer) => void;
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
          maxLength={64}
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

function PasswordDialog({
  username,
  password,
  onClose,
}: {
  username: string;
  password: string;
  onClose: () => void;
}) {
  const take = () => void navigator.clipboard.writeText(password).then(() => toast(copy.copied));
  return (
    <Dialog open onClose={onClose} title={copy.passwordTitle} insistent>
      <p className="mt-2 text-muted">{copy.passwordBody(username)}</p>
      <div className="mt-3 flex items-center gap-2">
        <code className="flex-1 rounded-md border border-line bg-sunken px-3 py-2 font-mono">
          {password}
        </code>
        <Button onClick={take}>{copy.copy}</Button>
      </div>
      <div className="mt-4 flex justify-end">
        <Button variant="primary" onClick={onClose}>
          {copy.done}
        </Button>
      </div>
    </Dialog>
  );
}
