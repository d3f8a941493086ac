import { z } from 'zod';
import { CaptureEvent, CaptureState, CaptureValue, CaptureVersion } from '../domain/capture.js';
import { Id, Timestamp } from '../domain/id.js';
import { ERROR_CODES } from '../errors.js';
import { CAPTURE_LIMITS } from '../limits.js';
import { coded } from './common.js';
import { byId, type Routes } from './route.js';
import { QuarterLabel } from './uploads.js';

export const CaptureEventsRequest = z.object({
  events: z.array(CaptureEvent).max(CAPTURE_LIMITS.eventsOfBatch, coded('CAPTURE_BATCH_TOO_LARGE')),
});
export type CaptureEventsRequest = z.input<typeof CaptureEventsRequest>;

export const CaptureEventsResponse = z.object({
  /** Events that are stored, whether by this call or by an earlier one. */
  held: z.array(Id),
  /** Events that are no part of a note, and why; they are kept apart, so that nothing is lost. */
  set_aside: z.array(z.object({ event_id: Id, code: z.enum(ERROR_CODES) })),
});
export type CaptureEventsResponse = z.infer<typeof CaptureEventsResponse>;

export const CaptureKeyResponse = z.object({
  /** RSA in SPKI, base64; null where the office has set none. */
  public_key: z.string().nullable(),
});

export const CaptureNoteEntry = z.object({
  note_id: Id,
  /** Null while the event that opens the note has not arrived. */
  company: z.string().nullable(),
  quarter: z.string().nullable(),
  visit_id: Id.nullable(),
  state: CaptureState,
  /** Why it was abandoned. */
  reason: z.string().nullable(),
  /** When it was last finished or abandoned; an open note that has one was opened again. */
  closed_at: Timestamp.nullable(),
  /** Who opened it. */
  by: z.string(),
  /** When the office last received something of it. */
  received_at: Timestamp,
  /** Fields without a value that a finished note has, in the sheet's order. */
  missing: z.array(z.string()),
  /** Fields of which two devices have written different values. */
  disagreeing: z.array(z.string()),
  /** Fields that have a value. */
  filled: z.number().int(),
  /** Finished after the file of its quarter was stored, which therefore lacks what was last said here. */
  is_newer_than_file: z.boolean(),
});
export type CaptureNoteEntry = z.infer<typeof CaptureNoteEntry>;

export const CaptureNotesQuery = z.object({ quarter: z.string().trim().min(1).max(100) });
export const CaptureListedNote = CaptureNoteEntry.extend({
  /** Colleagues who have a note of what may be the same company and quarter, which they alone see. */
  also_by: z.array(z.string()),
});
export type CaptureListedNote = z.infer<typeof CaptureListedNote>;
export const CaptureNotesResponse = z.object({ notes: z.array(CaptureListedNote) });

export const CaptureField = z.object({
  field: z.string(),
  /** Null also where versions disagree. */
  value: CaptureValue,
  /** SHA-256 of the value as text, or of all versions: the `base_hash` of what is typed next. */
  hash: z.string(),
  /** More than one where devices disagree; then a person decides. */
  versions: z.array(CaptureVersion),
});
export type CaptureField = z.infer<typeof CaptureField>;

/** A run of a device's `seq`s that the office holds, without a gap. */
export const CaptureHeldRun = z.object({
  device_id: z.string(),
  first: z.number().int(),
  last: z.number().int(),
});
export type CaptureHeldRun = z.infer<typeof CaptureHeldRun>;

export const CaptureNoteResponse = CaptureNoteEntry.extend({
  fields: z.array(CaptureField),
  /** What of the note the office holds, all of it in `fields`; a device sends again what it has beyond that. */
  held: z.array(CaptureHeldRun),
  /** Events of the note that were set aside. */
  set_aside: z.array(
    z.object({
      event_id: Id,
      code: z.enum(ERROR_CODES),
      value: z.unknown(),
      received_at: Timestamp,
    }),
  ),
});
export type CaptureNoteResponse = z.infer<typeof CaptureNoteResponse>;

export const FinishNoteRequest = z.object({
  /** Missing fields that stay empty, since the person was asked and says so. */
  accepted: z.array(z.string().max(CAPTURE_LIMITS.fieldLength)).max(100).default([]),
});
export const AbandonNoteRequest = z.object({
  reason: z.string().trim().min(1).max(CAPTURE_LIMITS.reasonLength),
});
export const JoinNotesRequest = z.object({
  /** The note whose values the named one takes in; it is closed, and kept. */
  other: Id.toLowerCase(),
});
export const CapturedQuarterRequest = z.object({ label: QuarterLabel.min(1) });

const one = byId('CAPTURE_NOTE_NOT_FOUND');

/** Notes that are taken at the visit, event by event. */
export const captureRoutes = {
  captureEvents: {
    access: 'staff',
    summary: 'Take in what was typed at visits; sending the same again changes nothing',
    body: CaptureEventsRequest,
    response: CaptureEventsResponse,
    audit: 'capture-events',
  },
  captureKey: {
    access: 'staff',
    summary: 'The office’s public key, by which a device wraps what it keeps',
    response: CaptureKeyResponse,
  },
  captureNotes: {
    access: 'staff',
    summary: 'Own notes of a quarter, for admins all, with their state and missing fields',
    query: CaptureNotesQuery,
    response: CaptureNotesResponse,
  },
  captureNote: {
    access: 'staff',
    summary: 'The fields of a note, and the versions that disagree',
    params: one,
    response: CaptureNoteResponse,
  },
  finishNote: {
    access: 'staff',
    summary: 'Finish a note; 409 with the fields that are missing or disagree',
    params: one,
    body: FinishNoteRequest,
    response: CaptureNoteResponse,
    audit: 'finish-note',
  },
  joinNotes: {
    access: 'staff',
    summary:
      'Take into a note what another of the same quarter has; what differs stands side by side',
    params: one,
    body: JoinNotesRequest,
    response: CaptureNoteResponse,
    audit: 'join-notes',
  },
  abandonNote: {
    access: 'staff',
    summary: 'Give a note up, with a reason; it is kept',
    params: one,
    body: AbandonNoteRequest,
    response: CaptureNoteResponse,
    audit: 'abandon-note',
  },
  noteSheet: {
    access: 'staff',
    summary: 'The note as a diary note in Excel',
    params: one,
    response: 'binary',
    job: 'write-note-sheet',
    audit: 'export-workbook',
  },
  captureQuarter: {
    access: 'admin',
    summary:
      'The workbook of a quarter, made of its finished notes; headers tell what was left out, and the result of the job carries the certificate',
    body: CapturedQuarterRequest,
    response: 'binary',
    certified: true,
    job: 'write-captured-quarter',
    audit: 'merge-workbooks',
  },
} as const satisfies Routes;
