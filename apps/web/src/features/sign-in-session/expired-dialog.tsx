import { Dialog as Base } from '@base-ui/react/dialog';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { signInStore } from '../../lib/sign-in-store';
import { copy } from './copy';

/** Shown when the sign-in has expired; signing in again returns to the same address. */
export function ExpiredDialog() {
  const navigate = useNavigate();
  const signInAgain = () => {
    const from = window.location.pathname + window.location.search;
    signInStore.clear();
    void navigate({ to: '/login', search: { from } });
  };
  return (
    <Dialog onClose={() => {}} title={copy.expiredTitle} insistent veiled isFocused>
      <Base.Description className="mt-2 text-muted">{copy.expiredBody}</Base.Description>
      <div className="mt-5 flex justify-end">
        <Button variant="primary" onClick={signInAgain}>
          {copy.signInAgain}
        </Button>
      </div>
    </Dialog>
  );
}
