import { cx } from '../../lib/cx';
import { copy } from './copy';

const LOOKS = {
  red: 'bg-danger-tint text-danger',
  amber: 'bg-warn-tint text-warn',
} as const;
const SIGNS = { red: copy.signs.contradicted, amber: copy.signs.unchecked } as const;

interface CountMarkProps {
  readonly kind: 'red' | 'amber';
  readonly n: number;
  /** What is counted, as text or only for screen readers. */
  readonly words: string;
  readonly isShort?: boolean;
}

/** The number of sentences that need attention, with the icon that marks them in the text. */
export function CountMark({ kind, n, words, isShort }: CountMarkProps) {
  return (
    <span
      title={words}
      className={cx('rounded px-1 text-xs leading-4 font-semibold whitespace-nowrap', LOOKS[kind])}
    >
      <span aria-hidden>{isShort ? `${SIGNS[kind]}${n}` : `${SIGNS[kind]} ${words}`}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
