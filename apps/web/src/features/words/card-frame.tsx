import type { QuarterRole } from '@lqc/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Columns2, Square, Tags, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { QueryError } from '../../components/states';
import { Panel } from '../../components/panel';
import { count } from '../../lib/format';
import type { JobProgress } from '@lqc/client';
import type { WordsCard } from './card';
import type { Shift } from './compare-words';
import { copy } from './copy';
import { Making } from './making';

interface Side<Response> {
  readonly query: UseQueryResult<Response> & { readonly progress: JobProgress | null };
  readonly quarter: QuarterRole;
  readonly shifts: ReadonlyMap<string, Shift> | null;
}

interface CardFrameProps<Response> {
  readonly card: WordsCard;
  readonly title: string;
  readonly doing: string;
  readonly failed: string;
  readonly onChange: (card: WordsCard | null) => void;
  /** The words of the card's quarter, and of the previous quarter for a comparison. */
  readonly sides: readonly [Side<Response>, Side<Response>];
  readonly children: (response: Response, side: Side<Response>) => ReactNode;
}

/** The frame of a card: title, buttons, and for each quarter its words, progress or error. */
export function CardFrame<Response extends { period: string; contacts: number }>({
  card,
  title,
  doing,
  failed,
  onChange,
  sides,
  children,
}: CardFrameProps<Response>) {
  const { compared } = card;
  const [now] = sides;
  const shown = compared ? sides.toReversed() : [now];
  return (
    <Panel
      title={compared ? copy.comparedTitle(title) : title}
      note={
        compared ? copy.shiftLegend : now.query.data && copy.basis(count(now.query.data.contacts))
      }
      actions={
        <div className="flex min-w-0 flex-wrap gap-1">
          <Button
            variant="tool"
            title={copy.termsNote}
            onClick={() => onChange({ ...card, mode: card.mode === 'terms' ? 'words' : 'terms' })}
          >
            <Tags size={14} /> {card.mode === 'terms' ? copy.allWordsMode : copy.terms}
          </Button>
          {card.quarter === 'now' && (
            <Button variant="tool" onClick={() => onChange({ ...card, compared: !compared })}>
              {compared ? <Square size={14} /> : <Columns2 size={14} />}
              {compared ? copy.uncompare : copy.compare}
              {!compared && <span className="sr-only">{copy.compareWith}</span>}
            </Button>
          )}
          <Button variant="tool" aria-label={copy.remove(title)} onClick={() => onChange(null)}>
            <X size={16} />
          </Button>
        </div>
      }
    >
      <div className={compared ? 'grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2' : undefined}>
        {shown.map((side) => (
          <div key={side.quarter} className="min-w-0">
            {compared && side.query.data && (
              <h3 className="mb-2 flex items-baseline gap-2 border-b border-line pb-1 font-semibold">
                {side.query.data.period}
                <span className="text-xs font-normal text-muted">
                  {copy.basis(count(side.query.data.contacts))}
                </span>
              </h3>
            )}
            {side.query.error ? (
              <QueryError of={side.query} title={failed} />
            ) : side.query.data ? (
              children(side.query.data, side)
            ) : (
              <Making
                doing={doing}
                progress={side.query.progress}
                onCancel={() => onChange(null)}
              />
            )}
          </div>
        ))}
      </div>
    </Panel>
  );
}
