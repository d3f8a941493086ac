import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { copy } from './copy';
import { StepMark } from './step-mark';
import type { Step } from './steps';

const SPOKEN = {
  done: copy.isDone,
  next: copy.isNext,
  started: copy.isStarted,
  waiting: copy.isWaiting,
} satisfies Record<Step['state'], string>;

/** The list of a quarter's steps. */
export function Checklist({ children }: { children: ReactNode }) {
  return (
    <ol
      aria-label={copy.steps}
      className="divide-y divide-line self-start rounded-md border border-line bg-surface"
    >
      {children}
    </ol>
  );
}

/** One step; only the next step is golden and has a primary button. */
export function StepRow({ step, action }: { step: Step; action: ReactNode }) {
  const isNext = step.state === 'next';
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={cx(
        'grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 max-sm:gap-x-3',
        isNext ? 'border-l-[3px] border-l-gold py-5 pl-[13px]' : 'py-3.5',
      )}
    >
      <StepMark {...step} />
      <div className={cx('min-w-0', isNext && 'max-sm:col-span-2')}>
        <h2
          className={cx(
            'font-semibold',
            isNext && 'text-lg',
            step.state === 'waiting' && 'text-muted',
          )}
        >
          {step.title}
          {isNext ? (
            <span className="ml-2 inline-block rounded border border-gold px-1.5 align-[2px] text-xs leading-[18px] font-medium">
              {copy.isNext}
            </span>
          ) : (
            <span className="sr-only">, {SPOKEN[step.state]}</span>
          )}
        </h2>
        <p className="text-sm text-muted">{step.detail}</p>
      </div>
      <div className={isNext ? 'max-sm:col-start-2' : 'max-sm:-mr-3.5 max-sm:[&_.said]:sr-only'}>
        {action}
      </div>
    </li>
  );
}
