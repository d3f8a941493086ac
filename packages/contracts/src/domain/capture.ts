import { z } from 'zod';
import { CAPTURE_LIMITS } from '../limits.js';
import { CAPTURE_KINDS } from './capture-kinds.js';
import { Id, Timestamp } from './id.js';

/**
 * Where a note stands. An event that arrives for a finished or an abandoned note opens it again, since
 * a device may have written it before it learned of that.
 */
export const CaptureState = z.enum(['open', 'finished', 'abandoned']);
export type CaptureState = z.infer<typeof CaptureState>;

/** What was typed: a text, a score, a mark, or nothing any more. */
export const CaptureValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type CaptureValue = z.infer<typeof CaptureValue>;

/** The value of a note's first event. */
export const OpenedNote = z.object({
  company: z.string().trim().min(1).max(300),
  quarter: z.string().trim().min(1).max(100),
  template_version: z.union([z.number().int(), z.string().max(20)]),
  visit_id: Id.nullish(),
});
export type OpenedNote = z.infer<typeof OpenedNote>;

/** What may be sent as a value, so that one that is too long does not hold up its batch. */
const SentValue = z.union([
  z.string().max(CAPTURE_LIMITS.batchBytes),
  z.number().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  z.boolean(),
  z.null(),
]);
const SentOpening = z.object({
  company: z.string().max(CAPTURE_LIMITS.valueLength).optional(),
  quarter: z.string().max(CAPTURE_LIMITS.valueLength).optional(),
  template_version: z
    .union([z.number().int().min(0).max(1_000_000), z.string().max(20)])
    .optional(),
  visit_id: z.string().max(CAPTURE_LIMITS.valueLength).nullish(),
});

/** One thing that was typed into a note on one device. */
export const CaptureEvent = z.object({
  event_id: Id.toLowerCase(),
  note_id: Id.toLowerCase(),
  device_id: z.string().min(1).max(CAPTURE_LIMITS.deviceLength),
  /** Counts the events of a note on a device. */
  seq: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  field: z.string().max(CAPTURE_LIMITS.fieldLength).nullish(),
  /** A `CaptureValue`; of a note's first event an `OpenedNote`. What it may not be is set aside. */
  value: z.union([SentValue, SentOpening]),
  /** The `hash` of the field as it was shown when the value was typed; null for one without a value. */
  base_hash: z.string().max(128).nullish(),
  typed_at: Timestamp,
  zone: z.string().max(64).nullish(),
  kind: z.enum(CAPTURE_KINDS).default('set'),
});
export type CaptureEvent = z.output<typeof CaptureEvent>;

/** A value of a field, and where and when it was typed. */
export const CaptureVersion = z.object({
  event_id: Id,
  value: CaptureValue,
  hash: z.string(),
  device_id: z.string(),
  typed_at: Timestamp,
  received_at: Timestamp,
  /** The account's name. */
  by: z.string(),
});
export type CaptureVersion = z.infer<typeof CaptureVersion>;
