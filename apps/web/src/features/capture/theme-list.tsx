import { type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { type NoteValues, scoreField } from '@lqc/capture';
import { useEffect, useRef } from 'react';
import { cx } from '../../lib/cx';
import { ScoreBox } from '../charts/score-box';
import { copy } from './copy';
import { markOf, type ThemeMark, THEMES } from './themes';

/** The mark of a theme: its shape says how far it is, before its colour does. */
function Mark({ mark, isHere = false }: { mark: ThemeMark; isHere?: boolean }) {
  const label = copy.note.marks[mark];
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0" role="img" aria-label={label}>
      <circle
        cx={8}
        cy={8}
        r={6.5}
        strokeWidth={1.5}
        strokeDasharray={mark === 'empty' && !isHere ? '2.5 2' : undefined}
        className={cx(
          mark === 'full' && 'fill-accent stroke-accent',
          (mark === 'score' || mark === 'partial') && 'fill-none stroke-accent',
          (mark === 'words' || mark === 'versions') && 'fill-none stroke-warn',
          mark === 'not-asked' && 'fill-line stroke-line',
          mark === 'empty' && 'fill-none stroke-control',
        )}
      />
      {(mark === 'score' || mark === 'partial') && (
        <path
          d={mark === 'score' ? 'M8 1.5a6.5 6.5 0 0 0 0 13z' : 'M8 1.5a6.5 6.5 0 0 1 0 13z'}
          className="fill-accent"
        />
      )}
      {mark === 'words' &&
        [5, 8, 11].map((x) => <circle key={x} cx={x} cy={8} r={1} className="fill-warn" />)}
      {mark === 'versions' && <path d="M6 5v6M10 5v6" strokeWidth={1.5} className="stroke-warn" />}
      {mark === 'not-asked' && <path d="M5 8h6" strokeWidth={1.5} className="stroke-muted" />}
      {mark === 'empty' && isHere && <circle cx={8} cy={8} r={2.5} className="fill-accent" />}
    </svg>
  );
}

/** Where one is in a note: at a theme, at the visit itself (null), or at the recap. */
export type Place = IndicatorKey | null | 'recap';

interface ThemeListProps {
  readonly values: NoteValues;
  /** Themes of which a field has versions to choose from. */
  readonly disagreeing: ReadonlySet<IndicatorKey>;
  readonly chosen: Place;
  readonly onChoose: (place: Place) => void;
}

/** Keeps the chosen theme in sight of a list that is longer than its place. */
function useInSight<Element extends HTMLElement>(chosen: Place) {
  const list = useRef<Element>(null);
  useEffect(() => {
    const place = list.current!;
    // The recap has no entry.
    if (chosen === 'recap') return;
    const showCurrent = () => {
      const current = place.querySelector<HTMLElement>('[aria-current]');
      if (!current) return;
      // Not `scrollIntoView`, which would move the page as well.
      place.scrollTo({
        top: current.offsetTop - (place.clientHeight - current.offsetHeight) / 2,
        left: current.offsetLeft - (place.clientWidth - current.offsetWidth) / 2,
      });
    };
    // Also where it comes into being as a device is turned.
    const observer = new ResizeObserver(showCurrent);
    observer.observe(place);
    return () => observer.disconnect();
  }, [chosen]);
  return list;
}

/** All themes with their marks and scores, to choose one; it stays beside the theme while that is scrolled. */
export function ThemeList({ values, disagreeing, chosen, onChoose }: ThemeListProps) {
  const list = useInSight<HTMLElement>(chosen);
  return (
    <nav
      ref={list}
      aria-label={copy.note.themes}
      className="sticky top-bar max-h-[calc(100dvh-var(--bar))] overflow-y-auto"
    >
      <ul>
        <li>
          <Entry isChosen={chosen === null} onChoose={() => onChoose(null)}>
            {copy.note.visit}
          </Entry>
        </li>
        {THEMES.map((key) => {
          const score = values.get(scoreField(key));
          return (
            <li key={key}>
              <Entry isChosen={key === chosen} onChoose={() => onChoose(key)}>
                <Mark
                  mark={disagreeing.has(key) ? 'versions' : markOf(key, values)}
                  isHere={key === chosen}
                />
                <span className="min-w-0 flex-1 leading-tight">{indicatorOf(key).label}</span>
                {typeof score === 'number' && <ScoreBox score={score} />}
              </Entry>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The themes as a row of marks, where there is no room for their list. */
export function ThemeStrip({ values, disagreeing, chosen, onChoose }: ThemeListProps) {
  const strip = useInSight<HTMLElement>(chosen);
  return (
    <nav
      ref={strip}
      aria-label={copy.note.themes}
      className="relative flex overflow-x-auto px-1 lg:hidden"
    >
      {THEMES.map((key) => {
        const mark = disagreeing.has(key) ? 'versions' : markOf(key, values);
        return (
          <button
            key={key}
            type="button"
            aria-label={`${indicatorOf(key).label}, ${copy.note.marks[mark]}`}
            aria-current={key === chosen ? 'step' : undefined}
            onClick={() => onChoose(key)}
            className={cx(
              'grid h-9 w-11 shrink-0 place-items-center border-b-3 -outline-offset-2',
              key === chosen ? 'border-accent' : 'border-transparent',
            )}
          >
            <Mark mark={mark} isHere={key === chosen} />
          </button>
        );
      })}
    </nav>
  );
}

interface EntryProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: React.ReactNode;
}

const Entry = ({ isChosen, onChoose, children }: EntryProps) => (
  <button
    type="button"
    aria-current={isChosen ? 'step' : undefined}
    onClick={onChoose}
    className={cx(
      'flex h-hit w-full items-center gap-2.5 border-l-3 px-3 text-left text-sm -outline-offset-2',
      isChosen
        ? 'border-accent bg-accent-tint font-semibold'
        : 'border-transparent hover:bg-sunken',
    )}
  >
    {children}
  </button>
);
