import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Check, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { signInStore } from '../../lib/sign-in-store';
import { deviceOwner } from '../capture/device/device-owner';
import { readRemembered } from './remembered';
import { PRODUCT_NAME, useTitle } from '../../lib/title';
import { copy } from './copy';
import { LedgerLines } from './ledger-lines';
import { addressAfter } from '../../lib/return-address';
import { shake } from './shake';
import { isEnglish, isRefused, signIn, signInAdvice, signInProblem } from './sign-in';

export function LoginPage() {
  useTitle(copy.title);
  const navigate = useNavigate();
  const { from } = useSearch({ from: '/login' });
  const card = useRef<HTMLDivElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [isAccepted, setAccepted] = useState(false);
  const [username, setUsername] = useState(() => readRemembered() ?? '');
  const [remembered] = useState(() => username !== '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(() => readRemembered() !== null);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const errorId = useId();
  const [hasNotes, setHasNotes] = useState(false);
  useEffect(() => {
    void deviceOwner().then((owner) => setHasNotes(owner !== null));
  }, []);

  const attempt = useMutation({
    mutationFn: async () => {
      await signIn({ username, password }, { remember, onSuccess: () => setAccepted(true) });
      await navigate({ href: addressAfter(from, signInStore.people()), replace: true });
    },
    onError: () => {
      setAccepted(false);
      shake(card.current);
      // The button was disabled meanwhile, so the focus would be lost.
      passwordField.current?.select();
    },
  });
  const { error } = attempt;
  const problem = error && signInProblem(error);
  const advice = error && signInAdvice(error);
  const faultId = isRefused(error) && errorId;
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <main className="grid min-h-screen grid-cols-1 lg:grid-cols-[1.1fr_1fr]">
      <aside className="hidden flex-col justify-between bg-[#0d2f57] p-12 text-white lg:flex">
        <p className="flex items-center gap-3 text-lg font-semibold">
          <img src="/mark.svg" alt="" width={28} height={28} /> {PRODUCT_NAME}
        </p>
        <div>
          <p className="max-w-md text-2xl font-semibold text-balance">{copy.intro}</p>
          <LedgerLines />
        </div>
        <p lang="en" className="text-sm text-white/70">
          {copy.footer}
        </p>
      </aside>
      <div className="grid place-items-center p-6">
        <div
          ref={card}
          className="relative w-full max-w-sm rounded-md border border-line bg-surface p-6"
        >
          <h1 className="text-xl font-semibold">{copy.greeting}</h1>
          <p className="mb-5 text-muted">{PRODUCT_NAME}</p>
          <Form onSend={() => attempt.mutate()} className="flex flex-col gap-2">
            <TextField
              label={copy.username}
              name="username"
              autoComplete="username"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only thing to do here
              autoFocus={!remembered}
              required
              faultId={faultId}
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
            <TextField
              label={copy.password}
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              ref={passwordField}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only thing left to do here
              autoFocus={remembered}
              required
              faultId={faultId}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              onKeyUp={noticeCapsLock}
              hint={capsLock ? copy.capsLock : undefined}
              action={
                <button
                  type="button"
                  aria-label={shown ? copy.hide : copy.show}
                  onClick={() => setShown(!shown)}
                  className="grid size-hit-small place-items-center rounded text-muted hover:text-ink"
                >
                  {shown ? <EyeOff size={16} /> : <Eye size={16} />}
                </button>
              }
            />
            <label className="mb-2 flex items-center gap-2">
              <input
                type="checkbox"
                className="size-4 accent-(--accent)"
                checked={remember}
                onChange={(event) => setRemember(event.target.checked)}
              />
              <span lang="en">{copy.remember}</span>
            </label>
            {problem && (
              <div
                id={errorId}
                role="alert"
                className="rounded-md border border-danger bg-danger-tint px-3 py-2"
              >
                <p lang={isEnglish(problem) ? 'en' : undefined}>{problem}</p>
                {advice && <p>{advice}</p>}
              </div>
            )}
            <Button
              lang="en"
              type="submit"
              variant="primary"
              disabled={isAccepted || attempt.isPending}
            >
              {isAccepted ? copy.welcome : attempt.isPending ? copy.signingIn : copy.signIn}
            </Button>
          </Form>
          {hasNotes && (
            // Loads the page again, since without a network only the pages of visits are stored.
            <a href="/kunjungan" className="mt-4 block text-center text-sm text-accent underline">
              {copy.deviceNotes}
            </a>
          )}
          <p lang="en" className="mt-4 text-center text-xs text-muted lg:hidden">
            {copy.footer}
          </p>
          {isAccepted && (
            <div
              role="status"
              className="absolute inset-0 grid place-items-center rounded-md bg-surface/95"
            >
              <p lang="en" className="flex items-center gap-2 text-lg font-semibold text-success">
                <Check size={20} /> {copy.success}
              </p>
            </div>
          )}
        </div>
      </div>
    </main>
  );
}
