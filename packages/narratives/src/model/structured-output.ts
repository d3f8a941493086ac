import { CodedError } from '@lqc/contracts';
import type OpenAI from 'openai';
import type { Message } from '../prompt/chapter-prompt.js';

/** The form of an answer, by name, as JSON Schema in its strict subset. */
export interface AnswerSchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Endpoints, with their model, that have refused structured output since this process began. */
const REFUSING = new Set<string>();

/** Asks one endpoint for structured answers, and remembers where it has none. */
export class StructuredOutput {
  constructor(private readonly endpoint: string) {}

  /**
   * A refusal counts as one of the form only where the same question without it is answered; else
   * it was the question that was refused.
   */
  async ask<Answer>(ways: {
    readonly structured: () => Promise<Answer>;
    readonly inPrompt: () => Promise<Answer>;
  }): Promise<Answer> {
    if (REFUSING.has(this.endpoint)) return ways.inPrompt();
    try {
      return await ways.structured();
    } catch (error) {
      if (!(error instanceof FormRefused)) throw error;
      const answer = await ways.inPrompt();
      REFUSING.add(this.endpoint);
      return answer;
    }
  }
}

/** The endpoint refused a question with a form by a status that a form it does not know can have. */
export class FormRefused extends CodedError {
  constructor() {
    super('LLM_REFUSED');
  }
}

const STATUSES: ReadonlySet<number> = new Set([400, 404, 415, 422, 501]);
export const isFormRefusal = (status: number | undefined): boolean =>
  status !== undefined && STATUSES.has(status);

export function responseFormat({ name, schema }: AnswerSchema): OpenAI.ResponseFormatJSONSchema {
  return { type: 'json_schema', json_schema: { name, strict: true, schema: { ...schema } } };
}

/** The same question with the form written out, for endpoints that know no structured output. */
export function withSchema(messages: readonly Message[], { schema }: AnswerSchema): Message[] {
  const rule = `Jawab hanya dengan satu objek JSON menurut skema berikut, tanpa teks lain:\n${JSON.stringify(schema)}`;
  return messages.map((message, at) =>
    at === 0 ? { ...message, content: `${message.content}\n\n${rule}` } : message,
  );
}
