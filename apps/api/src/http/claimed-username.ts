import { CodedError } from '@lqc/contracts';
import type { LiaisonRequest } from './request.js';

/** Bodies of the older calls name their user; it must be the one who is signed in. */
export function refuseOtherUsername(request: LiaisonRequest): void {
  const body = request.body as { username?: unknown } | undefined;
  const own = request.signedIn?.user.username;
  if (!own || typeof body?.username !== 'string' || !body.username.trim()) return;
  if (body.username.toLowerCase() !== own.toLowerCase()) throw new CodedError('USERNAME_MISMATCH');
}
