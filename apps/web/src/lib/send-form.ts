import { REQUEST_ID_HEADER, SESSION_LEFT_HEADER } from '@lqc/contracts';
import { ApiError, errorOf, NetworkError, noticeSessionLeft } from './http';
import { requestId } from './request-id';

interface SendOptions {
  readonly signal: AbortSignal;
  /** How much of the body is on its way, 0…1. */
  readonly onSent: (share: number) => void;
}

/**
 * Posts a form that is to be answered at once (`Prefer: respond-async`). By XMLHttpRequest, for
 * fetch does not tell how much of a body is sent. Throws `ApiError` or `NetworkError`.
 */
export function sendForm<T>(
  path: string,
  form: FormData | null,
  { signal, onSent }: SendOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('Prefer', 'respond-async');
    request.setRequestHeader(REQUEST_ID_HEADER, requestId());
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total ? loaded / total : 1),
    );
    request.addEventListener('load', () => {
      noticeSessionLeft(request.getResponseHeader(SESSION_LEFT_HEADER));
      if (request.status < 400) resolve(request.response as T);
      else reject(errorOf(request.status, request.response));
    });
    request.addEventListener('error', () => reject(new NetworkError()));
    request.addEventListener('abort', () => reject(cancelled()));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

const cancelled = () =>
  new ApiError(0, 'JOB_CANCELLED', 'Unggahan dibatalkan. Tidak ada data yang berubah.', null);
