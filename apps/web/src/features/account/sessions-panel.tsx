import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { Panel } from '../../components/panel';
import { ErrorNotice } from '../../components/states';
import { api } from '../../lib/api';
import { signInStore } from '../../lib/sign-in-store';
import { copy } from './copy';
import { RemovedHere } from './removed-here';

/** Ends all sessions of the user, including this one, for example after losing a laptop. */
export function SessionsPanel() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const end = useMutation({
    mutationFn: () => api.call('signOutEverywhere'),
    onSuccess: () => {
      signInStore.leave();
      void navigate({ to: '/login' });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <Panel title={copy.sessions} note={copy.sessionsNote}>
      {end.error && <ErrorNotice error={end.error} />}
      <Button onClick={() => setAsking(true)}>{copy.signOutEverywhere}</Button>
      <ConfirmDialog
        open={asking}
        title={copy.signOutEverywhereTitle}
        confirm={copy.signOutEverywhere}
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      >
        <RemovedHere />
        <p>{copy.signOutEverywhereBody}</p>
      </ConfirmDialog>
    </Panel>
  );
}
