import { z } from 'zod';
import { ChatMessageStatus } from '../api/chat.js';
import { ModelTestResponse } from '../api/model-settings.js';
import { Id } from '../domain/id.js';
import { type Jobs, OfSession } from './job.js';

export const modelJobs = {
  /**
   * Writes one answer of a conversation. Tried once: what was written before a worker died stays,
   * marked, and a person decides.
   */
  'answer-question': {
    weight: 'model',
    payload: OfSession.extend({ messageId: Id }),
    result: z.object({ message_id: Id, status: ChatMessageStatus }),
    attempts: 1,
    timeoutMs: 660_000,
  },
  /** Whether the model's endpoint lets us in; asks it nothing. */
  'reach-model': {
    weight: 'model',
    payload: z.object({}),
    result: z.object({ reachable: z.boolean() }),
    attempts: 1,
    timeoutMs: 10_000,
  },
  'test-model': {
    weight: 'model',
    payload: z.object({}),
    result: ModelTestResponse,
    attempts: 1,
    timeoutMs: 310_000,
  },
} as const satisfies Jobs;
