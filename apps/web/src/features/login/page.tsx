import {
  LOGIN_DELAY_MS,
  LOGIN_REDIRECT_DELAY_MS,
  LOGIN_SHAKE_MS,
  type LoginAnswer,
} from '@lqc/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Check, Eye, EyeOff } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { api, ApiError } from '../../lib/http';
import { signInStore } from '../../lib/sign-in-store';
import { readRemembered, writeRemembered } from '../../lib/storage';
import { PRODUCT_NAME, useTitle } from '../../lib/title';
import { copy } from './copy';
import { safeReturnAddress } from './return-address';

type State = 'idle' | 'submitting' | 'success';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export function LoginPage() {
  useTitle(copy.title);
  const navigate = useNavigate();
  const { from } = useSearch({ from: '/login' });
  const card = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('idle');
  const [username, setUsername] = useState(() => readRemembered() ?? '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(() => readRemembered() !== null);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    setState('submitting');
    try {
      await pause(LOGIN_DELAY_MS);
      const { user, expires } = await api.post<LoginAnswer>(
        '/api/node/login',
        { username, password },
        { keepSession: true },
      );
      writeRemembered(remember ? username : null);
      setState('success');
      await pause(LOGIN_REDIRECT_DELAY_MS);
      signInStore.set({ user, expires });
      await navigate({ href: safeReturnAddress(from), replace: true });
    } catch (failure) {
      setState('idle');
      setError(failure instanceof ApiError ? failure.message || copy.failed : copy.unreachable);
      shake(card.current);
    }
  };
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <main className="grid min-h-full grid-cols-1 lg:grid-cols-[1.1fr_1fr]">
      <aside className="hidden flex-col justify-between bg-[#0d2f57] p-12 text-white lg:flex">
        <p className="flex items-center gap-3 text-lg font-semibold">
          <img src="/mark.svg" alt="" width={28} height={28} /> {PRODUCT_NAME}
        </p>
        <div>
          <p className="max-w-md text-2xl font-semibold text-balance">{copy.intro}</p>
          <LedgerLines />
        </div>
        <p className="text-sm text-white/70">{copy.footer}</p>
      </aside>
      <div className="grid place-items-center p-6">
        <div
          ref={card}
          className="relative w-full max-w-sm rounded-md border border-line bg-surface p-6"
        >
          <h1 className="text-xl font-semibold">{copy.greeting}</h1>
          <p className="mb-5 text-muted">{PRODUCT_NAME}</p>
          <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
            <TextField
              label={copy.username}
              name="username"
              autoComplete="username"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only thing to do here
              autoFocus
              required
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
            <TextField
              label={copy.password}
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              onKeyUp={noticeCapsLock}
              hint={capsLock ? copy.capsLock : undefined}
              action={
                <button
                  type="button"
                  aria-label={shown ? copy.hide : copy.show}
                  aria-pressed={shown}
                  onClick={() => setShown(!shown)}
                  className="rounded p-1.5 text-muted hover:text-ink"
                >
                  {shown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
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
              {copy.remember}
            </label>
            {error && (
              <p role="alert" className="rounded-md border border-danger bg-danger-tint px-3 py-2">
                {error}
              </p>
            )}
            <Button type="submit" variant="primary" disabled={state !== 'idle'}>
              {state === 'idle'
                ? copy.signIn
                : state === 'submitting'
                  ? copy.signingIn
                  : copy.welcome}
            </Button>
          </form>
          <p className="mt-4 text-center text-xs text-muted lg:hidden">{copy.footer}</p>
          {state === 'success' && (
            <div
              role="status"
              className="absolute inset-0 grid place-items-center rounded-md bg-surface/95"
            >
              <p className="flex items-center gap-2 text-lg font-semibold text-success">
                <Check size={20} aria-hidden /> {copy.success}
              </p>
            </div>
          )}
        </div>
      </div>
    </main>
  );
}

/** Remounting would drop the focus, so the element itself is moved; not for those who want rest. */
function shake(element: HTMLElement | null): void {
  if (!element?.animate || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const steps = [0, -8, 8, -6, 6, -3, 3, 0];
  element.animate(
    steps.map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: LOGIN_SHAKE_MS, easing: 'ease-in-out' },
  );
}

/** A quiet drawing of what the product does: five quarters, the current one in gold. */
function LedgerLines() {
  const heights = [46, 58, 40, 66, 78];
  return (
    <svg aria-hidden viewBox="0 0 320 110" className="mt-8 w-80">
      <path d="M0 100h320" stroke="#fff" strokeOpacity="0.35" />
      {heights.map((height, quarter) => (
        <rect
          key={height}
          x={quarter * 66}
          y={100 - height}
          width={34}
          height={height}
          rx={2}
          fill={quarter === 4 ? '#F0C35A' : '#fff'}
          fillOpacity={quarter === 4 ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}
