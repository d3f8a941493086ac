export interface Answer {
  readonly status: number;
  readonly body: Record<string, never> & { readonly job_id?: string; readonly code?: string };
}

export interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly form?: FormData;
  /** Answer at once, with the id of the work. */
  readonly async?: boolean;
  readonly signal?: AbortSignal;
}

/** Calls gateways in turn with one credential, as a balancer would spread a person's calls. */
export class Caller {
  token = '';
  #next = 0;

  /** With an address of its own, as a proxy would report it, a caller has limits of its own. */
  constructor(
    readonly addresses: readonly string[],
    readonly from?: string,
  ) {}

  async signIn(username: string, password: string): Promise<void> {
    const { status, body } = await this.call('/api/node/login', { body: { username, password } });
    if (status !== 200) throw new Error(`sign-in answered ${status}`);
    this.token = (body as unknown as { token: string }).token;
  }

  async call(path: string, { method, body, form, async, signal }: Call = {}): Promise<Answer> {
    const response = await fetch(this.next() + path, {
      method: method ?? (body !== undefined || form ? 'POST' : 'GET'),
      headers: {
        ...(this.from && { 'x-forwarded-for': this.from }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(async && { prefer: 'respond-async' }),
      },
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
      signal: signal ?? null,
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : {} };
  }

  /** The body of a call that succeeds. */
  async must<T>(path: string, call: Call = {}): Promise<T> {
    const { status, body } = await this.call(path, call);
    if (status >= 300) throw new Error(`${path} answered ${status} ${body.code ?? ''}`);
    return body as T;
  }

  /** The next gateway's address. */
  next(): string {
    this.#next += 1;
    return this.addresses[this.#next % this.addresses.length]!;
  }
}

/** A form with files, one or many of a name, as the browser sends it. */
export function formWith(
  files: Readonly<Record<string, Uint8Array | readonly Uint8Array[]>>,
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const all = Object.entries(files).flatMap(([name, one]) =>
    [one].flat().map((bytes) => [name, bytes as Uint8Array] as const),
  );
  for (const [name, bytes] of all)
    form.append(name, new Blob([bytes as Uint8Array<ArrayBuffer>]), `${name}.xlsx`);
  return form;
}
