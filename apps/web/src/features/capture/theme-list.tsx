import { type IndicatorKey, indicatorOf } from '@lqc/contracts';
import type { NoteValues } from '@lqc/capture';
import { scoreField } from '@lqc/capture';
import { cx } from '../../lib/cx';
import { ScoreBox } from '../charts/score-box';
import { copy } from './copy';
import { markOf, type ThemeMark, THEMES } from './themes';

/** The mark of a theme: its shape says how far it is, before its colour does. */
export function Mark({ mark, isHere = false }: { mark: ThemeMark; isHere?: boolean }) {
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
          mark === 'words' && 'fill-none stroke-warn',
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
      {mark === 'not-asked' && <path d="M5 8h6" strokeWidth={1.5} className="stroke-muted" />}
      {mark === 'empty' && isHere && <circle cx={8} cy={8} r={2.5} className="fill-accent" />}
    </svg>
  );
}

/** Where one is in a note: at a theme, at the visit itself (null), or at the recap. */
export type Place = IndicatorKey | null | 'recap';

interface ThemeListProps {
  readonly values: NoteValues;
  readonly chosen: Place;
  readonly onChoose: (place: Place) => void;
}

/** All themes with their marks and scores, to choose one. */
export function ThemeList({ values, chosen, onChoose }: ThemeListProps) {
  return (
    <nav aria-label={copy.note.themes}>
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
                <Mark mark={markOf(key, values)} isHere={key === chosen} />
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
