import type { Role, UpdateUserRequest, UserRecord } from '@lqc/contracts';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { dateTime } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { copy } from './copy';

/** One account. Nobody locks themselves out: one's own has no buttons. */
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
            <Button
              size="small"
              variant="quiet"
              aria-label={`${otherRole === 'admin' ? copy.makeAdmin : copy.makeStaff}: ${user.username}`}
              onClick={() => onUpdate({ role: otherRole })}
            >
              {otherRole === 'admin' ? copy.makeAdmin : copy.makeStaff}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`${copy.reset}: ${user.username}`}
              onClick={onReset}
            >
              {copy.reset}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`${copy.signOut}: ${user.username}`}
              onClick={onSignOut}
            >
              {copy.signOut}
            </Button>
            <Button
              size="small"
              aria-label={`${user.disabled ? copy.enable : copy.disable}: ${user.username}`}
              variant={user.disabled ? 'quiet' : 'quietDanger'}
              onClick={() => onUpdate({ disabled: !user.disabled })}
            >
              {user.disabled ? copy.enable : copy.disable}
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}
