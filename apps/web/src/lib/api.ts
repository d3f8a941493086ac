import { CallKeys, Client } from '@lqc/client';
import {
  type ErrorCode,
  PROGRAM_HEADER,
  type RouteName,
  SESSION_LEFT_HEADER,
} from '@lqc/contracts';
import { heardProgram } from './program';
import { signInStore } from './sign-in-store';
import { uploadByXhr } from './upload';

const SESSION_ENDED: ReadonlySet<ErrorCode> = new Set(['SESSION_EXPIRED', 'NOT_AUTHENTICATED']);
/** Routes whose 401 does not mean that the sign-in has expired. */
const OUTSIDE_SESSION: ReadonlySet<RouteName> = new Set(['login', 'logout']);

let onBeyondRole: () => void = () => {};

/** Sets the handler that is called when a call is refused because it is not for the person's role. */
export function whenBeyondRole(handler: () => void): void {
  onBeyondRole = handler;
}

/** Client of the gateway that served this page. */
export const api = new Client({
  upload: uploadByXhr,
  keys: new CallKeys(),
  signIn: signInStore.number,
  onResponse({ headers }, made) {
    heardProgram(headers.get(PROGRAM_HEADER));
    const left = headers.get(SESSION_LEFT_HEADER);
    if (left && Number.isFinite(Number(left))) signInStore.left(Number(left), made);
  },
  onRefused({ code }, name, made) {
    if (SESSION_ENDED.has(code) && !OUTSIDE_SESSION.has(name)) signInStore.expire(made);
    if (code === 'FORBIDDEN') onBeyondRole();
  },
});
