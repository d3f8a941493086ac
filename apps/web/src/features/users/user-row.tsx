import type { Role, UpdateUserRequest, UserRecord } from '@lqc/contracts';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { dateTime } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { copy } from './copy';

/** One account. One's own account has no buttons, so that nobody locks themselves out. */
export function UserRow({
  user,
  onUpdate,
  onReset,
  onSignOut,
}: {
  user: UserRecord;
  onUpdate: (change: UpdateUserRequest) => void;
  onReset: () => void;
  onSignOut: () => void;
}) {
  const isSelf = useUser().username === user.username;
  const otherRole: Role = user.role === 'admin' ? 'staff' : 'admin';
  return (
    <tr>
      <th scope="row">{user.username}</th>
      <td>{copy.roles[user.role]}</td>
      <td>
        <Badge tone={user.disabled ? 'danger' : 'success'}>
          {user.disabled ? copy.disabled : copy.active}
        </Badge>{' '}
        {user.must_change_password && <Badge tone="gold">{copy.mustChange}</Badge>}
      </td>
      <td>{user.last_sign_in_at ? dateTime(user.last_sign_in_at) : copy.never}</td>
      <td className="text-right whitespace-nowrap">
        {!isSelf && (
          <>
            <Act
              of={user}
              what={otherRole === 'admin' ? copy.makeAdmin : copy.makeStaff}
              onAct={() => onUpdate({ role: otherRole })}
            />
            <Act of={user} what={copy.reset} onAct={onReset} />
            <Act of={user} what={copy.signOut} onAct={onSignOut} />
            <Act
              of={user}
              what={user.disabled ? copy.enable : copy.disable}
              variant={user.disabled ? 'quiet' : 'quietDanger'}
              onAct={() => onUpdate({ disabled: !user.disabled })}
            />
          </>
        )}
      </td>
    </tr>
  );
}

/** A button whose name says for whom it is. */
function Act({
  of,
  what,
  variant = 'quiet',
  onAct,
}: {
  of: UserRecord;
  what: string;
  variant?: 'quiet' | 'quietDanger';
  onAct: () => void;
}) {
  return (
    <Button size="small" variant={variant} aria-label={`${what}: ${of.username}`} onClick={onAct}>
      {what}
    </Button>
  );
}
