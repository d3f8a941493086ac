import { PASSWORD_MIN_LENGTH } from '@lqc/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { api } from '../../lib/api';
import { copy } from './copy';

/** Changing one's own password. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: () =>
      api.call('changePassword', { body: { current_password: current, new_password: next } }),
    onSuccess: () => {
      setCurrent('');
      setNext('');
      setRepeated('');
      onChanged();
    },
  });
  const submit = () => {
    const found = passwordProblem(next, repeated);
    setProblem(found);
    if (!found) save.mutate();
  };
  return (
    <Form onSend={submit} className="flex max-w-sm flex-col gap-2">
      <TextField
        label={copy.currentPassword}
        type="password"
        autoComplete="current-password"
        required
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <TextField
        label={copy.newPassword}
        type="password"
        autoComplete="new-password"
        required
        value={next}
        hint={copy.passwordHint(PASSWORD_MIN_LENGTH)}
        onChange={(event) => setNext(event.target.value)}
      />
      <TextField
        label={copy.repeatPassword}
        type="password"
        autoComplete="new-password"
        required
        value={repeated}
        error={problem}
        onChange={(event) => setRepeated(event.target.value)}
      />
      {save.error && <ErrorNotice error={save.error} />}
      <div>
        <Button type="submit" variant="primary" disabled={save.isPending}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}

/** Why a new password cannot be sent, or null; the server checks the rest. */
function passwordProblem(next: string, repeated: string): string | null {
  if (next.length < PASSWORD_MIN_LENGTH) return copy.passwordTooShort(PASSWORD_MIN_LENGTH);
  return next === repeated ? null : copy.passwordsDiffer;
}
