import type { SessionLife } from '../../lib/session-life';
import { ExpiredDialog } from './expired-dialog';
import { WarningDialog } from './warning-dialog';

/** The dialogs for a sign-in that is about to expire or has expired. */
export function SessionDialogs({ life }: { life: SessionLife }) {
  if (life.phase === 'expired') return <ExpiredDialog />;
  if (life.phase === 'warning') return <WarningDialog minutesLeft={life.minutesLeft} />;
  return null;
}
