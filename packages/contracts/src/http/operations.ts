import { z } from 'zod';
import { Timestamp } from './common.js';

export const AdminStatusAnswer = z.object({
  active_sessions: z.number().int(),
  session_expire_minutes: z.number().int(),
  expires: Timestamp,
});
export type AdminStatusAnswer = z.infer<typeof AdminStatusAnswer>;

export const LiveAnswer = z.object({ status: z.literal('ok'), version: z.string() });
export const ReadyAnswer = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.boolean(),
  queue: z.boolean(),
  workers: z.number().int(),
});
export type ReadyAnswer = z.infer<typeof ReadyAnswer>;
