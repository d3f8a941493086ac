import { isIP } from 'node:net';
import { CodedError } from '@lqc/contracts';
import type { Request } from 'express';

/** Names that nobody outside can make lead here: addresses, this machine, names of the local network. */
const isOwn = (host: string) =>
  isIP(host.replace(/^\[|\]$/g, '')) !== 0 || host === 'localhost' || !host.includes('.');

/**
 * A page of another site whose name was made to lead here (rebinding) is asked for under that name. What
 * a proxy tells of the name that it was asked for must be known as well.
 *
 * @param known names besides those of one's own network
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
