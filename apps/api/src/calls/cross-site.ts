import { CodedError } from '@lqc/contracts';
import type { Request } from 'express';

const FROM_OURSELVES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Refuses a changing call that another site's page made, since browsers send our cookie with it.
 * Scripts send neither of the two headers that name the origin, and every browser sends at least one.
 *
 * @throws CodedError `CROSS_SITE_REQUEST`
 */
export function refuseCrossSite(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const ours = site ? FROM_OURSELVES.has(site) : !origin || isOurs(origin, request);
  if (!ours) throw new CodedError('CROSS_SITE_REQUEST');
}

/** The same host by the same protocol; never the origin that browsers call `null`. */
function isOurs(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return host === request.host && protocol === `${request.protocol}:`;
}
