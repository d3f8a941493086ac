import { type ContactResponse, type IndicatorKey, indicatorOf, INDICATORS } from '@lqc/contracts';
import { useState } from 'react';
import { Panel } from '../../components/panel';
import { StepButtons } from '../../components/step-buttons';
import { cx } from '../../lib/cx';
import { shortQuarter } from '../history/copy';
import { copy } from './copy';
import { ScoreBox } from '../charts/score-box';

const BESIDE = 3;

interface WordsProps {
  readonly contact: ContactResponse;
  readonly indicator: IndicatorKey;
  /** A quarter that was chosen in the table of scores; the latest ones without it. */
  readonly quarter: string | undefined;
}

/** All a company said, quarters side by side, by indicator; the chosen indicator first. */
export function Words({ contact: { quarters, answers }, indicator, quarter }: WordsProps) {
  const visited = quarters.filter((one) => one.visited);
  const asked = visited.findIndex(({ quarter_id: id }) => id === quarter);
  const lastFrom = Math.max(0, visited.length - BESIDE);
  const [moved, setMoved] = useState<{ to: number; quarter: string | undefined } | null>(null);
  const chosenFrom = asked < 0 ? lastFrom : Math.min(lastFrom, Math.max(0, asked - 1));
  // Choosing another quarter in the scores scrolls the words back to it.
  const from = moved && moved.quarter === quarter ? moved.to : chosenFrom;
  const shown = visited.slice(from, from + BESIDE);
  const told = (key: IndicatorKey, id: string) =>
    answers.filter((one) => one.indicator === key && one.quarter_id === id);
  const keys = [
    indicator,
    ...INDICATORS.map(({ key }) => key).filter((key) => key !== indicator),
  ].filter((key) =>
    shown.some(({ quarter_id: id }) => told(key, id).some(({ narrative }) => narrative !== null)),
  );
  const cells = shown.flatMap(({ quarter_id: id, ...one }) =>
    told(indicator, id).flatMap(({ narrative_cell: cell }) =>
      cell ? [`${cell} (${shortQuarter(one)})`] : [],
    ),
  );
  return (
    <Panel
      className="scroll-pt-10 overflow-y-auto lg:row-span-2 tall:lg:sticky tall:lg:top-15 tall:lg:max-h-[calc(100dvh-var(--bar)-24px)]"
      title={
        <span className="flex items-center gap-1">
          <span className="flex-1">{copy.words}</span>
          <StepButtons
            back={copy.earlier}
            on={copy.later}
            isEnd={(by) => (by < 0 ? from === 0 : from >= lastFrom)}
            onStep={(by) => setMoved({ to: from + by, quarter })}
          />
        </span>
      }
    >
      {keys.length === 0 && <p className="text-muted">{copy.noWords}</p>}
      {keys.length > 0 && (
        <div className="sticky top-0 grid grid-cols-3 gap-x-5 bg-surface pt-1 max-md:hidden">
          {shown.map((one) => (
            <p
              key={one.quarter_id}
              className={cx(
                'border-b pb-1 text-xs font-semibold',
                one === visited.at(-1) ? 'border-b-2 border-gold' : 'border-control',
              )}
            >
              {shortQuarter(one)}
            </p>
          ))}
        </div>
      )}
      {keys.map((key) => (
        <section key={key} className="border-b border-line py-2.5 last:border-0">
          <h3 className={cx('mb-1 text-sm font-semibold', key === indicator && 'text-accent')}>
            {indicatorOf(key).label}
          </h3>
          <div className="grid grid-cols-1 gap-x-5 gap-y-2 md:grid-cols-3">
            {shown.map((one) => (
              <div key={one.quarter_id} className="min-w-0">
                <p className="text-xs font-semibold text-muted md:hidden">{shortQuarter(one)}</p>
                {told(key, one.quarter_id)
                  .filter(({ score, narrative }) => score !== null || narrative !== null)
                  .map((answer) => (
                    <div key={answer.contact_id} className="flex gap-2">
                      {indicatorOf(key).likertLabel !== null && <ScoreBox score={answer.score} />}
                      <p className="min-w-0 flex-1 text-sm break-words whitespace-pre-line">
                        {answer.narrative ?? copy.unknown}
                      </p>
                    </div>
                  ))}
              </div>
            ))}
          </div>
        </section>
      ))}
      {cells.length > 0 && (
        <p className="mt-2 text-xs text-muted">
          {copy.source(indicatorOf(indicator).label, cells.join(', '))}
        </p>
      )}
    </Panel>
  );
}
