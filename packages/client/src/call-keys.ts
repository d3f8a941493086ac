import { ADDRESSES, type Address, type RouteName } from '@lqc/contracts';
import type { RequestParts } from './encoded-request.js';
import { requestId } from './request-id.js';

/** How long after its answer the same call still counts as the same click, in milliseconds. */
const SAME_CLICK_MS = 3_000;

/**
 * The keys of creating calls. The same call has the same key as long as it may be the same wish: while
 * it waits, for a moment after it was answered (a double click), and until it is answered when the
 * connection broke. So the gateway carries it out once.
 */
export class CallKeys {
  readonly #keys = new Map<string, string>();

  /** The key of a call; none when the call creates nothing. */
  of(name: RouteName, request: RequestParts): string | undefined {
    const address: Address = ADDRESSES[name];
    if (!address.creates) return undefined;
    const asked = wishOf(name, request);
    const key = this.#keys.get(asked) ?? requestId();
    this.#keys.set(asked, key);
    return key;
  }

  /** To be told of every response; one that refused leaves nothing to repeat. */
  answered(name: RouteName, request: RequestParts, succeeded: boolean): void {
    const asked = wishOf(name, request);
    const key = this.#keys.get(asked);
    if (key === undefined) return;
    const forget = () => this.#keys.get(asked) === key && this.#keys.delete(asked);
    if (succeeded) setTimeout(forget, SAME_CLICK_MS);
    else forget();
  }
}

function wishOf(name: RouteName, { params, query, body, files }: RequestParts): string {
  const named = Object.values(files ?? {})
    .flat()
    .map((file) => (file instanceof File ? [file.name, file.size, file.lastModified] : null));
  return JSON.stringify([name, params, query, body, named]);
}
