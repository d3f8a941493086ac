import { z } from 'zod';
import * as chat from '../http/chat.js';
import { Done } from '../http/common.js';
import { inSession, type Route } from './route.js';

const Nothing = z.looseObject({});

/** Questions about a session's data; one conversation per session and person. */
export const chatRoutes = {
  chatHealth: {
    method: 'GET',
    path: '/api/v1/chat/health',
    access: 'staff',
    summary: 'Whether questions can be answered now',
    answer: chat.ChatHealthAnswer,
  },
  chat: {
    method: 'POST',
    path: '/api/v1/chat/{session}',
    access: 'staff',
    summary: 'Ask a question; in pieces as server-sent events where they are accepted',
    params: inSession,
    body: chat.ChatRequest,
    answer: chat.ChatAnswer,
    events: chat.ChatEvent,
  },
  continueChat: {
    method: 'POST',
    path: '/api/v1/chat/{session}/continue',
    access: 'staff',
    summary: 'Go on with an answer that ended too early',
    params: inSession,
    body: Nothing,
    answer: chat.ChatAnswer,
    events: chat.ChatEvent,
  },
  regenerateChat: {
    method: 'POST',
    path: '/api/v1/chat/{session}/regenerate',
    access: 'staff',
    summary: 'Answer the last question anew',
    params: inSession,
    body: Nothing,
    answer: chat.ChatAnswer,
    events: chat.ChatEvent,
  },
  stopChat: {
    method: 'POST',
    path: '/api/v1/chat/{session}/stop',
    access: 'staff',
    summary: 'Stop the answer that is being written, and keep it as far as it came',
    params: inSession,
    body: Nothing,
    answer: Done,
  },
  chatEvents: {
    method: 'GET',
    path: '/api/v1/chat/{session}/messages/{id}/events',
    access: 'staff',
    summary: 'Listen to an answer again, after a reload or in another tab',
    params: chat.ChatMessageParams,
    answer: 'events',
    events: chat.ChatEvent,
  },
  chatHistory: {
    method: 'GET',
    path: '/api/v1/chat/{session}/history',
    access: 'staff',
    summary: "One's own conversation, and questions worth asking",
    params: inSession,
    answer: chat.ChatHistoryAnswer,
  },
  clearChat: {
    method: 'DELETE',
    path: '/api/v1/chat/{session}/history',
    access: 'staff',
    summary: "Forget one's own conversation",
    params: inSession,
    answer: Done,
  },
  exportChat: {
    method: 'GET',
    path: '/api/v1/chat/{session}/export',
    access: 'staff',
    summary: "One's own conversation as a text file",
    params: inSession,
    answer: 'text',
  },
} as const satisfies Record<string, Route>;
