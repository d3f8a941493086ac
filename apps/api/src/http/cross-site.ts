import { CodedError } from '@lqc/contracts';
import type { Request } from 'express';

const FROM_OURSELVES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * A browser sends its cookie by itself, so what changes something must come from our own pages.
 * Scripts say nothing of where they come from, and no browser stays silent about both.
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
