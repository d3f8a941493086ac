import type { Check, Statement } from '@lqc/contracts';
import { cx } from '../../lib/cx';
import { pressedBy } from '../../lib/pressed-by';
import { UNCHECKED_LOOK } from './check-look';
import { CheckedWords } from './checked-words';
import { copy } from './copy';
import { paragraphsOf, type Segment, type Span } from './text-segments';
import { Verdict } from './verdict';

interface MarkedTextProps {
  readonly summary: string;
  readonly checks: readonly Check[];
  /** Those that were not wholly checked are underlined. */
  readonly statements: readonly Statement[];
  /** Where the sentences stand that can be chosen. */
  readonly sentences?: readonly Span[];
  /** Index of the sentence whose contacts are shown. */
  readonly chosen?: number | null;
  readonly onChoose?: (sentence: number) => void;
  /** Told when a sentence is pressed, also one that the pointer has chosen already. */
  readonly onPress?: (sentence: number) => void;
}

/** A draft with its checked words marked; clicking a sentence shows the contacts behind it. */
export function MarkedText({
  summary,
  checks,
  statements,
  sentences = statements,
  chosen,
  onChoose,
  onPress,
}: MarkedTextProps) {
  const isUnchecked = (index: number) =>
    statements.some(
      ({ start, status }) => status === 'unchecked' && start === sentences[index]?.start,
    );
  return (
    <div className="max-w-[72ch] space-y-3 text-base leading-6">
      {paragraphsOf(summary, checks, sentences).map((shown, paragraph) => (
        // oxlint-disable-next-line react/no-array-index-key -- a finished text never moves
        <p key={paragraph}>
          {shown.map(({ index, segments }, at) =>
            index === -1 || !onChoose ? (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <span key={at} className={cx(isUnchecked(index) && UNCHECKED_LOOK)}>
                <Segments segments={segments} isUnchecked={isUnchecked(index)} />
              </span>
            ) : (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- as above
                key={at}
                role="button"
                tabIndex={0}
                aria-pressed={index === chosen}
                onMouseEnter={() => onChoose(index)}
                {...pressedBy(() => {
                  onChoose(index);
                  onPress?.(index);
                })}
                className={cx(
                  'cursor-pointer rounded-sm decoration-clone',
                  index === chosen && 'bg-sunken',
                  isUnchecked(index) && UNCHECKED_LOOK,
                )}
              >
                <Segments segments={segments} isUnchecked={isUnchecked(index)} />
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}

function Segments({
  segments,
  isUnchecked,
}: {
  segments: readonly Segment[];
  isUnchecked: boolean;
}) {
  return (
    <>
      {segments.map(({ text, bold, check }, at) => {
        const body = bold ? <strong>{text}</strong> : text;
        if (!check) {
          // oxlint-disable-next-line react/no-array-index-key -- a finished text never moves
          return <span key={at}>{body}</span>;
        }
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a finished text never moves
          <CheckedWords key={at} check={check} isEnd={segments[at + 1]?.check !== check}>
            {body}
          </CheckedWords>
        );
      })}
      {isUnchecked && <Verdict>{copy.mark.unchecked}</Verdict>}
    </>
  );
}
