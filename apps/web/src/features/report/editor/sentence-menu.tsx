import type { Fact, ReadySentence } from '@lqc/contracts';
import { Ban, CornerDownLeft, Link2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../../lib/cx';
import { count } from '../../../lib/format';
import { copy } from '../copy';
import type { SentenceChoice } from './sentence-search';

interface SentenceMenuProps {
  readonly id: string;
  readonly choices: readonly SentenceChoice[];
  readonly active: number;
  /** Which of its wordings the active sentence is shown in. */
  readonly wording: number;
  readonly facts: readonly Fact[];
  /** Distance from the top of the text, in pixels. */
  readonly top: number;
  readonly isUsed: (sentence: ReadySentence) => boolean;
  readonly onActive: (at: number) => void;
  readonly onChoose: (at: number) => void;
  readonly onWording: () => void;
}

export const optionId = (id: string, at: number) => `${id}-${at}`;

/** The sentence that a line of the menu inserts; null of one that inserts nothing. */
export const insertedBy = (choice: SentenceChoice | undefined): ReadySentence | null =>
  choice ? (choice.is === 'ready' ? choice.sentence : choice.instead) : null;

/** One of a sentence's wordings. */
export const wordingOf = ({ texts }: ReadySentence, wording: number): string =>
  texts[wording % texts.length]!;

/** The ready sentences that the letters behind a slash mean, under the line in which they are typed. */
export function SentenceMenu(props: SentenceMenuProps) {
  const { id, choices, active, top } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), []);
  const ready = choices.filter(({ is }) => is === 'ready').length;
  return (
    <div
      ref={box}
      style={{ top }}
      role="presentation"
      // The keyboard stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 z-20 mb-4 flex scroll-mb-16 max-h-[min(420px,62dvh)] flex-col rounded-md border border-control bg-surface text-sm shadow-lg"
    >
      <p className="border-b border-line px-3 py-1.5 text-xs text-muted">
        <b className="font-semibold text-ink">{copy.insert.title}</b>{' '}
        {copy.insert.found(ready, choices.length - ready)}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={copy.insert.title}
        className="min-h-0 flex-1 overflow-y-auto"
      >
        {choices.map((choice, at) => (
          <Line key={keyOf(choice)} {...props} choice={choice} at={at} isActive={at === active} />
        ))}
      </div>
      <Preview {...props} />
      <p
        aria-hidden
        className="flex flex-wrap gap-x-4 border-t border-line px-3 py-1.5 text-xs text-muted max-md:hidden"
      >
        {copy.insert.keys.map(([key, does]) => (
          <span key={key}>
            <kbd className="rounded border border-line bg-ground px-1 font-sans">{key}</kbd> {does}
          </span>
        ))}
        <span className="ml-auto flex items-center gap-1">
          <Link2 size={12} /> {copy.insert.follows}
        </span>
      </p>
    </div>
  );
}

const keyOf = (choice: SentenceChoice) =>
  choice.is === 'ready' ? choice.sentence.texts[0] : `! ${choice.refused.text}`;

type LineProps = SentenceMenuProps & {
  readonly choice: SentenceChoice;
  readonly at: number;
  readonly isActive: boolean;
};

function Line(props: LineProps) {
  const { id, choice, at, isActive, wording, isUsed, onActive, onChoose } = props;
  const sentence = insertedBy(choice);
  const isRefused = choice.is === 'refused';
  const { kind } = choice.is === 'ready' ? choice.sentence : choice.refused;
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) void line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={line}
      type="button"
      tabIndex={-1}
      role="option"
      id={optionId(id, at)}
      aria-selected={isActive}
      aria-disabled={sentence === null || undefined}
      onMouseMove={() => !isActive && onActive(at)}
      onClick={() => onChoose(at)}
      className={cx(
        'grid w-full grid-cols-[88px_minmax(0,1fr)_auto] items-baseline gap-x-2.5 border-l-[3px] border-transparent py-1.5 pr-3 pl-2 text-left leading-5 max-md:min-h-11 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center',
        isActive && 'border-accent bg-accent-tint',
        isRefused && 'border-t border-t-line',
        isRefused && !isActive && 'bg-ground',
      )}
    >
      <span className="flex items-center gap-1 text-xs text-muted max-md:col-span-2">
        {isRefused && <Ban size={12} />} {copy.insert.kinds[kind]}
      </span>
      {choice.is === 'ready' ? (
        <>
          <span className={cx(isActive && 'font-medium')}>
            {wordingOf(choice.sentence, isActive ? wording : 0)}
          </span>
          <span className="text-xs whitespace-nowrap text-muted">
            {isUsed(choice.sentence) ? copy.insert.used : answersBehind(choice.sentence)}
          </span>
        </>
      ) : (
        <>
          <span>
            <s className="text-muted decoration-control">{choice.refused.text}</s>
            <span className="block text-xs leading-4">{choice.refused.reason}</span>
          </span>
          <span className="text-xs font-medium text-accent">
            {choice.instead && copy.insert.instead}
          </span>
        </>
      )}
    </button>
  );
}

/** The answers or companies behind a sentence: `n 38/36`. */
export const answersBehind = ({ n }: ReadySentence): string =>
  n.length === 0 ? '' : copy.insert.n(n.map((one) => count(one)).join('/'));

/** What the active line would insert: its wording, the figures in it, and the way to another wording. */
function Preview({ choices, active, wording, facts, onWording, onChoose }: SentenceMenuProps) {
  const sentence = insertedBy(choices[active]);
  if (!sentence) return null;
  const { texts } = sentence;
  const told = facts.filter(({ id }) => sentence.facts.includes(id));
  return (
    <div className="border-t border-line bg-ground px-3 py-2 text-xs">
      {told.length > 0 && (
        <p className="line-clamp-2 text-muted max-md:hidden">
          {told.map(({ label }) => label).join(' · ')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 not-first:mt-1.5">
        {texts.length > 1 && (
          <Small onPress={onWording}>
            {copy.insert.wording((wording % texts.length) + 1, texts.length)}
          </Small>
        )}
        <Small onPress={() => onChoose(active)} isPrimary>
          {copy.insert.put} <CornerDownLeft size={12} />
        </Small>
      </div>
    </div>
  );
}

/** A button for a pointer: the keyboard has keys of its own and stays in the text. */
const Small = ({
  onPress,
  isPrimary,
  children,
}: {
  readonly onPress: () => void;
  readonly isPrimary?: boolean;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    tabIndex={-1}
    onClick={onPress}
    className={cx(
      'flex min-h-7 items-center gap-1.5 rounded-md border px-2.5 font-medium max-md:min-h-11 max-md:px-4',
      isPrimary ? 'ml-auto border-accent bg-accent text-on-accent' : 'border-control bg-surface',
    )}
  >
    {children}
  </button>
);
