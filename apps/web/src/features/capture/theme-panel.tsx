import {
  answersOf,
  changeField,
  confirmedField,
  type Hint,
  narrativeField,
  notAskedField,
  questionOf,
  scoreField,
  seenField,
} from '@lqc/capture';
import { CAPTURE_LIMITS, type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { useId } from 'react';
import { Button } from '../../components/button';
import { cx } from '../../lib/cx';
import { scoreText } from '../../lib/format';
import { ScoreBox, scoreShade } from '../charts/score-box';
import { copy } from './copy';
import type { OpenNote } from './device/note-session';
import { SavedState } from './saved-state';
import { THEMES } from './themes';
import { Versions } from './versions';

interface ThemePanelProps {
  readonly note: OpenNote;
  readonly theme: IndicatorKey;
  readonly hints: readonly Hint[];
}

/** One theme: the question, what the company said last quarter, its words now, and the five answers. */
export function ThemePanel({ note, theme, hints }: ThemePanelProps) {
  const id = useId();
  const { label } = indicatorOf(theme);
  const { values, cover, isReadOnly } = note;
  const textOf = (field: string) => {
    const value = values.get(field);
    return typeof value === 'string' ? value : '';
  };
  const [narrative, score, change] = [narrativeField(theme), scoreField(theme), changeField(theme)];
  const isNotAsked = values.get(notAskedField(theme)) === true;
  const given = values.get(score);
  const answers = answersOf(theme);
  const lastWords = cover.last[narrative];
  const lastScore = cover.last[score];
  const setScore = (value: number) => {
    note.type(score, given === value ? null : value);
    // Last quarter's score is shown only now, since it invites agreement.
    if (typeof lastScore === 'number' && values.get(seenField(theme)) !== true)
      note.type(seenField(theme), true);
  };
  const own = hints.filter(
    ({ indicator, kind }) => indicator === theme && kind !== 'without-words',
  );
  return (
    <section aria-labelledby={id}>
      <p className="text-xs text-muted">
        {copy.note.theme(THEMES.indexOf(theme) + 1, THEMES.length)}
      </p>
      <h2 id={id} className="text-xl font-semibold">
        {label}
      </h2>
      <p className="mt-1 text-lg">{questionOf(theme)}</p>
      {typeof lastWords === 'string' && (
        <blockquote className="mt-3 border-l-2 border-control pl-3 text-sm text-muted">
          <p className="text-xs font-medium">{copy.note.last(cover.lastLabel ?? '')}</p>“{lastWords}
          ”
        </blockquote>
      )}
      <Versions note={note} field={narrative} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={`${id}-words`} className="text-sm font-medium">
          {copy.note.words}
        </label>
        <SavedState typed={note.typed} />
      </div>
      <textarea
        id={`${id}-words`}
        value={textOf(narrative)}
        readOnly={isReadOnly}
        maxLength={CAPTURE_LIMITS.valueLength}
        rows={6}
        // Else browsers keep it in plain text, to offer it or to restore the page.
        autoComplete="off"
        onChange={({ target }) => note.type(narrative, target.value)}
        onBlur={() => void note.flush()}
        className="mt-1 w-full rounded-md border border-control bg-surface px-3 py-2 text-lg"
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        {answers.length > 0 && (
          <p id={`${id}-score`} className="text-sm font-medium">
            {copy.note.score(label)}
          </p>
        )}
        <label className="flex min-h-hit items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={isNotAsked}
            disabled={isReadOnly}
            onChange={({ target }) => note.type(notAskedField(theme), target.checked)}
            className="size-5 accent-(--accent)"
          />
          {copy.note.notAsked}
        </label>
      </div>
      <Versions note={note} field={score} />
      {answers.length > 0 && (
        <div
          role="group"
          aria-labelledby={`${id}-score`}
          className="mt-1 grid grid-cols-5 gap-2 max-md:gap-1"
        >
          {answers.map(({ score: value, words }) => (
            <button
              key={value}
              type="button"
              aria-pressed={given === value}
              disabled={isReadOnly || isNotAsked}
              onClick={() => setScore(value)}
              style={given === value ? scoreShade(value) : undefined}
              className={cx(
                'flex min-h-17 flex-col items-center justify-center gap-0.5 rounded-md border px-1 py-1 text-sm disabled:opacity-50',
                given === value
                  ? 'border-2 border-ink font-semibold'
                  : 'border-control bg-surface hover:bg-sunken',
              )}
            >
              <b className="text-xl">{value}</b>
              <span className="text-center leading-tight text-balance max-md:text-xs">{words}</span>
            </button>
          ))}
        </div>
      )}
      {typeof given === 'number' && typeof lastScore === 'number' && (
        <div className="mt-3 rounded-md border border-line border-l-3 border-l-accent bg-surface p-3">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            {copy.note.moved(scoreText(lastScore), scoreText(given))}
            <ScoreBox score={lastScore} /> → <ScoreBox score={given} />
          </p>
          {(own.some(({ kind }) => kind === 'moved') || textOf(change) !== '') && (
            <label className="mt-2 block text-sm font-medium">
              {copy.note.whatChanged}
              <input
                value={textOf(change)}
                readOnly={isReadOnly}
                maxLength={CAPTURE_LIMITS.valueLength}
                autoComplete="off"
                onChange={({ target }) => note.type(change, target.value)}
                onBlur={() => void note.flush()}
                className="mt-1 h-hit w-full rounded-md border border-control bg-surface px-3 font-normal"
              />
            </label>
          )}
        </div>
      )}
      {own
        .filter(({ kind }) => kind !== 'moved')
        .map(({ kind }) => (
          <div
            key={kind}
            className="mt-3 flex flex-wrap items-center gap-2 rounded-md border border-line border-l-3 border-l-warn bg-surface p-3"
          >
            <p className="min-w-0 flex-1 basis-48 text-sm">{copy.note.hints[kind]}</p>
            {kind !== 'off-scale' && (
              <Button
                onClick={() =>
                  note.type(
                    confirmedField(theme),
                    kind === 'copied' ? textOf(narrative) : (given ?? null),
                  )
                }
              >
                {copy.note.right}
              </Button>
            )}
          </div>
        ))}
    </section>
  );
}
