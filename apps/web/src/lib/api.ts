import { Client } from '@lqc/client';
import { type ErrorCode, type RouteName, SESSION_LEFT_HEADER } from '@lqc/contracts';
import { uploadByXhr } from './upload';

const SESSION_ENDED: ReadonlySet<ErrorCode> = new Set(['SESSION_EXPIRED', 'NOT_AUTHENTICATED']);
/** Their refusal says nothing of a session: it begins after them, or is over before. */
const OUTSIDE_SESSION: ReadonlySet<RouteName> = new Set(['login', 'logout']);

let onSessionEnded: () => void = () => {};

/** Called when a call is refused because the credential no longer holds. */
export function whenSessionEnds(handler: () => void): void {
  onSessionEnded = handler;
}

type OnSessionLeft = (leftMs: number, made: { readonly background: boolean }) => void;
let onSessionLeft: OnSessionLeft = () => {};

/** Called with how long the session still holds, by the server, at each response that says so. */
export function whenSessionLeft(handler: OnSessionLeft): void {
  onSessionLeft = handler;
}

/** The gateway that served this page. */
export const api = new Client({
  upload: uploadByXhr,
  onResponse({ headers }, made) {
    const left = headers.get(SESSION_LEFT_HEADER);
    if (left && Number.isFinite(Number(left))) onSessionLeft(Number(left), made);
  },
  onRefused({ code }, name) {
    if (SESSION_ENDED.has(code) && !OUTSIDE_SESSION.has(name)) onSessionEnded();
  },
});
