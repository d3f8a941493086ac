import { CodedError } from '@lqc/contracts';
import OpenAI from 'openai';

/** Nothing came for too long. */
export class ModelSilent extends Error {}

/** The status an endpoint answered with; undefined where it did not answer. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof OpenAI.APIError && typeof error.status === 'number' ? error.status : undefined;

/** Only what a moment's wait can mend: too many calls, or a fault at the other end. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof OpenAI.APIConnectionError) return false;
  return (
    error instanceof OpenAI.APIError &&
    typeof error.status === 'number' &&
    (error.status === 429 || error.status >= 500)
  );
}

/** Whatever went wrong as one of the product's codes; nothing of the endpoint's words is kept. */
export function asModelError(error: unknown): CodedError {
  if (error instanceof CodedError) return error;
  return new CodedError(codeOf(error));
}

function codeOf(error: unknown): CodedError['code'] {
  if (error instanceof ModelSilent) return 'LLM_TIMED_OUT';
  if (error instanceof OpenAI.APIConnectionTimeoutError) return 'LLM_TIMED_OUT';
  if (error instanceof OpenAI.APIUserAbortError) return 'LLM_TIMED_OUT';
  if (error instanceof OpenAI.APIConnectionError) return 'LLM_UNREACHABLE';
  if (error instanceof OpenAI.APIError && typeof error.status === 'number') {
    if (error.status === 429) return 'LLM_BUSY';
    return error.status >= 500 ? 'LLM_FAILED' : 'LLM_REFUSED';
  }
  return 'LLM_FAILED';
}
