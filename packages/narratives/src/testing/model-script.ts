/** What a test lets the model do with one request. */
export type ModelScript = (request: ModelRequest) => ModelReply | Promise<ModelReply>;

export interface ModelRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly authorization: string;
  /** The whole body, as sent. */
  readonly body: string;
  /** How many requests came before. */
  readonly position: number;
}

export type ModelReply =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly finish?: 'stop' | 'length';
      /** A pause before each piece. */
      readonly everyMs?: number;
    }
  | { readonly kind: 'status'; readonly status: number; readonly text?: string }
  /** Sends these pieces, then nothing more. */
  | { readonly kind: 'hang'; readonly pieces?: readonly string[] }
  /** Sends these pieces, then cuts the line. */
  | { readonly kind: 'break'; readonly pieces: readonly string[] };
