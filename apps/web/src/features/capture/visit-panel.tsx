import { isBlank, isSheetDay, isVisitOutside, SHEET_DAYS, type VisitField } from '@lqc/capture';
import { outsideQuarter } from '@lqc/phrases';
import { useId } from 'react';
import { TextField } from '../../components/field';
import { copy } from './copy';
import type { OpenNote } from './device/note-session';
import { hasVersions } from './device/shown-fields';
import { SavedState } from './saved-state';
import { Versions } from './versions';

const FIELDS: readonly { field: VisitField; type: 'date' | 'text' | 'number' }[] = [
  { field: 'date', type: 'date' },
  { field: 'method', type: 'text' },
  { field: 'respondent', type: 'text' },
  { field: 'address', type: 'text' },
  { field: 'employees', type: 'number' },
  { field: 'product', type: 'text' },
  { field: 'interviewer', type: 'text' },
  { field: 'other', type: 'text' },
];

/** What a note says of the visit itself. */
export function VisitPanel({ note }: { note: OpenNote }) {
  const id = useId();
  const textOf = (field: string) => {
    const value = note.values.get(field);
    return value === undefined || value === null ? '' : String(value);
  };
  const isWrong = (field: VisitField) => {
    const value = note.values.get(field) ?? null;
    return field === 'date' && !isBlank(value) && !isSheetDay(value);
  };
  const isOutside = (field: VisitField) =>
    field === 'date' && isVisitOutside(note.values, note.cover.quarter);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold">
        {copy.note.visit}
      </h2>
      <div className="mt-1">
        <SavedState typed={note.typed} />
      </div>
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        {FIELDS.map(({ field, type }) => (
          <div key={field} className={field === 'other' ? 'md:col-span-2' : undefined}>
            {hasVersions(note, field) ? (
              <Versions note={note} field={field} label={copy.note.fields[field]} />
            ) : (
              <TextField
                label={copy.note.fields[field]}
                type={type === 'date' ? 'date' : 'text'}
                min={type === 'date' ? SHEET_DAYS.first : undefined}
                max={type === 'date' ? SHEET_DAYS.last : undefined}
                inputMode={type === 'number' ? 'numeric' : undefined}
                list={field === 'method' ? `${id}-methods` : undefined}
                value={textOf(field)}
                readOnly={note.isReadOnly}
                maxLength={2000}
                autoComplete="off"
                error={isWrong(field) ? copy.note.noDay(textOf(field)) : null}
                hint={
                  isOutside(field) && (
                    <span className="text-warn">{outsideQuarter(note.cover.quarter)}</span>
                  )
                }
                onChange={({ target: { value } }) =>
                  note.type(
                    field,
                    type === 'number' && /^\d{1,9}$/.test(value) ? Number(value) : value,
                  )
                }
                onBlur={() => void note.flush()}
              />
            )}
          </div>
        ))}
      </div>
      <datalist id={`${id}-methods`}>
        {copy.note.methods.map((method) => (
          <option key={method}>{method}</option>
        ))}
      </datalist>
    </section>
  );
}
