import { api } from '../../lib/api';

/** How the session stands. Asked by a person it extends the session, in the background it does not. */
export const sessionStatus = ({ background = false } = {}) =>
  api.call('adminStatus', { background });
