import {
  changeOf,
  isBlank,
  isNotAsked,
  isSheetDay,
  isVisitOutside,
  narrativeField,
  scoreField,
  VISIT_FIELDS,
  type VisitField,
} from '@lqc/capture';
import { type CaptureValue, type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { longDate, outsideQuarter } from '@lqc/phrases';
import { copy } from './copy';
import type { OpenNote } from './device/note-session';
import { isTouched, markOf, THEMES } from './themes';

interface ToldProps {
  readonly note: Pick<OpenNote, 'values' | 'cover'>;
  /** Called with null for what is said of the visit itself. */
  readonly onChoose: (theme: IndicatorKey | null) => void;
}

const VISIT = Object.keys(VISIT_FIELDS) as VisitField[];

/** What was answered, to be read once more before the company is left. */
export function Told({ note: { values, cover }, onChoose }: ToldProps) {
  const isOutside = isVisitOutside(values, cover.quarter);
  const outside = <span className="text-warn">{outsideQuarter(cover.quarter)}</span>;
  const visit = VISIT.filter((field) => !isBlank(values.get(field)));
  return (
    <details className="rounded-md border border-line bg-surface p-4">
      <summary className="font-medium">
        {copy.recap.told}
        {/* Seen before it is opened: it is not missing, and so stands nowhere else. */}
        {isOutside && (
          <span className="ml-2 text-sm font-normal">
            {copy.note.fields.date} {outside}
          </span>
        )}
      </summary>
      <dl className="mt-2 divide-y divide-line">
        {visit.length > 0 && (
          <div className="py-2 text-sm">
            <dt>
              <button
                type="button"
                className="min-h-hit text-left font-medium text-accent underline"
                onClick={() => onChoose(null)}
              >
                {copy.note.visit}
              </button>
            </dt>
            {visit.map((field) => (
              <dd key={field} className="whitespace-pre-wrap">
                {copy.note.fields[field]}: {toldOfVisit(values.get(field))}
                {field === 'date' && isOutside && <> · {outside}</>}
              </dd>
            ))}
          </div>
        )}
        {THEMES.filter((theme) => isTouched(markOf(theme, values))).map((theme) => (
          <div key={theme} className="py-2 text-sm">
            <dt>
              <button
                type="button"
                className="min-h-hit text-left font-medium text-accent underline"
                onClick={() => onChoose(theme)}
              >
                {indicatorOf(theme).label}
              </button>
            </dt>
            <dd className="whitespace-pre-wrap">
              {isNotAsked(theme, values)
                ? copy.recap.notAsked
                : [
                    values.get(scoreField(theme)),
                    values.get(narrativeField(theme)),
                    changeOf(theme, values),
                  ]
                    .filter((told) => !isBlank(told))
                    .join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const toldOfVisit = (value: CaptureValue = null): string =>
  isSheetDay(value) ? longDate(value) : String(value ?? '');
