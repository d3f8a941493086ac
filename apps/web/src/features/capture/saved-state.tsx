import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { ApiError } from '@lqc/client';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { failureSentence } from '../../lib/failure';
import { signInStore, useSignIn } from '../../lib/sign-in-store';
import { copy } from './copy';
import { useSending } from './device/sender';
import type { Typed } from './device/typing';

/** By the device's own clock, which the person at the visit sees. */
const CLOCK = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short' });

/** Whether what was typed is on this device; it is said only when it is. */
export function SavedState({ typed }: { typed: Typed }) {
  if (typed.state === 'failed')
    return (
      <p role="alert" className="text-sm font-medium text-danger">
        {copy.note.failed}
      </p>
    );
  const isSaved = typed.state === 'saved';
  const Icon = isSaved ? Check : LoaderCircle;
  const saved =
    isSaved && (typed.at ? copy.note.saved(CLOCK.format(typed.at)) : copy.note.savedBefore);
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted" data-saved={isSaved}>
      <Icon size={14} /> {saved || copy.note.saving}
    </p>
  );
}

/** Whether the office has it, in a few words; of a note in which nothing was typed yet there is nothing to tell. */
export function SentState({ typed, isBegun }: { typed: Typed; isBegun: boolean }) {
  const { unsent, isOnline } = useSending();
  const isAllSent = isBegun && unsent === 0 && typed.state === 'saved';
  return (
    <span className="inline-flex items-center gap-2 text-xs text-muted" aria-live="polite">
      {!isOnline && <CloudOff size={16} />}
      {/* Without a network the bar below tells it. */}
      {isOnline && Boolean(unsent) && <Badge tone="gold">{copy.unsent(unsent!)}</Badge>}
      {isAllSent && copy.allSent}
    </span>
  );
}

/** What a person should know of the network and of what waits here. */
export function NetworkBar() {
  const { isOnline, unsent, refusal } = useSending();
  const isSignedIn = useSignIn() !== null;
  const isPromised = useQuery({
    queryKey: ['capture', 'promised'],
    queryFn: async () => (await navigator.storage?.persisted?.()) ?? null,
    enabled: !isOnline,
  });
  const mustSignIn =
    isOnline && (!isSignedIn || (refusal instanceof ApiError && refusal.status === 401));
  const sentence = !isOnline
    ? `${copy.offline}${isPromised.data === false ? ` ${copy.unpromised}` : ''}`
    : mustSignIn
      ? copy.signInToSend
      : refusal && failureSentence(refusal, copy.sendFailed);
  // What is only on its way is told elsewhere: a bar that comes and goes would move what a finger aims at.
  if (!sentence) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-2 text-sm"
    >
      {!isOnline && <CloudOff size={16} />}
      <span className="min-w-0 flex-1 basis-60">{sentence}</span>
      {Boolean(unsent) && <Badge tone="gold">{copy.unsent(unsent!)}</Badge>}
      {mustSignIn && <SignIn />}
    </div>
  );
}

/** Signs in anew and comes back here; what lies on this device stays. */
function SignIn() {
  const navigate = useNavigate();
  const signIn = () => {
    const from = location.pathname;
    signInStore.clear();
    void navigate({ to: '/login', search: { from } });
  };
  return (
    <Button size="small" onClick={signIn}>
      {copy.signIn}
    </Button>
  );
}
