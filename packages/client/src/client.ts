import {
  BACKGROUND_HEADER,
  CALL_KEY_HEADER,
  type EventOf,
  type EventRoute,
  type FileRoute,
  type JobAccepted,
  type JobResponse,
  type JobRoute,
  type JsonRoute,
  REQUEST_ID_HEADER,
  type RequestOf,
  type ResponseOf,
  type ResultOf,
  type RouteName,
} from '@lqc/contracts';
import { connectionPhrases } from '@lqc/phrases';
import type { CallKeys } from './call-keys.js';
import { encoded, type RequestParts } from './encoded-request.js';
import { ApiError, errorOf, errorOfText, NetworkError } from './errors.js';
import { eventData } from './event-stream.js';
import { fileNameIn } from './file-name.js';
import { hasEnded, type OnProgress } from './job-progress.js';
import { requestId } from './request-id.js';

/** Sends a request with a large body, and reports how much of it has been sent (0…1). */
export type Upload = (
  address: string,
  request: RequestInit,
  onSent: (share: number) => void,
) => Promise<Response>;

export interface ClientOptions {
  /** Gives the gateway's origin, for each call; by default the page's own. */
  readonly baseUrl?: () => string;
  /** Headers sent with every call, such as a script's credential. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly fetch?: (address: string, request: RequestInit) => Promise<Response>;
  /** Sends forms with files. The default is `fetch`, which cannot report progress. */
  readonly upload?: Upload;
  /** Called with every response before its body is read. */
  readonly onResponse?: (response: Response, made: Made) => void;
  /** Called with the error of every refused call, before the call rejects. */
  readonly onRefused?: (error: ApiError, name: RouteName, made: Made) => void;
  /** Gives the number of the sign-in that a call is sent with: its answer may come when there is another. */
  readonly signIn?: () => number;
  /** Gives creating calls a key, so that none is carried out twice. */
  readonly keys?: CallKeys;
  /** Called with every answer before the call resolves, so that tests can compare it with the contract. */
  readonly onBody?: (name: RouteName, body: unknown) => void;
  /** Pauses in milliseconds before each attempt to reopen a broken stream of job events. */
  readonly pausesMs?: readonly number[];
}

/** How an answered call was made. */
interface Made {
  readonly background: boolean;
  /** As the client's `signIn` gave it when the call was sent; null where it has none. */
  readonly signIn: number | null;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** True for a call that no person made; it does not extend the session. */
  readonly background?: boolean;
  /** True for a call that goes on when its page goes away; browsers take only a small body for it. */
  readonly keepalive?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface WorkOptions {
  /** Aborting it stops the upload, or cancels the run when it was already accepted. */
  readonly signal?: AbortSignal;
  readonly onProgress?: OnProgress;
}

/** A downloaded file with its name. */
export interface ServedFile {
  readonly blob: Blob;
  readonly fileName: string | null;
}

/** Arguments of a call: the route's request (optional where nothing in it is required) and options. */
export type RequestFor<Name extends RouteName> =
  Record<never, never> extends RequestOf<Name>
    ? [request?: RequestOf<Name> & RequestParts & CallOptions]
    : [request: RequestOf<Name> & RequestParts & CallOptions];

/** Arguments of a call, whatever its route. */
type Asked = RequestParts & CallOptions;

/** The arguments without the route's types: spreading those would make the compiler try every route. */
const askedBy = ([request]: readonly unknown[]): Asked => request ?? {};

/** A prepared call; it gives the raw response, also when the call is refused. */
export type PreparedCall = (client: Client, options?: CallOptions) => Promise<Response>;

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Calls the gateway's routes by their names, typed by the route table.
 *
 * Calls reject with `ApiError` when they are refused, `NetworkError` when the gateway cannot be
 * reached, and an `AbortError` when their signal was aborted.
 */
export class Client {
  constructor(private readonly options: ClientOptions = {}) {}

  /** Calls a route that answers with JSON. */
  async call<Name extends JsonRoute>(
    name: Name,
    ...given: RequestFor<Name>
  ): Promise<ResponseOf<Name>> {
    const body = await this.#json<ResponseOf<Name>>(await this.#succeed(name, askedBy(given)));
    this.options.onBody?.(name, body);
    return body;
  }

  /** Calls a route that answers with a file. */
  async file<Name extends FileRoute>(name: Name, ...given: RequestFor<Name>): Promise<ServedFile> {
    const response = await this.#succeed(name, askedBy(given));
    const fileName = fileNameIn(response.headers.get('content-disposition'));
    return { blob: await response.blob(), fileName };
  }

  /** Reads one stream of events until it ends, breaks, or the signal is aborted. */
  async *listen<Name extends EventRoute>(
    name: Name,
    ...given: RequestFor<Name>
  ): AsyncGenerator<EventOf<Name>> {
    const request = askedBy(given);
    const headers = { accept: 'text/event-stream', ...request.headers };
    const response = await this.#succeed(name, { ...request, headers });
    if (!response.body) throw new NetworkError();
    for await (const data of eventData(response.body)) yield JSON.parse(data) as EventOf<Name>;
  }

