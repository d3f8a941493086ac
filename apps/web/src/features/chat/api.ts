import type { ChatEvent, ChatHealthResponse, ChatHistoryResponse } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { createParser } from 'eventsource-parser';
import { api, respond } from '../../lib/http';
import type { Conversation } from './conversation';

const HEALTH_EVERY_MS = 60_000;
const of = (sessionId: string) => `/api/v1/chat/${sessionId}`;

export const chatHealth = queryOptions({
  queryKey: ['chat', 'health'],
  queryFn: () => api.get<ChatHealthResponse>('/api/v1/chat/health', { background: true }),
  refetchInterval: HEALTH_EVERY_MS,
  retry: false,
});

export const chatHistory = (sessionId: string) =>
  queryOptions({
    queryKey: ['chat', sessionId],
    queryFn: async (): Promise<ChatHistoryResponse & Conversation> => ({
      ...(await api.get<ChatHistoryResponse>(`${of(sessionId)}/history`)),
      step: null,
    }),
    // What is being written is heard, not asked for again; otherwise another tab may have asked.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: ({ state }) => (state.data?.writing ? false : 'always'),
  });

export const stopAnswer = (sessionId: string) => api.post(`${of(sessionId)}/stop`, {});
export const clearHistory = (sessionId: string) => api.delete(`${of(sessionId)}/history`);
export const exportPath = (sessionId: string) => `${of(sessionId)}/export`;

interface Question {
  readonly message: string;
  /** The indicator in view. */
  readonly indicator: string | null;
  /** The draft that *Tanya Lanjutan* asks about. */
  readonly summary: string | null;
}

/** What makes the server write: a question, the last one anew, or going on with an answer. */
export type Ask =
  | { readonly kind: 'question'; readonly question: Question }
  | {
      readonly kind: 'regenerate' | 'continue';
    };

/** Asks, and gives what comes of it piece by piece. Throws `ApiError` or `NetworkError`. */
export async function* askChat(
  sessionId: string,
  ask: Ask,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const path = ask.kind === 'question' ? of(sessionId) : `${of(sessionId)}/${ask.kind}`;
  yield* events(
    await respond('POST', path, {
      signal,
      headers: { accept: 'text/event-stream' },
      body: ask.kind === 'question' ? bodyOf(ask.question) : {},
    }),
  );
}

const bodyOf = ({ message, indicator, summary }: Question) => ({
  message,
  indicator_type: indicator,
  context: { conversation_mode: 'analysis', summary },
});

/** Listens to an answer that is being written already: after a reload, or asked in another tab. */
export async function* listenToAnswer(
  sessionId: string,
  messageId: string,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const path = `${of(sessionId)}/messages/${messageId}/events`;
  yield* events(await respond('GET', path, { signal, headers: { accept: 'text/event-stream' } }));
}

async function* events(response: Response): AsyncGenerator<ChatEvent> {
  const arrived: ChatEvent[] = [];
  const parser = createParser({
    onEvent: ({ data }) => arrived.push(JSON.parse(data) as ChatEvent),
  });
  const text = new TextDecoder();
  const reader = response.body!.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(text.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    // A browser holds few event streams at once: never leave one open.
    void reader.cancel().catch(() => {});
  }
}
