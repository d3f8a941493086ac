import type { AdminStatusResponse } from '@lqc/contracts';
import { api } from '../../lib/http';

/** How the session stands. Asked by a person it extends the session, in the background it does not. */
export const sessionStatus = ({ background = false } = {}) =>
  api.get<AdminStatusResponse>('/api/v1/admin/status', { background });
