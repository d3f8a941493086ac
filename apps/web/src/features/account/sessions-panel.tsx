import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmButton } from '../../components/confirm-button';
import { Panel } from '../../components/panel';
import { ErrorNotice } from '../../components/states';
import { api } from '../../lib/api';
import { signInStore } from '../../lib/sign-in-store';
import { copy } from './copy';
import { RemovedHere } from './removed-here';

/** Ends all sessions of the user, including this one, for example after losing a laptop. */
export function SessionsPanel() {
  const navigate = useNavigate();
  const end = useMutation({
    mutationFn: () => api.call('signOutEverywhere'),
    onSuccess: () => {
      signInStore.leave();
      void navigate({ to: '/login' });
    },
  });
  return (
    <Panel title={copy.sessions} note={copy.sessionsNote}>
      <ErrorNotice error={end.error} />
      <ConfirmButton
        title={copy.signOutEverywhereTitle}
        confirm={copy.signOutEverywhere}
        danger
        busy={end.isPending}
        onConfirm={(close) => end.mutate(undefined, { onSettled: close })}
      >
        <RemovedHere />
        <p>{copy.signOutEverywhereBody}</p>
      </ConfirmButton>
    </Panel>
  );
}
