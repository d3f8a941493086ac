import {
  answersOf,
  changeField,
  changeOf,
  confirmedField,
  type Hint,
  isAnswered,
  isNotAsked,
  narrativeField,
  notAskedField,
  questionOf,
  scoreField,
  seenField,
} from '@lqc/capture';
import { CAPTURE_LIMITS, type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { cx } from '../../lib/cx';
import { scoreText } from '../../lib/format';
import { useMedia } from '../../lib/use-media';
import { ScoreBox } from '../charts/score-box';
import { Answers } from './answers';
import { useArrival } from './arrival';
import { copy } from './copy';
import type { OpenNote } from './device/note-session';
import { hasVersions } from './device/shown-fields';
import { SavedState } from './saved-state';
import { THEMES } from './themes';
import { Versions } from './versions';

/** As many as two lines of a telephone hold. */
const SHOWN_LETTERS = 100;

interface ThemePanelProps {
  readonly note: OpenNote;
  readonly theme: IndicatorKey;
  readonly hints: readonly Hint[];
  /** Whoever comes by the keyboard types on at once; else the heading is read first, and no keyboard covers it. */
  readonly isByKeys: boolean;
}

/** One theme: the question, what the company said last quarter, its words now, and the five answers. */
export function ThemePanel({ note, theme, hints, isByKeys }: ThemePanelProps) {
  const id = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const isNarrow = useMedia('(width < 48rem)');
  const heading = useArrival<HTMLHeadingElement>(isByKeys ? words : null);
  const { label } = indicatorOf(theme);
  const { values, cover, isReadOnly } = note;
  const textOf = (field: string) => {
    const value = values.get(field);
    return typeof value === 'string' ? value : '';
  };
  /** A control in which a field's words are typed; `setBusy` hears while the caret is in it. */
  const typedInto = (field: string, setBusy: (isBusy: boolean) => void) => ({
    value: textOf(field),
    readOnly: isReadOnly,
    maxLength: CAPTURE_LIMITS.valueLength,
    // Else browsers keep it in plain text, to offer it or to restore the page.
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      note.type(field, target.value),
    onFocus: () => setBusy(true),
    onBlur: () => {
      setBusy(false);
      void note.flush();
    },
  });
  const [narrative, score, change] = [narrativeField(theme), scoreField(theme), changeField(theme)];
  const isLeftOut = isNotAsked(theme, values);
  const given = values.get(score);
  const answers = answersOf(theme);
  const lastWords = cover.last[narrative];
  const lastScore = cover.last[score];
  const setScore = (value: number | null) => {
    note.type(score, value);
    // Last quarter's score is shown only now, since it invites agreement.
    if (typeof lastScore === 'number' && values.get(seenField(theme)) !== true)
      note.type(seenField(theme), true);
  };
  const own = hints.filter(
    ({ indicator, kind }) => indicator === theme && kind !== 'without-words',
  );
  const isMoved = own.some(({ kind }) => kind === 'moved');
  // Shown wherever the sheet has it, also where this device does not know last quarter's score; and while it is
  // typed anew, or it would go from under the caret.
  const hasChange = isChanging || changeOf(theme, values) !== null;
  return (
    <section aria-labelledby={id}>
      <p className="text-xs text-muted">
        {copy.note.theme(THEMES.indexOf(theme) + 1, THEMES.length)}
      </p>
      <h2 ref={heading} tabIndex={-1} id={id} className="text-xl font-semibold outline-none">
        {label}
      </h2>
      <p className="mt-1 text-lg">{questionOf(theme)}</p>
      {typeof lastWords === 'string' && (
        <LastWords label={copy.note.last(cover.lastLabel ?? '')} words={lastWords} />
      )}
      {hasVersions(note, narrative) ? (
        <Versions note={note} field={narrative} label={copy.note.words} takesFocus={isTyping} />
      ) : (
        <>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
            <label htmlFor={`${id}-words`} className="text-sm font-medium">
              {copy.note.words}
            </label>
            <SavedState typed={note.typed} />
          </div>
          <textarea
            ref={words}
            id={`${id}-words`}
            rows={isNarrow ? 4 : 6}
            {...typedInto(narrative, setTyping)}
            className="mt-1 w-full rounded-md border border-control bg-surface px-3 py-2 text-lg"
          />
        </>
      )}
      <Versions note={note} field={score} label={copy.note.score(label)} />
      <Versions note={note} field={notAskedField(theme)} label={copy.note.notAsked} />
      <Versions note={note} field={change} label={copy.note.whatChanged} />
      <Versions note={note} field={confirmedField(theme)} label={copy.note.confirmed} />
      {/* The answers come first by the keyboard, as after the words in the sheet. */}
      <div className="mt-4 flex flex-col gap-1">
        {answers.length > 0 && (
          <Answers
            labelledBy={`${id}-score`}
            answers={answers}
            given={given}
            isDisabled={isReadOnly || isLeftOut}
            onGive={setScore}
          />
        )}
        <div className="order-first flex flex-wrap items-center justify-between gap-2">
          {answers.length > 0 && (
            <p id={`${id}-score`} className="text-sm font-medium">
              {copy.note.score(label)}
            </p>
          )}
          <label className="flex min-h-hit items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={isLeftOut}
              disabled={isReadOnly || isAnswered(theme, values)}
              onChange={({ target }) => note.type(notAskedField(theme), target.checked)}
              className="size-5 accent-(--accent)"
            />
            {copy.note.notAsked}
          </label>
        </div>
      </div>
      {typeof given === 'number' && (typeof lastScore === 'number' || hasChange) && (
        <div className="mt-3 rounded-md border border-line border-l-3 border-l-accent bg-surface p-3">
          {typeof lastScore === 'number' && (
            <p className="flex flex-wrap items-center gap-2 text-sm">
              {copy.note.moved(cover.lastLabel ?? '', scoreText(lastScore), scoreText(given))}
              <ScoreBox score={lastScore} /> → <ScoreBox score={given} />
            </p>
          )}
          {(isMoved || hasChange) && (
            <TextField
              className="mt-2"
              label={copy.note.whatChanged}
              hint={copy.note.whatChangedHint}
              {...typedInto(change, setChanging)}
            />
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

/** What the company said last. On a telephone the beginning of it, so that the answers stay in sight. */
function LastWords({ label, words }: { label: string; words: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = words.length > SHOWN_LETTERS;
  return (
    <blockquote className="mt-3 border-l-2 border-control pl-3 text-sm text-muted">
      <p className="text-xs font-medium">{label}</p>
      <p className={cx(isLong && !isWhole && 'max-md:line-clamp-2')}>“{words}”</p>
      {isLong && !isWhole && (
        <button
          type="button"
          className="min-h-hit text-accent underline md:hidden"
          onClick={() => setWhole(true)}
        >
          {copy.note.whole}
        </button>
      )}
    </blockquote>
  );
}
