import type { TfIdfResponse } from '@lqc/contracts';
import { Mark } from '../../components/mark';
import { cx } from '../../lib/cx';
import { percent } from '../../lib/format';
import { useValueKeys } from '../charts/value-keys';
import { copy } from './copy';
import type { WordShare } from './word-shares';

interface ShareRowsProps {
  readonly response: TfIdfResponse;
  readonly shares: readonly WordShare[];
  readonly chosen: string | undefined;
  readonly onChoose: (share: WordShare) => void;
}

const COLUMNS =
  'grid w-full grid-cols-[minmax(0,9rem)_minmax(0,1fr)_3.5rem_3.5rem] items-center gap-x-3 max-sm:grid-cols-[minmax(0,1fr)_3.25rem_3.25rem]';

/** Words as rows: the share of contacts in both quarters, drawn and counted. */
export function ShareRows({ response, shares, chosen, onChoose }: ShareRowsProps) {
  const { contacts, against, period } = response;
  const keys = useValueKeys(shares.map((_, row) => ({ row, column: 0 })));
  const most = Math.max(
    0.01,
    ...shares.map(({ now }) => now / contacts),
    ...shares.map(({ before }) => (against && before ? before / against.contacts : 0)),
  );
  const at = (n: number, of: number) => `${(n / of / most) * 100}%`;
  return (
    <div>
      <div
        aria-hidden
        className={cx(COLUMNS, 'border-b border-control px-2 pb-1 text-xs text-muted')}
      >
        <span>{copy.columns.word}</span>
        <span className="flex items-center gap-3 max-sm:order-first max-sm:col-span-3 max-sm:mb-1">
          <Key isNow /> {copy.nowShort(period)}
          {against && (
            <>
              <Key /> {copy.nowShort(against.period)}
            </>
          )}
        </span>
        <span className="justify-self-end">
          <Key isNow />
        </span>
        <span className="justify-self-end">{against && <Key />}</span>
      </div>
      <ul aria-label={copy.sharesLabel} {...keys.around}>
        {shares.map((share, row) => {
          const { word, now, before, told } = share;
          const tone =
            told === 'more' ? 'text-rise' : told === 'fewer' ? 'text-fall' : 'text-muted';
          return (
            <li key={word} className="border-b border-line last:border-0">
              <button
                type="button"
                {...keys.valueAt({ row, column: 0 })}
                aria-pressed={chosen === undefined ? undefined : chosen === word}
                onClick={() => onChoose(share)}
                className={cx(
                  COLUMNS,
                  'relative min-h-(--row) border-l-[3px] px-2 text-left text-sm -outline-offset-2 hover:bg-sunken',
                  chosen === word ? 'border-accent bg-accent-tint' : 'border-transparent',
                )}
              >
                <span className="sr-only">
                  {copy.shareSays(share, contacts, against?.contacts)}
                </span>
                <span aria-hidden className="flex min-w-0 items-center gap-1.5">
                  <span className="truncate font-medium" title={word}>
                    {word}
                  </span>
                  {told && <Mark of={told === 'more' ? 'rise' : 'fall'} className={tone} />}
                </span>
                <span
                  aria-hidden
                  className={cx('relative mx-1.5 h-4 max-sm:order-last max-sm:col-span-3', tone)}
                >
                  <span className="absolute inset-x-0 top-1/2 border-t border-line" />
                  {against && before !== null && (
                    <>
                      <span
                        className="absolute top-1/2 -mt-px h-0.5 bg-current"
                        style={{
                          left: at(Math.min(now / contacts, before / against.contacts), 1),
                          width: at(Math.abs(now / contacts - before / against.contacts), 1),
                        }}
                      />
                      <Dot at={at(before, against.contacts)} />
                    </>
                  )}
                  <Dot at={at(now, contacts)} isNow />
                </span>
                <span aria-hidden className="text-right font-semibold tabular-nums">
                  {copy.ofShort(now, contacts)}
                </span>
                <span aria-hidden className="text-right text-muted tabular-nums">
                  {against && before !== null && copy.ofShort(before, against.contacts)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div
        aria-hidden
        className={cx(COLUMNS, 'border-t border-control px-2 pt-1 text-xs text-muted')}
      >
        <span className="max-sm:hidden" />
        <span className="flex justify-between max-sm:col-span-3">
          <span>0</span>
          <span>{copy.axisEnd(percent(most * 100))}</span>
        </span>
      </div>
    </div>
  );
}

const Dot = ({ at, isNow = false }: { at: string; isNow?: boolean }) => (
  <span
    className={cx(
      'absolute top-1/2 -mt-[5px] -ml-[5px] size-2.5 rounded-full border-[1.5px] border-current',
      isNow ? 'bg-current' : 'bg-surface',
    )}
    style={{ left: at }}
  />
);

const Key = ({ isNow = false }: { isNow?: boolean }) => (
  <span
    className={cx(
      'block size-2.5 rounded-full border-[1.5px] border-current',
      isNow && 'bg-current',
    )}
  />
);
