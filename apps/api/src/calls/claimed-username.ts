import { CodedError } from '@lqc/contracts';
import type { LiaisonRequest } from '../http/request.js';

/** Refuses a call whose body has the name of another user than the signed-in one. */
export function refuseOtherUsername(request: LiaisonRequest): void {
  const body = request.body as { username?: unknown } | undefined;
  const own = request.signedIn?.user.username;
  if (!own || typeof body?.username !== 'string' || !body.username.trim()) return;
  if (body.username.toLowerCase() !== own.toLowerCase()) throw new CodedError('USERNAME_MISMATCH');
}
