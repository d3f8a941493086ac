import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { api } from '../../lib/api';
import { deviceDrafts } from '../../lib/device-drafts';
import { signInStore, useUser } from '../../lib/sign-in-store';
import { unsaved } from '../../lib/unsaved';
import { copy } from './copy';

/**
 * *Keluar* with a confirmation. Revokes the credential; without a connection only this browser
 * forgets it.
 */
export function SignOutButton() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { username } = useUser();
  // Of sections that are not open no component tells.
  const removed = deviceDrafts.has(username) ? [copy.signOutRemoves] : [];
  const signOut = async () => {
    await api.call('logout').catch(() => {});
    signInStore.leave();
    // Without a return address, so that the next person starts at home.
    void navigate({ to: '/login' });
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <LogOut size={16} aria-hidden /> {copy.signOut}
      </Button>
      <ConfirmDialog
        open={asking}
        title={copy.signOutTitle}
        confirm={copy.signOut}
        onConfirm={() => void signOut()}
        onCancel={() => setAsking(false)}
      >
        {[...unsaved(), ...removed].map((sentence) => (
          <p key={sentence} className="mb-2 font-medium text-danger">
            {sentence}
          </p>
        ))}
        <p>{navigator.onLine ? copy.signOutBody : copy.signOutOffline}</p>
      </ConfirmDialog>
    </>
  );
}
