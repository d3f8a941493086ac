import { type AdminStatusResponse, SESSION_IDLE_MS } from '@lqc/contracts';
import { api } from '../../lib/api';

/** How the session stands. Asked by a person it extends the session, in the background it does not. */
export const sessionStatus = ({ background = false } = {}) =>
  api.call('adminStatus', { background });

const MINUTE_MS = 60_000;

/** Minutes without activity after which a session ends; 60 where the server does not say. */
export const expireMinutesOf = ({
  session_expire_minutes: minutes,
}: Partial<AdminStatusResponse>): number =>
  Number.isFinite(minutes) ? minutes! : SESSION_IDLE_MS / MINUTE_MS;
