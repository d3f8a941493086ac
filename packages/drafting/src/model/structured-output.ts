import { CodedError } from '@lqc/contracts';
import type OpenAI from 'openai';
import type { Message } from '../prompt/chapter-prompt.js';

/** The required form of a response, as a named JSON Schema in the strict subset. */
export interface AnswerSchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Endpoints (with model) that refused structured output since this process started. */
const REFUSING = new Set<string>();

/** Asks an endpoint for structured output, and remembers when it does not support that. */
export class StructuredOutput {
  constructor(private readonly endpoint: string) {}

  /**
   * Asks with structured output, and after a refusal with the schema in the prompt. Only when that
   * succeeds, structured output is considered unsupported; otherwise the question itself was
   * refused.
   */
  async ask<Response>(directions: {
    readonly structured: () => Promise<Response>;
    readonly inPrompt: () => Promise<Response>;
  }): Promise<Response> {
    if (REFUSING.has(this.endpoint)) return directions.inPrompt();
    try {
      return await directions.structured();
    } catch (error) {
      if (!(error instanceof FormRefused)) throw error;
      const response = await directions.inPrompt();
      REFUSING.add(this.endpoint);
      return response;
    }
  }
}

/**
 * The endpoint refused a request with structured output, perhaps because it does not support it.
 */
export class FormRefused extends CodedError {
  constructor() {
    super('LLM_REFUSED');
  }
}

const REFUSAL_STATUSES: ReadonlySet<number> = new Set([400, 404, 415, 422, 501]);
/** True for statuses with which endpoints refuse structured output. */
export const isFormRefusal = (status: number | undefined): boolean =>
  status !== undefined && REFUSAL_STATUSES.has(status);

/** The schema as the request parameter of structured output. */
export function responseFormat({ name, schema }: AnswerSchema): OpenAI.ResponseFormatJSONSchema {
  return { type: 'json_schema', json_schema: { name, strict: true, schema: { ...schema } } };
}

/** The messages with the schema in the prompt, for endpoints without structured output. */
export function withSchema(messages: readonly Message[], { schema }: AnswerSchema): Message[] {
  const rule = `Jawab hanya dengan satu objek JSON menurut skema berikut, tanpa teks lain:\n${JSON.stringify(schema)}`;
  return messages.map((message, at) =>
    at === 0 ? { ...message, content: `${message.content}\n\n${rule}` } : message,
  );
}
