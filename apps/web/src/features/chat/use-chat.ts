import { NetworkError } from '@lqc/client';
import type { ChatEvent, ChatMessage } from '@lqc/contracts';
import { chatPhrases } from '@lqc/phrases';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { modelHealth } from '../model/health';
import { type Ask, askChat, chatHistory, fetchHistory, listenToReply, stopReply } from './api';
import { afterEvent, type Conversation } from './conversation';
import { askFailure } from './ask-failure';
import { isOver, type Unsent, useUnsent } from './use-unsent';

/** A reply whose writing broke off, although the call itself was answered. */
const isBroken = ({ status }: ChatMessage) => status === 'cut' || status === 'failed';

/** A stream that breaks again and again is opened again after pauses of this length. */
const FIND_AFTER_MS = 1_000;

/** After this many failed calls in a row the window warns of connection problems. */
const FAILURES_TO_WARN = 2;

const NONE = { count: 0, isOfModel: false };

/**
 * The conversation of a session, stored on the server; replies are followed while being written.
 */
export function useChat(sessionId: string) {
  const queries = useQueryClient();
  const query = chatHistory(sessionId);
  const history = useQuery(query);
  const health = useQuery(modelHealth);
  /** The request that is under way, and its question until the server has it. */
  const [asking, setAsking] = useState<{ readonly question: Unsent | null } | null>(null);
  const [failures, setFailures] = useState(NONE);
  const unsent = useUnsent(sessionId);
  const listening = useRef<AbortController | null>(null);
  const change = (next: (was: Conversation) => Conversation) =>
    queries.setQueryData(query.queryKey, (was) => was && { ...was, ...next(was) });

  /** The stored message that what is sent now comes after. */
  const lastStored = (): Unsent['after'] => {
    const stored = queries.getQueryData(query.queryKey);
    const last = stored?.messages.at(-1);
    return stored && (last ? { id: last.id, content: last.content } : null);
  };
  const fail = (code = '') =>
    setFailures(({ count }) => ({ count: count + 1, isOfModel: code.startsWith('LLM_') }));
  /** Fetches the conversation, with the reply that is being written. */
  const find = () => void queries.invalidateQueries({ queryKey: query.queryKey });

  const hear = async (
    events: (signal: AbortSignal) => AsyncGenerator<ChatEvent>,
    what?: Ask,
    question: Unsent | null = null,
  ) => {
    listening.current?.abort();
    const control = new AbortController();
    listening.current = control;
    let last: ChatEvent | null = null;
    try {
      for await (const event of events(control.signal)) {
        if (!last && question) unsent.take(question);
        last = event;
        change((was) => afterEvent(was, event));
      }
      // A gateway that stops ends its streams as well.
      if (last?.type !== 'done' && last?.type !== 'error') throw new NetworkError();
      if (last.type === 'done') {
        if (!isBroken(last.answer)) {
          // The answers whose place it took are gone.
          if (what?.kind === 'regenerate') find();
          return setFailures(NONE);
        }
      }
      fail((last.type === 'done' ? last.answer.error_code : last.error.code) ?? '');
      // The text written so far stays, with a note that it is incomplete.
      if (what?.kind === 'continue') unsent.add(what, chatPhrases.continueFailed, lastStored());
      else if (what && last.type === 'error' && !last.answer)
        unsent.add(what, last.error.message, lastStored());
    } catch (error) {
      if (control.signal.aborted) return;
      fail();
      change((was) => ({ ...was, writing: null, step: null }));
      // The server writes a reply it has begun to the end, also when nobody listens, so it is fetched and
      // not requested again.
      if (last || !what) setTimeout(find, FIND_AFTER_MS);
      else {
        unsent.add(what, askFailure(error as Error, what.kind), lastStored(), question);
        // What was asked of the last answer may be refused because another tab has changed it.
        if (!question) find();
      }
    } finally {
      if (listening.current === control) listening.current = null;
    }
  };

  const ask = async (what: Ask) => {
    const question = what.kind === 'question' ? unsent.keep(what, lastStored()) : null;
    setAsking({ question });
    await hear((signal) => askChat(sessionId, what, signal), what, question);
    setAsking(null);
  };

  // Follow a reply that is already being written, after a reload or for another tab's question.
  const writing = history.data?.writing ?? null;
  useEffect(() => {
    if (writing && !listening.current)
      void hear((signal) => listenToReply(sessionId, writing, signal));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another reply is a reason
  }, [writing, sessionId]);
  useEffect(() => () => listening.current?.abort(), []);
  // A question that was being sent when the window closed may have arrived.
  useEffect(() => {
    if (unsent.unsent.length > 0) void history.refetch({ cancelRefetch: false });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the window opens
  }, []);

  const messages = history.data?.messages ?? [];
  const waiting = unsent.unsent.filter((one) => !isOver(one, messages));

  const connection = health.isPending
    ? 'connecting'
    : health.error
      ? 'unreachable'
      : health.data.status;
  const isTroubled = failures.count >= FAILURES_TO_WARN;
  const trouble = isTroubled ? (failures.isOfModel ? 'modelTrouble' : 'lineTrouble') : null;
  return {
    messages,
    step: history.data?.step ?? null,
    suggestions: history.data?.suggestions ?? [],
    isLoading: history.isPending,
    problem: history.error,
    busy: asking !== null || writing !== null,
    connection,
    banner: trouble
      ? chatPhrases[trouble].banner
      : connection === 'unreachable'
        ? chatPhrases.connectionLost
        : null,
    ask,
    /** Requests of this browser tab without a reply, shown where they were sent. */
    unsent: waiting,
    sending: asking?.question ?? null,
    async askAgain(one: Unsent): Promise<void> {
      setAsking({ question: null });
      // It may have arrived since the conversation was fetched.
      const stored = await fetchHistory(sessionId).catch(() => null);
      unsent.take(one);
      if (stored && isOver(one, stored.messages)) {
        setAsking(null);
        return void queries.setQueryData(query.queryKey, stored);
      }
      return ask(one.what);
    },
    /** After two failures in a row, where to look: at one's own line, or at the model that the last one named. */
    trouble,
    stop: () => void stopReply(sessionId).catch(() => {}),
    /** Clears the conversation here, after the server has deleted it. */
    forget() {
      listening.current?.abort();
      setFailures(NONE);
      unsent.clear();
      void queries.resetQueries({ queryKey: query.queryKey });
    },
    /** Asks again whether the model can be reached: its yes ends a row of failures. */
    async retry(): Promise<void> {
      void history.refetch();
      const { isSuccess, data } = await health.refetch({ cancelRefetch: false });
      if (isSuccess && data.status === 'healthy') setFailures(NONE);
    },
  } as const;
}
