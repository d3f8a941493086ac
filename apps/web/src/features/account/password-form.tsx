import { PASSWORD_MIN_LENGTH } from '@lqc/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { api } from '../../lib/api';
import { fieldErrors } from '../../lib/field-errors';
import { copy } from './copy';

const CODES = {
  current: ['CURRENT_PASSWORD_WRONG'],
  next: ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_COMMON', 'PASSWORD_UNCHANGED'],
} as const;

/** Why a new password cannot be sent, at its field. */
interface Problem {
  readonly next?: string;
  readonly repeated?: string;
}

/** Changing one's own password. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState<Problem>({});
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
    if (Object.keys(found).length > 0) save.reset();
    else save.mutate();
  };
  const refused = fieldErrors(save.error, CODES);
  return (
    <Form onSend={submit} className="flex max-w-sm flex-col gap-2">
      <TextField
        label={copy.currentPassword}
        type="password"
        autoComplete="current-password"
        required
        value={current}
        error={refused.of.current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <TextField
        label={copy.newPassword}
        type="password"
        autoComplete="new-password"
        required
        value={next}
        error={problem.next ?? refused.of.next}
        hint={copy.passwordHint(PASSWORD_MIN_LENGTH)}
        onChange={(event) => setNext(event.target.value)}
      />
      <TextField
        label={copy.repeatPassword}
        type="password"
        autoComplete="new-password"
        required
        value={repeated}
        error={problem.repeated}
        onChange={(event) => setRepeated(event.target.value)}
      />
      {refused.rest && <ErrorNotice error={refused.rest} />}
      <div>
        <Button type="submit" variant="primary" disabled={save.isPending}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}

/** What the server is not asked for; it checks the rest. */
function passwordProblem(next: string, repeated: string): Problem {
  if (next.length < PASSWORD_MIN_LENGTH)
    return { next: copy.passwordTooShort(PASSWORD_MIN_LENGTH) };
  return next === repeated ? {} : { repeated: copy.passwordsDiffer };
}
