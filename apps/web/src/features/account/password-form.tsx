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

const EMPTY = { current: '', next: '', repeated: '' };

/** Changing one's own password. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [typed, setTyped] = useState(EMPTY);
  const [problem, setProblem] = useState<Problem>({});
  const save = useMutation({
    mutationFn: () =>
      api.call('changePassword', {
        body: { current_password: typed.current, new_password: typed.next },
      }),
    onSuccess: () => {
      setTyped(EMPTY);
      onChanged();
    },
  });
  const submit = () => {
    const found = passwordProblem(typed.next, typed.repeated);
    setProblem(found);
    if (Object.keys(found).length > 0) save.reset();
    else save.mutate();
  };
  const refused = fieldErrors(save.error, CODES);
  const field = (name: keyof typeof EMPTY, kind: 'new' | 'current') => ({
    type: 'password',
    autoComplete: `${kind}-password`,
    required: true,
    value: typed[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <Form onSend={submit} className="flex max-w-sm flex-col gap-2">
      <TextField
        label={copy.currentPassword}
        error={refused.of.current}
        {...field('current', 'current')}
      />
      <TextField
        label={copy.newPassword}
        error={problem.next ?? refused.of.next}
        hint={copy.passwordHint(PASSWORD_MIN_LENGTH)}
        {...field('next', 'new')}
      />
      <TextField
        label={copy.repeatPassword}
        error={problem.repeated}
        {...field('repeated', 'new')}
      />
      <ErrorNotice error={refused.rest} />
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
