import { isScore } from '@lqc/capture';
import {
  CAPTURE_LIMITS,
  type CaptureValue,
  type CaptureVersion,
  JOINED_DEVICE,
} from '@lqc/contracts';
import { Button } from '../../components/button';
import { TextArea } from '../../components/text-area';
import { dateTime } from '../../lib/format';
import { copy } from './copy';
import type { OpenNote } from './device/note-session';
import { hasVersions } from './device/shown-fields';

/** The fields of a note that a person has to decide. */
export const disagreeingFields = (note: Pick<OpenNote, 'fields'>): string[] =>
  [...note.fields.keys()].filter((field) => hasVersions(note, field));

/** What a version was typed on, as a person knows it. */
export function placeOfVersion(
  { event_id: id, device_id: device }: Pick<CaptureVersion, 'event_id' | 'device_id'>,
  here: ReadonlySet<string>,
): keyof typeof copy.note.typedOn {
  if (here.has(id)) return 'here';
  return device.startsWith(JOINED_DEVICE) ? 'joined' : 'elsewhere';
}

interface VersionsProps {
  readonly note: OpenNote;
  readonly field: string;
  readonly label: string;
  /** Who was typing when the other version arrived types on in both together. */
  readonly takesFocus?: boolean;
}

/** What two devices wrote into one field without seeing each other; a person decides. */
export function Versions({ note, field, label, takesFocus = false }: VersionsProps) {
  const versions = note.fields.get(field)?.versions ?? [];
  if (!hasVersions(note, field)) return null;
  // What is no text is chosen: two of them have nothing in between.
  const isText = !isScore(field) && versions.every(({ value }) => typeof value !== 'boolean');
  const together =
    note.together.get(field) ?? versions.map(({ value }) => String(value ?? '')).join('\n');
  return (
    <section className="mt-3 rounded-md border border-line border-l-3 border-l-warn bg-surface p-3">
      <h3 className="font-semibold">
        {label}: {copy.note.versions(versions.length)}
      </h3>
      <p className="text-sm text-muted">{isText ? copy.note.versionsNote : copy.note.chosenNote}</p>
      <ul className="mt-2 grid gap-2 md:grid-cols-2">
        {versions.map((version) => (
          <li
            key={version.event_id}
            className="flex flex-col gap-2 rounded-md border border-line p-3"
          >
            <p className="text-xs text-muted">
              {copy.note.typedAt(
                version.by,
                copy.note.typedOn[placeOfVersion(version, note.here.events)],
                dateTime(version.typed_at),
              )}
            </p>
            <p className="whitespace-pre-wrap">{shown(version.value)}</p>
            <Button
              className="mt-auto"
              disabled={note.isReadOnly}
              onClick={() => note.type(field, version.value)}
            >
              {copy.note.thisVersion}
            </Button>
          </li>
        ))}
      </ul>
      {isText && (
        <>
          <TextArea
            className="mt-3"
            label={copy.note.together}
            autoComplete="off"
            maxLength={CAPTURE_LIMITS.valueLength}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that had the focus is gone
            autoFocus={takesFocus}
            value={together}
            readOnly={note.isReadOnly}
            onChange={(words) => note.join(field, words)}
          />
          <Button
            className="mt-2"
            variant="primary"
            disabled={note.isReadOnly}
            onClick={() => note.type(field, together)}
          >
            {copy.note.saveTogether}
          </Button>
        </>
      )}
    </section>
  );
}

function shown(value: CaptureValue): string {
  if (typeof value === 'boolean') return value ? copy.note.yes : copy.note.no;
  return String(value ?? '') || copy.note.emptied;
}
