import { z } from 'zod';
import { ChatMessageStatus } from '../api/chat.js';
import { ModelTestResponse } from '../api/model-settings.js';
import { Id } from '../domain/id.js';
import { type Jobs, OfSession } from './job.js';

export const modelJobs = {
  /**
   * Writes one reply of a conversation. There is only one attempt: when a worker dies, the text so
   * far stays, marked as cut off, and the person decides whether to continue it.
   */
  'answer-question': {
    weight: 'model',
    needsModel: true,
    payload: OfSession.extend({ messageId: Id }),
    result: z.object({ message_id: Id, status: ChatMessageStatus }),
    attempts: 1,
    timeoutMs: 660_000,
  },
  /**
   * Checks that the model's endpoint accepts our key, without asking the model anything; so it waits
   * behind nobody's answers.
   */
  'reach-model': {
    weight: 'quick',
    payload: z.object({}),
    result: z.object({ reachable: z.boolean() }),
    attempts: 1,
    timeoutMs: 10_000,
  },
  'test-model': {
    weight: 'model',
    needsModel: true,
    payload: z.object({}),
    result: ModelTestResponse,
    attempts: 1,
    timeoutMs: 310_000,
  },
} as const satisfies Jobs;
