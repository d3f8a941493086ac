import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { api } from '../../lib/api';
import { signInStore } from '../../lib/sign-in-store';
import { copy } from './copy';
import { RemovedHere } from './removed-here';

/**
 * *Keluar* with a confirmation. Revokes the credential; without a connection only this browser
 * forgets it.
 */
export function SignOutButton() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const signOut = async () => {
    await api.call('logout').catch(() => {});
    signInStore.leave();
    // Without a return address, so that the next person starts at home.
    void navigate({ to: '/login' });
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <LogOut size={16} /> {copy.signOut}
      </Button>
      <ConfirmDialog
        open={asking}
        title={copy.signOutTitle}
        confirm={copy.signOut}
        onConfirm={() => void signOut()}
        onCancel={() => setAsking(false)}
      >
        <RemovedHere />
        <p>{navigator.onLine ? copy.signOutBody : copy.signOutOffline}</p>
      </ConfirmDialog>
    </>
  );
}
