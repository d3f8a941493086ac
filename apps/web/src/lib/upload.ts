import type { Upload } from '@lqc/client';

/** Sends a request by XMLHttpRequest, since `fetch` does not report the progress of an upload. */
export const uploadByXhr: Upload = (address, { method = 'POST', headers, body, signal }, onSent) =>
  new Promise((resolve, reject) => {
    // A request that was not sent yet tells nobody that it is aborted.
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.responseType = 'blob';
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total ? loaded / total : 1),
    );
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new TypeError('the upload failed')));
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit | null);
  });

function responseOf(request: XMLHttpRequest): Response {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines.flatMap((line): [string, string][] => {
    const [name, value] = line.split(/: ?(.*)/);
    return name && value !== undefined ? [[name, value]] : [];
  });
  const { status, statusText } = request;
  return new Response(request.response as Blob, { status, statusText, headers });
}
