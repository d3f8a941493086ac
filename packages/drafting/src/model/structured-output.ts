import type OpenAI from 'openai';
import type { Message } from '../prompt/chapter-prompt.js';

/** The required form of a response, as a named JSON Schema in the strict subset. */
export interface AnswerSchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

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
