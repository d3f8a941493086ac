import {
  BACKGROUND_HEADER,
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
import { encoded, type RequestParts } from './encoded-request.js';
import { ApiError, errorOf, NetworkError } from './errors.js';
import { eventData } from './event-stream.js';
import { fileNameIn } from './file-name.js';
import { hasEnded, type OnProgress } from './job-progress.js';
import { requestId } from './request-id.js';

/** Sends a request whose body is large, and tells how much of it is on its way (0…1). */
export type Upload = (
  address: string,
  request: RequestInit,
  onSent: (share: number) => void,
) => Promise<Response>;

export interface ClientOptions {
  /** Where the gateway is, asked for each call; the page's own unless given. */
  readonly baseUrl?: () => string;
  /** Headers of every call, such as a script's credential. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly fetch?: (address: string, request: RequestInit) => Promise<Response>;
  /** Sends forms with files; by `fetch` unless given, which says nothing of their way. */
  readonly upload?: Upload;
  /** Called with every response before its body is read. */
  readonly onResponse?: (response: Response, call: { readonly background: boolean }) => void;
  /** Called with every refusal of a call before the caller hears of it. */
  readonly onRefused?: (error: ApiError, name: RouteName) => void;
  /** Called with what came of a call before it is given: to hold it against the contract. */
  readonly onBody?: (name: RouteName, body: unknown) => void;
  /** Pauses before a stream of job events that broke is taken up again, in milliseconds. */
  readonly pausesMs?: readonly number[];
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Nobody made this call: it does not extend the session. */
  readonly background?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface WorkOptions {
  /** Aborting gives up the sending, and cancels the work once it is accepted. */
  readonly signal?: AbortSignal;
  readonly onProgress?: OnProgress;
}

/** A file that the server gave, under the name that it should have. */
export interface ServedFile {
  readonly blob: Blob;
  readonly fileName: string | null;
}

/** What a call of a route is given, which nothing need be where the route wants nothing. */
export type RequestFor<Name extends RouteName> =
  Record<never, never> extends RequestOf<Name>
    ? [request?: RequestOf<Name> & RequestParts & CallOptions]
    : [request: RequestOf<Name> & RequestParts & CallOptions];

/** What a call is given, apart from which route it is of. */
type Asked = RequestParts & CallOptions;

/** Arguments of any route as every route's are sent: spreading a route's own ones would have the
 * compiler try each route of the table in turn. */
const askedBy = ([request]: readonly unknown[]): Asked => request ?? {};

/** Makes its call; the response is bare, also of a refusal. */
export type PreparedCall = (client: Client, options?: CallOptions) => Promise<Response>;

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Calls the gateway's routes by their names, typed by the route table.
 *
 * Calls reject with `ApiError` when they are refused, `NetworkError` when the gateway is out of
 * reach, and an `AbortError` when their signal was aborted.
 */
export class Client {
  constructor(private readonly options: ClientOptions = {}) {}

  /** Makes a call that answers with JSON. */
  async call<Name extends JsonRoute>(
    name: Name,
    ...given: RequestFor<Name>
  ): Promise<ResponseOf<Name>> {
    const body = await this.#json<ResponseOf<Name>>(await this.#succeed(name, askedBy(given)));
    this.options.onBody?.(name, body);
    return body;
  }

  /** Fetches a file. */
  async file<Name extends FileRoute>(name: Name, ...given: RequestFor<Name>): Promise<ServedFile> {
    const response = await this.#succeed(name, askedBy(given));
    const fileName = fileNameIn(response.headers.get('content-disposition'));
    return { blob: await response.blob(), fileName };
  }

  /** Listens to one stream of events until it ends, breaks off or is left. */
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

  /** Has long work done, follows it and gives its result. */
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
    // What was worked out before is answered at once.
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
   * Follows work that runs already, to its result. The work outlives a broken stream and a gateway
   * that restarts, so the stream is taken up again after growing pauses; then `NetworkError`.
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

  /** The bare response of a call, also of one that is refused. */
  send<Name extends RouteName>(name: Name, ...given: RequestFor<Name>): Promise<Response> {
    return this.#send(name, askedBy(given));
  }

  /** A call that is decided now and made later, by any client and as often as one likes. */
  static prepare<Name extends RouteName>(name: Name, ...given: RequestFor<Name>): PreparedCall {
    return (client, options) => client.#send(name, { ...askedBy(given), ...options });
  }

  async *#statesOf(id: string): AsyncGenerator<JobResponse> {
    const pausesMs = this.options.pausesMs ?? PAUSES_MS;
    for (let broken = 0; ; broken += 1) {
      try {
        // Work that goes on is no sign that somebody is there.
        for await (const job of this.listen('jobEvents', { params: { id }, background: true })) {
          broken = 0;
          yield job;
        }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'TOO_MANY_STREAMS') {
          // Other tabs hold them all: then the work is asked for from time to time.
          yield await this.call('job', { params: { id }, background: true });
          broken = 0;
        } else if (error instanceof ApiError && error.status < 500) throw error;
      }
      const pauseMs = pausesMs[broken];
      if (pauseMs === undefined) return;
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }

  /** The response of a call that succeeded. */
  async #succeed(
    name: RouteName,
    request: Asked = {},
    onSent?: (share: number) => void,
  ): Promise<Response> {
    const response = await this.#send(name, request, onSent);
    if (response.ok) return response;
    const error = errorOf(response.status, await response.json().catch(() => null));
    this.options.onRefused?.(error, name);
    throw error;
  }

  async #send(
    name: RouteName,
    request: Asked = {},
    onSent?: (share: number) => void,
  ): Promise<Response> {
    const { baseUrl, headers, onResponse, upload } = this.options;
    const { method, path, body, headers: ofBody } = encoded(name, request);
    const address = (baseUrl?.() ?? '') + path;
    const init: RequestInit = {
      method,
      body,
      signal: request.signal ?? null,
      headers: {
        accept: 'application/json',
        [REQUEST_ID_HEADER]: requestId(),
        ...(request.background && { [BACKGROUND_HEADER]: '1' }),
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
    onResponse?.(response, { background: request.background ?? false });
    return response;
  }

  #fetch(address: string, init: RequestInit): Promise<Response> {
    return (this.options.fetch ?? fetch)(address, init);
  }

  /** The one place where what came by the wire is taken for what the route promises. */
  async #json<Body>(response: Response): Promise<Body> {
    return response.json().catch(() => {
      throw errorOf(response.status, null);
    }) as Promise<Body>;
  }
}

const cancelled = () => new ApiError(0, 'JOB_CANCELLED', connectionPhrases.cancelled);
