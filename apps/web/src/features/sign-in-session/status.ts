import { type AdminStatusResponse, SESSION_IDLE_MS } from '@lqc/contracts';
import { api } from '../../lib/api';

/** Query of the sign-in's state. It extends the sign-in unless it runs in the background. */
export const sessionStatus = ({ background = false } = {}) =>
  api.call('adminStatus', { background });

const MINUTE_MS = 60_000;

/** Minutes without activity after which a sign-in ends; 60 when the server does not say. */
export const expireMinutesOf = ({
  session_expire_minutes: minutes,
}: Partial<AdminStatusResponse>): number =>
  Number.isFinite(minutes) ? minutes! : SESSION_IDLE_MS / MINUTE_MS;
