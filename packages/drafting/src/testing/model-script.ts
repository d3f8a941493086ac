/** Decides how the stand-in for the model replies to a request. */
export type ModelScript = (request: ModelRequest) => ModelReply | Promise<ModelReply>;

export interface ModelRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly authorization: string;
  /** The whole request body. */
  readonly body: string;
  /** Number of earlier requests. */
  readonly position: number;
}

export type ModelReply =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly finish?: 'stop' | 'length';
      /** Milliseconds to wait before each piece. */
      readonly everyMs?: number;
      /** What it says that the answer cost, of whatever form. */
      readonly usage?: unknown;
    }
  | { readonly kind: 'status'; readonly status: number; readonly text?: string }
  /** Sends what is no chat model's reply, as it is. */
  | {
      readonly kind: 'raw';
      readonly status?: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Iterable<string | Buffer>;
    }
  /** Sends these pieces, then keeps the connection open without sending. */
  | { readonly kind: 'hang'; readonly pieces?: readonly string[] }
  /** Sends these pieces, then closes the connection. */
  | { readonly kind: 'break'; readonly pieces: readonly string[] };
