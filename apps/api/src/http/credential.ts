import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { SESSION_ABSOLUTE_MS } from '@lqc/contracts';

export const SESSION_COOKIE = 'liaison_session';

/** `__Host-` ties the cookie to this host and to TLS; without TLS browsers refuse it. */
const cookieName = (behindTls: boolean) =>
  behindTls ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

export interface Credential {
  readonly token: string;
  readonly from: 'cookie' | 'bearer';
}

const cookiesOf = ({ headers }: Request) => parse(headers.cookie ?? '');

/** The token of a request: a script's Authorization header, or the browser's cookie. */
export function credentialOf(request: Request, behindTls: boolean): Credential | null {
  const [, bearer] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (bearer) return { token: bearer, from: 'bearer' };
  const token = cookiesOf(request)[cookieName(behindTls)];
  return token ? { token, from: 'cookie' } : null;
}

export function setCredential(response: Response, token: string, behindTls: boolean): void {
  response.cookie(cookieName(behindTls), token, options(behindTls));
}

export function clearCredential(response: Response, behindTls: boolean): void {
  const { maxAge: _, ...rest } = options(behindTls);
  response.clearCookie(cookieName(behindTls), rest);
}

const options = (behindTls: boolean) =>
  ({
    httpOnly: true,
    sameSite: 'strict',
    secure: behindTls,
    path: '/',
    maxAge: SESSION_ABSOLUTE_MS,
  }) as const;

const DEVICE = 'liaison_device';
const DEVICE_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
const deviceName = (behindTls: boolean) => (behindTls ? `__Host-${DEVICE}` : DEVICE);

/** The token by which a browser is recognised; it gives no access, see `KnownPlaces`. */
export function deviceOf(request: Request, behindTls: boolean): string | null {
  const token = cookiesOf(request)[deviceName(behindTls)];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

export function setDevice(response: Response, token: string, behindTls: boolean): void {
  response.cookie(deviceName(behindTls), token, { ...options(behindTls), maxAge: DEVICE_KEPT_MS });
}
