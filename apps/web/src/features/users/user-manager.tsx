import type { UpdateUserRequest, UserRecord, UserWithPasswordResponse } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { Ledger, LedgerHead } from '../../components/ledger';
import { Panel } from '../../components/panel';
import { ErrorNotice, QueryError, Skeleton } from '../../components/states';
import { toast } from '../../components/toast';
import { AddUserDialog } from './add-user-dialog';
import { resetPassword, signOutUser, updateUser, userList } from './api';
import { copy } from './copy';
import { OneTimePasswordDialog } from './one-time-password-dialog';
import { UserRow } from './user-row';

/** The accounts, with actions to create, disable, change the role, or reset the password. */
export function UserManager() {
  const users = useQuery(userList);
  const queries = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [resetting, setResetting] = useState<UserRecord | null>(null);
  const [given, setGiven] = useState<UserWithPasswordResponse | null>(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: userList.queryKey });
  const update = useMutation({
    mutationFn: ({ id, ...change }: UpdateUserRequest & { id: string }) => updateUser(id, change),
    onSuccess: refresh,
  });
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: (response) => {
      setGiven(response);
      refresh();
    },
    onSettled: () => setResetting(null),
  });
  const signOut = useMutation({
    mutationFn: ({ id }: UserRecord) => signOutUser(id),
    onSuccess: (_answer, { username }) => toast(copy.signedOut(username)),
  });
  const failure = update.error ?? reset.error ?? signOut.error;
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
      <QueryError of={users} />
      {users.isPending && <Skeleton />}
      {users.data && (
        <Ledger label={copy.title} isStacked>
          <LedgerHead
            columns={[
              copy.columns.username,
              copy.columns.role,
              copy.columns.status,
              copy.columns.lastSignIn,
              { hidden: copy.columns.actions },
            ]}
          />
          <tbody>
            {users.data.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                onUpdate={(change) => update.mutate({ id: user.id, ...change })}
                onReset={() => setResetting(user)}
                onSignOut={() => signOut.mutate(user)}
              />
            ))}
          </tbody>
        </Ledger>
      )}
      {adding && (
        <AddUserDialog
          onClose={() => setAdding(false)}
          onCreated={(response) => {
            setAdding(false);
            setGiven(response);
            refresh();
          }}
        />
      )}
      {resetting && (
        <ConfirmDialog
          open
          title={copy.resetTitle(resetting.username)}
          confirm={copy.reset}
          danger
          busy={reset.isPending}
          onConfirm={() => reset.mutate(resetting.id)}
          onCancel={() => setResetting(null)}
        >
          {copy.resetBody}
        </ConfirmDialog>
      )}
      {given?.one_time_password && (
        <OneTimePasswordDialog
          username={given.user.username}
          password={given.one_time_password}
          onClose={() => setGiven(null)}
        />
      )}
    </Panel>
  );
}
