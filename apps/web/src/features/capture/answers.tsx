import type { answersOf } from '@lqc/capture';
import type { CaptureValue } from '@lqc/contracts';
import { type KeyboardEvent, useRef } from 'react';
import { cx } from '../../lib/cx';
import { DOUBLE_CLICK_MS } from '../../lib/double-click';
import { scoreShade } from '../charts/shades';

interface AnswersProps {
  readonly labelledBy: string;
  readonly answers: ReturnType<typeof answersOf>;
  readonly given: CaptureValue | undefined;
  readonly isDisabled: boolean;
  /** Called with null where the given answer is taken back. */
  readonly onGive: (score: number | null) => void;
}

/** The five answers of a theme: one stop of Tab, in which a digit answers and arrows go on. */
export function Answers({ labelledBy, answers, given, isDisabled, onGive }: AnswersProps) {
  const stop = answers.some(({ score }) => score === given) ? given : answers[0]?.score;
  const pressed = useRef({ score: 0, at: -Infinity });
  const onPress = (score: number) => {
    const before = pressed.current;
    pressed.current = { score, at: performance.now() };
    // The second click of a double-click means the same as the first, and does not take it back.
    if (before.score === score && pressed.current.at - before.at < DOUBLE_CLICK_MS) return;
    onGive(given === score ? null : score);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = event.currentTarget.parentElement!.querySelectorAll('button');
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const answered = answers.findIndex(({ score }) => String(score) === event.key);
    if (answered >= 0 && answers[answered]!.score !== given) onGive(answers[answered]!.score);
    if (!step && answered < 0) return;
    event.preventDefault();
    buttons[step ? (at + step + buttons.length) % buttons.length : answered]?.focus();
  };
  return (
    <div role="group" aria-labelledby={labelledBy} className="grid grid-cols-5 gap-2 max-md:gap-1">
      {answers.map(({ score, words }, at) => (
        <button
          key={score}
          type="button"
          aria-pressed={given === score}
          aria-keyshortcuts={String(score)}
          tabIndex={stop === score ? 0 : -1}
          disabled={isDisabled}
          onClick={() => onPress(score)}
          onKeyDown={(event) => onKeyDown(event, at)}
          style={given === score ? scoreShade(score) : undefined}
          className={cx(
            'flex min-h-17 flex-col items-center justify-center gap-0.5 rounded-md border px-1 py-1 text-sm disabled:opacity-50',
            given === score
              ? 'border-2 border-ink font-semibold'
              : 'border-control bg-surface hover:bg-sunken',
          )}
        >
          <b className="text-xl">{score}</b>
          <span className="text-center leading-tight text-balance max-md:text-xs">{words}</span>
        </button>
      ))}
    </div>
  );
}
