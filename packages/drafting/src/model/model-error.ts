import { CodedError } from '@lqc/contracts';
import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from 'openai/core/error';

/** The model sent nothing for too long, or took too long as a whole. */
export class ModelSilent extends Error {}

/** HTTP status of the endpoint's response; undefined when there was no response. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof APIError && typeof error.status === 'number' ? error.status : undefined;

/**
 * True when another attempt may succeed: too many calls (429), or an error of the endpoint (5xx).
 */
export function isWorthRetrying(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status === 429 || status >= 500;
}

/** The error as one of the product's codes, without the endpoint's own message. */
export function asModelError(error: unknown): CodedError {
  if (error instanceof CodedError) return error;
  return new CodedError(codeOf(error));
}

/** What providers write of a prompt that exceeds their model; not all of them send a code. */
const TOO_LONG = /context.length|maximum (?:context|prompt)|prompt is too long/i;

function codeOf(error: unknown): CodedError['code'] {
  if (error instanceof ModelSilent) return 'LLM_TIMED_OUT';
  if (error instanceof APIConnectionTimeoutError) return 'LLM_TIMED_OUT';
  if (error instanceof APIUserAbortError) return 'LLM_TIMED_OUT';
  if (error instanceof APIConnectionError) return 'LLM_UNREACHABLE';
  // An error that was sent where the answer should have stood has no status.
  if (error instanceof APIError && statusOf(error) === undefined) return 'LLM_WRONG_ANSWER';
  const status = statusOf(error) ?? 500;
  if (status === 429) return 'LLM_BUSY';
  if (status < 400) return 'LLM_REDIRECTED';
  if (status === 413 || (status === 400 && TOO_LONG.test(String(error))))
    return 'LLM_PROMPT_TOO_LONG';
  return status >= 500 ? 'LLM_FAILED' : 'LLM_REFUSED';
}