  /** Calls a route that starts a run, follows the run and gives its result. */
  async work<Name extends JobRoute>(
    name: Name,
    request: RequestOf<Name> & RequestParts,
    { signal, onProgress = () => {} }: WorkOptions = {},
  ): Promise<ResultOf<Name>> {
    const asked = {
      ...askedBy([request]),
      headers: { prefer: 'respond-async' },
      ...(signal && { signal }),
    };
    const response = await this.#succeed(name, asked, (share) =>
      onProgress({ phase: 'sending', share }),
    ).catch((error: Error) => {
      throw error.name === 'AbortError' ? cancelled() : error;
    });
    // A stored result is answered at once, without a run.
    if (response.status !== 202) return this.#json<ResultOf<Name>>(response);
    const { job_id: id } = await this.#json<JobAccepted>(response);
    const cancel = () => void this.call('cancelJob', { params: { id } }).catch(() => {});
    signal?.addEventListener('abort', cancel, { once: true });
    if (signal?.aborted) cancel();
    onProgress({ phase: 'working', jobId: id, progress: 0, step: null });
    try {
      return (await this.follow(id, onProgress)) as ResultOf<Name>;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  /**
   * Follows a run to its result. A run survives a broken stream and a restart of the gateway, so the
   * stream is reopened after growing pauses; when they are used up, rejects with `NetworkError`.
   */
  async follow(jobId: string, onProgress: OnProgress = () => {}): Promise<unknown> {
    for await (const job of this.#statesOf(jobId)) {
      const { progress, step, draft, status, result, error } = job;
      onProgress({ phase: 'working', jobId, progress, step, draft });
      if (!hasEnded(job)) continue;
      if (status === 'completed') return result;
      throw errorOf(422, error);
    }
    throw new NetworkError();
  }

  /** The raw response of a call, also when it is refused. */
  send<Name extends RouteName>(name: Name, ...given: RequestFor<Name>): Promise<Response> {
    return this.#send(name, askedBy(given));
  }

  /** Prepares a call that can be made later, by any client, any number of times. */
  static prepare<Name extends RouteName>(name: Name, ...given: RequestFor<Name>): PreparedCall {
    return (client, options) => client.#send(name, { ...askedBy(given), ...options });
  }

  async *#statesOf(id: string): AsyncGenerator<JobResponse> {
    const pausesMs = this.options.pausesMs ?? PAUSES_MS;
    for (let broken = 0; ; broken += 1) {
      try {
        // A run in progress does not mean that a person is present, so this does not extend the session.
        for await (const job of this.listen('jobEvents', { params: { id }, background: true })) {
          broken = 0;
          yield job;
        }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'TOO_MANY_STREAMS') {
          // When other tabs use all the streams that the server allows, the run is polled.
          yield await this.call('job', { params: { id }, background: true });
          broken = 0;
        } else if (error instanceof ApiError && error.status < 500) throw error;
      }
      const pauseMs = pausesMs[broken];
      if (pauseMs === undefined) return;
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }

  /** The response of a call; rejects when it was refused. */
  async #succeed(
    name: RouteName,
    request: Asked,
    onSent?: (share: number) => void,
  ): Promise<Response> {
    const made = this.#madeBy(request);
    const response = await this.#send(name, request, { onSent, made });
    if (response.ok) return response;
    const error = errorOfText(response.status, await response.text().catch(() => ''));
    this.options.onRefused?.(error, name, made);
    throw error;
  }

  async #send(
    name: RouteName,
    request: Asked,
    {
      onSent,
      made = this.#madeBy(request),
    }: { onSent?: (share: number) => void; made?: Made } = {},
  ): Promise<Response> {
    const { baseUrl, headers, onResponse, upload, keys } = this.options;
    const key = keys?.of(name, request);
    const { method, path, body, headers: ofBody } = encoded(name, request);
    const address = (baseUrl?.() ?? '') + path;
    const init: RequestInit = {
      method,
      body,
      signal: request.signal ?? null,
      keepalive: request.keepalive ?? false,
      headers: {
        accept: 'application/json',
        [REQUEST_ID_HEADER]: requestId(),
        ...(request.background && { [BACKGROUND_HEADER]: '1' }),
        ...(key && { [CALL_KEY_HEADER]: key }),
        ...ofBody,
        ...headers?.(),
        ...request.headers,
      },
    };
    const response = await (
      onSent && upload && request.files ? upload(address, init, onSent) : this.#fetch(address, init)
    ).catch((error: Error) => {
      throw error.name === 'AbortError' ? error : new NetworkError({ cause: error });
    });
    keys?.answered(name, request, response.ok);
    onResponse?.(response, made);
    return response;
  }

  #madeBy({ background = false }: Asked): Made {
    return { background, signIn: this.options.signIn?.() ?? null };
  }

  #fetch(address: string, init: RequestInit): Promise<Response> {
    return (this.options.fetch ?? fetch)(address, init);
  }

  /** The only place that asserts the answer to be of the route's response type, without checking it. */
  async #json<Body>(response: Response): Promise<Body> {
    const body = (await response.json().catch(() => {
      throw errorOf(response.status, null);
    })) as Body & { readonly success?: boolean };
    if (body?.success === false) throw errorOf(response.status, body);
    return body;
  }
}

const cancelled = () => new ApiError(0, 'JOB_CANCELLED', connectionPhrases.cancelled);
