import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { ConfirmButton } from '../../components/confirm-button';
import { api } from '../../lib/api';
import { signInStore } from '../../lib/sign-in-store';
import { copy } from './copy';
import { RemovedHere } from './removed-here';

/**
 * *Keluar* with a confirmation. Revokes the credential; without a connection only this browser
 * forgets it.
 */
export function SignOutButton() {
  const navigate = useNavigate();
  const signOut = async () => {
    await api.call('logout').catch(() => {});
    signInStore.leave();
    // Without a return address, so that the next person starts at home.
    void navigate({ to: '/login' });
  };
  return (
    <ConfirmButton
      name={
        <>
          <LogOut size={16} /> {copy.signOut}
        </>
      }
      title={copy.signOutTitle}
      confirm={copy.signOut}
      onConfirm={() => void signOut()}
    >
      <RemovedHere />
      <ComingBack />
    </ConfirmButton>
  );
}

/** What coming back needs, as the device is when it is asked and not when the button was drawn. */
const ComingBack = () => <p>{navigator.onLine ? copy.signOutBody : copy.signOutOffline}</p>;
