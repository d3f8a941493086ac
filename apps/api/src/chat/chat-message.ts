import { type ChatMessage, type ErrorCode, MODEL_ANSWER_MAX_LENGTH } from '@lqc/contracts';
import type { StoredChatMessage } from '@lqc/database';
import { refusalSentence } from '@lqc/phrases';

/**
 * A stored message as responses have it; the content of a failed one is the sentence of its error.
 */
export function chatMessage(stored: StoredChatMessage): ChatMessage {
  const { role, status, errorCode, isTruncated, basis } = stored;
  const hasFailed = status === 'failed';
  const isEndless = stored.content.length >= MODEL_ANSWER_MAX_LENGTH;
  const isUnfinished = !isEndless && (isTruncated || status === 'stopped' || status === 'cut');
  return {
    id: stored.id,
    role,
    type: hasFailed ? 'error' : role === 'user' ? 'user' : 'response',
    content: hasFailed ? refusalSentence(errorCode ?? 'INTERNAL', {}, 'chat') : stored.content,
    timestamp: stored.createdAt.toISOString(),
    status,
    is_truncated: isTruncated,
    continue_available:
      role === 'assistant' && isUnfinished && stored.content !== '' && basis !== 'declined',
    citations: stored.citations,
    checks: stored.checks,
    facts: stored.facts,
    basis,
    error_code: errorCode,
  };
}

/** The error that ended a reply before it had one word more than when it was begun; null where there is none. */
export function failureOf({
  status,
  errorCode,
  content,
  keptLength,
}: StoredChatMessage): ErrorCode | null {
  const hasFailed = status === 'failed' || (status === 'cut' && [...content].length === keptLength);
  return hasFailed ? (errorCode ?? 'INTERNAL') : null;
}
