import type { ChatEvent, ChatHistoryResponse } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';
import type { Conversation } from './conversation';

export const fetchHistory = async (
  session: string,
): Promise<ChatHistoryResponse & Conversation> => ({
  ...(await api.call('chatHistory', { params: { session } })),
  step: null,
});

export const chatHistory = (session: string) =>
  queryOptions({
    queryKey: ['chat', session],
    queryFn: () => fetchHistory(session),
    // A reply that is being written is followed by its stream and not fetched again.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: ({ state }) => (state.data?.writing ? false : 'always'),
  });

export const stopReply = (session: string) => api.call('stopChat', { params: { session } });
export const clearHistory = (session: string) => api.call('clearChat', { params: { session } });
export const exportChat = (session: string) => api.file('exportChat', { params: { session } });

interface Question {
  readonly message: string;
  /** Key of the indicator that the user is looking at. */
  readonly indicator: string | null;
  /** The draft that *Tanya Lanjutan* asks about. */
  readonly summary: string | null;
}

/** A request for a reply: a question, the last question again, or continuing the last reply. */
export type Ask =
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'regenerate' }
  | { readonly kind: 'continue' };

/** Requests a reply and gives the events of its stream. Throws `ApiError` or `NetworkError`. */
export function askChat(session: string, ask: Ask, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const params = { session };
  if (ask.kind === 'continue') return api.listen('continueChat', { params, signal });
  if (ask.kind === 'regenerate') return api.listen('regenerateChat', { params, signal });
  const { message, indicator, summary } = ask.question;
  const context = { conversation_mode: 'analysis', summary };
  const body = { message, indicator_type: indicator, context };
  return api.listen('chat', { params, body, signal });
}

/** Follows a reply that is already being written, after a reload or for another tab's question. */
export const listenToReply = (
  session: string,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> => api.listen('chatEvents', { params: { session, id }, signal });
