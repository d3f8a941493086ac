import { CodedError } from '@lqc/contracts';

/** What endpoints (with model) refused since this process started. */
const REFUSED = new Set<string>();

/** A parameter that not every endpoint takes: asks with it, and remembers where it is refused. */
export class OptionalParameter {
  readonly #key: string;

  constructor(name: string, endpoint: string) {
    this.#key = `${name} ${endpoint}`;
  }

  /**
   * Asks with the parameter, and after a refusal without it. Only when that succeeds, the parameter
   * is considered unsupported; otherwise the question itself was refused.
   */
  async ask<Response>(directions: {
    readonly with: () => Promise<Response>;
    readonly without: () => Promise<Response>;
  }): Promise<Response> {
    if (REFUSED.has(this.#key)) return directions.without();
    try {
      return await directions.with();
    } catch (error) {
      if (!(error instanceof ParameterRefused)) throw error;
      const response = await directions.without();
      REFUSED.add(this.#key);
      return response;
    }
  }
}

/** The endpoint refused a request with an optional parameter, perhaps because it does not take that. */
export class ParameterRefused extends CodedError {
  constructor() {
    super('LLM_REFUSED');
  }
}

const REFUSAL_STATUSES: ReadonlySet<number> = new Set([400, 404, 415, 422, 501]);
/** True for statuses with which endpoints refuse parameters. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && REFUSAL_STATUSES.has(status);
