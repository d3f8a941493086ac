import { type CallOptions, Client, type PreparedCall } from '@lqc/client';
import { ErrorBody, JobAccepted } from '@lqc/contracts';

/** Calls several gateways in turn with one person's credential, as a load balancer would. */
export class Caller {
  token = '';
  readonly api: Client;
  #next = 0;

  /** @param from the client's address as a proxy would report it; limits per address then apply to it */
  constructor(
    readonly addresses: readonly string[],
    from?: string,
  ) {
    this.api = new Client({
      baseUrl: () => this.#nextAddress(),
      headers: () => ({
        ...(from && { 'x-forwarded-for': from }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      }),
    });
  }

  async signIn(username: string, password: string): Promise<void> {
    this.token = (await this.api.call('login', { body: { username, password } })).token;
  }

  /** Makes a call and ignores its response; @throws Error when the call fails */
  async must(call: PreparedCall): Promise<void> {
    await (await this.#succeed(call)).arrayBuffer();
  }

  /** Starts a job without waiting for its end; returns the job's id. */
  async handIn(call: PreparedCall, options: CallOptions = {}): Promise<string> {
    const response = await this.#succeed(call, {
      ...options,
      headers: { prefer: 'respond-async' },
    });
    return JobAccepted.parse(await response.json()).job_id;
  }

  async #succeed(call: PreparedCall, options?: CallOptions): Promise<Response> {
    const response = await call(this.api, options);
    if (response.ok) return response;
    const { data: body } = ErrorBody.safeParse(await response.json().catch(() => null));
    throw new Error(`${response.url} answered ${response.status} ${body?.code ?? ''}`);
  }

  #nextAddress(): string {
    this.#next += 1;
    return this.addresses[this.#next % this.addresses.length]!;
  }
}

/** A workbook as a file to upload. */
export const workbookFile = (bytes: Uint8Array, name = 'file.xlsx'): File =>
  new File([bytes as Uint8Array<ArrayBuffer>], name);
