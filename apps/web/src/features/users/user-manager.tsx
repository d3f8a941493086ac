import type { UserRecord, UserWithPasswordResponse } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { Ledger, LedgerHead } from '../../components/ledger';
import { Panel } from '../../components/panel';
import { Awaited, ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { type AskedAct, carryOut, isAsked, type UserAct } from './acts';
import { AddUserDialog } from './add-user-dialog';
import { userList } from './api';
import { copy } from './copy';
import { OneTimePasswordDialog } from './one-time-password-dialog';
import { UserRow } from './user-row';

/** The accounts, with actions to create, disable, sign out, change the role, or reset the password. */
export function UserManager() {
  const users = useQuery(userList);
  const queries = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<{ act: AskedAct; user: UserRecord } | null>(null);
  const [given, setGiven] = useState<UserWithPasswordResponse | null>(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: userList.queryKey });
  const acting = useMutation({
    mutationFn: ({ act, user }: { act: UserAct; user: UserRecord }) => carryOut(act, user.id),
    onSuccess: (response, { act, user }) => {
      if (act === 'reset') setGiven(response);
      else toast(copy.acts[act].done(user.username));
      refresh();
    },
    onSettled: () => setAsked(null),
  });
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
      <ErrorNotice error={acting.error} />
      <Awaited of={users} />
      {users.data && (
        <Ledger label={copy.title} isStacked>
          <LedgerHead columns={Object.values(copy.columns)} />
          <tbody>
            {users.data.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                onAct={(act) =>
                  isAsked(act) ? setAsked({ act, user }) : acting.mutate({ act, user })
                }
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
      {asked && (
        <ConfirmDialog
          title={copy.acts[asked.act].title(asked.user.username)}
          confirm={copy.acts[asked.act].name}
          danger={asked.act !== 'makeAdmin'}
          busy={acting.isPending}
          onConfirm={() => acting.mutate(asked)}
          onCancel={() => setAsked(null)}
        >
          {copy.acts[asked.act].body}
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
