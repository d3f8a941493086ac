import type { UserRecord } from '@lqc/contracts';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { dateTime } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { actsOn, type UserAct } from './acts';
import { copy } from './copy';

/** One account. One's own account has no buttons, so that nobody locks themselves out. */
export function UserRow({ user, onAct }: { user: UserRecord; onAct: (act: UserAct) => void }) {
  const isSelf = useUser().username === user.username;
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
        {!isSelf &&
          actsOn(user).map((act) => (
            <Button
              key={act}
              size="small"
              variant={act === 'disable' ? 'quietDanger' : 'quiet'}
              aria-label={`${copy.acts[act].name}: ${user.username}`}
              onClick={() => onAct(act)}
            >
              {copy.acts[act].name}
            </Button>
          ))}
      </td>
    </tr>
  );
}
