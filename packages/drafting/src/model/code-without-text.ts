import type { CodedError } from '@lqc/contracts';

/** What is known of a response in which no text came. */
export interface WithoutText {
  readonly contentType: string | null;
  /** Whether anything of a model's came at all. */
  readonly hasBegun: boolean;
  readonly isDeclined: boolean;
  readonly ending: string | null;
}

/** Why there is no text, as one of the product's codes. */
export function codeWithoutText(response: WithoutText): CodedError['code'] {
  const { contentType, hasBegun, isDeclined, ending } = response;
  if (isDeclined || ending === 'content_filter') return 'LLM_DECLINED';
  if (ending === 'length') return 'LLM_TOKENS_USED_UP';
  // A sign-in page, an error as JSON or an answer in one piece: each has a type of its own.
  const isOther = !hasBegun && contentType && !contentType.includes('text/event-stream');
  return isOther ? 'LLM_WRONG_ANSWER' : 'LLM_EMPTY_ANSWER';
}
