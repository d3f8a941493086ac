import type { SessionLife } from '../../lib/session-life';
import { ExpiredDialog } from './expired-dialog';
import { WarningDialog } from './warning-dialog';

/** What is asked of somebody whose session ends or has ended. */
export function SessionDialogs({ life }: { life: SessionLife }) {
  if (life.phase === 'expired') return <ExpiredDialog />;
  if (life.phase === 'warning') return <WarningDialog minutesLeft={life.minutesLeft} />;
  return null;
}
