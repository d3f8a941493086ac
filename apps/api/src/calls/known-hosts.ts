import { isIP } from 'node:net';
import { CodedError } from '@lqc/contracts';
import type { Request } from 'express';

/**
 * Hosts that an attacker cannot point here by DNS: IP addresses, localhost, local network names.
 */
const isOwn = (host: string) =>
  isIP(host.replace(/^\[|\]$/g, '')) !== 0 || host === 'localhost' || !host.includes('.');

/**
 * Refuses a request for an unknown host name, which protects against DNS rebinding: a page of
 * another site whose name was pointed to this server. A host name forwarded by a proxy must be
 * known as well.
 *
 * @param known allowed names besides those of the local network
 * @throws CodedError `HOST_UNKNOWN`
 */
export function refuseUnknownHost(request: Request, known: readonly string[]): void {
  const forwarded = request.get('x-forwarded-host')?.split(',') ?? [];
  for (const written of [request.headers.host ?? '', ...forwarded]) {
    const host = hostOf(written.trim());
    if (host === null || !(isOwn(host) || known.includes(host)))
      throw new CodedError('HOST_UNKNOWN', { host: written.trim().slice(0, SHOWN) });
  }
}

const SHOWN = 100;

function hostOf(written: string): string | null {
  if (written === '') return '';
  if (!/^[\w.:[\]-]+$/.test(written) || !URL.canParse(`http://${written}`)) return null;
  return new URL(`http://${written}`).hostname.replace(/\.$/, '');
}
