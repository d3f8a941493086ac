import { shownHash, valueHash } from '@lqc/capture';
import type { CaptureField, CaptureValue } from '@lqc/contracts';
import type { LocalEvent, NoteCover } from './note-store';

/** A field as this device shows it: what was typed here since the office last told the note, else what it told. */
export interface ShownField {
  readonly value: CaptureValue;
  readonly hash: string;
  readonly isOfOthers: boolean;
  readonly versions: CaptureField['versions'];
}

/** Whether devices disagree on a field: it has no value of its own until a person decides. */
export const hasVersions = (
  note: { readonly fields: ReadonlyMap<string, ShownField> },
  field: string,
): boolean => (note.fields.get(field)?.versions.length ?? 0) > 1;

/** A field as it stands when a value was typed here. */
export const ownField = (value: CaptureValue): ShownField => ({
  value,
  hash: valueHash(value),
  isOfOthers: false,
  versions: [],
});

/** The fields of a note as this device shows them. What the office set aside was never told by it, and stays. */
export function shownFields(
  { office, through }: Pick<NoteCover, 'office' | 'through'>,
  events: readonly LocalEvent[],
): Map<string, ShownField> {
  const fields = new Map<string, ShownField>();
  for (const { field, value, versions } of office)
    fields.set(field, { value, versions, hash: shownHash(versions), isOfOthers: true });
  const typed = new Map<string, ShownField>();
  for (const { field, value, seq, kind, aside } of events) {
    if (!field || kind === 'open') continue;
    if (seq > through || aside !== '') typed.set(field, ownField(value as CaptureValue));
    else typed.delete(field);
  }
  return new Map([...fields, ...typed]);
}
