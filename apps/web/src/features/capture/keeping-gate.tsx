import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { Panel } from '../../components/panel';
import { QueryError, Skeleton } from '../../components/states';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import { useSignIn } from '../../lib/sign-in-store';
import { BeginAnew } from './begin-anew';
import { copy } from './copy';
import { type Keeping, keptNow, lookFor, setPassphrase, unlock, useKeeping } from './device/keeper';
import type { NoteStore } from './device/note-store';
import { keepSending } from './device/sender';
import { PASSPHRASE_MIN_LENGTH } from './device/vault';
import { offerOffline } from './offline';
import { SaveCopy } from './save-copy';

/** Shows what needs the notes of this device once its person has opened them. */
export function KeepingGate({
  frame: Frame = Fragment,
  children,
}: {
  /** What stands around the gate while it is closed. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: (store: NoteStore) => ReactNode;
}) {
  const username = useSignIn()?.user.username;
  const keeping = useKeeping();
  useEffect(() => {
    void lookFor(username);
    keepSending();
    void offerOffline();
  }, [username]);
  if (keeping.phase === 'open') return children(keeping.store);
  return <Frame>{CLOSED[keeping.phase]}</Frame>;
}

const useOfficeKey = () =>
  useQuery({
    queryKey: ['capture', 'office key'],
    queryFn: () => api.call('captureKey', { background: true }),
  });

/** Sets the passphrase of a device that has none yet. */
export function SetPassphrase() {
  const [passphrase, setTyped] = useState('');
  const [again, setAgain] = useState('');
  const [error, setError] = useState<{ first?: string; again?: string }>({});
  const officeKey = useOfficeKey();
  const set = useMutation({
    mutationFn: () => setPassphrase(passphrase, officeKey.data!.public_key),
    onSuccess: (isOpen) => isOpen || toast(copy.gate.setElsewhere, { kind: 'error' }),
    onError: () => setError({ first: copy.gate.notSet }),
  });
  const submit = () => {
    if (passphrase.length < PASSPHRASE_MIN_LENGTH) return setError({ first: copy.gate.tooShort });
    if (passphrase !== again) return setError({ again: copy.gate.different });
    set.mutate();
  };
  return (
    <Locked
      title={copy.gate.newTitle}
      body={`${copy.gate.newBody} ${officeKey.data?.public_key ? copy.gate.withOffice : copy.gate.noOffice}`}
      onSend={submit}
    >
      <QueryError of={officeKey} />
      <TextField
        type="password"
        autoComplete="new-password"
        label={copy.gate.passphrase}
        value={passphrase}
        error={error.first}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        type="password"
        autoComplete="new-password"
        label={copy.gate.again}
        value={again}
        error={error.again}
        onChange={({ target }) => setAgain(target.value)}
      />
      <Button variant="primary" type="submit" disabled={set.isPending || !officeKey.data}>
        {set.isPending ? copy.gate.working : copy.gate.set}
      </Button>
    </Locked>
  );
}

/** Opens what the device keeps by its passphrase. */
export function Unlock() {
  const [passphrase, setTyped] = useState('');
  const officeKey = useOfficeKey();
  const { owner } = keptNow();
  const queries = useQueryClient();
  const open = useMutation({
    mutationFn: () => unlock(passphrase, officeKey.data?.public_key ?? null),
    onSuccess: (isOpen) =>
      isOpen && queries.invalidateQueries({ queryKey: ['capture', 'office reads'] }),
  });
  return (
    <Locked title={copy.gate.lockedTitle} body={copy.gate.lockedBody} onSend={() => open.mutate()}>
      <TextField
        type="password"
        autoComplete="current-password"
        label={copy.gate.passphrase}
        value={passphrase}
        error={open.isError ? copy.gate.notOpened : open.data === false ? copy.gate.wrong : null}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button variant="primary" type="submit" disabled={open.isPending}>
        {open.isPending ? copy.gate.working : copy.gate.open}
      </Button>
      <SaveCopy variant="quiet" owner={owner} label={copy.gate.forgotten} />
      <BeginAnew owner={owner} isReached={Boolean(officeKey.data)} />
    </Locked>
  );
}

/** What is shown instead of the notes. */
const CLOSED: Readonly<Record<Exclude<Keeping['phase'], 'open'>, ReactNode>> = {
  checking: <Skeleton rows={3} />,
  untrusted: (
    <Panel>
      <p role="alert">{copy.untrusted}</p>
    </Panel>
  ),
  new: <SetPassphrase />,
  locked: <Unlock />,
};

interface LockedProps {
  readonly title: string;
  readonly body: string;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

const Locked = ({ title, body, onSend, children }: LockedProps) => (
  <section className="max-w-md rounded-md border border-line bg-surface p-5">
    <h2 className="flex items-center gap-2 text-lg font-semibold">
      <LockKeyhole size={18} /> {title}
    </h2>
    <p className="mt-1 text-sm text-muted">{body}</p>
    <Form className="mt-4 flex flex-col gap-3" onSend={onSend}>
      {/* So that no browser takes it for the password of the account. */}
      <input type="text" autoComplete="username" value={title} readOnly hidden />
      {children}
    </Form>
  </section>
);
