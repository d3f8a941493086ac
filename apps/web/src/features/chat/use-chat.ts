import type { ChatEvent } from '@lqc/contracts';
import { chatPhrases } from '@lqc/phrases';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Ask, askChat, chatHealth, chatHistory, listenToReply, stopReply } from './api';
import { after, type Conversation, put, said } from './conversation';
import { failureSentence } from './failure-sentence';

/** The conversation of a session: kept on the server, heard while it is written. */
export function useChat(sessionId: string) {
  const queries = useQueryClient();
  const query = chatHistory(sessionId);
  const history = useQuery(query);
  const health = useQuery(chatHealth);
  const [asking, setAsking] = useState(false);
  const [failures, setFailures] = useState(0);
  const listening = useRef<AbortController | null>(null);
  const change = (next: (was: Conversation) => Conversation) =>
    queries.setQueryData(query.queryKey, (was) => was && { ...was, ...next(was) });

  const hear = async (
    events: (signal: AbortSignal) => AsyncGenerator<ChatEvent>,
    kind: Ask['kind'],
  ) => {
    listening.current?.abort();
    const control = new AbortController();
    listening.current = control;
    let last: ChatEvent['type'] | null = null;
    try {
      for await (const event of events(control.signal)) {
        last = event.type;
        change((was) => after(was, event));
      }
      if (last === 'done') setFailures(0);
      else if (last === 'error') setFailures((was) => was + 1);
      // A stream that breaks off leaves the reply with the server: ask how it stands.
      else void queries.invalidateQueries({ queryKey: query.queryKey });
    } catch (error) {
      if (control.signal.aborted) return;
      const sentence = failureSentence(error as Error, kind, failures + 1);
      setFailures(failures + 1);
      change((was) => ({
        messages: put(was.messages, said('assistant', 'error', sentence)),
        writing: null,
        step: null,
      }));
    } finally {
      if (listening.current === control) listening.current = null;
    }
  };

  // A reply that is being written already is listened to: after a reload, or asked elsewhere.
  const writing = history.data?.writing ?? null;
  useEffect(() => {
    if (writing && !listening.current)
      void hear((signal) => listenToReply(sessionId, writing, signal), 'question');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another reply is a reason
  }, [writing, sessionId]);
  useEffect(() => () => listening.current?.abort(), []);

  const connection = health.isPending
    ? 'connecting'
    : health.error
      ? 'unreachable'
      : health.data.status;
  return {
    messages: history.data?.messages ?? [],
    step: history.data?.step ?? null,
    suggestions: history.data?.suggestions ?? [],
    isLoading: history.isPending,
    problem: history.error,
    busy: asking || writing !== null,
    connection,
    banner:
      failures > 1
        ? chatPhrases.connectionTroubled
        : connection === 'unreachable'
          ? chatPhrases.connectionLost
          : null,
    async ask(what: Ask) {
      setAsking(true);
      await hear((signal) => askChat(sessionId, what, signal), what.kind);
      setAsking(false);
    },
    stop: () => void stopReply(sessionId).catch(() => {}),
    /** Starts anew, once the server has forgotten. */
    forget() {
      listening.current?.abort();
      setFailures(0);
      void queries.resetQueries({ queryKey: query.queryKey });
    },
    retry() {
      setFailures(0);
      void health.refetch();
      void history.refetch();
    },
  } as const;
}
